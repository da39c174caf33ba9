/** Pages through a whole daemon in this process: first the sites are learned, then pages of known sites are measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Daemon, startDaemon } from '../src/main.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { type Cost, startCost } from './bare.ts';
import { type ArticleServer, inFolder, localConfig } from './place.ts';
import type { ServersCpu } from './servers.ts';

export interface Run {
  /** Pages of sites that are known, from publishing until everything about them is done. */
  readonly known: Cost;
  /** What the servers took meanwhile. */
  readonly servers: ServersCpu;
  /** From publishing the sites' first pages until everything is learned and read again. */
  readonly learnSeconds: number;
}

/** Six of each of the 40 sites come before. */
export const FIRST_PAGES = 240;
/** Nothing more was finished for so long: everything is done. */
const QUIET_MS = 600;
const LOOK_MS = 10;

export interface RunOptions {
  /** Those that name the servers, if any. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Some processors only. */
  readonly only?: readonly string[];
  /** What the servers have taken so far. */
  readonly cpu?: () => ServersCpu;
}

export function throughDaemon(
  server: ArticleServer,
  pages: number,
  { settings = {}, only, cpu = () => ({ broker: 0, database: 0 }) }: RunOptions = {},
): Promise<Run> {
  return inFolder(async (folder) => {
    const daemon = await startDaemon(localConfig(folder, settings), { name: 'bench', ...(only && { only }) });
    try {
      const learned = await through(daemon, server, pages, pages + FIRST_PAGES);
      const before = cpu();
      const known = await through(daemon, server, 0, pages);
      const after = cpu();
      const servers = { broker: after.broker - before.broker, database: after.database - before.database };
      return { known, servers, learnSeconds: learned.seconds };
    } finally {
      await daemon.stop();
    }
  });
}

/** Publishes pages, and waits until nothing more is done about them; the wait itself is not counted. */
async function through(daemon: Daemon, server: ArticleServer, from: number, to: number): Promise<Cost> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  const readBefore = finished(daemon, 'read');
  const cost = startCost();
  await daemon.log.append(numbers.map((number) => encode(urls, { url: server.spread(number) })));
  let last = { cost: cost(numbers.length), done: -1, at: performance.now() };
  while (finished(daemon, 'read') - readBefore < numbers.length || performance.now() - last.at < QUIET_MS) {
    const done = finished(daemon);
    if (done !== last.done) last = { cost: cost(numbers.length), done, at: performance.now() };
    await sleep(LOOK_MS);
  }
  return last.cost;
}

/** Records that were finished and committed: by one processor, or by all. */
function finished({ meter }: Daemon, processor?: string): number {
  return meter
    .counted('records')
    .filter(({ labels }) => labels.outcome !== 'wait' && (processor === undefined || labels.processor === processor))
    .reduce((sum, { value }) => sum + value, 0);
}
