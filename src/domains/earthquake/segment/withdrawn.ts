/** Which of a document's earthquakes was none: a ghost entry, a test message or a false report beside real ones. */
import type { AnyMention, TimeMention } from '../mentions.ts';
import { currentMagnitude } from './beside.ts';
import type { Instant } from './clocks.ts';
import { type Draft, mentionsOf } from './draft.ts';
import type { Part } from './parts.ts';
import { ofKind } from './reading.ts';

/** The earthquake that most of what is taken back speaks of, of equal ones the first; null where none is doubted enough. */
export function withdrawnOf(drafts: readonly Draft[]): Draft | null {
  const recent = drafts.filter(({ role }) => role !== 'historical');
  const candidates = recent.length > 0 ? recent : drafts.slice(0, 1);
  const doubts = candidates.map(doubtOf);
  const most = Math.max(...doubts);
  return most < ENOUGH ? null : (candidates[doubts.indexOf(most)] ?? null);
}

/** A sentence with the magnitude itself says more than one that only follows it, or a headline. */
const OF_ITSELF = 3;
const OF_TEXT = 1;
const OF_TITLE = 0.5;
/** One sentence without the magnitude may be of a toll, a typo or a warning. */
const ENOUGH = 1.5;

function doubtOf(draft: Draft): number {
  const doubted = draft.parts.filter(isDoubted);
  const proven = mentionsOf(draft).some((mention) => mention.kind === 'count' && mention.value > 0);
  if (proven && !doubted.some(({ sentence }) => sentence.source === 'title')) return 0;
  return doubted.map(weight).reduce((sum, one) => sum + one, 0);
}

function isDoubted({ cues }: Part): boolean {
  return (cues.has('retraction') || cues.has('falseAlert')) && !cues.has('notRetraction') && !cues.has('forecast');
}

function weight(part: Part): number {
  if (part.sentence.source === 'title') return OF_TITLE;
  if (currentMagnitude(part) !== undefined) return OF_ITSELF;
  return part.cues.has('retraction') && part.cues.has('falseAlert') ? ENOUGH : OF_TEXT;
}

/** An alert that was wrong about an earthquake of the same minutes was no false one. */
const ONE_MOMENT_MS = 5 * 60_000;

/** Whether another earthquake of the same minutes, and not told to be elsewhere, proves that something shook. */
export function shook(withdrawn: Draft, others: readonly Draft[], instant: Instant): boolean {
  return others.some((other) => areOneMoment(withdrawn, other, instant) && !areApart(withdrawn, other));
}

function areOneMoment(a: Draft, b: Draft, instant: Instant): boolean {
  const times = (draft: Draft) =>
    ofKind(mentionsOf(draft), 'time')
      .map((time: TimeMention) => instant(time, draft))
      .filter((at) => at !== null);
  const others = times(b);
  return times(a).some((at) => others.some((other) => Math.abs(at - other) <= ONE_MOMENT_MS));
}

/** Both are at places of their own: ghosts stand beside what made them. */
function areApart(a: Draft, b: Draft): boolean {
  const [own, other] = [placesOf(a), placesOf(b)];
  return own.size > 0 && other.size > 0 && [...own].every((name) => !other.has(name));
}

/** Where a draft is, as told together with its magnitude. */
function placesOf({ parts }: Draft): ReadonlySet<string> {
  const sized = parts.filter((part) => currentMagnitude(part) !== undefined).flatMap(({ mentions }) => mentions);
  const places = ofKind(sized as readonly AnyMention[], 'place').filter(({ use }) => use !== 'felt');
  return new Set(places.map(({ name }) => name));
}
