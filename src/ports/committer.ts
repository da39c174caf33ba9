/** How finished work becomes durable: effects, emitted records and the group's place, together. */
import type { Assignment, Committed, OutRecord } from './log.ts';
import type { Effects, InputId } from './store.ts';

/** One finished input. */
export interface Work {
  readonly input: InputId;
  /** Of the delivery that was handled; the input's own is that of its first arrival. */
  readonly offset: number;
  /**
   * Of that delivery's record: tells it from another one at the same offset, where the log was made anew. Needed where
   * there are effects.
   */
  readonly digest?: string;
  readonly effects: Effects | null;
  readonly emits: readonly OutRecord[];
}

/** The finished inputs of one assignment. */
export interface Batch {
  readonly processor: string;
  readonly assignment: Assignment;
  readonly works: readonly Work[];
  /** The place to commit once exactly `done` are finished. */
  progress(done: readonly Work[]): Committed;
}

/** What a work is answered with that nothing was done for: this commit is large enough, or has another of the same input. */
export const LATER = Symbol('later');

export interface Committer {
  /**
   * Whether batches of several assignments share one commit. Where not, `commit` is given one batch: what became of one
   * assignment says nothing of another, and none waits for another.
   */
  readonly together: boolean;
  /** A partition was assigned: whoever had it before may change nothing any more. Called before anything of it is committed. */
  assigned(assignment: Assignment): void;
  /**
   * Commits all batches, or throws an error of disposition halt and changes nothing. A work whose effects throw
   * anything else is left out, with all that it did, and answered with its error; the others are committed. Of several
   * works, but never all of them, those that are answered with LATER wait for the next commit.
   */
  commit(batches: readonly Batch[]): Promise<ReadonlyMap<Work, unknown>>;
}
