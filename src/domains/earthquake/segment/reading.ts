/** Sentences with what finders found in them. */
import type { AnyMention, Cue } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';

export type Kind = AnyMention['kind'];
export type MentionOf<K extends Kind> = Extract<AnyMention, { kind: K }>;

export interface Reading {
  readonly sentence: Sentence;
  /** In the order of the text. */
  readonly mentions: readonly AnyMention[];
}

/** The mentions of one kind, in their order. */
export function ofKind<K extends Kind>(mentions: readonly AnyMention[], kind: K): readonly MentionOf<K>[] {
  return mentions.filter((mention): mention is MentionOf<K> => mention.kind === kind);
}

export function cuesIn(mentions: readonly AnyMention[]): ReadonlySet<Cue> {
  return new Set(ofKind(mentions, 'cue').map(({ cue }) => cue));
}

/** Mentions in the order of the text; of two that begin at one place, the longer first. */
export function inOrder(mentions: readonly AnyMention[]): readonly AnyMention[] {
  return [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
}
