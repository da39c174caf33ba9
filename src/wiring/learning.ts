/** What the learner needs, from the parts that there are. */
import type { Config } from '../config/schema.ts';
import type { PageWork } from '../ports/page-work.ts';
import type { Store } from '../ports/store.ts';
import type { LearnerDeps } from '../schema/learner.ts';
import { neighboursOf } from '../schema/neighbours.ts';
import type { Models } from './models.ts';
import type { Recognising } from './recognising.ts';

interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly pages: PageWork;
  readonly models: Models;
  readonly recognising: Recognising;
}

export function learnerDeps({ config, store, pages, models, recognising }: Parts): LearnerDeps {
  const { index, known } = recognising;
  return {
    store,
    pages,
    settings: config.learn,
    propose: models.propose,
    neighbours: (row) => neighboursOf(row, index, known),
  };
}
