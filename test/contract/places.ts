/** What every Store must do of places. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NamedPlace } from '../../src/ports/store.ts';
import { type MakePlace, withPlace } from './harness.ts';

const at = (name: string, partition: number, next: number): NamedPlace => ({ name, topic: 'in', partition, next });

export function places(make: MakePlace): void {
  test('places are kept, by name and partition, and those of another topic are its own', () =>
    withPlace(make, [], async ({ store }, { reopen }) => {
      const all = [at('a', 0, 3), at('a', 1, 2 ** 40), at('b', 0, 5)];
      for (const place of all) await store.movePlace(place, null);
      await store.movePlace({ ...at('a', 0, 9), topic: 'out' }, null);
      const again = (await reopen()).store;
      assert.deepEqual(
        (await again.places('in')).map((place) => ({ ...place })),
        all,
      );
      assert.deepEqual(await again.places('elsewhere'), []);
    }));

  test('a place is moved, back or forth, only from where it was seen', () =>
    withPlace(make, [], async ({ store }) => {
      const next = async () => (await store.places('in')).map((place) => place.next);
      await store.movePlace(at('a', 0, 3), 0);
      assert.deepEqual(await next(), []);
      await store.movePlace(at('a', 0, 3), null);
      await store.movePlace(at('a', 0, 4), null);
      assert.deepEqual(await next(), [3]);
      await store.movePlace(at('a', 0, 7), 3);
      await store.movePlace(at('a', 0, 8), 3);
      assert.deepEqual(await next(), [7]);
      await store.movePlace(at('a', 0, 1), 7);
      assert.deepEqual(await next(), [1]);
    }));
}
