/** One of two brokers dies: what was acknowledged is on the other. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Kafka, logLevel } from 'kafkajs';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Log } from '../../src/ports/log.ts';
import { record, settle, text, topic } from '../contract/harness.ts';
import { type Broker, startBroker } from '../support/broker.ts';
import { isMissing, type Missing } from '../support/missing.ts';
import { Copier, copies, TOPICS } from './copier.ts';
import { newPrefix, optionsFor } from './place.ts';

const REPLICATED = {
  'offsets.topic.replication.factor': '2',
  'transaction.state.log.replication.factor': '2',
};

const first = await startBroker({ settings: REPLICATED });
const second: Broker | Missing = isMissing(first) ? first : await startBroker({ joins: first, settings: REPLICATED });
const skip = isMissing(first) ? first.missing : false;

describe('Kafka: two brokers', { concurrency: false, skip }, () => {
  if (isMissing(first) || isMissing(second)) return;
  after(async () => {
    await second.remove();
    await first.remove();
  });

  const changes = { brokers: [first.brokers, second.brokers], replication: 2 };

  test('nothing that was acknowledged is lost, nor copied twice, when one of them is killed', async () => {
    const warnings: string[] = [];
    const logger = {
      debug: () => {},
      info: () => {},
      warn: (fields: object, message: string) => warnings.push(`${JSON.stringify(fields)} ${message}`),
    };
    const prefix = newPrefix();
    const open = () => openKafka(optionsFor(first.brokers, prefix, { ...changes, logger }));
    const [writer, copying] = [await open(), await open()];
    try {
      await both(first.brokers);
      await writer.ensureTopics(TOPICS);
      await copying.ensureTopics(TOPICS);
      assert.match(warnings.join('\n'), /"min.insync.replicas"/);
      const copier = new Copier(copying);
      await copier.join();
      const acknowledged = await append(writer, 'before', 100);
      const during = append(writer, 'during', 200);
      await settle(100);
      await second.kill();
      acknowledged.push(...(await during), ...(await append(writer, 'after', 100)));
      const inputs = await everything(writer);
      const kept = new Set(inputs);
      assert.deepEqual(
        acknowledged.filter((value) => !kept.has(value)),
        [],
      );
      await copies(writer, inputs.length, 60_000);
      // whatever was copied twice would come now
      await settle(500);
      assert.deepEqual((await copies(writer, 0, 0)).toSorted(), inputs.toSorted());
      assert.ok(copier.failures.every((error) => error instanceof CodedError && error.code === 'LOG_UNAVAILABLE'));
    } finally {
      await Promise.all([writer, copying].map((log) => log.close()));
    }
  });

  test('a topic of somebody else, which went with a broker, is in nobody’s way', async () => {
    await second.restart();
    await both(first.brokers);
    const prefix = newPrefix();
    await make(first.brokers, `${prefix}theirs`, [2]);
    await second.kill();
    await settle(3_000);
    const log = await openKafka(optionsFor(first.brokers, prefix, { ...changes, replication: 1 }));
    try {
      await log.ensureTopics(TOPICS);
      await log.append([record('in', 'one')]);
      await log.ensureTopics([topic('in', { partitions: 4 })], { create: false });
    } finally {
      await log.close();
    }
  });
});

/** Makes a topic of one partition, with its replicas where they are wanted. */
async function make(brokers: string, name: string, replicas: number[]): Promise<void> {
  const admin = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: name, replicaAssignment: [{ partition: 0, replicas }] }] });
  await admin.disconnect();
}

/** Resolves when both brokers take part. */
async function both(brokers: string): Promise<void> {
  const admin = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  while ((await admin.describeCluster()).brokers.length < 2) await settle(50);
  await admin.disconnect();
}

/** Appends one after the other, and again what may not have been taken; answers what was. */
async function append(log: Log, name: string, count: number): Promise<string[]> {
  const values = Array.from({ length: count }, (_, n) => `${name} ${n}`);
  for (const value of values) {
    const end = Date.now() + 30_000;
    for (let taken = false; !taken; ) {
      taken = await log.append([record('in', value, value)]).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof CodedError) || Date.now() > end) throw error;
          return false;
        },
      );
    }
  }
  return values;
}

async function everything(log: Log): Promise<string[]> {
  const ranges = await log.ranges('in');
  const found = await Promise.all(
    ranges.map(async ({ partition, start, end }) => {
      const records = [];
      for (let from = start; from < end; ) {
        const more = await log.read('in', partition, from, 1000);
        if (more.length === 0) break;
        records.push(...more);
        from = (more.at(-1)?.offset ?? from) + 1;
      }
      return records;
    }),
  );
  return found.flat().map(text);
}
