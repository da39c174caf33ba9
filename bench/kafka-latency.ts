/** From a URL's publishing to its document's being read, on Kafka, at a steady load. */
import { isMissing } from '../test/support/missing.ts';
import { pythonWith } from '../test/support/python.ts';
import { Outside } from './outside.ts';
import { type ArticleServer, inFolder, percentile, round } from './place.ts';
import type { BenchServers } from './servers.ts';

const SECONDS = 30;
/** Pages that nobody else of a run has. */
const FIRST = 1_000_000;

/** `rate` pages a second through the daemons with these settings, which run and know the sites. */
export async function latencyOnKafka(
  articles: ArticleServer,
  { brokers }: BenchServers,
  settings: Readonly<Record<string, string>>,
  rate: number,
): Promise<object> {
  const python = await pythonWith('kafka-python');
  if (isMissing(python)) return { skipped: python.missing };
  return inFolder(async (folder) => {
    const outside = await Outside.open(python, brokers, settings['topics.prefix'] ?? '', folder);
    const pages = Array.from({ length: Math.ceil(rate * SECONDS) }, (_, number) => articles.spread(FIRST + number));
    const times = await outside.paced(pages, 1000 / rate);
    outside.close();
    return {
      pages: pages.length,
      pagesPerSecond: round(rate, 1),
      p50Ms: round(percentile(times, 50), 0),
      p99Ms: round(percentile(times, 99), 0),
      mostMs: round(Math.max(...times), 0),
    };
  });
}
