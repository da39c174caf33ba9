/** Sentences, cut where they go from one earthquake to another. */
import type { AnyMention, Cue, MagnitudeMention, TimeMention } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { gap, nounOf } from './nouns.ts';
import { cuesIn, type Kind, ofKind, type Reading } from './reading.ts';

/** A sentence, or what of it speaks of one earthquake. */
export interface Part {
  readonly sentence: Sentence;
  readonly mentions: readonly AnyMention[];
  readonly cues: ReadonlySet<Cue>;
  /** Another part of its sentence has the noun: "at 13:05 one of 5.1, at 15:11 an earthquake of 4.6". */
  readonly sharesNoun?: true;
}

/** How many days before publication a stated date lies; null where it is unknown. */
export type DaysAgo = (mention: TimeMention) => number | null;

/** From then on, an earthquake is history. */
export const OLD_DAYS = 30;

export function isOld(mention: TimeMention, daysAgo: DaysAgo): boolean {
  return mention.date !== null && (daysAgo(mention) ?? 0) > OLD_DAYS;
}

export function partOf(sentence: Sentence, mentions: readonly AnyMention[]): Part {
  return { sentence, mentions, cues: cuesIn(mentions) };
}

/** What only an earthquake has. */
const SEISMIC: ReadonlySet<Kind> = new Set([
  'magnitude',
  'energyClass',
  'intensity',
  'depth',
  'coordinates',
  'offset',
] as const);
const SEISMIC_CUES: readonly Cue[] = ['quake', 'occurred', 'aftershock', 'foreshock', 'mainshock', 'blast', 'another'];

/** Whether a part speaks of the ground, not only of people. */
export function isSeismic({ mentions, cues }: Part): boolean {
  return mentions.some(({ kind }) => SEISMIC.has(kind)) || SEISMIC_CUES.some((cue) => cues.has(cue));
}

/** The parts of a sentence: most often one; more where it has magnitudes of several earthquakes. */
export function partsOf({ sentence, mentions }: Reading, daysAgo: DaysAgo): readonly Part[] {
  const groups = groupsOf(sentence, mentions, daysAgo);
  if (groups.length < 2) return [partOf(sentence, mentions)];
  const parts: Part[] = [];
  const cues = cuesIn(mentions);
  let from = Number.NEGATIVE_INFINITY;
  for (const [index, group] of groups.entries()) {
    const next = groups[index + 1];
    const cut = next === undefined ? Number.POSITIVE_INFINITY : boundary(sentence, group.end, next.start);
    const own = mentions.filter((mention) => (mention.start >= from && mention.start < cut) || mention === group.noun);
    parts.push({ ...partOf(sentence, own), ...(cues.has('quake') ? { sharesNoun: true } : {}) });
    from = cut;
  }
  return parts;
}

/** A magnitude with the times and words that stand nearest to it. */
interface Group {
  readonly magnitude: MagnitudeMention;
  readonly old: TimeMention | null;
  readonly clock: TimeMention | null;
  /** Of these days. */
  readonly day: TimeMention | null;
  /** "followed by a second of 5.2" */
  readonly another: AnyMention | null;
  readonly shock: 'aftershock' | 'foreshock' | null;
  /** The word for it, which stays with its magnitude: "12 aftershocks, the largest of 3.2". */
  readonly noun: AnyMention | null;
  readonly start: number;
  readonly end: number;
}

/** One group for each earthquake of a sentence, by its magnitudes; those of one earthquake are one group. */
function groupsOf(sentence: Sentence, mentions: readonly AnyMention[], daysAgo: DaysAgo): readonly Group[] {
  const magnitudes = ofKind(mentions, 'magnitude').filter(({ standing }) => standing === 'current');
  if (magnitudes.length < 2) return [];
  const groups: Group[] = [];
  for (const magnitude of magnitudes) {
    const group = groupAround(magnitude, (mention) => nearest(mention, magnitudes, sentence), mentions, daysAgo);
    const last = groups.at(-1);
    if (last === undefined || differs(last, group)) groups.push(group);
    else groups[groups.length - 1] = { ...last, end: Math.max(last.end, group.end), clock: last.clock ?? group.clock };
  }
  return groups;
}

