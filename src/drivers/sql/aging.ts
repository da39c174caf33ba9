/** What goes by age. */
import { type Kysely, sql } from 'kysely';
import type { StoreLimits } from '../../ports/store.ts';
import type { StoreTables } from './store-tables.ts';

type Age = Exclude<keyof StoreLimits, 'pagesPerProfile'>;

/** Tables, the column that tells a row's time, and the limit that it is held against; null: it is the time of its end. */
const AGED: readonly { table: keyof StoreTables; key: readonly string[]; time: string; limit: Age | null }[] = [
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
  { table: 'reports', key: ['document_id'], time: 'updated', limit: 'eventAgeMs' },
  { table: 'report_times', key: ['document_id', 'at'], time: 'updated', limit: 'eventAgeMs' },
  { table: 'events', key: ['event_id'], time: 'updated', limit: 'eventAgeMs' },
  { table: 'answers', key: ['model', 'prompt_version', 'input_hash'], time: 'updated', limit: 'eventAgeMs' },
  { table: 'event_reports', key: ['document_id', 'ordinal'], time: 'updated', limit: 'eventAgeMs' },
];

/** Deletes at most `limit` rows that are past their time; answers how many went. */
export async function removeAged(
  db: Kysely<StoreTables>,
  limits: StoreLimits,
  now: number,
  limit: number,
): Promise<number> {
  let gone = 0;
  for (const { table, key, time, limit: age } of AGED) {
    if (gone >= limit) return gone;
    const oldest = now - (age === null ? 0 : limits[age]);
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const old = sql`select ${columns} from ${sql.table(table)} where ${sql.ref(time)} <= ${oldest} limit ${limit - gone}`;
    const removal = sql`delete from ${sql.table(table)} where (${columns}) in (${old})`;
    const { numAffectedRows } = await removal.execute(db);
    gone += Number(numAffectedRows);
  }
  return gone;
}
