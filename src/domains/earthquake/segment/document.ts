/** A document's earthquakes, from its readings. */
import type { AnyMention, TimeMention } from '../mentions.ts';
import { isSize, isSubject, isTold } from './attested.ts';
import type { Instant } from './clocks.ts';
import { type Draft, type Growing, mentionsOf } from './draft.ts';
import { withLabelsBehind } from './labels.ts';
import { listLines } from './list.ts';
import { hasNoun } from './nouns.ts';
import { type DaysAgo, isAsOf, isOld, type Part, partOf, partsOf } from './parts.ts';
import { ofKind, type Reading } from './reading.ts';
import { factsOf, type Genre, genreOf, takesBack } from './relevance.ts';
import { Segmenter } from './segment.ts';
import { shook, withdrawnOf } from './withdrawn.ts';

export interface Segmented {
  readonly drafts: readonly Draft[];
  /** What was taken back, with the sentence that does so. */
  readonly retracted: { readonly draft: Draft; readonly by: Reading } | null;
}

export function segmentDocument(readings: readonly Reading[], daysAgo: DaysAgo, instant: Instant): Segmented {
  const isPast = (time: TimeMention) => isOld(time, daysAgo);
  const genre = genreOf(readings, isPast);
  const clocks: Clocks = { daysAgo, instant, strict: genre === 'retraction' };
  const named = draftsOf(readings, genre, clocks);
  if (genre !== 'retraction') return tell(readings, genre, named);
  const withdrawn = withdrawnOf(named);
  if (withdrawn !== null) return takeBack(withdrawn, named, readings, instant);
  const otherwise = genreOf(readings, isPast, true);
  return tell(readings, otherwise, draftsOf(readings, otherwise, clocks));
}

interface Clocks {
  readonly daysAgo: DaysAgo;
  readonly instant: Instant;
  /** The text is full of the times of messages. */
  readonly strict: boolean;
}

/** What was, as far as the document attests it. */
function tell(readings: readonly Reading[], genre: Genre, named: readonly Draft[]): Segmented {
  const about = isSubject(readings);
  const told = named.filter((draft) => isTold(draft, genre) && (draft.role === 'historical' || about));
  return { drafts: inOrderOfStrength(told), retracted: null };
}

function draftsOf(readings: readonly Reading[], genre: Genre, clocks: Clocks): readonly Draft[] {
  if (genre === 'metaphor') return [];
  const lines = listLines(readings, (time) => isOld(time, clocks.daysAgo));
  const ofGenre = genre === 'notYet' ? { ...clocks, daysAgo: ofYears(clocks.daysAgo) } : clocks;
  const drafts = lines.size > 0 ? fromList(readings, lines, clocks) : fromProse(readings, genre, ofGenre);
  return withRoles(drafts, lines.size > 0);
}

/** "A quake will come on 15 February": in drills and forecasts, only a year makes a date one of history. */
function ofYears(daysAgo: DaysAgo): DaysAgo {
  return (time) => (time.date?.month != null && time.date.year === null ? null : daysAgo(time));
}

function fromProse(
  readings: readonly Reading[],
  genre: Genre,
  { daysAgo, instant, strict }: Clocks,
): readonly Growing[] {
  const segmenter = new Segmenter(daysAgo, instant, strict);
  const parts = withLabelsBehind(readings.flatMap((reading) => partsOf(reading, daysAgo)));
  const dates = (part: Part) =>
    ofKind(part.mentions, 'time').filter((time) => isOld(time, daysAgo) && !isAsOf(time, part.mentions));
  // of an anniversary, the headline speaks of what the lead has the date of
  const [headline, ...rest] = parts;
  const late =
    headline?.sentence.source === 'title' &&
    rest
      .slice(0, LEAD)
      .some((part) => dates(part).length > 0 && [part, headline].some(({ cues }) => cues.has('historical')));
  for (const part of late ? rest : parts) {
    const dated = dates(part);
    if (genre === 'notYet' && dated.length === 0 && segmenter.drafts.length === 0) continue;
    const believed = genre === 'retraction' || dated.some(({ date }) => date?.year != null);
    segmenter.add(believed ? part : { ...part, ...partOf(part.sentence, factsOf(part.sentence, part.mentions)) });
  }
  const drafts = withoutEchoes(segmenter.finish());
  if (late && headline !== undefined) drafts[0]?.parts.push(headline);
  return drafts;
}

/** Another time without a size of its own was of something else: what else was said there is the main earthquake's. */
function withoutEchoes(drafts: readonly Growing[]): readonly Growing[] {
  const isEcho = (draft: Growing) => draft.role === 'other' && !mentionsOf(draft).some(isSize);
  const [main] = drafts.filter((draft) => draft.role === 'main');
  if (main === undefined) return drafts;
  for (const { parts } of drafts.filter(isEcho)) {
    main.parts.push(
      ...parts.map(({ sentence, mentions }) =>
        partOf(
          sentence,
          mentions.filter(({ kind }) => kind !== 'time'),
        ),
      ),
    );
  }
  return drafts.filter((draft) => !isEcho(draft));
}

/** Sentences after the headline by which a reader knows that it is about the past. */
const LEAD = 2;

