/** The settings of a broker that must be up quickly, with which the tests' clients log in. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate } from '../certificate.ts';
import { freePort } from '../ports.ts';

export const PROTOCOLS = ['SASL_PLAINTEXT', 'SSL', 'SASL_SSL'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** Whom the listeners with SASL let in, by PLAIN and by both kinds of SCRAM. */
export const USER = { username: 'quake', password: 'a secret of the tests' } as const;
const SCRAM = ['SCRAM-SHA-256', 'SCRAM-SHA-512'];

export interface Layout {
  readonly folder: string;
  readonly settings: string;
  /** host:port without any protection. */
  readonly brokers: string;
  /** The port of the node that is the cluster's controller. */
  readonly controller: number;
  /** host:port by protocol, of those that were asked for. */
  readonly at: Readonly<Partial<Record<Protocol, string>>>;
  /** The certificate authority of the listeners with TLS, in PEM. */
  readonly ca: string | null;
}

/**
 * Chooses ports and writes the settings file into `folder`. `extra`: settings of Kafka by name. `joins`: the port of the
 * controller of the cluster that it is the second node of; null: it is a cluster's first.
 */
export async function layOut(
  folder: string,
  protocols: readonly Protocol[],
  extra: Readonly<Record<string, string>>,
  joins: number | null = null,
): Promise<Layout> {
  const [port, controller] = [await freePort(), joins ?? (await freePort())];
  const at: Partial<Record<Protocol, string>> = {};
  for (const protocol of protocols) at[protocol] = `localhost:${await freePort()}`;
  const certificate = protocols.some((protocol) => protocol.endsWith('SSL')) ? makeCertificate(folder) : null;
  const brokers = `localhost:${port}`;
  const lines = {
    ...basics(folder, controller),
    ...listeners({ PLAINTEXT: brokers, ...at }, controller),
    ...(protocols.some((protocol) => protocol.startsWith('SASL')) ? logins(protocols) : {}),
    ...(certificate === null ? {} : keys(folder, certificate)),
    ...(joins === null ? {} : second({ PLAINTEXT: brokers, ...at })),
    ...extra,
  };
  const settings = join(folder, 'server.properties');
  writeFileSync(
    settings,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${escaped(value)}\n`)
      .join(''),
  );
  return { folder, settings, brokers, controller, at, ca: certificate?.cert ?? null };
}

/** Arguments of the format command that create the SCRAM user. */
export function scramUsers(protocols: readonly Protocol[]): string[] {
  if (!protocols.some((protocol) => protocol.startsWith('SASL'))) return [];
  const { username, password } = USER;
  return SCRAM.flatMap((kind) => ['--add-scram', `${kind}=[name="${username}",password="${password}"]`]);
}

function basics(folder: string, controller: number): Record<string, string> {
  return {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@localhost:${controller}`,
    'log.dirs': join(folder, 'data'),
    'auto.create.topics.enable': 'false',
    'group.initial.rebalance.delay.ms': '0',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '5',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'transaction.state.log.num.partitions': '5',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    // a broker that was killed is let in again only when its session is over
    'broker.session.timeout.ms': '2000',
    'broker.heartbeat.interval.ms': '250',
    // a group whose member was killed is given away within seconds
    'group.min.session.timeout.ms': '1000',
  };
}

/** What differs where a node is no controller. */
function second(at: Readonly<Record<string, string>>): Record<string, string> {
  return { 'process.roles': 'broker', 'node.id': '2', listeners: advertise(at).join(',') };
}

const advertise = (at: Readonly<Record<string, string>>) =>
  Object.entries(at).map(([protocol, address]) => `${protocol}://${address}`);

function listeners(at: Readonly<Record<string, string>>, controller: number): Record<string, string> {
  const advertised = advertise(at);
  return {
    listeners: [...advertised, `CONTROLLER://localhost:${controller}`].join(','),
    'advertised.listeners': advertised.join(','),
    'listener.security.protocol.map': [
      ...Object.keys(at).map((name) => `${name}:${name}`),
      'CONTROLLER:PLAINTEXT',
    ].join(','),
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
  };
}

function logins(protocols: readonly Protocol[]): Record<string, string> {
  const { username, password } = USER;
  const plain = `org.apache.kafka.common.security.plain.PlainLoginModule required user_${username}="${password}";`;
  const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required;';
  const byListener = protocols
    .filter((protocol) => protocol.startsWith('SASL'))
    .map((protocol) => `listener.name.${protocol.toLowerCase()}`)
    .flatMap((name) => [
      [`${name}.plain.sasl.jaas.config`, plain],
      ...SCRAM.map((kind) => [`${name}.${kind.toLowerCase()}.sasl.jaas.config`, scram]),
    ]);
  return { 'sasl.enabled.mechanisms': ['PLAIN', ...SCRAM].join(','), ...Object.fromEntries(byListener) };
}

function keys(folder: string, { keyFile, certFile }: { keyFile: string; certFile: string }): Record<string, string> {
  const store = join(folder, 'keystore.pem');
  writeFileSync(store, readFileSync(keyFile, 'utf8') + readFileSync(certFile, 'utf8'));
  return { 'ssl.keystore.type': 'PEM', 'ssl.keystore.location': store };
}

// a properties file takes a backslash for an escape
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\');
}
