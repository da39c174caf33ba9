/** Of what a value is said: the aftershock, the foreshock, or the earthquake itself, by the nearest of their nouns. */
import type { AnyMention, Cue } from '../mentions.ts';
import { ofKind } from './reading.ts';

export type Noun = 'aftershock' | 'foreshock' | 'mainshock' | 'quake';
const NOUNS: ReadonlySet<Cue> = new Set(['aftershock', 'foreshock', 'mainshock', 'quake', 'another'] as const);

/** The noun nearest to a mention within its sentence; of two as near, the one before it. */
export function nounOf(mention: AnyMention, all: readonly AnyMention[]): Noun | null {
  let nearest: Noun | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const { cue, start, end } of ofKind(all, 'cue')) {
    if (!NOUNS.has(cue)) continue;
    const own = gap({ start, end }, mention);
    if (own >= distance) continue;
    nearest = cue === 'another' ? 'quake' : (cue as Noun);
    distance = own;
  }
  return nearest;
}

/** What calls an earthquake one, or a blast. */
export const QUAKE_NOUNS: ReadonlySet<Cue> = new Set([
  'quake',
  'aftershock',
  'foreshock',
  'mainshock',
  'another',
  'blast',
] as const);

/** Whether any is there; `measured`: words that also mean something else count. */
export function hasNoun(mentions: readonly AnyMention[], measured: boolean): boolean {
  const cues = ofKind(mentions, 'cue');
  const vague = measured ? [] : cues.filter(({ cue }) => cue === 'vague');
  return cues.some(
    ({ cue, start, end }) => QUAKE_NOUNS.has(cue) && !vague.some((other) => other.start < end && start < other.end),
  );
}

/** Characters between two stretches of one text; 0 where they touch. */
export function gap(a: Pick<AnyMention, 'start' | 'end'>, b: Pick<AnyMention, 'start' | 'end'>): number {
  return Math.max(0, a.start > b.start ? a.start - b.end : b.start - a.end);
}
