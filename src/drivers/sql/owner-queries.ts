/** The statements of owners, kept records and losses, in the SQL that SQLite and PostgreSQL share. */
import { type Kysely, sql } from 'kysely';
import { CodedError } from '../../ports/errors.ts';
import type { OutRecord } from '../../ports/log.ts';
import type { InputId, KeptEmits, Owner, Truncation } from '../../ports/store.ts';
import type { StoreTables } from './store-tables.ts';

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
      .select(['input', 'position', 'emits'])
      .where('processor', '=', processor)
      .where('partition', '=', partition)
      .orderBy('position')
      .execute();
    return rows.map(({ input, position, emits }) => ({ input, offset: position, emits: decodeEmits(emits) }));
  }

  /** An input that was delivered again, by then perhaps on another partition, has left its earlier records behind. */
  async keepEmits({ processor, partition }: Owner, { input, offset: position, emits }: KeptEmits): Promise<void> {
    const changes = { partition, position, emits: encodeEmits(emits) };
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('kept_emits')
      .values({ processor, input, ...changes })
      .onConflict((conflict) =>
        conflict
          .columns(['processor', 'input'])
          .doUpdateSet(changes)
          .where((kept) =>
            kept.or([kept('kept_emits.partition', '<>', partition), kept('kept_emits.position', '<>', position)]),
          ),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Error(`the records of this delivery are kept already: ${input}`);
  }

  async dropEmits({ processor, partition }: Owner, inputs: readonly InputId[]): Promise<void> {
    if (inputs.length === 0) return;
    await this.#db
      .deleteFrom('kept_emits')
      .where('processor', '=', processor)
      .where('partition', '=', partition)
      .where('input', 'in', inputs)
      .execute();
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

/** JSON, with values in base64: they need not be text. */
function encodeEmits(emits: readonly OutRecord[]): string {
  return JSON.stringify(emits.map((emit) => ({ ...emit, value: Buffer.from(emit.value).toString('base64') })));
}

function decodeEmits(text: string): OutRecord[] {
  const emits: readonly (Omit<OutRecord, 'value'> & { readonly value: string })[] = JSON.parse(text);
  return emits.map((emit) => ({ ...emit, value: Uint8Array.from(Buffer.from(emit.value, 'base64')) }));
}
