/** The statements of learning, in the SQL that SQLite and PostgreSQL share. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type {
  LearningReads,
  LearningWrites,
  OutcomeRow,
  Profile,
  ProfileFilter,
  ProfileStatus,
  ProfileVectors,
  SiteRow,
  Tally,
} from '../../ports/learning-store.ts';
import { outcomeRow, profileRow, siteRow, toOutcome, toSite, toVectors, vectorsRow } from './learning-rows.ts';
import { prepared } from './prepared.ts';
import type { StoreTables } from './store-tables.ts';

type Db = Kysely<StoreTables>;

/** Ids that one statement names: databases take no more than some ten thousand values. */
const MOST_NAMED = 1_000;

interface Version {
  readonly id: string;
  readonly version: number;
}

/** All of them, on one connection; transactions are the caller's. */
export class LearningQueries implements LearningReads, LearningWrites {
  readonly #db: Db;
  readonly #tally;
  readonly #waiting;

  constructor(db: Db) {
    this.#db = db;
    this.#tally = prepared((version: Version) => tallyQuery(db, version));
    this.#waiting = prepared((values: { site: string; limit: number }) => waitingQuery(db, values));
  }

  async profiles({ id, site, status }: ProfileFilter): Promise<readonly Profile[]> {
    if (status?.length === 0) return [];
    let query = this.#db.selectFrom('profiles').select('body').orderBy('id').orderBy('version');
    if (id !== undefined) query = query.where('id', '=', id);
    if (site !== undefined) query = query.where('site', '=', site);
    if (status !== undefined) query = query.where('status', 'in', status);
    return (await query.execute()).map(({ body }) => JSON.parse(body));
  }

