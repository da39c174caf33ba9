/** What goes by age. */
import { type Kysely, sql } from 'kysely';
import type { StoreLimits } from '../../ports/store.ts';
import type { StoreTables } from './store-tables.ts';

type Age = Exclude<keyof StoreLimits, 'pagesPerProfile'>;

interface Aged {
  readonly table: keyof StoreTables;
  readonly key: readonly string[];
  /** The column that tells a row's time. */
  readonly time: string;
  /** Null: it is the time of its end. */
  readonly limit: Age | null;
  /** Rows of that table about the same document keep a row of this one, however old. */
  readonly keptBy?: keyof StoreTables;
}

const AGED: readonly Aged[] = [
  { table: 'pages', key: ['hash'], time: 'fetched_at', limit: 'pageAgeMs' },
  { table: 'documents', key: ['id'], time: 'updated', limit: 'documentAgeMs' },
  { table: 'claims', key: ['document_id'], time: 'expires', limit: null },
  { table: 'host_slots', key: ['host'], time: 'next_free', limit: null },
  {
    table: 'outcomes',
    key: ['document_id', 'page_hash', 'profile_id', 'version'],
    time: 'at',
    limit: 'outcomeAgeMs',
  },
  { table: 'answers', key: ['model', 'prompt_version', 'input_hash'], time: 'updated', limit: 'eventAgeMs' },
  // an event is what its reports say: they stay as long as it does
  { table: 'events', key: ['event_id'], time: 'updated', limit: 'eventAgeMs' },
  { table: 'event_reports', key: ['document_id', 'ordinal'], time: 'updated', limit: 'eventAgeMs' },
  { table: 'report_times', key: ['document_id', 'at'], time: 'updated', limit: 'eventAgeMs', keptBy: 'event_reports' },
  { table: 'reports', key: ['document_id'], time: 'updated', limit: 'eventAgeMs', keptBy: 'event_reports' },
];

/** Deletes at most `limit` rows that are past their time; answers how many went. */
export async function removeAged(
  db: Kysely<StoreTables>,
  limits: StoreLimits,
  now: number,
  limit: number,
): Promise<number> {
  let gone = 0;
  for (const { table, key, time, limit: age, keptBy } of AGED) {
    if (gone >= limit) return gone;
    const oldest = now - (age === null ? 0 : limits[age]);
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const unkept = keptBy === undefined ? sql`` : sql`and not exists (${aboutTheSame(table, keptBy)})`;
    const old = sql`select ${columns} from ${sql.table(table)} where ${sql.ref(time)} <= ${oldest} ${unkept} limit ${limit - gone}`;
    const removal = sql`delete from ${sql.table(table)} where (${columns}) in (${old})`;
    const { numAffectedRows } = await removal.execute(db);
    gone += Number(numAffectedRows);
  }
  return gone;
}

function aboutTheSame(table: keyof StoreTables, keptBy: keyof StoreTables) {
  return sql`select 1 from ${sql.table(keptBy)} where ${sql.ref(`${keptBy}.document_id`)} = ${sql.ref(`${table}.document_id`)}`;
}
