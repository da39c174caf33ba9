/** What every Store must make of the parts of a transaction. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../src/ports/errors.ts';
import type { OutRecord } from '../../src/ports/log.ts';
import type { KeptEmits, Owner, Store } from '../../src/ports/store.ts';
import { type MakePlace, withPlace } from './harness.ts';
import { document } from './store-rows.ts';

export function parts(make: MakePlace): void {
  test('a part that throws leaves nothing; the parts before and after it stay', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = await store.own('p', 0);
      const fault = new Error('a fault');
      await store.transaction(owner, 'x', async (tx) => {
        assert.equal(await tx.attempt(async () => 'answer'), 'answer');
        await tx.attempt(() => tx.putDocument(document(1, { id: 'first' })));
        const failing = tx.attempt(async () => {
          await tx.putDocument(document(1, { id: 'bad' }));
          throw fault;
        });
        await assert.rejects(failing, fault);
        assert.equal(await tx.document('bad'), null);
        await tx.attempt(() => tx.putDocument(document(1, { id: 'last' })));
      });
      const found = await Promise.all(['first', 'bad', 'last'].map((id) => store.document(id)));
      assert.deepEqual(
        found.map((row) => row !== null),
        [true, false, true],
      );
    }));

  test('a delivery that was kept already fails its part alone', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = await store.own('p', 0);
      await store.transaction(owner, 'x', async (tx) => {
        await tx.attempt(() => tx.keepEmits(owner, [kept(1)]));
        const twice = tx.attempt(async () => {
          await tx.keepEmits(owner, [kept(2)]);
          await tx.keepEmits(owner, [kept(1)]);
        });
        await assert.rejects(twice, (error) => !(error instanceof CodedError));
        await tx.attempt(() => tx.keepEmits(owner, [kept(3)]));
      });
      assert.deepEqual(await store.keptEmits(owner), [kept(1), kept(3)]);
    }));

  test('a statement that the database refuses fails its part alone, also where the part goes on', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = await store.own('p', 0);
      const refused = document(1, { url: null as unknown as string });
      await store.transaction(owner, 'x', async (tx) => {
        await tx.attempt(() => tx.putDocument(document(1, { id: 'first' })));
        const part = tx.attempt(async () => {
          await tx.putDocument(document(1, { id: 'bad' }));
          await tx.putDocument(refused);
        });
        await assert.rejects(part, (error) => !(error instanceof CodedError));
        await tx.attempt(() => tx.putDocument(refused).catch(() => undefined)).catch(() => undefined);
        await tx.attempt(() => tx.putDocument(document(1, { id: 'last' })));
      });
      const found = await Promise.all(['first', 'bad', 'last'].map((id) => store.document(id)));
      assert.deepEqual(
        found.map((row) => row !== null),
        [true, false, true],
      );
    }));

  test('a part that halts ends its transaction', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = await store.own('p', 0);
      const halting = store.transaction(owner, 'x', async (tx) => {
        await tx.putDocument(document(1));
        await tx.attempt(async () => {
          throw new CodedError('STORE_UNAVAILABLE', 'gone');
        });
      });
      await assert.rejects(halting, { code: 'STORE_UNAVAILABLE' });
      assert.equal(await store.document('doc'), null);
      await store.transaction(owner, 'x', (tx) => tx.putDocument(document(1)));
    }));

  test('parts that are in each other’s way run again, although their works swallow what they met', () =>
    withPlace(make, [], async ({ store }) => {
      const all = await Promise.all(Array.from({ length: 8 }, (_, partition) => store.own('p', partition)));
      await Promise.all(all.map((owner) => raise(store, owner)));
      assert.equal((await store.document('doc'))?.revision, all.length);
    }));
}

/** Raises a document's revision, in a part whose errors nobody hears of. */
function raise(store: Store, owner: Owner): Promise<void> {
  return store.transaction(owner, 'x', async (tx) => {
    const part = tx.attempt(async () => {
      const row = await tx.document('doc');
      await tx.putDocument(document((row?.revision ?? 0) + 1));
    });
    await part.catch(() => undefined);
  });
}

const emit = (key: string | null, value: Uint8Array): OutRecord => ({
  topic: 'out',
  key,
  value,
  headers: { id: 'Жер\u0000', empty: '' },
});

/** With every byte there is, and an empty value. */
export const kept = (n: number): KeptEmits => ({
  input: `in/0/${n}`,
  offset: n,
  digest: `of ${n}`,
  emits: [
    emit(
      null,
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
    ),
    emit('key\u0000', new Uint8Array(0)),
  ],
});
