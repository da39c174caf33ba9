/**
 * Whether a document attests that an earthquake happened in these days. Real documents mention earthquakes in passing:
 * a film, a trial, a building that withstands them, a disaster of another year. So a report that is not history needs
 *
 *   a subject  the document is about earthquakes: their noun stands in the headline, in the lead, or in so many of its
 *              sentences that it is no passing mention; or instruments speak (coordinates, an energy class);
 *   a noun     of its own, in what is told of it; "struck" and "was recorded" are also said of storms and records. Words
 *              like "shock" or "jolt" are nouns of earthquakes only beside what seismologists measure;
 *   a size     magnitude, intensity or energy class, with a time, a depth, a distance, or a place where it happened;
 *              or else noun, verb and time together: "an earthquake struck on Monday", not "the trial began on Monday".
 *
 * A sentence about what could be, what a building bears, or what a network is able to record tells of none of these
 * (relevance.ts, factsOf).
 */
import { agencyOfId } from '../find/agencies/agencies.ts';
import type { AnyMention, TimeMention } from '../mentions.ts';
import { type Draft, mentionsOf } from './draft.ts';
import { gap, hasNoun, QUAKE_NOUNS } from './nouns.ts';
import { isAsOf, isSeismic, type Part } from './parts.ts';
import { cuesIn, ofKind, type Reading } from './reading.ts';
import type { Genre } from './relevance.ts';

/** Sentences of the text in which news says what it is about. */
const LEAD = 4;
/** Further down, one sentence of so many has to speak of earthquakes, and two at least. */
const ONE_OF = 15;
const FEWEST = 2;

/** Whether earthquakes are what a document is about. */
export function isSubject(readings: readonly Reading[]): boolean {
  const all = readings.flatMap(({ mentions }) => mentions);
  if (all.some(isInstrumental)) return true;
  const measured = all.some(isSeismological);
  const speaking = readings.filter(({ mentions }) => hasNoun(mentions, measured));
  const text = readings.filter(({ sentence }) => sentence.source === 'text');
  const lead = new Set(text.slice(0, LEAD));
  if (speaking.some((reading) => reading.sentence.source === 'title' || lead.has(reading))) return true;
  return speaking.length >= FEWEST && speaking.length * ONE_OF >= readings.length;
}

/** Whether what is told of an earthquake calls it one, or has what only instruments give. */
function isNamed(draft: Draft): boolean {
  const all = mentionsOf(draft);
  const shared = draft.parts.some(({ sharesNoun }) => sharesNoun);
  return shared || hasNoun(all, all.some(isSeismological)) || all.some(isInstrumental) || isListed(all);
}

/** What only instruments give. */
function isInstrumental({ kind }: AnyMention): boolean {
  return kind === 'coordinates' || kind === 'energyClass';
}

/** Cellars and pits are as deep. */
const SHALLOW_KM = 0.5;

/** What seismologists say of the ground, and hardly anybody of anything else. */
function isSeismological(mention: AnyMention): boolean {
  switch (mention.kind) {
    case 'coordinates':
    case 'energyClass':
      return true;
    case 'magnitude':
      return !mention.rule.endsWith('/bare');
    case 'depth':
      return mention.km > SHALLOW_KM;
    case 'intensity':
      return mention.scale !== 'unknown';
    case 'agency':
      return mention.id !== null && agencyOfId(mention.id)?.kind === 'agency';
    default:
      return false;
  }
}

/** Whether enough is told of an earthquake for a report. */
export function isTold(draft: Draft, genre: Genre): boolean {
  const all = mentionsOf(draft);
  const cues = cuesIn(all);
  const sized = draft.parts.some(isSized);
  if (draft.role === 'historical')
    return all.some(isSize) || (isCounted(draft) && draft.parts.some(namesPast)) || draft.parts.some(isOfDay);
  if (genre === 'notYet') return false;
  if (draft.role === 'aftershock' || draft.role === 'foreshock')
    return all.some(isSize) || all.some(({ kind }) => kind === 'time');
  if (!isNamed(draft)) return false;
  const timed = draft.parts.some((part) => isSeismic(part) && timesOf(part).length > 0);
  const measured = all.some(({ kind }) => kind === 'depth' || kind === 'coordinates' || kind === 'offset');
  // "followed by a second of 5.2": what the sentence says of the first holds of it
  const shared = draft.role === 'other' && cues.has('another') && draft.parts.some(({ sharesNoun }) => sharesNoun);
  const placed = shared || cues.has('occurred') || ofKind(all, 'place').some(({ use }) => use === 'epicentre');
  return (sized && (timed || measured || placed)) || draft.parts.some((_, at) => isDated(draft.parts, at));
}