/** One earthquake a line; what is said of all stands outside of the lines. */
function fromList(
  readings: readonly Reading[],
  lines: ReadonlyMap<number, number>,
  clocks: Clocks,
): readonly Growing[] {
  const drafts: Growing[] = [];
  const common: Part[] = [];
  const beside = readings.filter(({ sentence }) => !lines.has(sentence.paragraph));
  const named = beside.some(({ mentions }) => hasNoun(mentions, true));
  let entry = -1;
  for (const { sentence, mentions } of readings) {
    const part: Part = { ...partOf(sentence, mentions), ...(named ? { sharesNoun: true } : {}) };
    const current = drafts.at(-1);
    const own = lines.get(sentence.paragraph);
    if (own === undefined) {
      const shared = partOf(sentence, mentions.filter(holdsOfAll));
      if (shared.mentions.length > 0) common.push(shared);
    } else if (own === entry && current !== undefined) {
      current.parts.push(part);
    } else {
      drafts.push({ role: 'other', kind: 'earthquake', parts: [part] });
    }
    entry = own ?? -1;
  }
  for (const draft of drafts) draft.parts.push(...common);
  const background = fromProse(beside, 'news', clocks).filter(({ role }) => role === 'historical');
  return [...drafts, ...background];
}

/** What a sentence beside a list says of each of its earthquakes: nobody was hurt; the date; the zone. */
function holdsOfAll(mention: AnyMention): boolean {
  if (mention.kind === 'count') return mention.value === 0;
  if (mention.kind === 'tsunami') return !mention.warning;
  return mention.kind === 'time' && mention.clock === null;
}

/** No aftershock is stronger than its main earthquake: the two were told the other way round. */
function inOrderOfStrength(drafts: readonly Draft[]): readonly Draft[] {
  const main = drafts.find(({ role }) => role === 'main');
  const own = main === undefined ? 0 : magnitudeOf(main);
  const stronger = drafts.find((draft) => draft.role === 'aftershock' && magnitudeOf(draft) > own);
  if (own === 0 || stronger === undefined) return drafts;
  return drafts.map((draft) => {
    if (draft === main) return { ...draft, role: 'aftershock' };
    return draft === stronger ? { ...draft, role: 'main' } : draft;
  });
}

/** So many earthquakes of one rank are a list, also in prose. */
const LIST = 3;

/** The strongest of a list is the main one; in prose the first. */
function withRoles(drafts: readonly Growing[], isList: boolean): readonly Draft[] {
  const equals = drafts.filter(({ role, kind }) => kind === 'earthquake' && (role === 'main' || role === 'other'));
  if (isList || equals.filter((draft) => strength(draft) > 0).length >= LIST) {
    const strongest = Math.max(...equals.map(strength));
    const main = equals.find((draft) => strength(draft) === strongest);
    for (const draft of equals) draft.role = draft === main ? 'main' : 'other';
  }
  return drafts.map((draft) => {
    if (isBlast(draft)) return { ...draft, kind: 'blast', role: 'other' };
    return isNoQuake(draft) ? { ...draft, kind: 'other', role: 'other' } : draft;
  });
}

/** The largest magnitude of a draft, or else its energy class; 0 where it has neither. */
function strength(draft: Draft): number {
  return magnitudeOf(draft) || Math.max(0, ...ofKind(mentionsOf(draft), 'energyClass').map(({ value }) => value));
}

function magnitudeOf(draft: Draft): number {
  const current = ofKind(mentionsOf(draft), 'magnitude').filter(({ standing }) => standing === 'current');
  return Math.max(0, ...current.map(({ value }) => value));
}

/** Somebody says so, in the headline, twice, or with "no earthquake"; what a witness took it for does not count. */
function isBlast(draft: Growing): boolean {
  if (draft.role !== 'main') return false;
  const told = draft.parts.filter(({ cues, sentence }) => cues.has('blast') && !QUOTED.test(sentence.raw));
  const denied = draft.parts.some(({ cues }) => cues.has('falseAlert'));
  return told.length > 1 || (told.length > 0 && (denied || told[0]?.sentence.source === 'title'));
}

/** "A landslide, not an earthquake": in the headline, or twice. */
function isNoQuake({ role, parts }: Growing): boolean {
  const told = parts.filter(({ cues, sentence }) => cues.has('noQuake') && !QUOTED.test(sentence.raw));
  return role === 'main' && (told.length > 1 || told[0]?.sentence.source === 'title');
}

const QUOTED = /[“”«»„「」"]/u;

/** Without the earthquake that was none, unless another of the same minutes proves that something shook. */
function takeBack(draft: Draft, drafts: readonly Draft[], readings: readonly Reading[], instant: Instant): Segmented {
  const back = readings.filter(({ mentions }) => takesBack(mentions));
  const told = promoted(drafts.filter((other) => other !== draft && isTold(other, 'news')));
  const own = back.filter(({ sentence }) => draft.parts.some((part) => part.sentence === sentence));
  const by = [...own, ...back].find(({ sentence }) => sentence.source === 'text') ?? back[0];
  if (by === undefined) return { drafts: told, retracted: null };
  return { drafts: told, retracted: shook(draft, told, instant) ? null : { draft, by } };
}

/** What is left of a text may have another main earthquake. */
function promoted(drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.some(({ role }) => role === 'main')) return drafts;
  const first = drafts.find(({ role, kind }) => role === 'other' && kind === 'earthquake');
  return drafts.map((draft) => (draft === first ? { ...draft, role: 'main' } : draft));
}
