import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { createLearningTables } from '../../src/drivers/sql/learning-tables.ts';
import { Connection } from '../../src/drivers/sqlite/connection.ts';
import { openEmbedded, openSqliteStore } from '../../src/drivers/sqlite/index.ts';
import { kyselyOn } from '../../src/drivers/sqlite/kysely.ts';
import { ownerOf, text } from '../contract/harness.ts';
import { outcome, profile } from '../contract/learning-rows.ts';
import { optionsFor, withFolder } from './place.ts';

const FETCHED = 1_700_000_000_000;

describe('a file of version 1', () => {
  test('keeps its rows, and takes the new ones', () =>
    withFolder(async (folder) => {
      makeOldFile(folder);
      const opened = await openEmbedded(optionsFor(folder));
      const { log, store } = opened;
      assert.equal((await store.document('doc'))?.revision, 2);
      const page = await store.page('h');
      assert.ok(page !== null);
      assert.deepEqual(
        { ...page, bytes: [...page.bytes] },
        {
          hash: 'h',
          documentId: 'doc',
          url: 'https://a.example/',
          site: 'a.example',
          contentType: 'text/html',
          bytes: [0, 1, 255],
          fetchedAt: FETCHED,
          rendered: false,
          language: null,
          country: null,
        },
      );
      assert.deepEqual((await log.read('fetch', 0, 0, 10)).map(text), ['{}']);
      assert.equal((await log.committed('read', 'fetch')).get(0)?.offset, 1);
      assert.equal(await store.reserveSlot('a.example', 50, FETCHED, FETCHED + 1000), FETCHED + 500);

      const owner = await ownerOf(opened, 'writer');
      const row = outcome({ profileId: null, version: 0, chosen: false, valid: false });
      await store.transaction(owner, 'in/0/0', async (tx) => {
        await tx.putProfile(profile('p', 1, 'active'));
        await tx.putOutcomes([row]);
      });
      assert.equal((await store.waiting('a.example', 10)).length, 1, 'a page of the old file can be learned from');
      await opened.close();
      await (await openEmbedded(optionsFor(folder))).close();
    }));

  test('is not touched while its daemon is at work on it', () =>
    withFolder(async (folder) => {
      const daemon = await openEmbedded(optionsFor(folder, { name: 'an older daemon' }));
      const database = new DatabaseSync(fileOf(folder));
      database.exec('PRAGMA user_version = 1');
      await assert.rejects(openEmbedded(optionsFor(folder, { own: false })), { code: 'FILE_OWNED' });
      assert.equal(database.prepare('PRAGMA user_version').get()?.user_version, 1);
      database.close();
      await daemon.close();
    }));
});

test('a file of version 2 keeps what was learned, and knows owners from then on', () =>
  withFolder(async (folder) => {
    makeOldFile(folder);
    const file = new Connection(fileOf(folder));
    await createLearningTables(kyselyOn(file));
    const learned = profile('p', 1, 'active');
    file.run("INSERT INTO profiles VALUES ('p', 1, 'a.example', 'active', 1, ?)", JSON.stringify(learned));
    file.exec('PRAGMA user_version = 2');
    file.close();
    const store = await openSqliteStore(optionsFor(folder));
    assert.deepEqual(await store.profiles({}), [learned]);
    assert.equal((await store.document('doc'))?.revision, 2);
    assert.deepEqual(await store.own('read', 0), { processor: 'read', partition: 0, epoch: 1 });
    await store.close();
  }));

const fileOf = (folder: string): string => join(folder, 'quakewire.db');

function makeOldFile(folder: string): void {
  const database = new DatabaseSync(fileOf(folder));
  database.exec(readFileSync(new URL('version-1.sql', import.meta.url), 'utf8'));
  database.close();
}
