/** Whether a document, or a sentence, speaks of an earthquake that was: not a figure of speech, a drill or a forecast. */
import { agencyOfId } from '../find/agencies.ts';
import type { AnyMention, Cue } from '../mentions.ts';
import type { Part } from './parts.ts';
import { ofKind, type Reading } from './reading.ts';

export type Genre = 'news' | 'metaphor' | 'drill' | 'retraction';

/** What a document is about, by what its sentences have. */
export function genreOf(readings: readonly Reading[]): Genre {
  const all = readings.flatMap(({ mentions }) => mentions);
  if (isMetaphor(all)) return 'metaphor';
  if (isRetraction(readings)) return 'retraction';
  return isDrill(readings) ? 'drill' : 'news';
}

function count(mentions: readonly AnyMention[], wanted: Cue): number {
  return ofKind(mentions, 'cue').filter(({ cue }) => cue === wanted).length;
}

/** A figure of speech has no instruments, and its magnitude is a round one in somebody's mouth. */
function isMetaphor(all: readonly AnyMention[]): boolean {
  if (all.some(isMeasured)) return false;
  const strange = count(all, 'domain') + count(all, 'metaphor');
  const exact = ofKind(all, 'magnitude').some(({ value }) => !Number.isInteger(value));
  if (exact) return strange >= ENOUGH_STRANGE;
  return strange > 0 && all.every(({ kind }) => kind !== 'agency');
}

/** Words of sport, politics or markets that outweigh an exact magnitude. */
const ENOUGH_STRANGE = 3;

/** What only instruments and seismologists tell. */
function isMeasured(mention: AnyMention): boolean {
  switch (mention.kind) {
    case 'coordinates':
    case 'energyClass':
      return true;
    case 'depth':
      return true;
    case 'offset':
      return mention.distanceKm !== null;
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

function isRetraction(readings: readonly Reading[]): boolean {
  const all = readings.map(({ mentions }) => mentions);
  return all.some(takesBack) && all.some((mentions) => count(mentions, 'falseAlert') > 0);
}

/** Whether a sentence takes back an alert or a report, not a tsunami warning or a train. */
export function takesBack(mentions: readonly AnyMention[]): boolean {
  return count(mentions, 'retraction') > 0 && count(mentions, 'notRetraction') === 0;
}

/** Whether a part tells what would be, or what is only played; an old date makes it history. */
export function isScenario({ cues, mentions }: Part, dated: boolean): boolean {
  if (dated) return false;
  if (cues.has('drill')) return true;
  return (
    cues.has('forecast') &&
    mentions.some(({ kind }) => kind === 'magnitude' || kind === 'count' || kind === 'intensity')
  );
}
