/** The bare loop: fetches, extracts and stores pages without any log; what the daemon is compared with. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGate, createHttpFetcher } from '../src/drivers/http/index.ts';
import { systemClock } from '../src/drivers/system/clock.ts';
import { createPages } from '../src/main.ts';
import type { Fetcher } from '../src/ports/fetcher.ts';
import type { PageWork } from '../src/ports/page-work.ts';
import { type ArticleServer, inFolder, localConfig } from './place.ts';

/** What some pages took. */
export interface Cost {
  readonly pages: number;
  readonly seconds: number;
  /** Of this process, threads included. */
  readonly cpuMs: number;
}

const AT_ONCE = 16;

/** With the daemon's fetcher and worker threads, and a table without safety against power cuts. */
export function bareLoop(server: ArticleServer, pages: number): Promise<Cost> {
  return inFolder(async (folder) => {
    const reader = await createPages(localConfig(folder));
    const fetcher = bareFetcher(folder);
    const database = new DatabaseSync(join(folder, 'bare.sqlite'));
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; create table documents (url text, reading text, page blob)',
    );
    const insert = database.prepare('insert into documents values (?, ?, ?)');
    await readOne(server.spread(0), fetcher, reader);
    const meter = startCost();
    let next = 0;
    const loop = async () => {
      while (next < pages) {
        const url = server.spread(next++);
        const { reading, compressed } = await readOne(url, fetcher, reader);
        insert.run(url, JSON.stringify(reading), compressed);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, loop));
    const cost = meter(pages);
    database.close();
    await reader.close();
    await fetcher.close();
    return cost;
  });
}

/** Begins to measure; the answer says what it took until it is called. */
export function startCost(): (pages: number) => Cost {
  const [started, before] = [performance.now(), process.cpuUsage()];
  return (pages) => {
    const { user, system } = process.cpuUsage(before);
    return { pages, seconds: (performance.now() - started) / 1000, cpuMs: (user + system) / 1000 };
  };
}

async function readOne(url: string, fetcher: Fetcher, reader: PageWork) {
  const { signal } = new AbortController();
  const response = await fetcher.fetch({ url, signal });
  const contentType = response.headers['content-type'] ?? null;
  const page = { bytes: response.body, url, contentType, hints: {}, now: Date.now() };
  return reader.read({ page, profiles: [], skeleton: false }, signal);
}

function bareFetcher(folder: string): Fetcher {
  const { http } = localConfig(folder);
  return createHttpFetcher({
    gate: createGate({ allowedNetworks: http.allow }),
    clock: systemClock,
    userAgent: http.userAgent,
    connectTimeoutMs: http.connectTimeout,
    timeoutMs: http.timeout,
    maxBodyBytes: http.maxBody,
    maxUnpackedBytes: http.maxUnpacked,
  });
}
