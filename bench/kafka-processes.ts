/** Daemons as processes of their own on Kafka and PostgreSQL, with a subscriber and publisher that are not quakewire. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentId } from '../src/page/url.ts';
import { Client } from '../test/chaos/client.ts';
import { Command } from '../test/chaos/daemon.ts';
import { GROUPS } from '../test/chaos/kafka.ts';
import { freePort } from '../test/support/ports.ts';
import type { Python } from '../test/support/python.ts';
import { LOCAL } from './place.ts';
import type { BenchServers } from './servers.ts';

const READY_MS = 60_000;
const DOCUMENTS_MS = 120_000;
const STOP_MS = 30_000;
const LOOK_MS = 100;
const REST_MS = 120_000;

export interface Processes {
  /** Publishes at once; answers when that began, and when each document was read, in milliseconds since the epoch. */
  through(pages: readonly string[], key?: string): Promise<{ readonly sent: number; readonly seen: readonly number[] }>;
  /** Publishes a page every `gap` milliseconds; answers how long each took to be read, in milliseconds. */
  paced(pages: readonly string[], gap: number): Promise<readonly number[]>;
  /** Waits until everything is done, what was learned and is read again included. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Starts `count` daemons that share topics and a database of their own; answers when all are ready. */
export async function startProcesses(
  servers: BenchServers,
  python: Python,
  folder: string,
  count: number,
): Promise<Processes> {
  const settings = await servers.fresh();
  const prefix = settings['topics.prefix'] ?? '';
  const daemons: Command[] = [];
  for (let number = 0; number < count; number++) daemons.push(await startDaemon(folder, number, settings));
  const groups = Object.fromEntries(Object.entries(GROUPS).map(([group, topic]) => [prefix + group, prefix + topic]));
  const client = new Client(python, servers.brokers, groups, join(folder, 'client.log'));
  await client.follow(`${prefix}documents`);
  return {
    through: async (pages, key) => {
      const sent = await client.send(`${prefix}urls`, pages, key);
      return { sent, seen: await documentsOf(client, pages) };
    },
    paced: async (pages, gap) => {
      const started = performance.now();
      const sent: number[] = [];
      for (const [at, page] of pages.entries()) {
        await sleep(Math.max(0, started + at * gap - performance.now()));
        sent.push(await client.send(`${prefix}urls`, [page]));
      }
      const seen = await documentsOf(client, pages);
      return seen.map((when, at) => when - (sent[at] as number));
    },
    rest: () => comeToRest(client),
    close: async () => {
      client.close();
      await Promise.all(daemons.map((daemon) => daemon.stop(STOP_MS)));
    },
  };
}

async function startDaemon(
  folder: string,
  number: number,
  settings: Readonly<Record<string, string>>,
): Promise<Command> {
  const port = await freePort();
  const all = { ...LOCAL, ...settings, 'log.level': 'warn', 'service.port': String(port) };
  const environment = Object.fromEntries(Object.entries(all).map(([key, value]) => [variableOf(key), value]));
  const name = join(folder, `daemon-${number + 1}`);
  const daemon = new Command(['run', '--data', name], environment, `${name}.log`);
  const end = performance.now() + READY_MS;
  while (!(await isReady(port))) {
    if (daemon.ended || performance.now() > end) throw new Error(`a daemon did not become ready: see ${name}.log`);
    await sleep(LOOK_MS);
  }
  return daemon;
}

/** When the document of each page was read. */
async function documentsOf(client: Client, pages: readonly string[]): Promise<number[]> {
  const end = performance.now() + DOCUMENTS_MS;
  const ids = pages.map(documentId);
  for (;;) {
    const seen = await client.seen();
    if (ids.every((id) => seen.has(id))) return ids.map((id) => seen.get(id) as number);
    if (performance.now() > end) throw new Error('documents did not come');
    await sleep(LOOK_MS);
  }
}

/** Two equal looks: a record may slip from a topic that was looked at later to one that was looked at before. */
async function comeToRest(client: Client): Promise<void> {
  const end = performance.now() + REST_MS;
  let before: string | null = null;
  while (performance.now() < end) {
    const ends = await client.finishedEnds();
    if (ends !== null && ends === before) return;
    before = ends;
    await sleep(LOOK_MS);
  }
  throw new Error('the daemons did not come to rest');
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** The environment's name of a setting. */
function variableOf(key: string): string {
  if (key === 'kafka.brokers') return 'KAFKA_BROKERS';
  if (key === 'database.url') return 'DATABASE_URL';
  return `QUAKEWIRE_${key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase()}`;
}
