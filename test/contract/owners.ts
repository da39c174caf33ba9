/** What every Store must do where the Log is another database: owners, what is kept for them, parts of transactions, losses. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Owner, Store, Truncation } from '../../src/ports/store.ts';
import { type MakePlace, settle, withPlace } from './harness.ts';
import { kept, parts } from './parts.ts';
import { document, NOW } from './store-rows.ts';

export function ownersContract(name: string, make: MakePlace): void {
  describe(`${name}: owners`, { concurrency: false }, () => {
    owners(make);
    keptEmits(make);
    parts(make);
    truncations(make);
  });
}

function owners(make: MakePlace): void {
  test('each assignment raises the epoch of its partition alone', () =>
    withPlace(make, [], async ({ store }) => {
      assert.deepEqual(await store.own('p', 0), { processor: 'p', partition: 0, epoch: 1 });
      assert.equal((await store.own('p', 0)).epoch, 2);
      assert.equal((await store.own('p', 1)).epoch, 1);
      assert.equal((await store.own('q', 0)).epoch, 1);
    }));

  test('of those who take a partition at once each has an epoch of its own, and the latest has the partition', () =>
    withPlace(make, [], async ({ store }) => {
      const all = await Promise.all(Array.from({ length: 10 }, () => store.own('p', 0)));
      const epochs = all.map(({ epoch }) => epoch).sort((a, b) => a - b);
      assert.deepEqual(
        epochs,
        Array.from({ length: 10 }, (_, n) => n + 1),
      );
      for (const owner of all) {
        const write = put(store, owner, `of ${owner.epoch}`);
        if (owner.epoch === 10) await write;
        else await assert.rejects(write, { code: 'ASSIGNMENT_REVOKED' });
      }
      assert.equal(await store.document('of 9'), null);
      assert.notEqual(await store.document('of 10'), null);
    }));

  test('nobody owns what was never assigned', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = { processor: 'p', partition: 0, epoch: 1 };
      await assert.rejects(put(store, owner, 'doc'), { code: 'ASSIGNMENT_REVOKED' });
    }));

  test('a partition is given when its former owner’s transaction has ended, and what that did is seen', () =>
    withPlace(make, [], async ({ store }) => {
      const former = await store.own('p', 0);
      const underWay = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const transaction = store.transaction(former, 'in/0/0', async (tx) => {
        await tx.keepEmits(former, [kept(1)]);
        underWay.resolve();
        await goOn.promise;
      });
      await underWay.promise;
      let given = false;
      const owning = store.own('p', 0).then((owner) => {
        given = true;
        return owner;
      });
      await settle();
      assert.equal(given, false);
      goOn.resolve();
      await transaction;
      assert.deepEqual(await store.keptEmits(await owning), [kept(1)]);
      await assert.rejects(put(store, former, 'late'), { code: 'ASSIGNMENT_REVOKED' });
    }));
}

function keptEmits(make: MakePlace): void {
  test('kept records come back as they were, in the order of their deliveries, to whoever has the partition', () =>
    withPlace(make, [], async ({ store }, { reopen }) => {
      const [first, other] = [await store.own('p', 0), await store.own('p', 1)];
      await store.transaction(first, 'in/0/0', async (tx) => {
        for (const n of [3, 1, 2]) await tx.keepEmits(first, [kept(n)]);
      });
      await store.transaction(other, 'in/1/0', (tx) => tx.keepEmits(other, [kept(9)]));
      assert.deepEqual(await store.keptEmits(first), [kept(1), kept(2), kept(3)]);
      const again = (await reopen()).store;
      const second = await again.own('p', 0);
      assert.deepEqual(await again.keptEmits(second), [kept(1), kept(2), kept(3)]);
      await again.transaction(second, 'in/0/0', (tx) => tx.dropEmits(second, ['in/0/1', 'in/0/3', 'in/0/7']));
      assert.deepEqual(await again.keptEmits(second), [kept(2)]);
      assert.deepEqual(await again.keptEmits({ ...other, epoch: 99 }), [kept(9)]);
    }));

  test('many are kept and dropped at once; with one that is kept already, none', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = await store.own('p', 0);
      const many = Array.from({ length: 700 }, (_, n) => ({ ...kept(n), emits: [] }));
      await store.transaction(owner, 'x', (tx) => tx.keepEmits(owner, many));
      assert.deepEqual(await store.keptEmits(owner), many);
      const others = [kept(1_000), kept(1_001), many[3] ?? kept(3), kept(1_002)];
      await assert.rejects(
        store.transaction(owner, 'x', (tx) => tx.keepEmits(owner, others)),
        /kept already: .*in\/0\/3/,
      );
      const most = many.slice(1).map(({ input }) => input);
      await store.transaction(owner, 'x', (tx) => tx.dropEmits(owner, most));
      assert.deepEqual(await store.keptEmits(owner), many.slice(0, 1));
      await store.transaction(owner, 'x', (tx) => tx.keepEmits(owner, []));
    }));

  test('another processor’s records of the same input are its own', () =>
    withPlace(make, [], async ({ store }) => {
      const [p, q] = [await store.own('p', 0), await store.own('q', 0)];
      for (const owner of [p, q]) await store.transaction(owner, 'x', (tx) => tx.keepEmits(owner, [kept(1)]));
      await store.transaction(p, 'x', (tx) => tx.dropEmits(p, ['in/0/1']));
      assert.deepEqual([await store.keptEmits(p), await store.keptEmits(q)], [[], [kept(1)]]);
    }));

  test('an input that came again is kept anew; what its earlier partition drops is only that one’s', () =>
    withPlace(make, [], async ({ store }) => {
      const [first, other] = [await store.own('p', 0), await store.own('p', 1)];
      await store.transaction(first, 'x', (tx) => tx.keepEmits(first, [kept(1)]));
      const again = { ...kept(1), offset: 70, emits: [] };
      await store.transaction(other, 'x', (tx) => tx.keepEmits(other, [again]));
      await store.transaction(first, 'x', (tx) => tx.dropEmits(first, [again.input]));
      assert.deepEqual([await store.keptEmits(first), await store.keptEmits(other)], [[], [again]]);
      const twice = store.transaction(other, 'x', (tx) => tx.keepEmits(other, [again]));
      await assert.rejects(twice, 'a delivery is handled once');
      const another = { ...again, digest: 'of another record at the same place' };
      await store.transaction(other, 'x', (tx) => tx.keepEmits(other, [another]));
      assert.deepEqual(await store.keptEmits(other), [another]);
    }));

  test('a transaction that throws neither keeps nor drops', () =>
    withPlace(make, [], async ({ store }) => {
      const owner = await store.own('p', 0);
      await store.transaction(owner, 'x', (tx) => tx.keepEmits(owner, [kept(1)]));
      const fault = new Error('a fault');
      const failing = store.transaction(owner, 'x', async (tx) => {
        await tx.dropEmits(owner, ['in/0/1']);
        await tx.keepEmits(owner, [kept(2)]);
        throw fault;
      });
      await assert.rejects(failing, fault);
      assert.deepEqual(await store.keptEmits(owner), [kept(1)]);
    }));
}

function truncations(make: MakePlace): void {
  test('a loss is told, the oldest first, until somebody acknowledges it', () =>
    withPlace(make, [], async ({ store }, { reopen }) => {
      const [early, late] = [truncation(1, NOW), truncation(0, NOW + 5)];
      for (const one of [late, early, { ...early, to: 99, at: NOW + 9 }]) await store.noteTruncation(one);
      assert.deepEqual((await store.truncations()).map(plain), [early, late]);
      const again = (await reopen()).store;
      assert.equal(await again.acknowledgeTruncations(), 2);
      assert.equal(await again.acknowledgeTruncations(), 0);
      await again.noteTruncation(early);
      assert.deepEqual(await again.truncations(), [], 'it was acknowledged already');
      await again.noteTruncation({ ...early, from: 20, to: 30 });
      assert.equal((await again.truncations()).length, 1);
    }));
}

const put = (store: Store, owner: Owner, id: string): Promise<void> =>
  store.transaction(owner, 'in/0/0', (tx) => tx.putDocument(document(1, { id })));

const plain = <T extends object>(row: T): T => ({ ...row });

const truncation = (partition: number, at: number): Truncation => ({
  processor: 'p',
  topic: 'in',
  partition,
  from: 10,
  to: 15,
  at,
});
