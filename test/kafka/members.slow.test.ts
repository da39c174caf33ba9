/** Who is of a group: nobody that is not there. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Kafka, logLevel } from 'kafkajs';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import { Recorder, topic } from '../contract/harness.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await sharedBroker();
const ROUNDS = 2;

describe('Kafka: members', { concurrency: false, ...needs(broker) }, () => {
  test('who begins anew while others come and go stays the same member', async () => {
    const { brokers } = present(broker);
    const prefix = newPrefix();
    const log = await openKafka(optionsFor(brokers, prefix));
    // hears late that somebody came or went, so that the others wait for it while they join
    const otherLog = await openKafka(optionsFor(brokers, prefix, { sessionTimeoutMs: 20_000 }));
    const admin = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    const members = async () => {
      const { groups } = await admin.describeGroups([`${prefix}g`]);
      return groups[0]?.members.map(({ memberId }) => memberId) ?? [];
    };
    try {
      await log.ensureTopics([topic('t', { partitions: 6 })]);
      const standing = [new Recorder(30_000), new Recorder(30_000)] as const;
      await log.join('g', 't', standing[0]);
      await standing[0].until(() => standing[0].live.length === 6, 'all partitions');
      await otherLog.join('g', 't', standing[1]);
      const shared = () => standing.every(({ live }) => live.length === 3);
      await standing[1].until(shared, 'half of the partitions');
      const before = (await members()).toSorted();
      for (let round = 0; round < ROUNDS; round++) {
        const renewing = setInterval(() => {
          for (const one of standing[0].live) log.renew(one);
        }, 100);
        const other = new Recorder(30_000);
        const membership = await otherLog.join('g', 't', other);
        await other.until(() => other.assignments.length > 0, 'a partition');
        await membership.leave();
        clearInterval(renewing);
        await standing[1].until(shared, 'half of the partitions again');
        assert.deepEqual((await members()).toSorted(), before);
      }
    } finally {
      await admin.disconnect();
      await Promise.all([log.close(), otherLog.close()]);
    }
  });
});
