/** Settings of the servers that a deployment over many machines uses, and of the one that the daemon itself is. */
import { z } from 'zod';
import { choice, count, duration, group, list, path, ruled, secret, text } from './kinds.ts';

const OPTIONAL = { pattern: /^/, says: 'a text' };

const kafkaShape = {
  brokers: list(
    z.string().regex(/^[^\s:,/]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/, 'expected host:port'),
    'Kafka’s brokers, separated by commas; none: the embedded file is the log',
    'KAFKA_BROKERS',
  ),
  clientId: text('quakewire', 'name that the brokers’ logs and quotas know us by'),
  tls: choice(['off', 'on'], 'off', 'whether connections to the brokers are encrypted'),
  ca: path('file of the certificates that sign the brokers’; empty: those that Node.js knows'),
  certificate: path('file of our own certificate, where the brokers ask for one'),
  key: path('file of its private key'),
  sasl: choice(['off', 'plain', 'scram-sha-256', 'scram-sha-512'], 'off', 'how we tell the brokers who we are'),
  username: text('', 'user name for it', OPTIONAL),
  password: secret('password for it', 'KAFKA_PASSWORD'),
  topics: choice(['create', 'check'], 'create', 'whether missing topics are created, or only checked'),
  replication: count(-1, 'replicas of a topic that is created; -1: as the brokers are set', -1),
  session: duration('10s', 'a process that is not heard of for so long loses its partitions', '6s'),
  transaction: duration('10s', 'a transaction that is open for so long is aborted', '1s'),
  linger: duration('5ms', 'finished work waits so long for other work to share its transaction'),
  compression: choice(['none', 'gzip', 'zstd'], 'gzip', 'how records are compressed'),
};

/** Whoever sets how connections are protected, or who we are, must not find later that nothing came of it. */
export const kafka = ruled(kafkaShape, [
  ...(['ca', 'certificate', 'key'] as const).map((key) => unused(key, 'tls', 'kafka.tls=on')),
  ...(['username', 'password'] as const).map((key) => unused(key, 'sasl', 'kafka.sasl, which is off')),
  ...(['username', 'password'] as const).map((key) => ({
    key,
    isBroken: (kafka: Record<typeof key | 'sasl', string>) => kafka.sasl !== 'off' && kafka[key] === '',
    says: 'kafka.sasl needs it',
  })),
  {
    key: 'key',
    isBroken: ({ key, certificate }) => key === '' && certificate !== '',
    says: 'needed with kafka.certificate',
  },
  {
    key: 'certificate',
    isBroken: ({ key, certificate }) => key !== '' && certificate === '',
    says: 'needed with kafka.key',
  },
  { key: 'replication', isBroken: ({ replication }) => replication === 0, says: '-1, or 1 and more' },
]);

/** The fault of a text that is set while its switch is off. */
function unused<Key extends string, Switch extends string>(key: Key, by: Switch, needs: string) {
  const isBroken = (settings: Record<Key | Switch, string>) => settings[by] === 'off' && settings[key] !== '';
  return { key, isBroken, says: `means nothing without ${needs}` };
}

const databaseShape = {
  url: secret(
    'PostgreSQL, as postgres://user:password@host:port/name; empty: the embedded file is the Store',
    'DATABASE_URL',
  ),
  password: secret('its password, in the place of the one in the URL', 'DATABASE_PASSWORD'),
  tls: choice(['off', 'on'], 'off', 'whether connections are encrypted, and the server’s certificate checked'),
  ca: path('file of the certificates that sign the server’s; empty: those that Node.js knows'),
  connections: count(12, 'connections of one process', 4),
  timeout: duration('10s', 'time for a connection, and for one statement', '100ms'),
};

export const database = ruled(databaseShape, [unused('ca', 'tls', 'database.tls=on')]);

export const qdrant = group({
  url: text(
    '',
    'Qdrant; empty: profiles are compared in memory',
    { pattern: /^$|^https?:\/\//, says: 'expected a URL' },
    'QDRANT_URL',
  ),
  apiKey: secret('its API key', 'QDRANT_API_KEY'),
  collection: text('quakewire-profiles', 'its collection, made where it is missing', {
    pattern: /^[A-Za-z0-9._-]+$/,
    says: 'letters, digits, dots, underscores and hyphens only',
  }),
  timeout: duration('3s', 'time for one request', '50ms'),
  connections: count(4, 'requests under way at once'),
});

export const service = group({
  port: count(0, 'port of /livez, /readyz and /metrics; 0: none', 0, 65_535),
  host: text('127.0.0.1', 'address that it listens on'),
});
