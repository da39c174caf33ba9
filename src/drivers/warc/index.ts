import { type FileHandle, open } from 'node:fs/promises';
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { Fetcher } from '../../ports/fetcher.ts';
import { type Message, readMessage } from './message.ts';
import { type Entry, entries, messageAt, unreadable } from './records.ts';

export interface WarcOptions {
  /** The spelling under which URLs are asked for; what it refuses is found by its own spelling alone. */
  readonly normalise: (url: string) => string;
  /** Bytes of a record, and of its body unpacked; 32 MB by default. */
  readonly maxBytes?: number;
}

export interface ArchivedPage {
  readonly url: string;
  readonly contentType: string | null;
  /** Empty where there is a failure. */
  readonly body: Uint8Array;
  /** BODY_TOO_LARGE, BODY_ENCODING or HTTP_CLIENT_ERROR. */
  readonly failure: CodedError | null;
}

export interface WarcArchive {
  /** Answers from the file, at the given clock's time. Throws NOT_IN_ARCHIVE, FILE_UNREADABLE, and a page's failures. */
  fetcher(clock: Clock): Fetcher;
  /** Target URIs of the responses, in file order, without duplicates. */
  readonly urls: readonly string[];
  /** The answers of success, in file order, one in memory at a time. */
  pages(): AsyncIterable<ArchivedPage>;
  close(): Promise<void>;
}

/**
 * Opens a WARC file, gzipped by record or not at all, and notes where its responses stand: the first of each URL
 * counts. Throws FILE_UNREADABLE.
 */
export async function openWarc(path: string, options: WarcOptions): Promise<WarcArchive> {
  const handle = await open(path).catch((error: unknown) => {
    throw unreadable({ path }, 'cannot be opened', error);
  });
  const file = { path, handle, size: (await handle.stat()).size };
  const maxBytes = options.maxBytes ?? 32 * 1024 * 1024;
  const index = await indexed(entries(file), options.normalise).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  const read = async (entry: Entry) => readMessage(await messageAt(file, entry, maxBytes), maxBytes, entry.url);
  const close = closing(handle);
  return {
    urls: [...index.byTarget.keys()],
    fetcher: (clock) => replaying(index, options.normalise, read, clock, close),
    pages: () => pages(index.byTarget.values(), read),
    close,
  };
}

interface Index {
  readonly byTarget: ReadonlyMap<string, Entry>;
  readonly byNormal: ReadonlyMap<string, Entry>;
}

async function indexed(found: AsyncIterable<Entry>, normalise: WarcOptions['normalise']): Promise<Index> {
  const byTarget = new Map<string, Entry>();
  const byNormal = new Map<string, Entry>();
  for await (const entry of found) {
    if (!byTarget.has(entry.url)) byTarget.set(entry.url, entry);
    const normal = normalOf(entry.url, normalise);
    if (!byNormal.has(normal)) byNormal.set(normal, entry);
  }
  return { byTarget, byNormal };
}

function normalOf(url: string, normalise: WarcOptions['normalise']): string {
  try {
    return normalise(url);
  } catch {
    return url;
  }
}

function replaying(
  index: Index,
  normalise: WarcOptions['normalise'],
  read: (entry: Entry) => Promise<Message>,
  clock: Clock,
  close: () => Promise<void>,
): Fetcher {
  return {
    async fetch({ url, signal, hold }) {
      signal.throwIfAborted();
      const entry = index.byTarget.get(url) ?? index.byNormal.get(normalOf(url, normalise));
      if (entry === undefined) throw new CodedError('NOT_IN_ARCHIVE', 'no response for this URL', { value: url });
      const message = await read(entry);
      signal.throwIfAborted();
      hold?.(message.body.byteLength);
      return { url, ...message, fetchedAt: clock.now() };
    },
    close,
  };
}

async function* pages(found: Iterable<Entry>, read: (entry: Entry) => Promise<Message>): AsyncGenerator<ArchivedPage> {
  for (const entry of found) {
    try {
      const { status, headers, body } = await read(entry);
      if (status < 200 || status >= 300) continue;
      yield { url: entry.url, contentType: headers['content-type'] ?? null, body, failure: null };
    } catch (error) {
      if (!(error instanceof CodedError) || error.code === 'FILE_UNREADABLE') throw error;
      yield { url: entry.url, contentType: null, body: new Uint8Array(), failure: error };
    }
  }
}

function closing(handle: FileHandle): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => {
    closed ??= handle.close();
    return closed;
  };
}
