/** The statements of owners, kept records and losses, in the SQL that SQLite and PostgreSQL share. */
import { type Kysely, sql } from 'kysely';
import { CodedError } from '../../ports/errors.ts';
import type { OutRecord } from '../../ports/log.ts';
import type { InputId, KeptEmits, Owner, Truncation } from '../../ports/store.ts';
import type { OwnerTables } from './owner-tables.ts';
import type { StoreTables } from './store-tables.ts';

/** Rows, or names, in one statement: far from both databases' bounds of parameters, 32,766 and 65,535. */
const MOST_AT_ONCE = 256;

type Db = Kysely<StoreTables>;

/** All of them, on one connection; transactions are the caller's. */
export class OwnerQueries {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async own(processor: string, partition: number): Promise<Owner> {
    const { epoch } = await this.#db
      .insertInto('owners')
      .values({ processor, partition, epoch: 1 })
      .onConflict((conflict) =>
        conflict.columns(['processor', 'partition']).doUpdateSet({ epoch: sql<number>`owners.epoch + 1` }),
      )
      .returning('epoch')
      .executeTakeFirstOrThrow();
    return { processor, partition, epoch };
  }

  /**
   * Throws ASSIGNMENT_REVOKED where the owner's epoch is over. `share`: nobody can raise it, either, until the
   * transaction ends; SQLite, where only one writes, has no word for it.
   */
  async check(owner: Owner, share: boolean): Promise<void> {
    const query = this.#db
      .selectFrom('owners')
      .select('epoch')
      .where('processor', '=', owner.processor)
      .where('partition', '=', owner.partition);
    const row = await (share ? query.forShare() : query).executeTakeFirst();
    if (row?.epoch !== owner.epoch) {
      throw new CodedError('ASSIGNMENT_REVOKED', 'the partition is no longer ours', { value: owner });
    }
  }

  async keptEmits({ processor, partition }: Owner): Promise<readonly KeptEmits[]> {
    const rows = await this.#db
      .selectFrom('kept_emits')
      .select(['input', 'position', 'digest', 'emits'])
      .where('processor', '=', processor)
      .where('partition', '=', partition)
      .orderBy('position')
      .execute();
    return rows.map(({ position, emits, ...same }) => ({ ...same, offset: position, emits: decodeEmits(emits) }));
  }

  /** An input that was delivered again, by then perhaps on another partition, has left its earlier records behind. */
  async keepEmits({ processor, partition }: Owner, kept: readonly KeptEmits[]): Promise<void> {
    for (const some of portions(kept)) {
      const rows = some.map(({ offset: position, emits, ...same }) => {
        return { ...same, processor, partition, position, emits: encodeEmits(emits) };
      });
      const { numInsertedOrUpdatedRows } = await keptQuery(this.#db, rows).executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === BigInt(rows.length)) continue;
      throw new Error(`records of a delivery are kept already: ${some.map(({ input }) => input).join(', ')}`);
    }
  }

  async dropEmits({ processor, partition }: Owner, inputs: readonly InputId[]): Promise<void> {
    for (const some of portions(inputs)) {
      await this.#db
        .deleteFrom('kept_emits')
        .where('processor', '=', processor)
        .where('partition', '=', partition)
        .where('input', 'in', some)
        .execute();
    }
  }

  async noteTruncation({ from, to, ...same }: Truncation): Promise<void> {
    await this.#db
      .insertInto('truncations')
      .values({ ...same, lost_from: from, lost_to: to, acknowledged: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async truncations(): Promise<readonly Truncation[]> {
    return this.#db
      .selectFrom('truncations')
      .select(['processor', 'topic', 'partition', 'lost_from as from', 'lost_to as to', 'at'])
      .where('acknowledged', '=', 0)
      .orderBy('at')
      .execute();
  }

  async acknowledgeTruncations(): Promise<number> {
    const answer = await this.#db
      .updateTable('truncations')
      .set({ acknowledged: 1 })
      .where('acknowledged', '=', 0)
      .executeTakeFirst();
    return Number(answer.numUpdatedRows);
  }
}

/** Rows of deliveries that are kept already stay as they are, and are not counted. */
function keptQuery(db: Db, rows: readonly OwnerTables['kept_emits'][]) {
  return db
    .insertInto('kept_emits')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['processor', 'input'])
        .doUpdateSet(({ ref }) => ({
          partition: ref('excluded.partition'),
          position: ref('excluded.position'),
          digest: ref('excluded.digest'),
          emits: ref('excluded.emits'),
        }))
        .where((kept) =>
          kept.or([
            kept('kept_emits.partition', '<>', kept.ref('excluded.partition')),
            kept('kept_emits.position', '<>', kept.ref('excluded.position')),
            kept('kept_emits.digest', '<>', kept.ref('excluded.digest')),
          ]),
        ),
    );
}

/** Of powers of two, the largest first: statements of few different lengths, which SQLite keeps prepared. */
function* portions<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0, size = MOST_AT_ONCE; at < all.length; at += size) {
    while (size > all.length - at) size /= 2;
    yield all.slice(at, at + size);
  }
}

/** JSON, with values in base64: they need not be text. */
function encodeEmits(emits: readonly OutRecord[]): string {
  return JSON.stringify(emits.map((emit) => ({ ...emit, value: Buffer.from(emit.value).toString('base64') })));
}

function decodeEmits(text: string): OutRecord[] {
  const emits: readonly (Omit<OutRecord, 'value'> & { readonly value: string })[] = JSON.parse(text);
  return emits.map((emit) => ({ ...emit, value: Uint8Array.from(Buffer.from(emit.value, 'base64')) }));
}