function isCounted(draft: Draft): boolean {
  return mentionsOf(draft).some(({ kind }) => kind === 'count');
}

/** "The quake of 1887 killed many", not "slopes let go after an earthquake": a time or a toll stands beside the noun. */
function namesPast({ mentions, cues }: Part): boolean {
  const told = mentions.some((mention) => mention.kind === 'time' || (mention.kind === 'count' && mention.value > 0));
  return cues.has('quake') && told;
}

/** "The Istanbul quake of 10 July 1894": noun, place and full date together name an earthquake. */
function isOfDay({ mentions, cues }: Part): boolean {
  const dates = ofKind(mentions, 'time').filter(({ date }) => date?.day != null && date.year !== null);
  return cues.has('quake') && dates.length > 0 && ofKind(mentions, 'place').length > 0;
}

export function isSize({ kind }: AnyMention): boolean {
  return kind === 'magnitude' || kind === 'energyClass' || kind === 'intensity';
}

/** Whether a part has a size that is not a bare figure far from anything that shakes. */
function isSized({ mentions, cues, sharesNoun }: Part): boolean {
  const near = sharesNoun || hasNoun(mentions, true) || mentions.some(isSeismological);
  return mentions.some((mention) => {
    if (mention.kind === 'magnitude') return near || !mention.rule.endsWith('/bare');
    return mention.kind === 'energyClass' || (mention.kind === 'intensity' && (near || cues.has('occurred')));
  });
}

/** Noun, verb and time in one sentence, or in two that follow each other in one paragraph or as headline and lead. */
function isDated(parts: readonly Part[], at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part === undefined) return false;
  const together = next !== undefined && follows(part, next) ? [part, next] : [part];
  const nouns = together.filter(({ mentions }) => hasNoun(mentions, true));
  const happened = together.some(({ cues }) => cues.has('occurred') || cues.has('blast'));
  return (nouns.length > 0 && happened && together.some((one) => timesOf(one).length > 0)) || isAttributed(part);
}

/** "Saturday's earthquake", "le séisme de samedi": characters between noun and time. */
const ATTRIBUTED = 5;

function isAttributed(part: Part): boolean {
  const { mentions, sentence } = part;
  const nouns = ofKind(mentions, 'cue').filter(({ cue }) => QUAKE_NOUNS.has(cue));
  const between = (a: AnyMention, b: AnyMention) =>
    sentence.raw.slice(Math.min(a.end, b.end) - sentence.start, Math.max(a.start, b.start) - sentence.start);
  return timesOf(part).some((time) =>
    nouns.some((noun) => gap(noun, time) <= ATTRIBUTED && !APART.test(between(noun, time))),
  );
}

const APART = /[^\p{L}\p{M}\s'’]/u;

function follows({ sentence: a }: Part, { sentence: b }: Part): boolean {
  if (b.index !== a.index + 1) return false;
  return a.source === 'title' || (b.source === a.source && b.paragraph === a.paragraph);
}

/** Times that may be of what happened. */
function timesOf({ mentions }: Part): readonly TimeMention[] {
  return ofKind(mentions, 'time').filter(
    (time) => (time.date !== null || time.clock !== null) && !isAsOf(time, mentions),
  );
}

/** "M 5.2, 10 km NE of X", "the third, M 3.3, at 08:20": lines of agencies and enumerations need no noun. */
function isListed(all: readonly AnyMention[]): boolean {
  const sized = ofKind(all, 'magnitude').some(({ rule }) => !rule.endsWith('/bare'));
  const clocked = ofKind(all, 'time').some(({ clock }) => clock !== null);
  return sized && (clocked || all.some(({ kind }) => kind === 'depth' || kind === 'offset'));
}
