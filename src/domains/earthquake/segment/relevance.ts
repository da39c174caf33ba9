/**
 * Whether a document, or a sentence, speaks of an earthquake that was: not a figure of speech, a drill or a forecast.
 * What else a document needs to report an earthquake of these days is told in attested.ts.
 */
import { agencyOfId } from '../find/agencies/agencies.ts';
import type { AnyMention, Cue, MagnitudeMention, TimeMention } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { hasNoun } from './nouns.ts';
import { ofKind, type Reading } from './reading.ts';

/** notYet: a drill or a forecast, in which only dated earthquakes were. */
export type Genre = 'news' | 'metaphor' | 'notYet' | 'retraction';

/** What a document is about, by what its sentences have; `believed`: what it takes back proved to be no earthquake. */
export function genreOf(readings: readonly Reading[], isPast: (time: TimeMention) => boolean, believed = false): Genre {
  if (isMetaphor(readings, isPast)) return 'metaphor';
  if (!believed && isRetraction(readings)) return 'retraction';
  return isDrill(readings) || isForecast(readings, isPast) ? 'notYet' : 'news';
}

function count(mentions: readonly AnyMention[], wanted: Cue): number {
  return ofKind(mentions, 'cue').filter(({ cue }) => cue === wanted).length;
}

/** A figure of speech has no instruments; its odd words outweigh what little else it has. */
function isMetaphor(readings: readonly Reading[], isPast: (time: TimeMention) => boolean): boolean {
  const all = readings.flatMap(({ mentions }) => mentions);
  if (all.some(isMeasured)) return false;
  const attested =
    (readings.some(isExact) ? 2 : 0) +
    (all.some((mention) => mention.kind === 'time' && isPast(mention)) ? 2 : 0) +
    (all.some(({ kind }) => kind === 'agency') ? 1 : 0) +
    (all.some(({ kind }) => kind === 'offset') ? 1 : 0) +
    (all.some((mention) => mention.kind === 'count' && mention.value > 0) ? 1 : 0);
  const plain = readings.some(
    ({ mentions }) => count(mentions, 'quake') > 0 && ofKind(mentions, 'magnitude').length > 0,
  );
  // "The tremors were felt at 5.35 am. The magnitude was 4.1"
  const timed = all.some(
    (mention) =>
      mention.kind === 'time' && mention.clock !== null && (mention.role === 'origin' || mention.role === 'event'),
  );
  const listed = readings.filter(({ mentions }) => ofKind(mentions, 'magnitude').some(isNamedDecimal)).length > 1;
  const told =
    plain ||
    listed ||
    readings.some(isHappening) ||
    (timed && count(all, 'quake') > 0 && ofKind(all, 'magnitude').some(({ value }) => !Number.isInteger(value)));
  return (attested === 0 && !told) || count(all, 'domain') + count(all, 'metaphor') > attested;
}

function isNamedDecimal({ value, rule }: MagnitudeMention): boolean {
  return !Number.isInteger(value * 2) && !rule.endsWith('/bare');
}

/** "An earthquake struck Gorkha on Monday"; of a jolt or a shock, to the hour at least. */
function isHappening({ mentions }: Reading): boolean {
  const happened = count(mentions, 'occurred') > 0 || mentions.some(({ kind }) => kind === 'intensity');
  if (!happened || count(mentions, 'domain') + count(mentions, 'metaphor') > 0) return false;
  const times = ofKind(mentions, 'time').filter(({ role }) => role !== 'statement');
  const clocked = times.some(({ clock, part }) => clock !== null || part === 'night');
  return (times.length > 0 && hasNoun(mentions, false)) || (clocked && hasNoun(mentions, true));
}

/** "A magnitude 5.2 earthquake": figures of speech have round ones, or no earthquake beside them. */
function isExact({ mentions }: Reading): boolean {
  return count(mentions, 'quake') > 0 && ofKind(mentions, 'magnitude').some(({ value }) => !Number.isInteger(value));
}

/** Cellars and stages are as deep, in kilometres. */
const SHALLOW_KM = 0.2;

