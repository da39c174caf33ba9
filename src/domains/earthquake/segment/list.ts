/** Lists of earthquakes, one a line: "03:12 – magnitude 4.1, 20 km west of X". */
import type { AnyMention, TimeMention } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { isAsOf } from './parts.ts';
import { ofKind, type Reading } from './reading.ts';

/** Whether a time is too long ago for a list of these days. */
type IsPast = (time: TimeMention) => boolean;

/** Paragraphs that belong to entries of a list, with the entry of each, at least two; empty where there is none. */
export function listLines(readings: readonly Reading[], isPast: IsPast): ReadonlyMap<number, number> {
  const lines = new Map<number, string>();
  for (const [paragraph, own] of paragraphsOf(readings)) {
    const key = lineKey(own, isPast);
    if (key !== null) lines.set(paragraph, key);
  }
  if (new Set(lines.values()).size < 2) return cardsIn(readings, isPast);
  return new Map([...lines.keys()].map((paragraph) => [paragraph, paragraph]));
}

/** What tells one line from the next: its time as written. */
function lineKey(readings: readonly Reading[], isPast: IsPast): string | null {
  const [first] = readings;
  if (first === undefined || first.sentence.source === 'title') return null;
  const all = readings.flatMap(({ mentions }) => mentions);
  const measured = all.some(isSize);
  const head = readings.slice(0, 2).flatMap(({ mentions }) => mentions);
  const [time] = ofKind(head, 'time').filter((mention) => !isAsOf(mention, head));
  if (!measured || time === undefined || isPast(time) || !isEntry(first.sentence, time)) return null;
  return JSON.stringify([time.date, time.clock]);
}

function isSize(mention: AnyMention): boolean {
  return mention.kind === 'energyClass' || (mention.kind === 'magnitude' && mention.standing === 'current');
}

/** Two may be a bulletin and its aftershock, or its correction. */
const FEWEST_CARDS = 3;
/** Longer lines are prose. */
const LONGEST_LINE = 70;

/** "M 4.1", "Osh, Kyrgyzstan", "04:10 UTC", each in a line of its own: entries begin where the first such kind comes again. */
function cardsIn(readings: readonly Reading[], isPast: IsPast): ReadonlyMap<number, number> {
  const isClock = (mention: AnyMention) => mention.kind === 'time' && mention.clock !== null && !isPast(mention);
  const short = readings.filter(({ sentence: { source, raw } }) => source === 'text' && raw.length <= LONGEST_LINE);
  const begins = short.find(({ mentions }) => mentions.some((mention) => isSize(mention) || isClock(mention)));
  const isHead = begins?.mentions.some(isSize) ? isSize : isClock;
  const cards: Reading[][] = [];
  let last = -1;
  for (const reading of short) {
    const { paragraph } = reading.sentence;
    if (reading.mentions.some(isHead)) cards.push([reading]);
    else if (paragraph === last + 1) cards.at(-1)?.push(reading);
    last = paragraph;
  }
  const count = (card: readonly Reading[], is: (mention: AnyMention) => boolean) =>
    card.filter(({ mentions }) => mentions.some(is)).length;
  // sentences of one paragraph are prose, however short
  const isOwn = (card: readonly Reading[], at: number) =>
    card[0]?.sentence.paragraph !== cards[at - 1]?.at(-1)?.sentence.paragraph;
  const whole = cards.every((card, at) => isOwn(card, at) && count(card, isSize) === 1 && count(card, isClock) === 1);
  if (cards.length < FEWEST_CARDS || !whole) return new Map();
  return new Map(cards.flatMap((card, index) => card.map(({ sentence }) => [sentence.paragraph, index] as const)));
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
