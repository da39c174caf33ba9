/** What the parts of learning share. */
import type { LearningReads } from '../../ports/learning-store.ts';
import type { Store } from '../../ports/store.ts';
import type { ContestDeps } from './contest.ts';

export interface LearnSettings {
  /** Pages that a profile is learned from, at most. */
  readonly samples: number;
  /** Pages held out in turn before the pages are found not to agree. */
  readonly attempts: number;
  /** A site's profiles in use at once, at most. */
  readonly profiles: number;
  /** How long a language model may take over its proposals, in milliseconds. */
  readonly ask: number;
}

export interface LearnerDeps extends ContestDeps {
  readonly store: LearningReads & Pick<Store, 'page' | 'document'>;
  readonly settings: LearnSettings;
  /** How long learning from one record may take, in milliseconds; as long as it likes where it is not given. */
  readonly budgetMs?: number;
}
