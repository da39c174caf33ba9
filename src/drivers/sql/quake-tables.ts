import type { Kysely, SchemaModule } from 'kysely';
import type { StoredEvent } from '../../ports/quake-store.ts';

/** Reports, events, and answers of language models. Times are milliseconds since the epoch. */
export interface QuakeTables {
  reports: {
    document_id: string;
    revision: number;
    /** Reports and retractions in it. */
    entries: number;
    record: string;
    updated: number;
  };
  /** Where in time a document's reports and retractions lie. */
  report_times: {
    document_id: string;
    at: number;
    /** As of its document's list. */
    updated: number;
  };
  events: {
    event_id: string;
    revision: number;
    status: StoredEvent['status'];
    founder_document: string;
    founder_ordinal: number;
    told: number;
    founded: number;
    at: number;
    latitude: number | null;
    longitude: number | null;
    magnitude: number | null;
    record: string;
    updated: number;
  };
  answers: {
    model: string;
    prompt_version: string;
    input_hash: string;
    field: string;
    output: string;
    prompt_tokens: number;
    tokens: number;
    ms: number;
    verdict: string;
    document_id: string;
    updated: number;
  };
  event_reports: {
    document_id: string;
    ordinal: number;
    event_id: string;
  };
}

/** What file version 5 adds. */
export async function createQuakeTables({ schema }: Kysely<QuakeTables>): Promise<void> {
  await createReports(schema);
  await createEvents(schema);
  await createAnswers(schema);
}

async function createReports(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('reports')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('reports_updated').on('reports').column('updated').execute();
  await schema.createIndex('reports_entries').on('reports').columns(['entries', 'updated']).execute();
  await schema
    .createTable('report_times')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_times_key', ['document_id', 'at'])
    .execute();
  await schema.createIndex('report_times_at').on('report_times').column('at').execute();
  await schema.createIndex('report_times_updated').on('report_times').column('updated').execute();
}

async function createEvents(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('events')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('founder_document', 'text', (column) => column.notNull())
    .addColumn('founder_ordinal', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('founded', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('magnitude', 'double precision')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('events_at').on('events').columns(['at', 'event_id']).execute();
  await schema.createIndex('events_updated').on('events').column('updated').execute();
  await schema.createIndex('events_founder').on('events').column('founder_document').execute();
  await schema
    .createTable('event_reports')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_reports_key', ['document_id', 'ordinal'])
    .execute();
  await schema.createIndex('event_reports_event').on('event_reports').column('event_id').execute();
}

async function createAnswers(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('answers')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('prompt_version', 'text', (column) => column.notNull())
    .addColumn('input_hash', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('prompt_tokens', 'integer', (column) => column.notNull())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .addColumn('ms', 'double precision', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['document_id', 'model', 'prompt_version', 'input_hash'])
    .execute();
  await schema.createIndex('answers_asked').on('answers').columns(['input_hash', 'prompt_version', 'model']).execute();
  await schema.createIndex('answers_updated').on('answers').column('updated').execute();
}
