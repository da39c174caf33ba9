/** Pages a second on Kafka and PostgreSQL with one and two processes, and with the load on one partition and on all eight. */
import { partitionOfKey } from '../src/drivers/log/partitioner.ts';
import type { Command } from '../test/chaos/daemon.ts';
import { isMissing } from '../test/support/missing.ts';
import { type Python, pythonWith } from '../test/support/python.ts';
import { fetch as accepted } from '../topics/fetch.ts';
import { FIRST_PAGES } from './flow.ts';
import { Outside } from './outside.ts';
import { type ArticleServer, articleProcess, inFolder, round } from './place.ts';
import { startProcess } from './processes.ts';
import { type BenchServers, startBenchServers } from './servers.ts';
import { BYTES } from './throughput.ts';

const PAGES = 400;
const STOP_MS = 30_000;

export async function benchScale(): Promise<object> {
  const servers = await startBenchServers();
  if (isMissing(servers)) return { skipped: servers.missing };
  const articles = await articleProcess(BYTES);
  try {
    const python = await pythonWith('kafka-python');
    return isMissing(python) ? { skipped: python.missing } : await measure(servers, python, articles);
  } finally {
    await articles.close();
    await servers.close();
  }
}

/** Pages a second from their publishing until the last document was read. */
function measure(servers: BenchServers, python: Python, articles: ArticleServer): Promise<object> {
  return inFolder(async (folder) => {
    const settings = await servers.fresh();
    const daemons: Command[] = [await startProcess(folder, 'first', settings)];
    const outside = await Outside.open(python, servers.brokers, settings['topics.prefix'] ?? '', folder);
    let next = 0;
    const pages = (count: number, fits: (url: string) => boolean) => {
      const taken: string[] = [];
      for (; taken.length < count; next++) if (fits(articles.spread(next))) taken.push(articles.spread(next));
      return taken;
    };
    const rate = async (count: number, fits: (url: string) => boolean, key?: string) => {
      const ms = await outside.through(pages(count, fits), key);
      await outside.rest();
      return round((1000 * count) / ms, 1);
    };
    const one = partitionOf(articles.spread(0));
    const both = async () => ({
      onePartition: await rate(PAGES, (url) => partitionOf(url) === one, 'one'),
      eightPartitions: await rate(PAGES, () => true),
    });
    try {
      await rate(FIRST_PAGES, () => true);
      const oneProcess = await both();
      daemons.push(await startProcess(folder, 'second', settings));
      await outside.rest();
      return { pages: PAGES, oneProcess, twoProcesses: await both() };
    } finally {
      outside.close();
      await Promise.all(daemons.map((daemon) => daemon.stop(STOP_MS)));
    }
  });
}

/** Of `fetch`, which is keyed by host. */
function partitionOf(url: string): number {
  return partitionOfKey(new URL(url).host, accepted.partitions);
}
