import type { Kysely, SchemaModule } from 'kysely';
import type { DocumentStatus } from '../../ports/store.ts';
import type { LearningPageColumns, LearningTables } from './learning-tables.ts';
import type { OwnerTables } from './owner-tables.ts';
import type { PlaceTables } from './place-tables.ts';
import type { QuakeTables } from './quake-tables.ts';

/** The Store's tables, the same in SQLite and PostgreSQL. Times are milliseconds since the epoch. */
export interface StoreTables extends LearningTables, OwnerTables, PlaceTables, QuakeTables {
  documents: {
    id: string;
    revision: number;
    status: DocumentStatus;
    url: string;
    site: string;
    page_hash: string;
    search_result: string | null;
    raw_text: string;
    main_text: string;
    parsed: string;
    created: number;
    updated: number;
  };
  pages: LearningPageColumns & {
    hash: string;
    document_id: string;
    url: string;
    site: string;
    content_type: string | null;
    bytes: Uint8Array;
    fetched_at: number;
  };
  claims: {
    document_id: string;
    input: string;
    /** `open` until the URL's end; `kept` by a published document. */
    state: 'open' | 'kept';
    expires: number;
  };
  host_slots: {
    host: string;
    next_free: number;
  };
}

/** Creates the Store's tables of file version 1. */
export async function createStoreTables({ schema }: Kysely<StoreTables>): Promise<void> {
  await createDocuments(schema);
  await createPages(schema);
  await createClaims(schema);
  await createHostSlots(schema);
}

async function createDocuments(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('page_hash', 'text', (column) => column.notNull())
    .addColumn('search_result', 'text')
    .addColumn('raw_text', 'text', (column) => column.notNull())
    .addColumn('main_text', 'text', (column) => column.notNull())
    .addColumn('parsed', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('documents_updated').on('documents').column('updated').execute();
}

async function createPages(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('pages')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text')
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();
  await schema.createIndex('pages_fetched_at').on('pages').column('fetched_at').execute();
}

async function createClaims(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('claims')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('claims_expires').on('claims').column('expires').execute();
}

async function createHostSlots(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('host_slots')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .addColumn('next_free', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('host_slots_next_free').on('host_slots').column('next_free').execute();
}
