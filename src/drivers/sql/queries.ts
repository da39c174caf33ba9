/** The Store's statements, in the SQL that SQLite and PostgreSQL share. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { isHalt } from '../../ports/errors.ts';
import type {
  ClaimRequest,
  DocumentRow,
  InputId,
  KeptEmits,
  Owner,
  PageRow,
  StoreLimits,
  StoreTransaction,
} from '../../ports/store.ts';
import { removeAged } from './aging.ts';
import { LearningQueries } from './learning-queries.ts';
import { OwnerQueries } from './owner-queries.ts';
import { PlaceQueries } from './place-queries.ts';
import { prepared } from './prepared.ts';
import { QuakeQueries } from './quake-queries.ts';
import type { StoreTables } from './store-tables.ts';
import { Thinning } from './thinning.ts';

/** A claim whose URL never came to an end is void after this: `fetch` keeps no record for longer. */
const ABANDONED_CLAIM_MS = 8 * 86_400_000;

const SAVEPOINT = CompiledQuery.raw('savepoint part');
const RELEASE = CompiledQuery.raw('release savepoint part');
const ROLLBACK = CompiledQuery.raw('rollback to savepoint part');

type Db = Kysely<StoreTables>;

interface Claim {
  readonly documentId: string;
  readonly input: string;
  readonly now: number;
  readonly expires: number;
}

interface Slot {
  readonly host: string;
  readonly gapMs: number;
  readonly now: number;
  /** The last moment that is of use. */
  readonly latest: number;
}

/** All of them, on one connection; transactions are the caller's. */
export class StoreQueries extends LearningQueries implements StoreTransaction {
  readonly #db: Db;
  readonly #claim;
  readonly #refreshClaim;
  readonly #reserve;
  readonly #thinning: Thinning;
  readonly owners: OwnerQueries;
  readonly places: PlaceQueries;
  readonly quakes: QuakeQueries;

  constructor(db: Db) {
    super(db);
    this.#db = db;
    this.#thinning = new Thinning(db);
    this.owners = new OwnerQueries(db);
    this.places = new PlaceQueries(db);
    this.quakes = new QuakeQueries(db);
    this.#claim = prepared((claim: Claim) => claimQuery(db, claim, false));
    this.#refreshClaim = prepared((claim: Claim) => claimQuery(db, claim, true));
    this.#reserve = prepared((slot: Slot) => slotQuery(db, slot));
  }

  /** A failure of the database itself is the whole transaction's: there may be no part left to undo. */
  async attempt<T>(part: () => Promise<T>): Promise<T> {
    await this.#db.executeQuery(SAVEPOINT);
    try {
      const answer = await part();
      // PostgreSQL refuses it where a statement of the part failed, whatever the part made of that
      await this.#db.executeQuery(RELEASE);
      return answer;
    } catch (error) {
      if (!isHalt(error)) {
        await this.#db.executeQuery(ROLLBACK);
        await this.#db.executeQuery(RELEASE);
      }
      throw error;
    }
  }

  keepEmits(owner: Owner, kept: readonly KeptEmits[]): Promise<void> {
    return this.owners.keepEmits(owner, kept);
  }

  dropEmits(owner: Owner, inputs: readonly InputId[]): Promise<void> {
    return this.owners.dropEmits(owner, inputs);
  }

  async claim({ documentId, input, now, refresh }: ClaimRequest): Promise<boolean> {
    const query = refresh ? this.#refreshClaim : this.#claim;
    const expires = now + ABANDONED_CLAIM_MS;
    const { rows } = await this.#db.executeQuery(query({ documentId, input, now, expires }));
    return rows.length > 0;
  }

