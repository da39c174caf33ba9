import type { Kysely } from 'kysely';
import { createLearningTables } from './learning-tables.ts';
import { createOwnerTables } from './owner-tables.ts';
import { createPlaceTables } from './place-tables.ts';
import { createQuakeTables } from './quake-tables.ts';
import { createStoreTables, type StoreTables } from './store-tables.ts';

/** Each brings a database from the version that is its index to the next; what was released is never changed. */
export const MIGRATIONS: readonly ((db: Kysely<StoreTables>) => Promise<void>)[] = [
  createStoreTables,
  createLearningTables,
  createOwnerTables,
  createPlaceTables,
  createQuakeTables,
];
