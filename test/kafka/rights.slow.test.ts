/** What a user meets who lacks a right, on a broker with access control lists: an error that says so, soon. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type AclEntry, Kafka, logLevel } from 'kafkajs';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Log } from '../../src/ports/log.ts';
import { record, topic } from '../contract/harness.ts';
import { type Broker, startBroker } from '../support/broker.ts';
import { isMissing } from '../support/missing.ts';
import { Copier, copies, TOPICS } from './copier.ts';
import { newPrefix, optionsFor } from './place.ts';

const USERS = ['clerk', 'reader', 'outsider', 'stranger'] as const;
type User = (typeof USERS)[number];
const passwordOf = (user: User) => `the secret of ${user}`;

const jaas = USERS.map((user) => `user_${user}="${passwordOf(user)}"`).join(' ');
const broker = await startBroker({
  protocols: ['SASL_PLAINTEXT'],
  settings: {
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    // the broker itself, and the tests where they give rights
    'super.users': 'User:ANONYMOUS',
    'listener.name.sasl_plaintext.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required ${jaas};`,
  },
});
const skip = isMissing(broker) ? broker.missing : false;

describe('Kafka: rights', { concurrency: false, skip }, () => {
  if (isMissing(broker)) return;
  const prefix = newPrefix();
  before(async () => {
    const master = await openKafka(optionsFor(broker.brokers, prefix));
    await master.ensureTopics(TOPICS);
    await master.append([record('in', 'one'), record('in', 'two')]);
    await master.close();
    await give(broker, prefix);
  });
  after(() => broker.remove());

  const as = async (user: User, work: (log: Log, warnings: string[]) => Promise<void>) => {
    const warnings: string[] = [];
    const note = (fields: object, message: string) => warnings.push(`${JSON.stringify(fields)} ${message}`);
    const sasl = { mechanism: 'plain', username: user, password: passwordOf(user) } as const;
    const logger = { debug: () => {}, info: () => {}, warn: note };
    const log = await openKafka(optionsFor(broker.at.SASL_PLAINTEXT ?? '', prefix, { sasl, logger }));
    try {
      await work(log, warnings);
    } finally {
      await log.close();
    }
  };

  test('those that docs/deploy.md names are enough where topics are there', () =>
    as('clerk', async (log, warnings) => {
      await log.ensureTopics(TOPICS);
      await log.probe();
      const copier = new Copier(log);
      await copier.join();
      assert.deepEqual((await copies(log, 2, 20_000)).toSorted(), ['one', 'two']);
      assert.deepEqual(copier.failures, []);
      assert.match(warnings.join('\n'), /may not read the settings of topics/);
    }));

  test('who may not create a topic is told so, with its name', () =>
    as('clerk', async (log) => {
      await assert.rejects(log.ensureTopics([...TOPICS, topic('new')]), (error: unknown) => {
        assert.ok(error instanceof CodedError && error.code === 'TOPIC_MISMATCH', String(error));
        assert.match(error.value ?? '', new RegExp(`"${prefix}new","refused":"TOPIC_AUTHORIZATION_FAILED"`));
        return true;
      });
    }));

  test('who may not see a topic is told so', () =>
    as('stranger', async (log) => {
      await assert.rejects(log.ensureTopics(TOPICS), { code: 'TOPIC_MISMATCH' });
      await assert.rejects(log.read('in', 0, 0, 10), { code: 'LOG_REFUSED' });
    }));

  test('who may only read cannot append', () =>
    as('reader', async (log) => {
      await log.ensureTopics(TOPICS);
      await assert.rejects(log.append([record('in', 'three')]), { code: 'LOG_REFUSED' });
    }));

  test('who may not join the group is told, and does not flood the log', () =>
    as('outsider', async (log, warnings) => {
      await log.ensureTopics(TOPICS);
      const copier = new Copier(log);
      await copier.join();
      await told(copier, warnings);
    }));
});

/** The listener hears of it, the log once or twice, however long it goes on. */
async function told(copier: Copier, warnings: readonly string[]): Promise<void> {
  const end = Date.now() + 20_000;
  const isRefusal = (error: unknown) => error instanceof CodedError && error.code === 'LOG_REFUSED';
  while (!copier.failures.some(isRefusal) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(copier.failures.some(isRefusal), `heard only: ${copier.failures.map(String).join('; ')}`);
  const before = copier.failures.length;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  assert.ok(copier.failures.length - before < 100, `told ${copier.failures.length - before} times in two seconds`);
  assert.ok(warnings.filter((line) => line.includes('LOG_REFUSED')).length <= 3, warnings.join('\n'));
}

const [TOPIC, GROUP, CLUSTER, TRANSACTION] = [2, 3, 4, 5];
const [READ, WRITE, DESCRIBE, IDEMPOTENT_WRITE] = [3, 4, 8, 12];

/** What docs/deploy.md names: to the clerk all but `Create`; to others less. */
async function give({ brokers }: Broker, prefix: string): Promise<void> {
  const all: readonly (readonly [User, number, number])[] = [
    ['clerk', TOPIC, READ],
    ['clerk', TOPIC, WRITE],
    ['clerk', GROUP, READ],
    ['clerk', TRANSACTION, WRITE],
    ['clerk', TRANSACTION, DESCRIBE],
    ['clerk', CLUSTER, IDEMPOTENT_WRITE],
    ['reader', TOPIC, READ],
    ['reader', GROUP, READ],
    ['reader', TRANSACTION, WRITE],
    ['reader', TRANSACTION, DESCRIBE],
    ['outsider', TOPIC, READ],
    ['outsider', TOPIC, WRITE],
    ['outsider', TRANSACTION, WRITE],
    ['outsider', TRANSACTION, DESCRIBE],
  ];
  const admin = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  await admin.createAcls({ acl: all.map(([user, type, operation]) => entry(user, type, operation, prefix)) });
  await admin.disconnect();
}

function entry(user: User, resourceType: number, operation: number, prefix: string): AclEntry {
  const [allow, literal, prefixed] = [3, 3, 4];
  return {
    principal: `User:${user}`,
    host: '*',
    permissionType: allow,
    operation,
    resourceType,
    resourceName: resourceType === CLUSTER ? 'kafka-cluster' : prefix,
    resourcePatternType: resourceType === CLUSTER ? literal : prefixed,
  };
}