  async keepClaim(documentId: string, until: number): Promise<void> {
    await this.#db
      .insertInto('claims')
      .values({ document_id: documentId, input: '', state: 'kept', expires: until })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ state: 'kept', expires: until }))
      .execute();
  }

  async freeClaim(documentId: string): Promise<void> {
    await this.#db.deleteFrom('claims').where('document_id', '=', documentId).execute();
  }

  async isUnderWay(documentId: string, now: number): Promise<boolean> {
    const claim = this.#db.selectFrom('claims').select('input').where('document_id', '=', documentId);
    const open = await claim.where('state', '=', 'open').where('expires', '>', now).executeTakeFirst();
    return open !== undefined;
  }

  async document(id: string): Promise<DocumentRow | null> {
    const row = await this.#db
      .selectFrom('documents')
      .select(['id', 'revision', 'status', 'url', 'site', 'parsed', 'created', 'updated'])
      .select(['page_hash as pageHash', 'search_result as searchResult', 'raw_text as rawText'])
      .select('main_text as mainText')
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async putDocument(row: DocumentRow): Promise<void> {
    const { pageHash, searchResult, rawText, mainText, ...same } = row;
    const { id, ...changes } = {
      ...same,
      page_hash: pageHash,
      search_result: searchResult,
      raw_text: rawText,
      main_text: mainText,
    };
    await this.#db
      .insertInto('documents')
      .values({ id, ...changes })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
  }

  async page(hash: string): Promise<PageRow | null> {
    const row = await this.#db
      .selectFrom('pages')
      .select(['hash', 'document_id as documentId', 'url', 'site', 'content_type as contentType', 'bytes'])
      .select(['fetched_at as fetchedAt', 'rendered', 'language', 'country'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, rendered: row.rendered === 1 };
  }

  /** The same bytes again: one row, of the latest fetch. */
  async putPage({ documentId, contentType, fetchedAt, hash, bytes, rendered, ...same }: PageRow): Promise<void> {
    const seen = {
      ...same,
      document_id: documentId,
      content_type: contentType,
      fetched_at: fetchedAt,
      rendered: Number(rendered),
    };
    await this.#db
      .insertInto('pages')
      .values({ hash, bytes, ...seen })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet(seen))
      .execute();
  }

  async reserveSlot({ host, ...times }: Slot): Promise<number | null> {
    const gapMs = Math.ceil(times.gapMs);
    const latest = Math.min(Math.floor(times.latest), Number.MAX_SAFE_INTEGER);
    const { rows } = await this.#db.executeQuery(this.#reserve({ host, gapMs, latest, now: Math.ceil(times.now) }));
    const next = rows[0]?.next_free;
    return next === undefined ? null : next - gapMs;
  }

  /** Deletes at most `limit` rows that are past their time; answers how many went. */
  async sweep(limits: StoreLimits, now: number, limit: number): Promise<number> {
    let gone = await removeAged(this.#db, limits, now, limit);
    if (gone < limit) gone += await this.#thinning.pages(limits.pagesPerProfile, limit - gone);
    return gone < limit ? gone + (await this.#thinning.versions(limit - gone)) : gone;
  }
}

/** Takes the claim where the row is new, ours, over, or (refresh) a document's; otherwise it answers with no row. */
function claimQuery(db: Db, { documentId, input, now, expires }: Claim, refresh: boolean) {
  return db
    .insertInto('claims')
    .values({ document_id: documentId, input, state: 'open', expires })
    .onConflict((conflict) =>
      conflict
        .column('document_id')
        .doUpdateSet({ input, state: 'open', expires })
        .where((claim) =>
          claim.or([
            claim('claims.expires', '<=', now),
            claim('claims.input', '=', input),
            ...(refresh ? [claim('claims.state', '=', 'kept')] : []),
          ]),
        ),
    )
    .returning('document_id');
}

/** Moves the host's next free time on by the gap, and answers with the moved one; with no row where it is too late. */
function slotQuery(db: Db, { host, gapMs, now, latest }: Slot) {
  const next = sql.ref<number>('host_slots.next_free');
  // PostgreSQL has to be told the types of what only meets other parameters
  const [at, gap] = [sql`cast(${now} as bigint)`, sql`cast(${gapMs} as bigint)`];
  const later = sql<number>`case when ${next} > ${at} then ${next} else ${at} end + ${gap}`;
  return db
    .insertInto('host_slots')
    .values({ host, next_free: sql<number>`${at} + ${gap}` })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ next_free: later }).where('host_slots.next_free', '<=', latest),
    )
    .returning('next_free');
}
