import type { Kysely } from 'kysely';

/** How far commands have come. */
export interface PlaceTables {
  places: {
    name: string;
    topic: string;
    partition: number;
    next: number;
  };
}

/** What file version 4 adds. */
export async function createPlaceTables({ schema }: Kysely<PlaceTables>): Promise<void> {
  await schema
    .createTable('places')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('partition', 'integer', (column) => column.notNull())
    .addColumn('next', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('places_key', ['name', 'topic', 'partition'])
    .execute();
}
