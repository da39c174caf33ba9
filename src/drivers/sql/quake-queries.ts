/** The statements of reports and events, in the SQL that SQLite and PostgreSQL share. */
import type { Kysely, Selectable } from 'kysely';
import type {
  AnswerKey,
  EventFilter,
  QuakeReads,
  QuakeWrites,
  ReportKey,
  ReportsVersion,
  StoredAnswer,
  StoredEvent,
  StoredReports,
  Within,
} from '../../ports/quake-store.ts';
import type { QuakeTables } from './quake-tables.ts';
import type { StoreTables } from './store-tables.ts';

type Db = Kysely<StoreTables>;
type Member = Pick<QuakeTables['event_reports'], 'document_id' | 'ordinal'>;

/** Parameters of one statement: both databases take many more. */
const IDS_AT_ONCE = 500;
/** Of three columns. */
const ROWS_AT_ONCE = 500;

/** On one connection; transactions are the caller's. */
export class QuakeQueries implements QuakeReads, QuakeWrites {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async reports(documentId: string): Promise<StoredReports | null> {
    const row = await this.#reports().where('document_id', '=', documentId).executeTakeFirst();
    return row ?? null;
  }

  reportsBetween(from: number, to: number): Promise<readonly ReportsVersion[]> {
    const near = this.#db
      .selectFrom('report_times')
      .select('document_id')
      .where('at', '>=', from)
      .where('at', '<=', to);
    return this.#db
      .selectFrom('reports')
      .select(['document_id as documentId', 'revision'])
      .where('document_id', 'in', near)
      .orderBy('document_id')
      .execute();
  }

  async reportsOf(documentIds: readonly string[]): Promise<readonly StoredReports[]> {
    const found: StoredReports[] = [];
    for (let at = 0; at < documentIds.length; at += IDS_AT_ONCE) {
      const ids = documentIds.slice(at, at + IDS_AT_ONCE);
      found.push(...(await this.#reports().where('document_id', 'in', ids).execute()));
    }
    return found.sort((a, b) => (a.documentId < b.documentId ? -1 : 1));
  }

  async event(eventId: string): Promise<StoredEvent | null> {
    const row = await this.#db.selectFrom('events').selectAll().where('event_id', '=', eventId).executeTakeFirst();
    return row === undefined ? null : toEvent(row);
  }

  async eventsOf(documentIds: readonly string[], within?: Within): Promise<readonly StoredEvent[]> {
    const found = new Map<string, StoredEvent>();
    for (let at = 0; at < documentIds.length; at += IDS_AT_ONCE) {
      const ids = documentIds.slice(at, at + IDS_AT_ONCE);
      const members = this.#db.selectFrom('event_reports').select('event_id').where('document_id', 'in', ids);
      let query = this.#db
        .selectFrom('events')
        .selectAll()
        .where((event) => event.or([event('event_id', 'in', members), event('founder_document', 'in', ids)]));
      if (within !== undefined) query = query.where('at', '>=', within.from).where('at', '<=', within.to);
      const rows = await query.execute();
      for (const row of rows) found.set(row.event_id, toEvent(row));
    }
    return [...found.values()].sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
  }

  async events({ since, bounds, minMagnitude, status, after, limit }: EventFilter): Promise<readonly StoredEvent[]> {
    let query = this.#db.selectFrom('events').selectAll().orderBy('at').orderBy('event_id').limit(limit);
    if (since !== undefined) query = query.where('at', '>=', since);
    if (minMagnitude !== undefined) query = query.where('magnitude', '>=', minMagnitude);
    if (status !== undefined) query = query.where('status', 'in', [...status]);
    if (after !== undefined) {
      query = query.where((event) =>
        event.or([
          event('at', '>', after.at),
          event.and([event('at', '=', after.at), event('event_id', '>', after.eventId)]),
        ]),
      );
    }
    if (bounds !== undefined) {
      const [west, south, east, north] = bounds;
      query = query
        .where('latitude', '>=', south)
        .where('latitude', '<=', north)
        .where((event) => {
          const sides = [event('longitude', '>=', west), event('longitude', '<=', east)];
          return west <= east ? event.and(sides) : event.or(sides);
        });
    }
    return (await query.execute()).map(toEvent);
  }

  async putReports({ documentId, ...row }: StoredReports, times: readonly number[]): Promise<void> {
    await this.#db
      .insertInto('reports')
      .values({ document_id: documentId, ...row })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(row))
      .execute();
    await this.#db.deleteFrom('report_times').where('document_id', '=', documentId).execute();
    const rows = [...new Set(times)].map((at) => ({ document_id: documentId, at, updated: row.updated }));
    if (rows.length > 0) await this.#db.insertInto('report_times').values(rows).execute();
  }

  async putEvent(event: StoredEvent, reports: readonly ReportKey[]): Promise<void> {
    const { event_id, ...changes } = toRow(event);
    await this.#db
      .insertInto('events')
      .values({ event_id, ...changes })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(changes))
      .execute();
    await this.#putMembers(event_id, reports);
  }

