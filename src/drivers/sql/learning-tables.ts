import type { Kysely } from 'kysely';
import type { ProfileStatus } from '../../ports/learning-store.ts';

/** The Store's tables of learning, the same in SQLite and PostgreSQL. Times are milliseconds since the epoch, flags 0 or 1. */
export interface LearningTables {
  profiles: {
    id: string;
    version: number;
    site: string;
    status: ProfileStatus;
    revision: number;
    /** The whole profile, as JSON. */
    body: string;
  };
  outcomes: {
    document_id: string;
    page_hash: string;
    /** Empty without a profile. */
    profile_id: string;
    version: number;
    site: string;
    url: string;
    at: number;
    utility: number;
    /** Not merely tried on it. */
    used: number;
    valid: number;
    chosen: number;
    /** Of a page's outcomes, the one whose text was published last. */
    published: number;
    fault: string | null;
    path: string;
    rendered: number;
    language: string | null;
    structure: Uint8Array;
    semantics: Uint8Array | null;
  };
  sites: {
    site: string;
    attempts: number;
    quiet_until: number;
    /** Counts by kind, as JSON. */
    faults: string;
    updated: number;
  };
  profile_vectors: {
    profile_id: string;
    version: number;
    pages: number;
    structure: Uint8Array;
    semantics: Uint8Array | null;
  };
}

/** What file version 2 added to pages. */
export interface LearningPageColumns {
  rendered: number;
  language: string | null;
  country: string | null;
  /** The profile that read the page last: by it and by site the sweeper counts. */
  profile_id: string | null;
}

type Db = Kysely<LearningTables>;

/** What file version 2 adds. */
export async function createLearningTables(db: Db): Promise<void> {
  await extendPages(db);
  await createProfiles(db);
  await createOutcomes(db);
  await createSites(db);
  await createVectors(db);
}

/** One column a statement: SQLite takes no more. */
async function extendPages({ schema }: Db): Promise<void> {
  const pages = () => schema.alterTable('pages');
  await pages()
    .addColumn('rendered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await pages().addColumn('language', 'text').execute();
  await pages().addColumn('country', 'text').execute();
  await pages().addColumn('profile_id', 'text').execute();
  await schema.createIndex('pages_profile').on('pages').columns(['profile_id', 'site', 'fetched_at', 'hash']).execute();
}

async function createProfiles({ schema }: Db): Promise<void> {
  await schema
    .createTable('profiles')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('profiles_key', ['id', 'version'])
    .execute();
  await schema.createIndex('profiles_site').on('profiles').columns(['site', 'status']).execute();
  await schema.createIndex('profiles_status').on('profiles').column('status').execute();
}

async function createOutcomes({ schema }: Db): Promise<void> {
  await schema
    .createTable('outcomes')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('page_hash', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('utility', 'double precision', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('valid', 'integer', (column) => column.notNull())
    .addColumn('chosen', 'integer', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('rendered', 'integer', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('structure', 'bytea', (column) => column.notNull())
    .addColumn('semantics', 'bytea')
    .addPrimaryKeyConstraint('outcomes_key', ['document_id', 'page_hash', 'profile_id', 'version'])
    .execute();
  // with what a tally sums up, so that it reads no row
  await schema
    .createIndex('outcomes_profile')
    .on('outcomes')
    .columns(['profile_id', 'version', 'site', 'used', 'at', 'valid', 'chosen', 'utility'])
    .execute();
  await schema.createIndex('outcomes_site').on('outcomes').columns(['site', 'chosen', 'at']).execute();
  await schema.createIndex('outcomes_at').on('outcomes').column('at').execute();
}

async function createSites({ schema }: Db): Promise<void> {
  await schema
    .createTable('sites')
    .addColumn('site', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('quiet_until', 'bigint', (column) => column.notNull())
    .addColumn('faults', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
}

async function createVectors({ schema }: Db): Promise<void> {
  await schema
    .createTable('profile_vectors')
    .addColumn('profile_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('structure', 'bytea', (column) => column.notNull())
    .addColumn('semantics', 'bytea')
    .addPrimaryKeyConstraint('profile_vectors_key', ['profile_id', 'version'])
    .execute();
}
