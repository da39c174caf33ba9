import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { openEmbedded } from '../../src/drivers/sqlite/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { Recorder, record, settle, topic } from '../contract/harness.ts';
import { makeSqlitePlace, optionsFor, withFolder } from './place.ts';

const ONE = [topic('t', { partitions: 1 })];
const fileOf = (folder: string): string => join(folder, 'quakewire.db');

describe('one daemon owns the folder', () => {
  test('a second is refused with the name of the first, until that one ends', () =>
    withFolder(async (folder) => {
      const first = await openEmbedded(optionsFor(folder, { name: 'daemon 17 on this machine' }));
      const second = optionsFor(folder, { name: 'another' });
      await assert.rejects(openEmbedded(second), { code: 'FILE_OWNED', value: 'daemon 17 on this machine' });
      await first.close();
      await (await openEmbedded(second)).close();
    }));

  test('a command may come before the first daemon, and stay beside it', () =>
    withFolder(async (folder) => {
      const command = await openEmbedded(optionsFor(folder, { own: false }));
      await command.log.ensureTopics(ONE);
      await command.log.append([record('t', 'early')]);
      const daemon = await openEmbedded(optionsFor(folder));
      const recorder = new Recorder();
      await daemon.log.join('g', 't', recorder);
      await recorder.count(1);
      await command.log.append([record('t', 'beside')]);
      await recorder.count(2);
      assert.deepEqual(recorder.texts, ['early', 'beside']);
      const told = command.log.changed('t', 60_000);
      await daemon.log.append([record('t', 'by the daemon')]);
      await told;
      assert.equal((await command.log.read('t', 0, 0, 10)).length, 3);
      await Promise.all([command.close(), daemon.close()]);
    }));

  test('what retention deletes ahead of a member that pauses is told, also where nothing is left', async () => {
    const place = await makeSqlitePlace();
    const { log, deleteBefore, close } = await place.open();
    await log.ensureTopics(ONE);
    const recorder = new Recorder();
    const membership = await log.join('g', 't', recorder);
    const assignment = await recorder.assignment(0);
    await log.append([record('t', 'a')]);
    await recorder.count(1);
    for (const [from, to] of [
      [1, 3],
      [3, 5],
    ] as const) {
      membership.pause(assignment);
      await log.append([record('t', 'b'), record('t', 'c')]);
      await deleteBefore?.('t', 0, to);
      membership.resume(assignment);
      await recorder.until(() => recorder.truncations.some((one) => one.to === to), 'the loss');
      assert.deepEqual(recorder.truncations.at(-1), { assignment, from, to });
    }
    await log.append([record('t', 'd')]);
    await recorder.count(2);
    assert.deepEqual(recorder.texts, ['a', 'd']);
    await close();
    await place.remove();
  });

  test('whoever joins a group later takes it over, in another program too', () =>
    withFolder(async (folder) => {
      const [one, other] = [optionsFor(folder), optionsFor(folder, { own: false })];
      const daemon = await openEmbedded(one);
      await daemon.log.ensureTopics(ONE);
      const [before, after] = [new Recorder(), new Recorder()];
      await daemon.log.join('g', 't', before);
      const command = await openEmbedded(other);
      await command.log.join('g', 't', after);
      await before.until(() => before.ended.length === 1, 'the end of the assignment');
      assert.ok(before.failures.every((error) => error instanceof CodedError && error.code === 'ASSIGNMENT_REVOKED'));
      assert.equal(before.failures.length, 1);
      const [assignment] = before.assignments;
      assert.ok(assignment !== undefined);
      const work = { input: 't/0/0', offset: 0, effects: null, emits: [record('t', 'late')] };
      const progress = () => ({ offset: 5, metadata: '' });
      const failed = await daemon.committer.commit([{ processor: 'g', assignment, works: [work], progress }]);
      assert.equal(failed.size, 1);
      await Promise.all([command.close(), daemon.close()]);
    }));
});

