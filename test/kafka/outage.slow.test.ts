/** The broker goes away and comes back, in all the ways it can. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Log } from '../../src/ports/log.ts';
import { record, settle } from '../contract/harness.ts';
import { type Broker, startBroker } from '../support/broker.ts';
import { isMissing } from '../support/missing.ts';
import { Copier, copies, TOPICS } from './copier.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await startBroker();
const skip = isMissing(broker) ? broker.missing : false;

describe('Kafka: outages', { concurrency: false, skip }, () => {
  after(async () => {
    if (!isMissing(broker)) await broker.remove();
  });

  const cases: readonly [string, (broker: Broker) => Promise<void>][] = [
    ['restarts in order', restart],
    ['is killed and comes back after ten seconds', killed],
    ['hangs for fifteen seconds, and loses the members', hang],
  ];
  for (const [name, fault] of cases) {
    test(`a broker that ${name}: every record is copied once, and the members tell of it`, () => throughFault(fault));
  }
});

async function throughFault(fault: (broker: Broker) => Promise<void>): Promise<void> {
  assert.ok(!isMissing(broker));
  const prefix = newPrefix();
  const logs = await Promise.all([0, 1, 2].map(() => openKafka(optionsFor(broker.brokers, prefix))));
  const [writer, ...others] = logs as [Log, Log, Log];
  try {
    await writer.ensureTopics(TOPICS);
    for (const log of others) await log.ensureTopics(TOPICS);
    const copiers = others.map((log) => new Copier(log));
    for (const copier of copiers) await copier.join();
    const before = await append(writer, 'before', 100);
    await settle(2_000);
    await fault(broker);
    const later = await append(writer, 'later', 100);
    const expected = [...before, ...later];
    const found = await copies(writer, expected.length, 60_000);
    assert.deepEqual(found.toSorted(), expected.toSorted());
    const failures = copiers.flatMap((copier) => copier.failures);
    assert.ok(failures.every((error) => error instanceof CodedError && error.code === 'LOG_UNAVAILABLE'));
  } finally {
    await Promise.all(logs.map((log) => log.close()));
  }
}

/** Appends one after the other; what fails is tried again, as publishers do that know it was not taken. */
async function append(log: Log, name: string, count: number): Promise<string[]> {
  const values = Array.from({ length: count }, (_, n) => `${name} ${n}`);
  for (const value of values) await log.append([record('in', value, value)]);
  return values;
}

async function restart(broker: Broker): Promise<void> {
  await broker.stop();
  await broker.restart();
}

async function killed(broker: Broker): Promise<void> {
  await broker.kill();
  await settle(10_000);
  await broker.restart();
}

async function hang(broker: Broker): Promise<void> {
  broker.signal('SIGSTOP');
  await settle(15_000);
  broker.signal('SIGCONT');
}
