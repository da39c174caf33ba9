/** What was lost, doubled or given up wrongly. */
import type { Ended, Published } from './readback.ts';

export interface Sent {
  readonly url: string;
  readonly id: string;
  readonly expect: 'document' | 'failure';
}

export interface Faults {
  /** Neither a document nor a failure. */
  readonly lost: number;
  /** Published or failed more than once, or both. */
  readonly doubled: number;
  /** Failures of what should have become documents. */
  readonly deadLetters: number;
  readonly wronglyPublished: number;
  /** Ends of what was never sent. */
  readonly unknown: number;
  /** Documents whose last published revision is not what the Store holds. */
  readonly storeDiffers: number;
  /** Documents under another key than their id. */
  readonly wrongKey: number;
}

export function check(sent: readonly Sent[], { documents, failures, store }: Ended): Faults {
  const last = lastRevisions(documents);
  const failed = failures.filter(({ processor }) => processor === 'intake' || processor === 'read');
  const failedIds = new Set(failed.map(({ documentId, url }) => documentId ?? url ?? ''));
  const known = new Set(sent.map(({ id }) => id));
  const stored = new Map(store.map(({ id, revision }) => [id, revision]));
  const ends = new Set([...last.keys(), ...failedIds]);
  const both = [...failedIds].filter((id) => last.has(id)).length;
  const revisions = new Set(documents.map(({ value }) => `${value.id}/${value.revision}`));
  return {
    lost: sent.filter(({ id }) => !ends.has(id)).length,
    doubled: documents.length - revisions.size + failed.length - failedIds.size + both,
    deadLetters: sent.filter(({ id, expect }) => expect === 'document' && failedIds.has(id)).length,
    wronglyPublished: sent.filter(({ id, expect }) => expect === 'failure' && last.has(id)).length,
    unknown: [...ends].filter((id) => !known.has(id)).length,
    storeDiffers: [...new Set([...last.keys(), ...stored.keys()])].filter((id) => last.get(id) !== stored.get(id))
      .length,
    wrongKey: documents.filter(({ key, value }) => key !== value.id).length,
  };
}

/** The highest published revision of every document. */
export function lastRevisions(documents: readonly Published[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { value } of documents) last.set(value.id, Math.max(value.revision, last.get(value.id) ?? 0));
  return last;
}

export function anyFault(faults: object): boolean {
  return Object.values(faults).some((count) => count !== 0);
}
