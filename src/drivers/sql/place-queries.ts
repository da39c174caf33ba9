/** The statements of places, in the SQL that SQLite and PostgreSQL share. */
import type { Kysely } from 'kysely';
import type { NamedPlace } from '../../ports/store.ts';
import type { StoreTables } from './store-tables.ts';

type Db = Kysely<StoreTables>;

export class PlaceQueries {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  places(topic: string): Promise<readonly NamedPlace[]> {
    return this.#db
      .selectFrom('places')
      .select(['name', 'topic', 'partition', 'next'])
      .where('topic', '=', topic)
      .orderBy('name')
      .orderBy('partition')
      .execute();
  }

  async movePlace(place: NamedPlace, seen: number | null): Promise<void> {
    if (seen === null) {
      await this.#db
        .insertInto('places')
        .values(place)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    const { name, topic, partition, next } = place;
    await this.#db
      .updateTable('places')
      .set({ next })
      .where('name', '=', name)
      .where('topic', '=', topic)
      .where('partition', '=', partition)
      .where('next', '=', seen)
      .execute();
  }
}