  /** Only what differs: an event that all the world writes about changes with every report, by one report. */
  async #putMembers(event_id: string, reports: readonly ReportKey[]): Promise<void> {
    const before = await this.#db
      .selectFrom('event_reports')
      .select(['document_id', 'ordinal'])
      .where('event_id', '=', event_id)
      .execute();
    const left = new Map(before.map((row) => [`${row.ordinal} ${row.document_id}`, row]));
    const rows = reports.flatMap(({ documentId, ordinal }) =>
      left.delete(`${ordinal} ${documentId}`) ? [] : [{ document_id: documentId, ordinal, event_id }],
    );
    await this.#dropMembers(event_id, [...left.values()], rows.length === reports.length);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await this.#db
        .insertInto('event_reports')
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflict((conflict) => conflict.columns(['document_id', 'ordinal']).doUpdateSet({ event_id }))
        .execute();
    }
  }

  async #dropMembers(event_id: string, left: readonly Member[], all: boolean): Promise<void> {
    const members = this.#db.deleteFrom('event_reports').where('event_id', '=', event_id);
    if (all) await members.execute();
    else
      for (const { document_id, ordinal } of left)
        await members.where('document_id', '=', document_id).where('ordinal', '=', ordinal).execute();
  }

  async answer({ model, promptVersion, inputHash }: AnswerKey): Promise<StoredAnswer | null> {
    const row = await this.#db
      .selectFrom('answers')
      .selectAll()
      .where('model', '=', model)
      .where('prompt_version', '=', promptVersion)
      .where('input_hash', '=', inputHash)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : toAnswer(row);
  }

  async answersAbout(documentId: string): Promise<readonly StoredAnswer[]> {
    const rows = await this.#db
      .selectFrom('answers')
      .selectAll()
      .where('document_id', '=', documentId)
      .orderBy('updated', 'desc')
      .orderBy('field')
      .execute();
    return rows.map(toAnswer);
  }

  async putAnswer({ promptVersion, inputHash, promptTokens, documentId, ...same }: StoredAnswer): Promise<void> {
    const names = { prompt_version: promptVersion, input_hash: inputHash };
    const { verdict, updated } = same;
    await this.#db
      .insertInto('answers')
      .values({ ...same, ...names, prompt_tokens: promptTokens, document_id: documentId })
      .onConflict((conflict) =>
        conflict.columns(['document_id', 'model', 'prompt_version', 'input_hash']).doUpdateSet({ verdict, updated }),
      )
      .execute();
  }

  #reports() {
    return this.#db
      .selectFrom('reports')
      .select(['document_id as documentId', 'revision', 'entries', 'record', 'updated']);
  }
}

function toEvent(row: Selectable<QuakeTables['events']>): StoredEvent {
  const { event_id, founder_document, founder_ordinal, ...same } = row;
  return { ...same, eventId: event_id, founder: { documentId: founder_document, ordinal: founder_ordinal } };
}

function toAnswer(row: Selectable<QuakeTables['answers']>): StoredAnswer {
  const { prompt_version, input_hash, prompt_tokens, document_id, ...same } = row;
  const names = { promptVersion: prompt_version, inputHash: input_hash };
  return { ...same, ...names, promptTokens: prompt_tokens, documentId: document_id };
}

function toRow({ eventId, founder, ...same }: StoredEvent): QuakeTables['events'] {
  return { ...same, event_id: eventId, founder_document: founder.documentId, founder_ordinal: founder.ordinal };
}
