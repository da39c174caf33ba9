import type { AnyContract } from './contract.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { failures } from './failures.ts';
import { fetch } from './fetch.ts';
import { learn } from './learn.ts';
import { refine } from './refine.ts';
import { reports } from './reports.ts';
import { retryTiers } from './retry.ts';
import { schemas } from './schemas.ts';
import { urls } from './urls.ts';

/** Every topic there is. */
export const topics: readonly AnyContract[] = [
  urls,
  fetch,
  learn,
  documents,
  refine,
  reports,
  events,
  schemas,
  failures,
  ...retryTiers,
];
