/** Who we are, whom we trust, and what becomes of it where either is refused. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type KafkaOptions, openKafka } from '../../src/drivers/kafka/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { record } from '../contract/harness.ts';
import { startBroker } from '../support/broker.ts';
import { PROTOCOLS, USER } from '../support/kafka/settings.ts';
import { isMissing } from '../support/missing.ts';
import { Copier, copies, TOPICS } from './copier.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await startBroker({ protocols: PROTOCOLS });
const skip = isMissing(broker) ? broker.missing : false;

type Changes = Pick<KafkaOptions, 'tls' | 'sasl'>;

describe('Kafka: security', { concurrency: false, skip }, () => {
  after(async () => {
    if (!isMissing(broker)) await broker.remove();
  });
  if (isMissing(broker)) return;
  const tls = { ca: broker.ca, cert: null, key: null };
  const login = (mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512') => ({ mechanism, ...USER });

  const welcome: readonly [keyof typeof broker.at, Changes][] = [
    ['SASL_PLAINTEXT', { tls: null, sasl: login('plain') }],
    ['SASL_PLAINTEXT', { tls: null, sasl: login('scram-sha-256') }],
    ['SASL_PLAINTEXT', { tls: null, sasl: login('scram-sha-512') }],
    ['SSL', { tls, sasl: null }],
    ['SASL_SSL', { tls, sasl: login('scram-sha-512') }],
  ];
  for (const [protocol, changes] of welcome) {
    test(`${protocol} ${changes.sasl?.mechanism ?? ''}: works as without`, () =>
      works(broker.at[protocol] ?? '', changes));
  }

  const wrong = { ...login('plain'), password: 'not the secret of the tests' };
  const unwelcome: readonly [string, keyof typeof broker.at, Changes][] = [
    ['a wrong password', 'SASL_PLAINTEXT', { tls: null, sasl: wrong }],
    ['a wrong password, with SCRAM', 'SASL_SSL', { tls, sasl: { ...wrong, mechanism: 'scram-sha-256' } }],
    ['a certificate that nobody vouches for', 'SSL', { tls: { ...tls, ca: null }, sasl: null }],
  ];
  for (const [name, protocol, changes] of unwelcome) {
    test(`${name} is refused, without telling the secret`, () => refused(broker.at[protocol] ?? '', changes));
  }
});

async function works(brokers: string, changes: Changes): Promise<void> {
  const log = await openKafka(optionsFor(brokers, newPrefix(), changes));
  try {
    await log.ensureTopics(TOPICS);
    await log.probe();
    const copier = new Copier(log);
    await copier.join();
    await log.append([record('in', 'one'), record('in', 'two')]);
    assert.deepEqual((await copies(log, 2, 20_000)).toSorted(), ['one', 'two']);
    assert.deepEqual(copier.failures, []);
  } finally {
    await log.close();
  }
}

async function refused(brokers: string, changes: Changes): Promise<void> {
  const lines: string[] = [];
  const note = (fields: object, message: string) => lines.push(`${JSON.stringify(fields)} ${message}`);
  const logger = { debug: note, info: note, warn: note };
  const error: unknown = await openKafka(optionsFor(brokers, newPrefix(), { ...changes, logger })).then(
    () => null,
    (refusal: unknown) => refusal,
  );
  assert.ok(error instanceof CodedError && error.code === 'LOG_REFUSED', String(error));
  for (const line of [...lines, String(error), error.stack ?? '', JSON.stringify(error)]) {
    assert.doesNotMatch(line, /secret of the tests/);
  }
}
