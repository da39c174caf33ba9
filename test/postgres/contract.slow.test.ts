import { describe } from 'node:test';
import { committerContract } from '../contract/committer.ts';
import { learningContract } from '../contract/learning.ts';
import { ownersContract } from '../contract/owners.ts';
import { storeContract } from '../contract/store.ts';
import { valuesContract } from '../contract/values.ts';
import { needs } from '../support/missing.ts';
import { sharedPostgres } from '../support/shared.ts';
import { makePostgresPlace } from './place.ts';

describe('on PostgreSQL', needs(await sharedPostgres()), () => {
  committerContract('PostgreSQL and a Log beside it', makePostgresPlace);
  storeContract('PostgreSQL', makePostgresPlace);
  learningContract('PostgreSQL', makePostgresPlace);
  ownersContract('PostgreSQL', makePostgresPlace);
  valuesContract('PostgreSQL', makePostgresPlace);
});
