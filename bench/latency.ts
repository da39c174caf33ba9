/** From a published URL to its published document, for a warm page of 100 KB from a local server. */

import { type Daemon, startDaemon } from '../src/main.ts';
import { encode } from '../topics/contract.ts';
import { documents } from '../topics/documents.ts';
import { urls } from '../topics/urls.ts';
import { articleServer, inFolder, localConfig, percentile, round } from './place.ts';

const PAGES = 200;
const WARM_UP = 30;
const BYTES = 100_000;

export function benchLatency(): Promise<object> {
  return inFolder(async (folder) => {
    const server = await articleServer(BYTES);
    const daemon = await startDaemon(localConfig(folder), { name: 'bench' });
    try {
      const times: number[] = [];
      for (let number = 0; number < WARM_UP + PAGES; number++) times.push(await publish(daemon, server.url(number)));
      const warm = times.slice(WARM_UP);
      return {
        pages: PAGES,
        p50Ms: round(percentile(warm, 50)),
        p99Ms: round(percentile(warm, 99)),
        firstMs: round(times[0] ?? 0),
      };
    } finally {
      await daemon.stop();
      await server.close();
    }
  });
}

async function publish({ log }: Daemon, url: string): Promise<number> {
  const before = await total(log);
  const started = performance.now();
  await log.append([encode(urls, { url })]);
  while ((await total(log)) === before) await log.changed(documents.topic, 1_000);
  return performance.now() - started;
}

async function total(log: Daemon['log']): Promise<number> {
  return (await log.ranges(documents.topic)).reduce((sum, { end }) => sum + end, 0);
}
