import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Client } from 'pg';
import { openPostgres } from '../../src/drivers/postgres/index.ts';
import { migrate } from '../../src/drivers/postgres/migrate.ts';
import { clientConfig } from '../../src/drivers/postgres/settings.ts';
import { MIGRATIONS } from '../../src/drivers/sql/migrations.ts';
import type { Store } from '../../src/ports/store.ts';
import { outcome, plain, profile } from '../contract/learning-rows.ts';
import { document, NOW, page } from '../contract/store-rows.ts';
import { needs } from '../support/missing.ts';
import { sharedPostgres } from '../support/shared.ts';
import { ask, newDatabase, optionsFor, withPostgres } from './place.ts';

describe('the version of a database', needs(await sharedPostgres()), () => {
  test('one of version 1 keeps its rows, and takes the new ones', async () => {
    const url = await databaseOf(1);
    await putFirstRows(url);
    await withPostgres(url, async (store) => {
      assert.deepEqual({ ...(await store.document('doc')) }, document(1));
      const kept = await store.page('h');
      assert.deepEqual({ ...kept, bytes: Uint8Array.from(kept?.bytes ?? []) }, page());
      assert.equal(await store.reserveSlot('a.example', 50, NOW, NOW + 1000), NOW + 500);
      const row = outcome({ profileId: null, version: 0, chosen: false, valid: false });
      await put(store, row);
      assert.equal((await store.waiting('a.example', 10)).length, 1, 'a page of the old tables can be learned from');
    });
  });

  test('one of version 2 keeps what was learned', async () => {
    const url = await databaseOf(2);
    await putFirstRows(url);
    const row = outcome({ semantics: Uint8Array.of(1, 2, 3, 4) });
    // a program of version 2 knew no owners
    await ask(url, `insert into profiles values ('p', 1, 'a.example', 'active', 1, $1)`, [
      JSON.stringify(profile('p', 1, 'active')),
    ]);
    await ask(
      url,
      `insert into outcomes values ('doc', 'h', 'p', 1, 'a.example', 'https://a.example/', ${NOW}, 0.75, 1, 1, 1, 1, null,
       'schema', 0, null, $1, $2)`,
      [row.structure, row.semantics],
    );
    await withPostgres(url, async (store) => {
      assert.deepEqual(await store.profiles({}), [profile('p', 1, 'active')]);
      assert.deepEqual((await store.outcomesOf('p', 1, 10)).map(plain), [row]);
      assert.deepEqual(await store.own('read', 0), { processor: 'read', partition: 0, epoch: 1 });
    });
  });

  test('one of a newer program is refused, and not touched', async () => {
    const url = await databaseOf(MIGRATIONS.length);
    await ask(url, 'update store_version set version = 99');
    await assert.rejects(openPostgres(optionsFor(url)), { code: 'DATABASE_NEWER', value: '99' });
    assert.deepEqual(await ask(url, 'select version from store_version'), [{ version: 99 }]);
  });

  test('whoever only looks makes no tables and brings none up', async () => {
    const empty = await newDatabase();
    const looking = (url: string) => openPostgres(optionsFor(url, { create: false }));
    await assert.rejects(looking(empty), { code: 'DATABASE_OLDER', value: '0' });
    assert.deepEqual(await ask(empty, "select to_regclass('store_version') as found"), [{ found: null }]);
    const old = await databaseOf(1);
    await assert.rejects(looking(old), { code: 'DATABASE_OLDER', value: '1' });
    assert.deepEqual(await ask(old, 'select version from store_version'), [{ version: 1 }]);
    await withPostgres(old, async () => {});
    await (await looking(old)).close();
  });

  test('whoever waits too long for what another holds gives up for now', async () => {
    const url = await databaseOf(1);
    const holder = new Client({ connectionString: url });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table store_version in access exclusive mode');
      await assert.rejects(openPostgres(optionsFor(url, { timeoutMs: 300 })), { code: 'STORE_UNAVAILABLE' });
    } finally {
      await holder.end();
    }
    await withPostgres(url, async () => {});
  });

  test('many that start at once make the tables once', async () => {
    const url = await newDatabase();
    const stores = await Promise.all(
      Array.from({ length: 6 }, () => openPostgres(optionsFor(url, { connections: 3 }))),
    );
    const epochs = await Promise.all(stores.map(async (store) => (await store.own('p', 0)).epoch));
    assert.deepEqual(epochs.sort(), [1, 2, 3, 4, 5, 6]);
    for (const store of stores) await store.close();
  });

  test('a migration that fails leaves the version before it', async () => {
    const url = await databaseOf(1);
    await ask(url, 'create table profiles (somebody integer)');
    await assert.rejects(openPostgres(optionsFor(url)));
    assert.deepEqual(await ask(url, 'select version from store_version'), [{ version: 1 }]);
    await ask(url, 'drop table profiles');
    await withPostgres(url, (store) => store.probe());
  });

  test('every text is compared by its bytes', async () => {
    const url = await databaseOf(MIGRATIONS.length);
    const others = await ask(
      url,
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`,
    );
    assert.deepEqual(others, []);
  });
});

/** A database that a program of an older version made. */
async function databaseOf(version: number): Promise<string> {
  const url = await newDatabase();
  await migrate(clientConfig(optionsFor(url)), MIGRATIONS.slice(0, version));
  return url;
}

async function putFirstRows(url: string): Promise<void> {
  await ask(
    url,
    `insert into documents values ('doc', 1, 'published', 'https://a.example/', 'a.example', 'h', null, 'raw', 'main',
     '{}', ${NOW}, ${NOW + 1})`,
  );
  await ask(
    url,
    `insert into pages values ('h', 'doc', 'https://a.example/', 'a.example', 'text/html', ${NOW}, '\\x0001ff')`,
  );
  await ask(url, `insert into host_slots values ('a.example', ${NOW + 500})`);
}

async function put(store: Store, row: ReturnType<typeof outcome>): Promise<void> {
  const owner = await store.own('writer', 0);
  await store.transaction(owner, 'in/0/0', (tx) => tx.putOutcomes([row]));
}
