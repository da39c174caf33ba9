/** The Store changes of read: a document's next revision, its page, its claim. */
import { encode } from '../../../topics/contract.ts';
import { type Document, document as documentSchema, documents } from '../../../topics/documents.ts';
import type { FetchRecord } from '../../../topics/fetch.ts';
import type { FetchResponse } from '../../ports/fetcher.ts';
import type { OutRecord } from '../../ports/log.ts';
import type { PageResult } from '../../ports/page-work.ts';
import type { DocumentRow, Effects, StoreTransaction } from '../../ports/store.ts';

export interface Read {
  readonly task: FetchRecord;
  readonly response: FetchResponse;
  readonly result: PageResult;
}

/** Publishes what was read as the document's next revision; the same bytes again publish nothing. */
export function publish(read: Read, now: number, claimMs: number): Effects {
  return async (tx) => {
    const { task, result } = read;
    const old = await tx.document(task.documentId);
    await tx.keepClaim(task.documentId, now + claimMs);
    await tx.putPage(pageRow(read));
    if (old?.status === 'published' && old.pageHash === result.hash) {
      // seen again: it does not go by age
      await tx.putDocument({ ...old, updated: now });
      return [];
    }
    const document = toDocument(read, (old?.revision ?? 0) + 1);
    return [await put(tx, document, read.result.reading.rawText, old, now)];
  };
}

/**
 * Publishes a withdrawn revision, with the document's identity but without its content; none if there is nothing to
 * withdraw. Its URL is free again: whoever brings it back is served.
 */
export function withdraw(documentId: string, now: number): Effects {
  return async (tx) => {
    await tx.freeClaim(documentId);
    const old = await tx.document(documentId);
    if (old === null || old.status === 'withdrawn') return [];
    const last = documentSchema.parse(JSON.parse(old.parsed));
    const emptied = {
      text: '',
      markdown: '',
      images: [],
      links: [],
      tables: [],
      description: null,
      keywords: [],
      fields: {},
    };
    return [await put(tx, { ...last, ...emptied, status: 'withdrawn', revision: old.revision + 1 }, '', old, now)];
  };
}

async function put(
  tx: StoreTransaction,
  document: Document,
  rawText: string,
  old: DocumentRow | null,
  now: number,
): Promise<OutRecord> {
  const record = encode(documents, document);
  await tx.putDocument({
    id: document.id,
    revision: document.revision,
    status: document.status,
    url: document.url,
    site: document.site,
    pageHash: document.audit.pageHash,
    searchResult: old?.searchResult ?? null,
    rawText,
    mainText: document.text,
    parsed: Buffer.from(record.value).toString('utf8'),
    created: old?.created ?? now,
    updated: now,
  });
  return record;
}

function pageRow({ task, response, result }: Read) {
  return {
    hash: result.hash,
    documentId: task.documentId,
    url: response.url,
    site: result.reading.site,
    contentType: response.headers['content-type'] ?? null,
    bytes: result.compressed,
    fetchedAt: response.fetchedAt,
  };
}

function toDocument({ task, response, result }: Read, revision: number): Document {
  const { rawText: _rawText, ...reading } = result.reading;
  return {
    id: task.documentId,
    revision,
    status: 'published',
    url: task.url,
    finalUrl: response.url,
    ...reading,
    fields: {},
    profile: null,
    audit: {
      pageHash: result.hash,
      fetchedAt: new Date(response.fetchedAt).toISOString(),
      rendered: false,
      modelId: null,
      promptVersion: null,
    },
  };
}