  async versionsIn(status: readonly ProfileStatus[]): Promise<ReadonlyMap<string, number>> {
    if (status.length === 0) return new Map();
    const query = this.#db.selectFrom('profiles').select(['id', 'version']).where('status', 'in', status);
    const rows = await query.orderBy('id').orderBy('version').execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async tally(id: string, version: number): Promise<Tally> {
    const { rows } = await this.#db.executeQuery(this.#tally({ id, version }));
    const [row] = rows;
    return {
      uses: Number(row?.uses ?? 0),
      valid: Number(row?.valid ?? 0),
      chosen: Number(row?.chosen ?? 0),
      meanUtility: Number(row?.utility ?? 0),
    };
  }

  async outcomesOf(id: string, version: number, limit: number): Promise<readonly OutcomeRow[]> {
    const rows = await this.#db
      .selectFrom('outcomes')
      .selectAll()
      .where('profile_id', '=', id)
      .where('version', '=', version)
      .where('site', '=', siteOf({ id, version }))
      .where('used', '=', 1)
      .orderBy('at', 'desc')
      .orderBy('document_id')
      .limit(limit)
      .execute();
    return rows.map(toOutcome);
  }

  async waiting(site: string, limit: number): Promise<readonly OutcomeRow[]> {
    const { rows } = await this.#db.executeQuery(this.#waiting({ site, limit }));
    return rows.map(toOutcome);
  }

  async readBy(
    id: string,
    version: number,
    since: number,
    after: string,
    limit: number,
  ): Promise<readonly OutcomeRow[]> {
    const rows = await ofPublishedPages(this.#db)
      .where('o.profile_id', '=', id)
      .where('o.version', '=', version)
      .where('o.published', '=', 1)
      .where('o.at', '>=', since)
      .where('o.document_id', '>', after)
      .orderBy('o.document_id')
      .limit(limit)
      .execute();
    return rows.map(toOutcome);
  }

  async outcomesOfDocument(documentId: string): Promise<readonly OutcomeRow[]> {
    const rows = await this.#db
      .selectFrom('outcomes as o')
      .innerJoin('documents as d', (join) =>
        join.onRef('d.id', '=', 'o.document_id').onRef('d.page_hash', '=', 'o.page_hash'),
      )
      .selectAll('o')
      .where('o.document_id', '=', documentId)
      .orderBy('o.profile_id')
      .orderBy('o.version')
      .execute();
    return rows.map(toOutcome);
  }

  async site(site: string): Promise<SiteRow | null> {
    const row = await this.#db.selectFrom('sites').selectAll().where('site', '=', site).executeTakeFirst();
    return row === undefined ? null : toSite(row);
  }

  async vectors(profileIds: readonly string[] | null): Promise<readonly ProfileVectors[]> {
    const query = this.#db.selectFrom('profile_vectors').selectAll().orderBy('profile_id').orderBy('version');
    if (profileIds === null) return (await query.execute()).map(toVectors);
    const ids = [...new Set(profileIds)].sort();
    const found: ProfileVectors[] = [];
    for (let at = 0; at < ids.length; at += MOST_NAMED) {
      const rows = await query.where('profile_id', 'in', ids.slice(at, at + MOST_NAMED)).execute();
      found.push(...rows.map(toVectors));
    }
    return found;
  }

  async putProfile(profile: Profile): Promise<void> {
    const { id, version, ...changes } = profileRow(profile);
    await this.#db
      .insertInto('profiles')
      .values({ id, version, ...changes })
      .onConflict((conflict) => conflict.columns(['id', 'version']).doUpdateSet(changes))
      .execute();
  }

  async putOutcomes(rows: readonly OutcomeRow[]): Promise<void> {
    for (const row of rows) {
      if (row.chosen) await this.#publishedBy(row);
      const { document_id, page_hash, profile_id, version, ...changes } = outcomeRow(row);
      await this.#db
        .insertInto('outcomes')
        .values({ document_id, page_hash, profile_id, version, ...changes })
        .onConflict((conflict) =>
          conflict.columns(['document_id', 'page_hash', 'profile_id', 'version']).doUpdateSet(changes),
        )
        .execute();
    }
  }

  /** The page's text is this row's from now on. */
  async #publishedBy({ documentId, pageHash, profileId }: OutcomeRow): Promise<void> {
    await this.#db
      .updateTable('outcomes')
      .set({ published: 0 })
      .where('document_id', '=', documentId)
      .where('page_hash', '=', pageHash)
      .execute();
    await this.#db.updateTable('pages').set({ profile_id: profileId }).where('hash', '=', pageHash).execute();
  }

  async putSite(row: SiteRow): Promise<void> {
    const { site, ...changes } = siteRow(row);
    await this.#db
      .insertInto('sites')
      .values({ site, ...changes })
      .onConflict((conflict) => conflict.column('site').doUpdateSet(changes))
      .execute();
  }

  async putVectors(vectors: ProfileVectors): Promise<void> {
    const { profile_id, version, ...changes } = vectorsRow(vectors);
    await this.#db
      .insertInto('profile_vectors')
      .values({ profile_id, version, ...changes })
      .onConflict((conflict) => conflict.columns(['profile_id', 'version']).doUpdateSet(changes))
      .execute();
  }
}

function tallyQuery(db: Db, { id, version }: Version) {
  return db
    .selectFrom('outcomes')
    .select(({ fn }) => [
      fn.countAll().as('uses'),
      fn.sum('valid').as('valid'),
      fn.sum('chosen').as('chosen'),
      fn.avg('utility').as('utility'),
    ])
    .where('profile_id', '=', id)
    .where('version', '=', version)
    .where('site', '=', siteOf({ id, version }))
    .where('used', '=', 1);
}

/** The profile's own site: what others serve says nothing of it, and is whatever they want learned. */
function siteOf({ id, version }: Version) {
  return sql<string>`(select p.site from profiles as p where p.id = ${id} and p.version = ${version})`;
}

/** One row a document: the one without a profile where there is one. */
function waitingQuery(db: Db, { site, limit }: { readonly site: string; readonly limit: number }) {
  return ofPublishedPages(db)
    .where('o.site', '=', site)
    .where('o.chosen', '=', 0)
    .where((o) => o.not(otherOutcome(o, (other) => other.and([other('x.valid', '=', 1), other('x.chosen', '=', 1)]))))
    .where((o) => o.not(otherOutcome(o, () => sql`(x.profile_id, x.version) < (o.profile_id, o.version)`)))
    .orderBy('o.at', 'desc')
    .orderBy('o.document_id')
    .limit(limit);
}

/** Outcomes on pages that published documents stand on, and whose bytes are there. */
function ofPublishedPages(db: Db) {
  return db
    .selectFrom('outcomes as o')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.id', '=', 'o.document_id').onRef('d.page_hash', '=', 'o.page_hash'),
    )
    .selectAll('o')
    .where('d.status', '=', 'published')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('pages as p').select('p.hash').whereRef('p.hash', '=', 'o.page_hash')),
    );
}

type Outer = ExpressionBuilder<StoreTables & { o: StoreTables['outcomes'] }, 'o'>;
type Other = ExpressionBuilder<StoreTables & { o: StoreTables['outcomes']; x: StoreTables['outcomes'] }, 'o' | 'x'>;

/** Whether another outcome of the same page of the same document is so. */
function otherOutcome({ exists, selectFrom }: Outer, so: (x: Other) => Expression<SqlBool>): Expression<SqlBool> {
  return exists(
    selectFrom('outcomes as x')
      .select('x.version')
      .whereRef('x.document_id', '=', 'o.document_id')
      .whereRef('x.page_hash', '=', 'o.page_hash')
      .where(so),
  );
}
