/** Rows of a Store as the contract's tests write them, and a place to write them to. */
import type { ClaimRequest, DocumentRow, PageRow, StoreTransaction } from '../../src/ports/store.ts';
import { type Instance, type MakePlace, ownerOf, withPlace } from './harness.ts';

export const NOW = 1_800_000_000_000;
export const LATER = NOW + 1_000_000;
export const DAY = 86_400_000;

export type Write = <T>(work: (tx: StoreTransaction) => Promise<T>) => Promise<T>;

/** A new store, and a way to write to it as a rightful owner. */
export function withStore(make: MakePlace, run: (instance: Instance, write: Write) => Promise<void>): Promise<void> {
  return withPlace(make, [], async (instance) => {
    const owner = await ownerOf(instance, 'writer');
    await run(instance, (work) => instance.store.transaction(owner, 'in/0/0', work));
  });
}

export const claim = (input: string): ClaimRequest => ({ documentId: 'doc', input, now: NOW, refresh: false });

export const document = (revision: number, changes: Partial<DocumentRow> = {}): DocumentRow => ({
  id: 'doc',
  revision,
  status: 'published',
  url: 'https://a.example/',
  site: 'a.example',
  pageHash: 'h',
  searchResult: null,
  rawText: 'raw',
  mainText: 'main',
  parsed: '{}',
  created: NOW,
  updated: NOW + revision,
  ...changes,
});

export const page = (changes: Partial<PageRow> = {}): PageRow => ({
  hash: 'h',
  documentId: 'doc',
  url: 'https://a.example/',
  site: 'a.example',
  contentType: 'text/html',
  bytes: Uint8Array.of(0, 1, 255),
  fetchedAt: NOW,
  rendered: false,
  language: null,
  country: null,
  ...changes,
});
