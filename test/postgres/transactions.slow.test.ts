/** What only PostgreSQL's transactions do: meet each other, meet the server's limits, wait for owners. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../src/drivers/postgres/index.ts';
import type { Owner, Store } from '../../src/ports/store.ts';
import { document, NOW, page } from '../contract/store-rows.ts';
import { needs } from '../support/missing.ts';
import { sharedPostgres } from '../support/shared.ts';
import { ask, newDatabase, optionsFor, withPostgres } from './place.ts';

const LIMITS = { pageAgeMs: 1, documentAgeMs: 1e15, pagesPerProfile: 1, outcomeAgeMs: 1, eventAgeMs: 1 };

describe('transactions on PostgreSQL', needs(await sharedPostgres()), () => {
  test('two that wait for each other both end well', () =>
    withTwo(async (first, second) => {
      const [a, b] = [await first.own('p', 0), await second.own('p', 1)];
      const swap = (store: Store, owner: Owner, ids: readonly string[]) =>
        store.transaction(owner, 'x', async (tx) => {
          for (const id of ids) {
            const row = await tx.document(id);
            await tx.putDocument(document((row?.revision ?? 0) + 1, { id }));
            await sleep(50);
          }
        });
      await Promise.all([swap(first, a, ['x', 'y']), swap(second, b, ['y', 'x'])]);
      const revisions = await Promise.all(['x', 'y'].map(async (id) => (await first.document(id))?.revision));
      assert.deepEqual(revisions, [2, 2]);
    }));

  test('one that others are always in the way of gives up, and the next is well', () =>
    failing('40001', async (_, write, heal) => {
      await assert.rejects(write(), { code: 'STORE_UNAVAILABLE' });
      await heal();
      await write();
    }));

  for (const [state, code] of [
    ['53100', 'DISK_FULL'],
    ['53200', 'STORE_UNAVAILABLE'],
    ['58030', 'STORE_UNAVAILABLE'],
    ['57014', 'STORE_UNAVAILABLE'],
  ] as const) {
    test(`the server's state ${state} is ${code}, whatever the work makes of it`, () =>
      failing(state, async (store, write, heal) => {
        await assert.rejects(write(), { code });
        await assert.rejects(write(true), { code });
        assert.equal(await store.document('other'), null);
        await heal();
        await write();
      }));
  }

  test('an error that the work swallows outside of a part fails the transaction', () =>
    failing('23514', async (store, write) => {
      await assert.rejects(write(), (error) => !(error instanceof Error && 'disposition' in error));
      await assert.rejects(write(true), /did not say so/);
      assert.equal(await store.document('other'), null);
    }));

  test('a database that may only be read halts', async () => {
    const url = await newDatabase();
    await withPostgres(url, (store) => store.probe());
    await ask(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
    const store = openPostgres(optionsFor(url));
    await withOpen(await store, async (readOnly) => {
      assert.equal(await readOnly.document('doc'), null);
      await assert.rejects(readOnly.probe(), { code: 'STORE_UNAVAILABLE' });
      await assert.rejects(readOnly.own('p', 0), { code: 'STORE_UNAVAILABLE' });
    });
  });

  test('an owner who stands still loses the partition, and what he had not committed', () =>
    withTwo(
      async (first, second) => {
        const former = await first.own('p', 0);
        const begun = Promise.withResolvers<void>();
        const woken = Promise.withResolvers<void>();
        const late = first.transaction(former, 'x', async (tx) => {
          await tx.putDocument(document(1));
          begun.resolve();
          await woken.promise;
          await tx.putDocument(document(2));
        });
        await begun.promise;
        assert.equal((await second.own('p', 0)).epoch, 2);
        woken.resolve();
        await assert.rejects(late, { code: 'ASSIGNMENT_REVOKED' });
        assert.equal(await second.document('doc'), null);
      },
      { timeoutMs: 1_500 },
    ));

  test('an owner who is always busy cannot keep the partition from the next one', () =>
    withTwo(async (first, second) => {
      const former = await first.own('p', 0);
      let written = 0;
      const busy = async (id: string): Promise<void> => {
        for (;;) {
          await first.transaction(former, 'x', (tx) => tx.putDocument(document(written++, { id })));
        }
      };
      const all = Promise.allSettled(Array.from({ length: 6 }, (_, n) => busy(`d${n}`)));
      await sleep(100);
      await second.own('p', 0);
      for (const { reason } of (await all) as PromiseRejectedResult[]) assert.equal(reason.code, 'ASSIGNMENT_REVOKED');
    }));

  test('hosts’ slots are a gap apart across processes', () =>
    withTwo(async (first, second) => {
      const asked = Array.from({ length: 60 }, (_, n) =>
        (n % 2 ? first : second).reserveSlot(`h${n % 3}`, 10, NOW, NOW + 1e6),
      );
      const slots = (await Promise.all(asked)).map((slot, n) => `h${n % 3} ${slot}`);
      const expected = Array.from({ length: 60 }, (_, n) => `h${n % 3} ${NOW + 10 * Math.floor(n / 3)}`);
      assert.deepEqual(slots.sort(), expected.sort());
    }));

  test('one process sweeps at a time', () =>
    withTwo(async (first, second) => {
      const owner = await first.own('p', 0);
      await first.transaction(owner, 'x', async (tx) => {
        for (let n = 0; n < 500; n++) await tx.putPage(page({ hash: `h${n}` }));
      });
      const swept = await Promise.all(
        [first, second, first, second].map((store) => store.sweep(LIMITS, NOW + 10, 100)),
      );
      assert.ok(swept.every((rows) => rows === 0 || rows === 100));
      while ((await first.sweep(LIMITS, NOW + 10, 100)) > 0);
      assert.equal(await second.page('h0'), null);
    }));
});

async function withOpen(store: Store, run: (store: Store) => Promise<void>): Promise<void> {
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

/** Two processes, as far as the database can tell. */
async function withTwo(
  run: (first: Store, second: Store) => Promise<void>,
  changes: Parameters<typeof optionsFor>[1] = {},
): Promise<void> {
  const url = await newDatabase();
  const quiet = { onError: () => undefined, ...changes };
  await withPostgres(url, (first) => withPostgres(url, (second) => run(first, second), quiet), quiet);
}

type Write = (swallow?: boolean) => Promise<void>;

/** A Store whose documents of id `doc` meet an error of this state until it is healed. */
async function failing(
  state: string,
  run: (store: Store, write: Write, heal: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const url = await newDatabase();
  await withPostgres(url, async (store) => {
    await ask(
      url,
      `create function fail() returns trigger language plpgsql as $$ begin raise sqlstate '${state}'; end $$`,
    );
    await ask(
      url,
      `create trigger fail before insert on documents for each row when (new.id = 'doc') execute function fail()`,
    );
    const owner = await store.own('p', 0);
    const write: Write = (swallow = false) =>
      store.transaction(owner, 'x', async (tx) => {
        await tx.putDocument(document(1, { id: 'other' }));
        const put = tx.putDocument(document(1));
        await (swallow ? put.catch(() => undefined) : put);
      });
    await run(store, write, () => ask(url, 'drop trigger fail on documents'));
  });
}
