/** Files of JSON lines. */
import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { CodedError } from '../ports/errors.ts';

export interface Line {
  readonly text: string;
  /** `FILE:NUMBER`, of standard input `-:NUMBER`. */
  readonly where: string;
}

/** Of a line, in error messages. */
const SHOWN = 200;

/** Lines that are not blank; `-` is standard input. Throws FILE_UNREADABLE. */
export async function* linesOf(file: string): AsyncIterable<Line> {
  const input = file === '-' ? process.stdin : await opened(file);
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    // some editors begin files with a byte order mark
    const text = number === 1 ? line.replace(/^\ufeff/, '') : line;
    if (text.trim() !== '') yield { text, where: `${file}:${number}` };
  }
}

/** Throws FILE_UNREADABLE. */
async function opened(file: string): Promise<ReadStream> {
  const readable = await stat(file).then(
    (found) => found.isFile() || found.isFIFO() || found.isCharacterDevice(),
    () => false,
  );
  if (!readable) throw new CodedError('FILE_UNREADABLE', 'no such file, or not a file', { value: file });
  return createReadStream(file);
}

/** Throws RECORD_MALFORMED. */
export function jsonOf({ text, where }: Line): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CodedError('RECORD_MALFORMED', `${where} is not JSON`, { value: text.slice(0, SHOWN), cause });
  }
}

/** A date or time of ISO 8601, to the minute or finer; zod wants seconds where there is an offset. */
export const isoTime = z.union([
  z.iso.datetime({ offset: true, local: true }),
  z.iso.datetime({ offset: true, local: true, precision: -1 }),
  z.iso.date(),
]);
