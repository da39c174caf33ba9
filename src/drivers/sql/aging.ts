/** What goes by age. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoreLimits } from '../../ports/store.ts';
import type { StoreTables } from './store-tables.ts';

type Age = Exclude<keyof StoreLimits, 'pagesPerProfile'>;

interface Aged {
  readonly table: keyof StoreTables;
  readonly key: readonly string[];
  /** Which rows are past their time. */
  readonly past: (limits: StoreLimits, now: number) => RawBuilder<unknown>;
}

const DAY_MS = 86_400_000;
/** A list without a word on earthquakes is kept only against older ones of its document that are still under way. */
const EMPTY_MS = 7 * DAY_MS;
/** What is told of one earthquake, or takes it back, lies within this of it. */
const NEAR_MS = 3 * DAY_MS;

const AGED: readonly Aged[] = [
  { table: 'pages', key: ['hash'], past: olderThan('fetched_at', 'pageAgeMs') },
  { table: 'documents', key: ['id'], past: olderThan('updated', 'documentAgeMs') },
  { table: 'claims', key: ['document_id'], past: (_, now) => sql`expires <= ${now}` },
  { table: 'host_slots', key: ['host'], past: (_, now) => sql`next_free <= ${now}` },
  {
    table: 'outcomes',
    key: ['document_id', 'page_hash', 'profile_id', 'version'],
    past: olderThan('at', 'outcomeAgeMs'),
  },
  {
    table: 'answers',
    key: ['document_id', 'model', 'prompt_version', 'input_hash'],
    past: olderThan('updated', 'eventAgeMs'),
  },
  { table: 'event_reports', key: ['document_id', 'ordinal'], past: ofOldEvents },
  { table: 'events', key: ['event_id'], past: bareEvents },
  { table: 'report_times', key: ['document_id', 'at'], past: ofOldReports },
  { table: 'reports', key: ['document_id'], past: bareReports },
];

function olderThan(column: string, age: Age): Aged['past'] {
  return (limits, now) => sql`${sql.ref(column)} <= ${now - limits[age]}`;
}

/** An event stays as long as any document that tells of it: whoever reads that again must find it. */
function ofOldEvents({ eventAgeMs }: StoreLimits, now: number) {
  const oldest = now - eventAgeMs;
  return sql`event_id in (
    select event_id from events as old where updated <= ${oldest} and not exists (
      select 1 from event_reports as own join reports on reports.document_id = own.document_id
      where own.event_id = old.event_id and reports.updated > ${oldest}))`;
}

function bareEvents({ eventAgeMs }: StoreLimits, now: number) {
  return sql`updated <= ${now - eventAgeMs}
    and not exists (select 1 from event_reports as own where own.event_id = events.event_id)`;
}

/**
 * What documents say stays as long as any event of those days, or what any younger document says of them: a retraction
 * that went first would let a false alert rise again.
 */
function ofOldReports({ eventAgeMs }: StoreLimits, now: number) {
  const oldest = now - eventAgeMs;
  const near = (column: string) => sql`${sql.ref(column)} between own.at - ${NEAR_MS} and own.at + ${NEAR_MS}`;
  return sql`document_id in (
    select document_id from reports as old where updated <= ${oldest}
      and not exists (select 1 from event_reports as told where told.document_id = old.document_id)
      and not exists (select 1 from report_times as own join events on ${near('events.at')}
        where own.document_id = old.document_id)
      and not exists (select 1 from report_times as own join report_times as other on ${near('other.at')}
        where own.document_id = old.document_id and other.updated > ${oldest}))`;
}

function bareReports({ eventAgeMs }: StoreLimits, now: number) {
  const empty = now - Math.min(EMPTY_MS, eventAgeMs);
  return sql`(updated <= ${now - eventAgeMs} or (entries = 0 and updated <= ${empty}))
    and not exists (select 1 from report_times as own where own.document_id = reports.document_id)`;
}

/** Deletes at most `limit` rows that are past their time; answers how many went. */
export async function removeAged(
  db: Kysely<StoreTables>,
  limits: StoreLimits,
  now: number,
  limit: number,
): Promise<number> {
  let gone = 0;
  for (const { table, key, past } of AGED) {
    if (gone >= limit) return gone;
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const old = sql`select ${columns} from ${sql.table(table)} where ${past(limits, now)} limit ${limit - gone}`;
    const removal = sql`delete from ${sql.table(table)} where (${columns}) in (${old})`;
    const { numAffectedRows } = await removal.execute(db);
    gone += Number(numAffectedRows);
  }
  return gone;
}
