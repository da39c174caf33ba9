import type { FileHandle } from 'node:fs/promises';
import { AsyncIterReader, WARCParser, type WARCRecord } from 'warcio';
import { CodedError } from '../../ports/errors.ts';

/** Where a response stands. */
export interface Entry {
  readonly url: string;
  /** Of its record, or, where several are compressed as one, of a place near it. */
  readonly offset: number;
  readonly recordId: string;
}

/** A file that stays open; `path` is for messages. */
export interface WarcFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
}

const LONGEST_VERSION_LINE = 16;
const READ_BYTES = 64 * 1024;

/** The responses of http(s) URLs, in file order. Reads the whole file once. Throws FILE_UNREADABLE. */
export async function* entries(file: WarcFile): AsyncGenerator<Entry> {
  if (!(await startsAsWarc(file))) throw unreadable(file, 'not a WARC file');
  yield* scan(file, 0, async (record, offset) => {
    const url = (record.warcTargetURI ?? '').replace(/^<|>$/g, '');
    const size = await skip(record);
    if (size !== record.warcContentLength) throw unreadable(file, `record cut short at byte ${offset}`);
    if (record.warcType !== 'response' || !/^https?:/i.test(url)) return null;
    return { url, offset, recordId: record.warcHeader('WARC-Record-ID') ?? '' };
  });
}

/** The bytes of a response's HTTP message, head and body. Throws BODY_TOO_LARGE, FILE_UNREADABLE. */
export async function messageAt(file: WarcFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  const pick = async (record: WARCRecord) => {
    if (record.warcHeader('WARC-Record-ID') !== entry.recordId) {
      await skip(record);
      return null;
    }
    if (record.warcContentLength > maxBytes) {
      throw new CodedError('BODY_TOO_LARGE', `${record.warcContentLength} bytes archived`, { value: entry.url });
    }
    return record.readFully(false);
  };
  for (const offset of new Set([entry.offset, 0])) {
    for await (const message of scan(file, offset, pick)) return message;
  }
  throw unreadable(file, `no record at byte ${entry.offset}`);
}

/** What `pick` makes of each record from an offset on; it must consume the record. */
async function* scan<T>(
  file: WarcFile,
  start: number,
  pick: (record: WARCRecord, offset: number) => Promise<T | null>,
): AsyncGenerator<T> {
  const reader = new AsyncIterReader(bytesFrom(file.handle, start));
  const parser = new WARCParser(reader, { parseHttp: false });
  try {
    for await (const record of parser) {
      if (!isWarc(record.warcHeaders.statusline)) throw unreadable(file, `no record at byte ${start + parser.offset}`);
      const picked = await pick(record, start + parser.offset);
      if (picked !== null) yield picked;
    }
    const end = start + reader.getRawOffset();
    // the parser takes a damaged or incomplete gzip member for the end of the file
    if (end !== file.size) throw unreadable(file, `damaged or cut short after byte ${end}`);
  } catch (error) {
    throw error instanceof CodedError ? error : unreadable(file, 'cannot be read', error);
  }
}

/** Asked first, because the parser keeps whatever it finds before it sees an end of headers. */
async function startsAsWarc(file: WarcFile): Promise<boolean> {
  try {
    return isWarc(await new AsyncIterReader(bytesFrom(file.handle, 0)).readline(LONGEST_VERSION_LINE));
  } catch (error) {
    throw unreadable(file, 'cannot be read', error);
  }
}

/** Positioned reads, so that many can read one open file; the parser keeps slices of what it is given. */
async function* bytesFrom(handle: FileHandle, start: number): AsyncGenerator<Uint8Array> {
  for (let position = start; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(READ_BYTES), 0, READ_BYTES, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** Reads past a record, and says how much there was: the parser itself never returns from one that is cut short. */
async function skip(record: WARCRecord): Promise<number> {
  let size = 0;
  for await (const chunk of record.reader) size += chunk.byteLength;
  return size;
}

function isWarc(statusline: string): boolean {
  return statusline.startsWith('WARC/');
}

export function unreadable(file: { path: string }, detail: string, cause?: unknown): CodedError {
  return new CodedError('FILE_UNREADABLE', detail, { value: file.path, cause });
}
