/** What became of the demo's addresses, read back from the public topics as any subscriber would. */

import { everything } from '../src/cli/records.ts';
import type { Log } from '../src/ports/log.ts';
import { decode } from '../topics/contract.ts';
import { type Document, documents } from '../topics/documents.ts';
import { failures } from '../topics/failures.ts';
import { urls } from '../topics/urls.ts';

export interface Outcomes {
  /** Canonical addresses that were published to `urls`, or ended already. */
  readonly submitted: ReadonlySet<string>;
  /** The last revision of each document, by canonical address. */
  readonly documents: ReadonlyMap<string, Document>;
  /** The first revision that the topic still has of each. */
  readonly firsts: ReadonlyMap<string, Document>;
  /** The code of each address that ended without a document. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Reads the topics from their start (they are small here) for these canonical addresses. */
export async function readOutcomes(log: Log, listed: readonly string[]): Promise<Outcomes> {
  const ours = new Set(listed);
  const published = new Map<string, Document>();
  const firsts = new Map<string, Document>();
  for await (const record of everything(log, documents.topic)) {
    const document = decode(documents, record);
    if (!ours.has(document.url)) continue;
    if (document.revision > (published.get(document.url)?.revision ?? 0)) published.set(document.url, document);
    if (document.revision < (firsts.get(document.url)?.revision ?? Number.POSITIVE_INFINITY))
      firsts.set(document.url, document);
  }
  const failed = new Map<string, string>();
  for await (const record of everything(log, failures.topic)) {
    const { url = '', code } = decode(failures, record);
    if (ours.has(url) && !published.has(url)) failed.set(url, code);
  }
  const submitted = new Set([...published.keys(), ...failed.keys()]);
  for await (const { key } of everything(log, urls.topic)) if (key !== null && ours.has(key)) submitted.add(key);
  return { submitted, documents: published, firsts, failures: failed };
}
