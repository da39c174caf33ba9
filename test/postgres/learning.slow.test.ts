/** The tests of learning once more, with what is learned in PostgreSQL. */
import { describe } from 'node:test';
import { learnIn } from '../schema/place.ts';
import { needs } from '../support/missing.ts';
import { sharedPostgres } from '../support/shared.ts';
import { makePostgresPlace } from './place.ts';

describe('on PostgreSQL', needs(await sharedPostgres()), async () => {
  learnIn(makePostgresPlace);
  await import('../schema/learner.test.ts');
  await import('../schema/learning-guards.test.ts');
  await import('../schema/learner.slow.test.ts');
  await import('../schema/learning.slow.test.ts');
  await import('../schema/together.slow.test.ts');
});
