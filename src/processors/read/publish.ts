/** The Store changes of read: a document's next revision, its page, its claim. */
import { encode } from '../../../topics/contract.ts';
import { type Document, document as documentSchema, documents } from '../../../topics/documents.ts';
import type { FetchRecord } from '../../../topics/fetch.ts';
import { learn, type Outcome } from '../../../topics/learn.ts';
import type { PageInput } from '../../page/reading.ts';
import { UTILITY } from '../../page/thresholds.ts';
import type { OutRecord } from '../../ports/log.ts';
import type { DocumentRow, Effects, PageRow, StoreTransaction } from '../../ports/store.ts';
import type { Recognition } from '../../schema/recognise.ts';

export interface Read {
  readonly task: FetchRecord;
  readonly page: PageInput;
  readonly recognition: Recognition;
  readonly outcome: Outcome;
  readonly fetchedAt: number;
  readonly rendered: boolean;
}

/**
 * Publishes what was read as the document's next revision. The same bytes again publish one only where they are read
 * better by a margin, as by a profile that was learned since; a page that was read again for a profile publishes
 * nothing where the document has come from another page meanwhile.
 */
export function publish(read: Read, now: number, claimMs: number): Effects {
  return async (tx) => {
    const { task, recognition, outcome } = read;
    const { hash } = recognition.result;
    const told = encode(learn, outcome);
    const old = await tx.document(task.documentId);
    const published = old?.status === 'published' ? old : null;
    if (task.reread !== undefined) {
      if (published?.pageHash !== hash) return [];
      return isBetter(read, published) ? [await put(tx, read, published, now), told] : [told];
    }
    await tx.keepClaim(task.documentId, now + claimMs);
    await tx.putPage(pageRow(read));
    if (published?.pageHash === hash && !isBetter(read, published)) {
      // seen again: it does not go by age
      await tx.putDocument({ ...published, updated: now });
      return [told];
    }
    return [await put(tx, read, old, now), told];
  };
}

/**
 * By the text's utility: the other fields mostly come from the same metadata. A profile takes the place of a fallback
 * unless that falls by the margin: it has read other pages of its template well, which no utility of one page sees (a
 * line that every page repeats looks like a text). Anything else must rise by the margin.
 */
function isBetter({ recognition }: Read, { parsed }: DocumentRow): boolean {
  const last = documentSchema.parse(JSON.parse(parsed));
  const { profile, reading } = recognition.result;
  const rise = (reading.utility.text?.total ?? 0) - (last.utility.text?.total ?? 0);
  const takesOver = profile !== null && last.profile === null;
  return takesOver ? rise >= -UTILITY.revisionMargin : rise >= UTILITY.revisionMargin;
}

function put(tx: StoreTransaction, read: Read, old: DocumentRow | null, now: number): Promise<OutRecord> {
  const document = toDocument(read, (old?.revision ?? 0) + 1);
  return store(tx, document, read.recognition.result.reading.rawText, old, now);
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
    return [await store(tx, { ...last, ...emptied, status: 'withdrawn', revision: old.revision + 1 }, '', old, now)];
  };
}

async function store(
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

function pageRow({ task, page, recognition, fetchedAt, rendered }: Read): PageRow {
  const { hash, compressed, reading } = recognition.result;
  return {
    hash,
    documentId: task.documentId,
    url: page.url,
    site: reading.site,
    contentType: page.contentType,
    bytes: compressed,
    fetchedAt,
    rendered,
    language: task.language ?? null,
    country: task.country ?? null,
  };
}

function toDocument({ task, page, recognition, fetchedAt, rendered }: Read, revision: number): Document {
  const { reading, fields, profile, hash } = recognition.result;
  const { rawText: _rawText, ...said } = reading;
  return {
    id: task.documentId,
    revision,
    status: 'published',
    url: task.url,
    finalUrl: page.url,
    ...said,
    fields,
    profile: profile === null ? null : { id: profile.id, version: profile.version },
    audit: {
      pageHash: hash,
      fetchedAt: new Date(fetchedAt).toISOString(),
      rendered,
      modelId: null,
      promptVersion: null,
    },
  };
}
