/** Whom the database lets in, and what is told of whom it does not. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { inspect } from 'node:util';
import { openPostgres, type PostgresOptions } from '../../src/drivers/postgres/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { isMissing, needs, present } from '../support/missing.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { sharedPostgres } from '../support/shared.ts';
import { ask, newDatabase, optionsFor, withPostgres } from './place.ts';

const SECRET = 'pass-word-9c1';
const secured = await startPostgres({ fsync: false, tls: true });

describe('a database that cannot be opened', needs(await sharedPostgres()), () => {
  test('because of who we are, or because it is not there, is refused', async () => {
    const url = await newDatabase();
    await isRefused(changed(url, { password: SECRET }), 'STORE_REFUSED');
    await isRefused(changed(url, { username: 'nobody', password: SECRET }), 'STORE_REFUSED');
    await isRefused(changed(url, { pathname: '/no_such_database' }), 'STORE_REFUSED');
  });

  test('because nobody answers halts', async () => {
    const port = String(await freePort());
    await isRefused(changed(await newDatabase(), { port, password: SECRET }), 'STORE_UNAVAILABLE');
  });

  test('because its URL is none is a fault of the configuration', async () => {
    for (const url of [
      `user:${SECRET}@host`,
      `http://user:${SECRET}@host/`,
      `postgres://user:${SECRET}@ho st:1/`,
      '',
    ]) {
      await isRefused(url, 'CONFIG_INVALID');
    }
  });

  test('because it cannot hold every text is refused', async () => {
    const url = await newDatabase();
    const pathname = `${new URL(url).pathname}_latin`;
    await ask(url, `create database ${pathname.slice(1)} template template0 encoding 'LATIN1' locale 'C'`);
    await isRefused(changed(url, { pathname }), 'STORE_REFUSED');
  });

  test('because we may make no tables there is refused; where they are, we need not', async () => {
    const url = await newDatabase();
    const username = `guest_of${new URL(url).pathname.replace('/', '_')}`;
    await ask(url, `create role ${username} login password '${SECRET}'`);
    const guest = changed(url, { username, password: SECRET });
    await isRefused(guest, 'STORE_REFUSED');
    await withPostgres(url, (store) => store.probe());
    await ask(url, `grant select, insert, update, delete, truncate on all tables in schema public to ${username}`);
    await withPostgres(guest, async (store) => {
      await store.probe();
      assert.equal((await store.own('p', 0)).epoch, 1);
    });
  });
});

test('a password of its own takes the place of the one in the URL', needs(await sharedPostgres()), async () => {
  const url = await newDatabase();
  const password = decodeURIComponent(new URL(url).password);
  await withPostgres(changed(url, { password: 'wrong' }), (store) => store.probe(), { password });
});

describe('TLS', needs(secured), () => {
  after(() => (isMissing(secured) ? undefined : secured.remove()));

  test('is spoken with a server whose certificate is signed as told', () => {
    const { url, ca } = present(secured);
    return withPostgres(url, (store) => store.probe(), { tls: { ca } });
  });

  test('is refused with any other, and nothing goes without it where the server asks for it', async () => {
    const { url } = present(secured);
    await isRefused(url, 'STORE_REFUSED', { tls: { ca: null } });
    await isRefused(`${url}?sslmode=require`, 'STORE_REFUSED');
    await isRefused(url, 'STORE_REFUSED', { tls: null });
  });

  test('is refused where the server speaks none', async () => {
    await isRefused(await newDatabase(), 'STORE_REFUSED', { tls: { ca: null } });
  });
});

/** Nothing that is told of it has the password in it. */
async function isRefused(url: string, code: string, changes: Partial<PostgresOptions> = {}): Promise<void> {
  await assert.rejects(openPostgres(optionsFor(url, changes)), (error) => {
    assert.ok(error instanceof CodedError);
    assert.equal(error.code, code, error.message);
    assert.ok(!inspect(error, { depth: 10, showHidden: true }).includes(SECRET));
    return true;
  });
}

function changed(url: string, parts: Partial<URL>): string {
  return Object.assign(new URL(url), parts).href;
}
