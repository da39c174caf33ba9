/** Commits that a broker will not take. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Kafka, logLevel } from 'kafkajs';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import type { Log } from '../../src/ports/log.ts';
import { Recorder, record, settle, topic } from '../contract/harness.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await sharedBroker();
const TOPIC = 2;
const PLACE = { offset: 0, metadata: 'so far' };

describe('Kafka: commits that are refused', { concurrency: false, ...needs(broker) }, () => {
  test('a record that a topic takes no more: neither the others nor the place, and the assignment goes on', () =>
    withLog(async (log, prefix) => {
      await limit(`${prefix}out`, 1_000);
      const recorder = new Recorder(30_000);
      await log.join('g', 't', recorder);
      const assignment = await recorder.assignment(0);
      const noise = Buffer.from(Array.from({ length: 5_000 }, () => Math.floor(Math.random() * 256)));
      const records = [record('out', 'small'), { ...record('out', ''), value: noise }];
      for (let round = 0; round < 3; round++) {
        await assert.rejects(log.commit(assignment, { offset: 0, metadata: 'never' }, records), {
          code: 'RECORD_TOO_LARGE',
        });
      }
      await log.commit(assignment, PLACE, [record('out', 'fits')]);
      assert.deepEqual((await log.committed('g', 't')).get(0), PLACE);
      assert.deepEqual(
        (await log.read('out', 0, 0, 9)).map(({ value }) => Buffer.from(value).toString()),
        ['fits'],
      );
      assert.deepEqual([recorder.assignments, recorder.ended, recorder.failures], [[assignment], [], []]);
    }));

  test('what is refused again and again is told, and tried ever more seldom', () =>
    withLog(async (log) => {
      const recorder = new Recorder(30_000);
      await log.join('g', 't', recorder);
      // more than any broker keeps with a place
      const note = { offset: 0, metadata: 'x'.repeat(5_000) };
      const commit = async () => log.commit(await recorder.assignment(0), note, []);
      const end = Date.now() + 4_000;
      for (; Date.now() < end; await settle(1)) await assert.rejects(commit(), { code: 'ASSIGNMENT_REVOKED' });
      assert.ok(recorder.failures.length >= 3, String(recorder.failures.length));
      assert.ok(recorder.assignments.length <= 12, String(recorder.assignments.length));
      await log.commit(await recorder.assignment(0), PLACE, []);
    }));
});

async function withLog(work: (log: Log, prefix: string) => Promise<void>): Promise<void> {
  const prefix = newPrefix();
  const log = await openKafka(optionsFor(present(broker).brokers, prefix));
  try {
    await log.ensureTopics([topic('t', { partitions: 1 }), topic('out', { partitions: 1 })]);
    await work(log, prefix);
  } finally {
    await log.close();
  }
}

/** As somebody might do while a daemon runs. */
async function limit(name: string, bytes: number): Promise<void> {
  const admin = new Kafka({ brokers: [present(broker).brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const configEntries = [{ name: 'max.message.bytes', value: String(bytes) }];
  const resources = [{ type: TOPIC, name, configEntries }] as Parameters<typeof admin.alterConfigs>[0]['resources'];
  await admin.alterConfigs({ validateOnly: false, resources });
  await admin.disconnect();
}