describe('the file', () => {
  test('of a newer program is refused, and left alone', () =>
    withFolder(async (folder) => {
      await (await openEmbedded(optionsFor(folder))).close();
      const database = new DatabaseSync(fileOf(folder));
      const version = database.prepare('PRAGMA user_version').get()?.user_version;
      database.exec('PRAGMA user_version = 99');
      for (const own of [true, false]) {
        await assert.rejects(openEmbedded(optionsFor(folder, { own })), { code: 'FILE_NEWER', value: '99' });
      }
      database.exec(`PRAGMA user_version = ${version}`);
      database.close();
      await (await openEmbedded(optionsFor(folder))).close();
    }));

  test('that is no database, or cannot be made, is unavailable', () =>
    withFolder(async (folder) => {
      await writeFile(fileOf(folder), 'this is not a database, whatever its name says'.repeat(100));
      await assert.rejects(openEmbedded(optionsFor(folder)), { code: 'STORE_UNAVAILABLE' });
      await assert.rejects(openEmbedded(optionsFor(join(fileOf(folder), 'x'))), { code: 'STORE_UNAVAILABLE' });
    }));

  test('can be read with plain SQL', () =>
    withFolder(async (folder) => {
      const embedded = await openEmbedded(optionsFor(folder));
      await embedded.log.ensureTopics([...ONE, topic('u', { partitions: 2 })]);
      await embedded.log.append([{ ...record('t', 'x', 'k'), headers: { ce_id: '7' } }, record('u', 'y', 'k')]);
      const database = new DatabaseSync(fileOf(folder), { readOnly: true });
      const sql = 'SELECT topic, "offset", key, CAST(value AS TEXT) AS value, headers FROM log ORDER BY topic';
      assert.deepEqual(
        database
          .prepare(sql)
          .all()
          .map((row) => ({ ...row })),
        [
          { topic: 't', offset: 0, key: 'k', value: 'x', headers: '{"ce_id":"7"}' },
          { topic: 'u', offset: 0, key: 'k', value: 'y', headers: '{}' },
        ],
      );
      database.close();
      await embedded.close();
    }));

  test('that another program locks for a moment is waited for', () =>
    withFolder(async (folder) => {
      const embedded = await openEmbedded(optionsFor(folder));
      await embedded.log.ensureTopics(ONE);
      const other = new DatabaseSync(fileOf(folder));
      other.exec('BEGIN EXCLUSIVE');
      const append = embedded.log.append([record('t', 'patient')]);
      await settle();
      other.exec('ROLLBACK');
      await append;
      other.close();
      await embedded.close();
    }));
});

describe('a full disk', () => {
  test('halts, loses nothing, and lets go on once there is room', () =>
    withFolder(async (folder) => {
      const embedded = await openEmbedded(optionsFor(folder, { maxFileBytes: 2_000_000, clock: late }));
      const { log, store, committer } = embedded;
      await log.ensureTopics([topic('old', { partitions: 1, retentionMs: 1, maxBytes: 100_000 }), ...ONE]);
      const recorder = new Recorder();
      await log.join('g', 't', recorder);
      const assignment = await recorder.assignment(0);
      const [written, error] = await fill(() => log.append([{ ...record('old', ''), value: new Uint8Array(50_000) }]));
      assert.equal(error.code, 'DISK_FULL');
      await assert.rejects(store.probe(), { code: 'DISK_FULL' });
      const emits = [{ ...record('old', ''), value: new Uint8Array(90_000) }];
      const commit = () =>
        committer.commit([
          {
            processor: 'g',
            assignment,
            works: [{ input: 't/0/0', offset: 0, effects: (tx) => tx.keepClaim('doc', 1).then(() => []), emits }],
            progress: () => ({ offset: 1, metadata: '' }),
          },
        ]);
      await assert.rejects(commit(), { code: 'DISK_FULL' });
      assert.equal((await log.committed('g', 't')).size, 0);
      assert.equal((await log.read('old', 0, 0, 1000)).length, written);
      while ((await embedded.sweep(10)) > 0);
      await store.probe();
      assert.equal((await commit()).size, 0);
      await embedded.close();
    }));

  test('is full while less is free than configured', () =>
    withFolder(async (folder) => {
      await (await openEmbedded(optionsFor(folder))).close();
      const embedded = await openEmbedded(optionsFor(folder, { minFreeBytes: 2 ** 60 }));
      await assert.rejects(embedded.store.probe(), { code: 'DISK_FULL' });
      await assert.rejects(embedded.log.ensureTopics(ONE), { code: 'DISK_FULL' });
      await embedded.sweep(10);
      await embedded.close();
    }));
});

/** A clock that makes a day of every reading, so that everything is soon past its time. */
let days = 20_000;
const late = { now: () => 86_400_000 * days++, after: () => () => undefined };

/** Writes until that fails; how often it went well, and the error. */
async function fill(write: () => Promise<unknown>): Promise<[number, CodedError]> {
  for (let count = 0; count < 1000; count++) {
    try {
      await write();
    } catch (error) {
      assert.ok(error instanceof CodedError);
      return [count, error];
    }
  }
  throw new Error('the disk never was full');
}