function groupAround(
  magnitude: MagnitudeMention,
  nearestTo: (mention: AnyMention) => MagnitudeMention | null,
  all: readonly AnyMention[],
  daysAgo: DaysAgo,
): Group {
  const own = all.filter(
    (mention) => (mention.kind === 'time' || isShock(mention)) && nearestTo(mention) === magnitude,
  );
  const times = ofKind(own, 'time').filter((time) => !isAsOf(time, all));
  const noun = nounOf(magnitude, all);
  const shock = noun === 'aftershock' || noun === 'foreshock' ? noun : null;
  return {
    magnitude,
    old: times.find((time) => isOld(time, daysAgo)) ?? null,
    clock: times.find(({ clock }) => clock !== null) ?? null,
    day: times.find((time) => isDay(time, daysAgo)) ?? null,
    another: ofKind(own, 'cue').find(({ cue }) => cue === 'another' || cue === 'earlier') ?? null,
    shock,
    noun:
      shock === null
        ? null
        : (ofKind(all, 'cue').findLast((cue) => cue.cue === shock && cue.start < magnitude.start) ?? null),
    start: Math.min(magnitude.start, ...own.map(({ start }) => start)),
    end: Math.max(magnitude.end, ...own.map(({ end }) => end)),
  };
}

function isDay(time: TimeMention, daysAgo: DaysAgo): boolean {
  return time.date?.day != null && daysAgo(time) !== null && !isOld(time, daysAgo);
}

const SHOCKS: ReadonlySet<Cue> = new Set(['aftershock', 'foreshock', 'mainshock', 'another', 'earlier'] as const);

function isShock(mention: AnyMention): boolean {
  return mention.kind === 'cue' && SHOCKS.has(mention.cue);
}

function nearest(
  mention: AnyMention,
  magnitudes: readonly MagnitudeMention[],
  { raw, start }: Sentence,
): MagnitudeMention | null {
  const away = (other: MagnitudeMention): number => {
    const [first, last] = other.start < mention.start ? [other, mention] : [mention, other];
    const between = raw.slice(first.end - start, last.start - start);
    const clausal = mention.kind === 'time' || (mention.kind === 'cue' && mention.cue === 'another');
    const cost = ITEM.test(between) ? ITEM_COST : CLAUSE.test(between) ? CLAUSE_COST : 0;
    return gap(mention, other) + (clausal ? cost : 0);
  };
  let best: MagnitudeMention | null = null;
  for (const magnitude of magnitudes) if (best === null || away(magnitude) < away(best)) best = magnitude;
  return best;
}

/** "At 9:02 am, days after the quake of 7.7": a time belongs to its own clause, if it has a magnitude. */
const CLAUSE = /[,;–—(]/u;
const CLAUSE_COST = 40;
/** "03:12, 25 km W of X, 3.4; 07:45, 51 km SE of Y, 4.6": and to its own item. */
const ITEM = /[;；]/u;
const ITEM_COST = 80;

function differs(last: Group, next: Group): boolean {
  if (last.magnitude.value === next.magnitude.value) return false;
  if (last.old !== null && next.old !== null && !sameDate(last.old, next.old)) return true;
  if ((last.old === null) !== (next.old === null) || last.shock !== next.shock) return true;
  if (next.another !== null && next.another.start > last.magnitude.end) return true;
  if (last.day !== null && next.day !== null && !sameDate(last.day, next.day)) return true;
  return last.clock !== null && next.clock !== null && !sameClock(last.clock, next.clock);
}

/** Whether two dates may be one: what one of them leaves open, the other may say. */
export function sameDate({ date: a }: TimeMention, { date: b }: TimeMention): boolean {
  if (a === null || b === null || a.calendar !== b.calendar) return false;
  const agree = (one: number | null, other: number | null) => one === null || other === null || one === other;
  return agree(a.year, b.year) && agree(a.month, b.month) && agree(a.day, b.day);
}

function sameClock(a: TimeMention, b: TimeMention): boolean {
  return a.clock?.hour === b.clock?.hour && a.clock?.minute === b.clock?.minute;
}

/** How far from a date its "since" may stand, in characters. */
const BESIDE = 3;

/** Whether a time is that of a bulletin, a count or a plan, or the beginning of a record: "the strongest since 1999". */
export function isAsOf(time: TimeMention, all: readonly AnyMention[]): boolean {
  if (time.role === 'statement') return true;
  if (time.role === 'event') return false;
  return ofKind(all, 'cue').some(({ cue, start, end }) => {
    if (cue !== 'since') return false;
    return (end <= time.start && time.start - end <= BESIDE) || (start >= time.end && start - time.end <= BESIDE);
  });
}

const DELIMITER = /[,;:–—(（、。]|\s-\s/gu;

/** Where between two anchors one earthquake ends: at the last mark between them. */
function boundary(sentence: Sentence, from: number, to: number): number {
  const between = sentence.raw.slice(from - sentence.start, to - sentence.start);
  let last = -1;
  for (const mark of between.matchAll(DELIMITER)) last = mark.index;
  return last === -1 ? to : from + last;
}
