/** Two daemons on a real broker and a real database, which go away now and then. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '../../topics/index.ts';
import { isMissing, type Missing } from '../support/missing.ts';
import { freePort } from '../support/ports.ts';
import { Client } from './client.ts';
import { Command } from './daemon.ts';
import type { Outage, Platform, Said, Span } from './platform.ts';
import { type Servers, startServers } from './servers.ts';

export interface KafkaOptions {
  /** Seconds that each of them is away; null: none is. */
  readonly away?: Away | null;
  /** How long a daemon at work lives. */
  readonly late?: Span;
}

export interface KafkaPlatform extends Platform {
  readonly client: Client;
  readonly servers: Servers;
}

type Away = Readonly<Record<'broker' | 'database' | 'index', number>>;

/** Groups, and the topic that each reads. */
export const GROUPS = {
  intake: 'urls',
  read: 'fetch',
  learn: 'learn',
  'return.10s': 'retry.10s',
  'return.1m': 'retry.1m',
  'return.10m': 'retry.10m',
};

const SLOTS = 2;
const AWAY: Away = { broker: 5, database: 20, index: 20 };
/** The partitions of a daemon that was killed are given away so long after. */
const SESSION = '6s';
/** A group must find together again before there is work that a kill can hit. */
const [EARLY, LATE] = [
  { low: 0, high: 3_000 },
  { low: 6_000, high: 14_000 },
] as const;

/** Keeps what is read back, and the daemons' logs and folders, in `out`. Answers with the reason where a server can't be had. */
export async function openKafkaPlatform(
  out: string,
  { away = AWAY, late = LATE }: KafkaOptions = {},
): Promise<KafkaPlatform | Missing> {
  const servers = await startServers();
  if (isMissing(servers)) return servers;
  const folders = Array.from({ length: SLOTS }, (_, slot) => join(out, `daemon-${slot + 1}`));
  const logs = folders.map((folder) => `${folder}.log`);
  for (const old of [...folders, ...logs]) rmSync(old, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const ports = await Promise.all(folders.map(() => freePort()));
  const client = new Client(servers.python, servers.broker.brokers, GROUPS, join(out, 'client.log'));
  await client.ready();
  return {
    client,
    servers,
    slots: SLOTS,
    early: EARLY,
    late,
    outages: away === null ? [] : outagesOf(servers, away),
    logs,
    start: (slot, settings) => {
      const own = { QUAKEWIRE_SERVICE_PORT: String(ports[slot]), QUAKEWIRE_KAFKA_SESSION: SESSION };
      const all = { ...settings, ...servers.settings, ...own };
      return new Command(['run', '--data', folders[slot] as string], all, logs[slot] as string);
    },
    ask: (slot, path) => ask(`http://127.0.0.1:${ports[slot]}${path}`),
    send: async (values) => {
      await client.send('urls', values);
    },
    finishedEnds: () => client.finishedEnds(),
    contents: async () => ({
      rows: await client.dump(
        topics.map(({ topic }) => topic),
        join(out, 'topics.ndjson'),
      ),
      store: await servers.store(),
    }),
    close: async () => {
      client.close();
      await servers.close();
    },
  };
}

function outagesOf({ broker, postgres, index }: Servers, away: Away): Outage[] {
  const server = (name: keyof Away, halts: boolean, begin: () => Promise<void>, end: () => Promise<void>): Outage => ({
    name,
    halts,
    ms: 1000 * away[name],
    begin,
    end,
  });
  // as `pg_ctl stop -m immediate` has it
  const halt = async () => postgres.signal('SIGQUIT');
  return [
    server('broker', true, broker.kill, broker.restart),
    server('database', true, halt, postgres.restart),
    ...(index === null ? [] : [server('index', false, index.kill, index.restart)]),
  ];
}

async function ask(url: string): Promise<Said | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
