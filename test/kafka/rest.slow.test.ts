/** Where a partition stands when there is nothing to do, and after a broker lost the end of its log. */
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
const ONE = [topic('t', { partitions: 1 })];

describe('Kafka: at rest', { concurrency: false, ...needs(broker) }, () => {
  test('a group that never got a record moves behind what was aborted, and commits no more after that', () =>
    withLog(async (log, prefix) => {
      await abort(`${prefix}t`, 20);
      const recorder = new Recorder(30_000);
      await log.join('g', 't', recorder);
      const end = await atEnd(log);
      const assignment = await recorder.assignment(0);
      const note = { offset: end, metadata: 'unfinished' };
      await log.commit(assignment, note, []);
      await abort(`${prefix}t`, 1);
      await settle(4_000);
      assert.deepEqual((await log.committed('g', 't')).get(0), note);
      await log.commit(assignment, { offset: end, metadata: '' }, []);
      await atEnd(log);
      assert.deepEqual([recorder.got, recorder.assignments], [[], [assignment]]);
    }));

  test('a place behind the end of the log goes back to the end: what comes then comes, and nothing twice', () =>
    withLog(async (log) => {
      for (const value of ['a', 'b']) await log.append([record('t', value)]);
      const first = new Recorder(30_000);
      const membership = await log.join('g', 't', first);
      await first.count(2);
      await log.commit(await first.assignment(0), { offset: 1_000, metadata: '' }, []);
      await membership.leave();
      for (const round of [0, 1]) {
        const again = new Recorder(30_000);
        const member = await log.join('g', 't', again);
        await again.assignment(0);
        // what comes while nobody is there is not taken for what was lost
        if (round === 1) await again.count(1);
        await member.leave();
        if (round === 0) await log.append([record('t', 'c')]);
        assert.deepEqual([again.texts, again.truncations], [round === 0 ? [] : ['c'], []]);
      }
    }));
});

async function withLog(work: (log: Log, prefix: string) => Promise<void>): Promise<void> {
  const prefix = newPrefix();
  const log = await openKafka(optionsFor(present(broker).brokers, prefix));
  try {
    await log.ensureTopics(ONE);
    await work(log, prefix);
  } finally {
    await log.close();
  }
}

async function atEnd(log: Log): Promise<number> {
  for (const deadline = Date.now() + 15_000; ; await settle(100)) {
    const [range] = await log.ranges('t');
    const place = (await log.committed('g', 't')).get(0);
    if (range !== undefined && place?.offset === range.end && place.metadata === '') return range.end;
    if (Date.now() > deadline) assert.fail(`the group stands at ${JSON.stringify(place)} of ${JSON.stringify(range)}`);
  }
}

/** Writes records that nobody will see. */
async function abort(name: string, count: number): Promise<void> {
  const kafka = new Kafka({ brokers: [present(broker).brokers], logLevel: logLevel.NOTHING });
  const producer = kafka.producer({ transactionalId: `${name}.aborting`, maxInFlightRequests: 1, idempotent: true });
  await producer.connect();
  const transaction = await producer.transaction();
  await transaction.send({ topic: name, messages: Array.from({ length: count }, () => ({ value: 'aborted' })) });
  await transaction.abort();
  await producer.disconnect();
}
