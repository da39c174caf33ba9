/** Lists of earthquakes, one a line: "03:12 – magnitude 4.1, 20 km west of X". */
import { isAsOf } from './parts.ts';
import { ofKind, type Reading } from './reading.ts';

/** How far into its line a time may begin, in characters: after a number or a bullet. */
const LINE_START = 12;

/** Paragraphs that are lines of a list, at least two; empty where there is none. */
export function listLines(readings: readonly Reading[]): ReadonlySet<number> {
  const lines = new Map<number, string>();
  for (const [paragraph, own] of paragraphsOf(readings)) {
    const key = lineKey(own);
    if (key !== null) lines.set(paragraph, key);
  }
  return new Set(lines.values()).size < 2 ? new Set() : new Set(lines.keys());
}

/** What tells one line from the next: its time as written. */
function lineKey(readings: readonly Reading[]): string | null {
  const [first] = readings;
  if (first === undefined || first.sentence.source === 'title') return null;
  const all = readings.flatMap(({ mentions }) => mentions);
  const measured = all.some(
    (mention) => mention.kind === 'energyClass' || (mention.kind === 'magnitude' && mention.standing === 'current'),
  );
  const [time] = ofKind(first.mentions, 'time').filter((mention) => !isAsOf(mention, first.mentions));
  if (!measured || time === undefined || time.start - first.sentence.start > LINE_START) return null;
  return JSON.stringify([time.date, time.clock]);
}

export function paragraphsOf(readings: readonly Reading[]): ReadonlyMap<number, readonly Reading[]> {
  const paragraphs = new Map<number, Reading[]>();
  for (const reading of readings) {
    const own = paragraphs.get(reading.sentence.paragraph);
    if (own === undefined) paragraphs.set(reading.sentence.paragraph, [reading]);
    else own.push(reading);
  }
  return paragraphs;
}