/** What only instruments and seismologists tell. */
function isMeasured(mention: AnyMention): boolean {
  switch (mention.kind) {
    case 'coordinates':
    case 'energyClass':
      return true;
    case 'depth':
      return mention.km === 0 || mention.km > SHALLOW_KM;
    case 'intensity':
      return mention.scale !== 'unknown' && mention.place !== null;
    case 'agency':
      return mention.id !== null && agencyOfId(mention.id)?.kind === 'agency';
    default:
      return false;
  }
}

/** Sentences by which a reader knows that it is a drill: the headline and the lead. */
const LEAD = 3;

function isDrill(readings: readonly Reading[]): boolean {
  return readings.slice(0, LEAD).some(({ mentions }) => count(mentions, 'drill') > 0);
}

/** Guesses in the headline, or in several sentences, and nothing that was felt or recorded at a time of these days. */
function isForecast(readings: readonly Reading[], isPast: (time: TimeMention) => boolean): boolean {
  const guesses = readings.filter(({ mentions }) => count(mentions, 'forecast') > 0);
  const inHeadline = guesses.some(({ sentence }) => sentence.source === 'title');
  const sized = guesses.some(({ mentions }) =>
    mentions.some(({ kind }) => kind === 'magnitude' || kind === 'intensity'),
  );
  if (!inHeadline && (guesses.length < 2 || !sized)) return false;
  return !readings.some(({ mentions }) => {
    const lately = ofKind(mentions, 'time').some((time) => time.role !== 'statement' && !isPast(time));
    const happened = count(mentions, 'occurred') > 0 && count(mentions, 'forecast') + count(mentions, 'drill') === 0;
    return (lately && happened) || mentions.some(({ kind }) => kind === 'coordinates');
  });
}

/** Something is taken back, and nothing happened; or headline and text both take it back. */
function isRetraction(readings: readonly Reading[]): boolean {
  const back = readings.filter(({ mentions }) => takesBack(mentions));
  if (back.length === 0) return false;
  const sure = back.filter(({ mentions }) => count(mentions, 'forecast') + count(mentions, 'drill') === 0);
  const sources = new Set(sure.map(({ sentence }) => sentence.source));
  return sources.size > 1 || readings.some(({ mentions }) => count(mentions, 'falseAlert') > 0);
}

/** Whether a sentence takes back an alert or a report, not a tsunami warning or a train. */
export function takesBack(mentions: readonly AnyMention[]): boolean {
  return count(mentions, 'retraction') > 0 && count(mentions, 'notRetraction') === 0;
}

/** What a sentence tells of what was: nothing of a drill, nothing of the clause that says what could be. */
export function factsOf(sentence: Sentence, mentions: readonly AnyMention[]): readonly AnyMention[] {
  if (count(mentions, 'drill') > 0) return [];
  const guesses = ofKind(mentions, 'cue').filter(({ cue }) => cue === 'forecast');
  if (guesses.length === 0) return mentions;
  const clauses = guesses.map(({ start, end }) => clauseAround(sentence, start, end));
  const isApart = ({ start }: AnyMention) => !clauses.some(([from, to]) => start >= from && start < to);
  const happened = count(mentions, 'occurred') > 0;
  return mentions.filter((mention) => isHarmless(mention) || (isApart(mention) && (happened || isNobody(mention))));
}

/** What a guess may have without becoming an earthquake. */
function isHarmless({ kind }: AnyMention): boolean {
  return kind === 'place' || kind === 'agency' || kind === 'tsunami';
}

/** "There were no deaths, he said, adding that roads would be checked": no guess says so. */
function isNobody(mention: AnyMention): boolean {
  return mention.kind === 'count' && mention.value === 0;
}

const CLAUSE = /[,;:.—–()«»"“”、。]/u;

/** A mark that is not inside of a figure. */
function endsClause(raw: string, at: number): boolean {
  return CLAUSE.test(raw[at] ?? '') && !FIGURE.test(raw.slice(Math.max(0, at - 1), at + 2));
}

const FIGURE = /^\d[.,:]\d$/;

/** From the mark before to the mark after, in the source. */
function clauseAround({ raw, start }: Sentence, from: number, to: number): readonly [number, number] {
  let [left, right] = [from - start, to - start];
  while (left > 0 && !endsClause(raw, left - 1)) left -= 1;
  while (right < raw.length && !endsClause(raw, right)) right += 1;
  return [start + left, start + right];
}
