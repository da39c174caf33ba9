/** Pages a second on Kafka and PostgreSQL with one and two processes, and with the load on one partition and on all eight. */
import { murmur2 } from '../src/ports/partitioner.ts';
import { isMissing } from '../test/support/missing.ts';
import { type Python, pythonWith } from '../test/support/python.ts';
import { fetch as accepted } from '../topics/fetch.ts';
import { FIRST_PAGES } from './flow.ts';
import { startProcesses } from './kafka-processes.ts';
import { type ArticleServer, articleProcess, HOSTS, inFolder, round } from './place.ts';
import { type BenchServers, startBenchServers } from './servers.ts';
import { BYTES } from './throughput.ts';

const PAGES = 400;

export async function benchScale(): Promise<object> {
  const servers = await startBenchServers();
  if (isMissing(servers)) return { skipped: servers.missing };
  const python = await pythonWith('kafka-python');
  const articles = await articleProcess(BYTES);
  try {
    if (isMissing(python)) return { skipped: python.missing };
    const figures: Record<string, object> = {};
    for (const processes of [1, 2])
      figures[processes === 1 ? 'oneProcess' : 'twoProcesses'] = await perPartitions(
        servers,
        python,
        articles,
        processes,
      );
    return { pages: PAGES, ...figures };
  } finally {
    await articles.close();
    await servers.close();
  }
}

/** Pages a second from their publishing until the last document was read. */
function perPartitions(servers: BenchServers, python: Python, articles: ArticleServer, count: number): Promise<object> {
  return inFolder(async (folder) => {
    const processes = await startProcesses(servers, python, folder, count);
    const rate = async (pages: readonly string[], key?: string) => {
      const { sent, seen } = await processes.through(pages, key);
      await processes.rest();
      return round((1000 * pages.length) / (Math.max(...seen) - sent), 1);
    };
    try {
      await rate(Array.from({ length: FIRST_PAGES }, (_, number) => articles.spread(number)));
      const all = Array.from({ length: PAGES }, (_, number) => articles.spread(FIRST_PAGES + number));
      return { onePartition: await rate(onOnePartition(articles), 'one'), eightPartitions: await rate(all) };
    } finally {
      await processes.close();
    }
  });
}

/** Pages of hosts whose records lie in one partition of `fetch`. */
function onOnePartition(articles: ArticleServer): string[] {
  const partitionOf = (url: string) => (murmur2(Buffer.from(new URL(url).host)) & 0x7fffffff) % accepted.partitions;
  const partition = partitionOf(articles.spread(0));
  const from = 10_000 * HOSTS;
  const numbers = Array.from({ length: 100 * PAGES }, (_, number) => from + number);
  return numbers
    .map((number) => articles.spread(number))
    .filter((url) => partitionOf(url) === partition)
    .slice(0, PAGES);
}
