/** From a URL's publishing to its document's being read, on Kafka, at a steady load. */
import { isMissing } from '../test/support/missing.ts';
import { pythonWith } from '../test/support/python.ts';
import { FIRST_PAGES } from './flow.ts';
import { startProcesses } from './kafka-processes.ts';
import { type ArticleServer, inFolder, percentile, round } from './place.ts';
import type { BenchServers } from './servers.ts';

const SECONDS = 30;

/** `rate` pages a second of known sites through one daemon. */
export async function latencyOnKafka(articles: ArticleServer, servers: BenchServers, rate: number): Promise<object> {
  const python = await pythonWith('kafka-python');
  if (isMissing(python)) return { skipped: python.missing };
  return inFolder(async (folder) => {
    const processes = await startProcesses(servers, python, folder, 1);
    try {
      await processes.through(Array.from({ length: FIRST_PAGES }, (_, number) => articles.spread(number)));
      await processes.rest();
      const pages = Math.ceil(rate * SECONDS);
      const urls = Array.from({ length: pages }, (_, number) => articles.spread(FIRST_PAGES + number));
      const times = await processes.paced(urls, 1000 / rate);
      return {
        pages,
        pagesPerSecond: round(rate, 1),
        p50Ms: round(percentile(times, 50), 0),
        p99Ms: round(percentile(times, 99), 0),
        mostMs: round(Math.max(...times), 0),
      };
    } finally {
      await processes.close();
    }
  });
}
