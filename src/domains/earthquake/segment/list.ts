/** Lists of earthquakes, one a line: "03:12 – magnitude 4.1, 20 km west of X". */
import type { TimeMention } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { isAsOf } from './parts.ts';
import { ofKind, type Reading } from './reading.ts';

/** Whether a time is too long ago for a list of these days. */
type IsPast = (time: TimeMention) => boolean;

/** Paragraphs that are lines of a list, at least two; empty where there is none. */
export function listLines(readings: readonly Reading[], isPast: IsPast): ReadonlySet<number> {
  const lines = new Map<number, string>();
  for (const [paragraph, own] of paragraphsOf(readings)) {
    const key = lineKey(own, isPast);
    if (key !== null) lines.set(paragraph, key);
  }
  return new Set(lines.values()).size < 2 ? new Set() : new Set(lines.keys());
}

/** What tells one line from the next: its time as written. */
function lineKey(readings: readonly Reading[], isPast: IsPast): string | null {
  const [first] = readings;
  if (first === undefined || first.sentence.source === 'title') return null;
  const all = readings.flatMap(({ mentions }) => mentions);
  const measured = all.some(
    (mention) => mention.kind === 'energyClass' || (mention.kind === 'magnitude' && mention.standing === 'current'),
  );
  const head = readings.slice(0, 2).flatMap(({ mentions }) => mentions);
  const [time] = ofKind(head, 'time').filter((mention) => !isAsOf(mention, head));
  if (!measured || time === undefined || isPast(time) || !isEntry(first.sentence, time)) return null;
  return JSON.stringify([time.date, time.clock]);
}

/** Whether a line is an entry rather than prose: a number or bullet, or its time, stands before a mark. */
function isEntry({ raw, start }: Sentence, time: TimeMention): boolean {
  if (BULLET.test(`${raw} `)) return true;
  if (time.start >= start + raw.length) return false;
  const before = raw.slice(0, time.start - start);
  return !/\p{L}{4}/u.test(before) && before.length <= LONGEST_START && MARK.test(raw.slice(time.end - start - 2));
}

/** "16th, 13:20". */
const LONGEST_START = 12;
const BULLET = /^(?:\d{1,2}[.)]|[-•–—*·])\s/u;
/** Right after the time, or its last sign. */
const MARK = /^.{0,4}?[–—:,;|.)(-]/u;

export function paragraphsOf(readings: readonly Reading[]): ReadonlyMap<number, readonly Reading[]> {
  const paragraphs = new Map<number, Reading[]>();
  for (const reading of readings) {
    const own = paragraphs.get(reading.sentence.paragraph);
    if (own === undefined) paragraphs.set(reading.sentence.paragraph, [reading]);
    else own.push(reading);
  }
  return paragraphs;
}
