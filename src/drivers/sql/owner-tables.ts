import type { Kysely } from 'kysely';

/** What the Store keeps where the Log is another database: who may write, what is not published yet, and what was lost. */
export interface OwnerTables {
  owners: {
    processor: string;
    partition: number;
    epoch: number;
  };
  kept_emits: {
    processor: string;
    input: string;
    partition: number;
    /** Of the delivery that was handled. */
    position: number;
    /** Of its record. */
    digest: string;
    /** As `encodeEmits` writes them. */
    emits: string;
  };
  truncations: {
    processor: string;
    topic: string;
    partition: number;
    lost_from: number;
    lost_to: number;
    at: number;
    /** 1: somebody has seen it. */
    acknowledged: number;
  };
}

/** What file version 3 adds. */
export async function createOwnerTables({ schema }: Kysely<OwnerTables>): Promise<void> {
  await schema
    .createTable('owners')
    .addColumn('processor', 'text', (column) => column.notNull())
    .addColumn('partition', 'integer', (column) => column.notNull())
    .addColumn('epoch', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('owners_key', ['processor', 'partition'])
    .execute();
  await schema
    .createTable('kept_emits')
    .addColumn('processor', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('partition', 'integer', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('emits', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_emits_key', ['processor', 'input'])
    .execute();
  await schema
    .createIndex('kept_emits_partition')
    .on('kept_emits')
    .columns(['processor', 'partition', 'position'])
    .execute();
  await schema
    .createTable('truncations')
    .addColumn('processor', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('partition', 'integer', (column) => column.notNull())
    .addColumn('lost_from', 'bigint', (column) => column.notNull())
    .addColumn('lost_to', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('acknowledged', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('truncations_key', ['processor', 'topic', 'partition', 'lost_from'])
    .execute();
}
