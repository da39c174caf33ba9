/** What becomes of the Store when its server, or a connection, goes away. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '../../src/drivers/postgres/index.ts';
import type { Store } from '../../src/ports/store.ts';
import { document, NOW } from '../contract/store-rows.ts';
import { isMissing, needs, present } from '../support/missing.ts';
import { startPostgres } from '../support/postgres.ts';
import { ask, optionsFor } from './place.ts';
import { Wire } from './wire.ts';

const started = await startPostgres();

describe('an outage of PostgreSQL', { ...needs(started), concurrency: false }, () => {
  after(() => (isMissing(started) ? undefined : started.remove()));

  test('halts whatever is asked, and ends by itself', () =>
    withStore(async (store, background) => {
      const server = present(started);
      const owner = await store.own('p', 0);
      await store.reserveSlot('a.example', 1, NOW, NOW);
      await server.stop();
      for (const ask of QUESTIONS) await assert.rejects(ask(store), { code: 'STORE_UNAVAILABLE' });
      const write = () => store.transaction(owner, 'x', (tx) => tx.putDocument(document(1)));
      await assert.rejects(write(), { code: 'STORE_UNAVAILABLE' });
      assert.ok(background.length > 0, 'connections that broke while idle are told of');
      await server.restart();
      await store.probe();
      await write();
      for (const ask of QUESTIONS) await ask(store);
    }));

  test('is not what a dump is, which reads every table to its end', () =>
    withStore(async (store, _background, url) => {
      const dump = new Client({ connectionString: url });
      await dump.connect();
      await dump.query('begin; lock table probes, owners, documents in access share mode');
      await store.probe();
      await store.probe();
      await dump.end();
      await store.probe();
    }));

  test('in the middle of a transaction undoes it, whatever its work makes of that', () =>
    withStore(async (store) => {
      const server = present(started);
      const owner = await store.own('p', 0);
      const write = store.transaction(owner, 'x', async (tx) => {
        await tx.attempt(() => tx.putDocument(document(1)));
        await server.stop();
        await tx.attempt(() => tx.putDocument(document(2))).catch(() => undefined);
        return 'swallowed';
      });
      await assert.rejects(write, { code: 'STORE_UNAVAILABLE' });
      await server.restart();
      assert.equal(await store.document('doc'), null);
    }));

  test('of a connection in the middle of a transaction lets it run again', () =>
    withStore(async (store) => {
      const owner = await store.own('p', 0);
      let runs = 0;
      await store.transaction(owner, 'x', async (tx) => {
        runs++;
        const row = await tx.document('doc');
        await tx.putDocument(document((row?.revision ?? 0) + 1));
        if (runs === 1) await ask(present(started).url, TERMINATE);
        await tx.attempt(() => tx.putDocument(document(1, { id: 'other' }))).catch(() => undefined);
      });
      assert.equal(runs, 2);
      assert.equal((await store.document('doc'))?.revision, 1);
      assert.notEqual(await store.document('other'), null);
    }));

  test('of idle connections alone is nobody’s failure', () =>
    withStore(async (store, background) => {
      const { url } = present(started);
      await Promise.all(Array.from({ length: 8 }, () => store.document('doc')));
      await ask(url, TERMINATE);
      while (background.length === 0) await sleep(10);
      await Promise.all(Array.from({ length: 8 }, () => store.document('doc')));
    }));

  test('that only shows as silence ends in time', () =>
    withStore(
      async (store) => {
        const server = present(started);
        server.signal('SIGSTOP');
        for (const ask of QUESTIONS.slice(0, 2)) await assert.rejects(ask(store), { code: 'STORE_UNAVAILABLE' });
        server.signal('SIGCONT');
        await store.probe();
      },
      { timeoutMs: 1_000 },
    ));

  test('in the middle of a commit leaves the next owner with the truth', () =>
    Wire.between(present(started).url, async (wire) => {
      for (const arrives of [true, false]) {
        const store = await openPostgres(optionsFor(wire.url, { onError: () => undefined }));
        const owner = await store.own('p', 0);
        await store.keptEmits(owner);
        wire.cutAt('commit', arrives);
        const kept = { input: `in/0/${arrives}`, offset: 1, digest: '', emits: [] };
        const write = store.transaction(owner, 'x', (tx) => tx.keepEmits(owner, [kept]));
        await assert.rejects(write, { code: 'STORE_UNAVAILABLE' });
        const found = await store.keptEmits(await store.own('p', 0));
        assert.deepEqual(
          found.map(({ input }) => input),
          arrives ? [kept.input] : ['in/0/true'],
        );
        await store.close();
      }
    }));
});

type Changes = Parameters<typeof optionsFor>[1];

async function withStore(
  run: (store: Store, background: readonly unknown[], url: string) => Promise<void>,
  changes: Changes = {},
): Promise<void> {
  const background: unknown[] = [];
  const url = await present(started).newDatabase();
  const store = await openPostgres(optionsFor(url, { ...changes, onError: (error) => background.push(error) }));
  try {
    await run(store, background, url);
  } finally {
    await store.close();
  }
}

const TERMINATE = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quakewire'";
const LIMITS = { pageAgeMs: 1, documentAgeMs: 1e15, pagesPerProfile: 1, outcomeAgeMs: 1, eventAgeMs: 1 };

const QUESTIONS: readonly ((store: Store) => Promise<unknown>)[] = [
  (store) => store.document('doc'),
  (store) => store.probe(),
  (store) => store.own('q', 0),
  (store) => store.reserveSlot('b.example', 1, NOW, NOW + 1e6),
  (store) => store.sweep(LIMITS, NOW, 10),
];
