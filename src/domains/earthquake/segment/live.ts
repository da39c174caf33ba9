/** Live pages: each entry begins with the clock at which it was written, which is no clock of the ground. */
import type { TimeMention } from '../mentions.ts';
import { paragraphsOf } from './list.ts';
import { ofKind, type Reading } from './reading.ts';

/** So many entries, at least, and so large a share of the paragraphs. */
const FEWEST = 3;
const SHARE = 0.5;

/** Readings in which the clocks that entries of a live page begin with are times of statements. */
export function withEntryClocks(readings: readonly Reading[]): readonly Reading[] {
  const paragraphs = [...paragraphsOf(readings.filter(({ sentence }) => sentence.source === 'text')).values()];
  const entries = paragraphs.flatMap((own) => leadingClock(own) ?? []);
  if (entries.length < FEWEST || entries.length < paragraphs.length * SHARE || !inOneOrder(entries)) return readings;
  const measured = paragraphs.filter((own) => own.some(({ mentions }) => ofKind(mentions, 'magnitude').length > 0));
  // a line of a list has a magnitude, an entry only now and then
  if (measured.length > entries.length / 2) return readings;
  const clocks = new Set<unknown>(entries);
  return readings.map(({ sentence, mentions }) => ({
    sentence,
    mentions: mentions.map((mention) =>
      clocks.has(mention) ? { ...(mention as TimeMention), role: 'statement' as const } : mention,
    ),
  }));
}

function leadingClock([first]: readonly Reading[]): TimeMention | null {
  if (first === undefined) return null;
  const time = ofKind(first.mentions, 'time').find(({ start }) => start - first.sentence.start <= 1);
  return time?.clock?.minute == null ? null : time;
}

/** The newest first, or the oldest. */
function inOneOrder(times: readonly TimeMention[]): boolean {
  const minutes = times.map(({ clock }) => (clock?.hour ?? 0) * 60 + (clock?.minute ?? 0));
  const falls = minutes.filter((at, index) => index > 0 && at < (minutes[index - 1] ?? 0)).length;
  const rises = minutes.filter((at, index) => index > 0 && at > (minutes[index - 1] ?? 0)).length;
  return Math.min(falls, rises) <= 1;
}
