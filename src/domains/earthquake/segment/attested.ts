/**
 * Whether a document attests that an earthquake happened in these days. Real documents mention earthquakes in passing:
 * a film, a law, a building "safe against quakes", a disaster of another year. So an earthquake that is not history needs
 *
 *   a subject  the document is about earthquakes: their noun stands in the headline, in the lead, or in so many of its
 *              sentences that it is no passing mention; or instruments speak (coordinates, an energy class);
 *   a noun     of its own, in what is told of it; "struck" and "was recorded" are also said of storms and records. Words
 *              like "shock" or "jolt" are nouns of earthquakes only beside what seismologists measure.
 *
 * What else it needs (a size, a time, a verb) is told in document.ts, `isTold`.
 */
import { agencyOfId } from '../find/agencies.ts';
import type { AnyMention, Cue } from '../mentions.ts';
import type { Draft } from './draft.ts';
import { mentionsOf } from './draft.ts';
import { ofKind, type Reading } from './reading.ts';

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
export function isNamed(draft: Draft): boolean {
  const all = mentionsOf(draft);
  return hasNoun(all, all.some(isSeismological)) || all.some(isInstrumental) || isListed(all);
}

const NOUNS: ReadonlySet<Cue> = new Set(['quake', 'aftershock', 'foreshock', 'mainshock', 'another', 'blast'] as const);

/** `measured`: words that also mean something else count. */
export function hasNoun(mentions: readonly AnyMention[], measured: boolean): boolean {
  const cues = ofKind(mentions, 'cue');
  const vague = measured ? [] : cues.filter(({ cue }) => cue === 'vague');
  return cues.some(
    ({ cue, start, end }) => NOUNS.has(cue) && !vague.some((other) => other.start < end && start < other.end),
  );
}

/** What only instruments give. */
function isInstrumental({ kind }: AnyMention): boolean {
  return kind === 'coordinates' || kind === 'energyClass';
}

/** What seismologists say of the ground, and hardly anybody of anything else. */
function isSeismological(mention: AnyMention): boolean {
  switch (mention.kind) {
    case 'coordinates':
    case 'energyClass':
      return true;
    case 'magnitude':
      return !mention.rule.endsWith('/bare');
    case 'intensity':
      return mention.scale !== 'unknown';
    case 'agency':
      return mention.id !== null && agencyOfId(mention.id)?.kind === 'agency';
    default:
      return false;
  }
}

/** "M 5.2, 10 km NE of X, depth 8 km": lines of agencies need no noun. */
function isListed(all: readonly AnyMention[]): boolean {
  const sized = ofKind(all, 'magnitude').some(({ rule }) => !rule.endsWith('/bare'));
  return sized && all.some(({ kind }) => kind === 'depth' || kind === 'offset');
}
