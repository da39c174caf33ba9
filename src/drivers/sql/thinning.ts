/** What goes because later ones came: pages that profiles read, and former versions of profiles. */
import { type Kysely, sql } from 'kysely';
import { VERSIONS_KEPT } from '../../ports/store.ts';
import type { StoreTables } from './store-tables.ts';

/** Groups that one step of the sweeper counts. */
const COUNTED_AT_ONCE = 500;

type Db = Kysely<StoreTables>;

interface Readings {
  readonly profile: string;
  readonly site: string;
  readonly rows: number;
}

interface Versions {
  readonly profile: string;
  readonly rows: number;
}

/** On one connection; transactions are the caller's. Each method answers how many rows went, at most `limit`. */
export class Thinning {
  readonly #db: Db;
  readonly #pages = new Round<Readings>();
  readonly #versions = new Round<Versions>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Of a site's pages that a profile read, the oldest beyond `kept` go. */
  pages(kept: number, limit: number): Promise<number> {
    return this.#pages.step(
      limit,
      (last) => readingsAfter(this.#db, last),
      async ({ rows, ...group }, most) => (rows > kept ? thinPages(this.#db, group, kept, most) : 0),
    );
  }

  /** A profile's former versions go, with their fingerprints. */
  versions(limit: number): Promise<number> {
    return this.#versions.step(
      limit,
      (last) => versionsAfter(this.#db, last),
      async ({ rows, profile }, most) => (rows > VERSIONS_KEPT ? thinVersions(this.#db, profile, most) : 0),
    );
  }
}

/** Goes round all groups, some a step, as there may be very many. */
class Round<G> {
  /** Groups up to this one were looked at: the next step goes on after it. */
  #last: G | null = null;

  async step(
    limit: number,
    after: (last: G | null) => Promise<readonly G[]>,
    thin: (group: G, limit: number) => Promise<number>,
  ): Promise<number> {
    const groups = await after(this.#last);
    let gone = 0;
    for (const group of groups) {
      gone += await thin(group, limit - gone);
      if (gone >= limit) return gone;
      this.#last = group;
    }
    if (groups.length < COUNTED_AT_ONCE) this.#last = null;
    return gone;
  }
}

async function readingsAfter(db: Db, last: Readings | null): Promise<Readings[]> {
  const rows = await db
    .selectFrom('pages')
    .select(({ fn }) => ['profile_id', 'site', fn.countAll().as('rows')])
    .where(sql<boolean>`(profile_id, site) > (${last?.profile ?? ''}, ${last?.site ?? ''})`)
    .groupBy(['profile_id', 'site'])
    .orderBy('profile_id')
    .orderBy('site')
    .limit(COUNTED_AT_ONCE)
    .execute();
  return rows.map((row) => ({ profile: row.profile_id ?? '', site: row.site, rows: Number(row.rows) }));
}

async function thinPages(
  db: Db,
  { profile, site }: Pick<Readings, 'profile' | 'site'>,
  kept: number,
  limit: number,
): Promise<number> {
  const pages = sql`select hash from pages where profile_id = ${profile} and site = ${site}`;
  const surplus = sql`${pages} order by fetched_at desc, hash desc limit ${limit} offset ${kept}`;
  const { numAffectedRows } = await sql`delete from pages where hash in (${surplus})`.execute(db);
  return Number(numAffectedRows);
}

async function versionsAfter(db: Db, last: Versions | null): Promise<Versions[]> {
  const rows = await db
    .selectFrom('profiles')
    .select(({ fn }) => ['id as profile', fn.countAll().as('rows')])
    .where('id', '>', last?.profile ?? '')
    .groupBy('id')
    .orderBy('id')
    .limit(COUNTED_AT_ONCE)
    .execute();
  return rows.map(({ profile, rows: count }) => ({ profile, rows: Number(count) }));
}

async function thinVersions(db: Db, id: string, limit: number): Promise<number> {
  const all = await db
    .selectFrom('profiles')
    .select(['version', 'status', 'revision'])
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  // the next revision is told from the highest one: without it readers would take news for old
  const latest = Math.max(...all.map(({ revision }) => revision));
  const isSurplus = ({ status, revision }: (typeof all)[number]): boolean =>
    (status === 'retired' || status === 'candidate') && revision < latest;
  const gone = all.slice(VERSIONS_KEPT).filter(isSurplus).slice(-limit);
  if (gone.length === 0) return 0;
  const versions = gone.map(({ version }) => version);
  await db.deleteFrom('profile_vectors').where('profile_id', '=', id).where('version', 'in', versions).execute();
  await db.deleteFrom('profiles').where('id', '=', id).where('version', 'in', versions).execute();
  return versions.length;
}
