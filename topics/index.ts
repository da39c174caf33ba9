import type { AnyContract } from './contract.ts';
import { documents } from './documents.ts';
import { failures } from './failures.ts';
import { fetch } from './fetch.ts';
import { learn } from './learn.ts';
import { retryTiers } from './retry.ts';
import { schemas } from './schemas.ts';
import { urls } from './urls.ts';

/** Every topic there is. */
export const topics: readonly AnyContract[] = [urls, fetch, learn, documents, schemas, failures, ...retryTiers];
