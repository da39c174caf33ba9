/**
 * A group's place as Kafka commits it: the frontier (the lowest unfinished offset) as the offset, and what is finished
 * beyond it in the metadata string. That is `.` and, as varints in base64, how far it is from the frontier to where the
 * first finished range starts, from there to its end, to the start of the next one, and so on: a long range costs no more
 * than a short one. Where these are so many that they do not fit: a bitmap in base64, whose bit i stands for offset
 * frontier + 1 + i; older programs wrote nothing else.
 */
import type { Committed } from '../ports/log.ts';
import { Ranges } from './ranges.ts';

/** Kafka's default for offset.metadata.max.bytes. */
const MOST_CHARACTERS = 4096;
const MOST_BITS = (MOST_CHARACTERS / 4) * 3 * 8;
const MARK = '.';

/** `finished` holds all below the frontier. Null where it cannot be told in 4 KB. */
export function encodePlace(finished: Ranges): Committed | null {
  const [start, end = 0, ...beyond] = finished.bounds;
  const offset = start === 0 ? end : 0;
  const bounds = start === 0 ? beyond : finished.bounds;
  if (bounds.length === 0) return { offset, metadata: '' };
  const metadata = encodeRanges(offset, bounds);
  if (metadata.length <= MOST_CHARACTERS) return { offset, metadata };
  const isNear = (bounds.at(-1) as number) - offset - 1 <= MOST_BITS;
  return isNear ? { offset, metadata: encodeBitmap(offset, bounds) } : null;
}

/** All offsets that were finished when the group stood there. */
export function finishedAt({ offset, metadata }: Committed): Ranges {
  const finished = new Ranges();
  finished.add(0, offset);
  const beyond = metadata.startsWith(MARK) ? decodeRanges(offset, metadata) : decodeBitmap(offset, metadata);
  for (const [from, to] of beyond) finished.add(from, to);
  return finished;
}

function encodeRanges(frontier: number, bounds: readonly number[]): string {
  const bytes: number[] = [];
  let before = frontier;
  for (const bound of bounds) {
    let step = bound - before;
    for (; step > 127; step = Math.floor(step / 128)) bytes.push(128 + (step % 128));
    bytes.push(step);
    before = bound;
  }
  return MARK + Buffer.from(bytes).toString('base64');
}

function* decodeRanges(frontier: number, metadata: string): Generator<[number, number]> {
  let [bound, scale] = [frontier, 1];
  let from: number | null = null;
  for (const byte of Buffer.from(metadata.slice(MARK.length), 'base64')) {
    bound += (byte % 128) * scale;
    scale = byte < 128 ? 1 : scale * 128;
    if (byte >= 128) continue;
    if (from !== null) yield [from, bound];
    from = from === null ? bound : null;
  }
}

function encodeBitmap(frontier: number, bounds: readonly number[]): string {
  const bytes = new Uint8Array(MOST_BITS / 8);
  const [first, size] = [frontier + 1, Math.ceil(((bounds.at(-1) as number) - frontier - 1) / 8)];
  for (let at = 0; at < bounds.length; at += 2) {
    const end = (bounds[at + 1] as number) - first;
    for (let bit = (bounds[at] as number) - first; bit < end; bit++) (bytes[bit >> 3] as number) |= 1 << (bit & 7);
  }
  return Buffer.from(bytes.subarray(0, size)).toString('base64');
}

function* decodeBitmap(frontier: number, metadata: string): Generator<[number, number]> {
  for (const [index, byte] of Buffer.from(metadata, 'base64').entries()) {
    for (let bit = 0; bit < 8; bit++) {
      const offset = frontier + 1 + index * 8 + bit;
      if (byte & (1 << bit)) yield [offset, offset + 1];
    }
  }
}
