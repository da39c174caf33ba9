/** Pages a second, against a bare loop that fetches, extracts and stores the same pages without any log. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGate, createHttpFetcher } from '../src/drivers/http/index.ts';
import { systemClock } from '../src/drivers/system/clock.ts';
import { createPages, startDaemon } from '../src/main.ts';
import type { Fetcher } from '../src/ports/fetcher.ts';
import type { PageWork } from '../src/ports/page-work.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { type ArticleServer, articleServer, inFolder, localConfig, percentile, round } from './place.ts';

const PAGES = 400;
/** Six of each of the 40 sites come before. */
const FIRST_PAGES = 240;
const ROUNDS = 3;
const BYTES = 100_000;
const AT_ONCE = 16;

/**
 * Both take turns within one run, so that the machine's mood touches both; the ratio is the median of the rounds.
 * The bare loop uses the same fetcher, the same worker threads, and a table without safety against power cuts.
 */
export async function benchThroughput(): Promise<object> {
  const server = await articleServer(BYTES);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      bare: await bare(server),
      ...(await throughDaemon(server)),
      reading: (await throughDaemon(server, ['intake', 'read'])).known,
    });
  await server.close();
  const median = (of: (one: Round) => number) => percentile(rounds.map(of), 50);
  return {
    pages: PAGES,
    barePagesPerSecond: round(
      median(({ bare }) => bare),
      1,
    ),
    pagesPerSecond: round(
      median(({ known }) => known),
      1,
    ),
    withoutLearning: round(
      median(({ reading }) => reading),
      1,
    ),
    secondsToLearn40Sites: round(
      median(({ learnSeconds }) => learnSeconds),
      1,
    ),
    ratio: round(median(({ bare, known }) => known / bare)),
    ratioWithoutLearning: round(median(({ bare, reading }) => reading / bare)),
    bar: 0.6,
  };
}

interface Run {
  /** Pages a second of sites that are known, from publishing until everything about them is done. */
  readonly known: number;
  /** From publishing the sites' first pages until everything is learned and read again. */
  readonly learnSeconds: number;
}

/** Pages a second of the bare loop too, and of the daemon without `learn`. */
interface Round extends Run {
  readonly bare: number;
  readonly reading: number;
}

function bare(server: ArticleServer): Promise<number> {
  return inFolder(async (folder) => {
    const reader = await createPages(localConfig(folder));
    const fetcher = bareFetcher(folder);
    const database = new DatabaseSync(join(folder, 'bare.sqlite'));
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; create table documents (url text, reading text, page blob)',
    );
    const insert = database.prepare('insert into documents values (?, ?, ?)');
    await readOne(server.spread(0), fetcher, reader);
    const perSecond = await rate(async () => {
      let next = 0;
      const loop = async () => {
        while (next < PAGES) {
          const url = server.spread(next++);
          const { reading, compressed } = await readOne(url, fetcher, reader);
          insert.run(url, JSON.stringify(reading), compressed);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, loop));
    });
    database.close();
    await reader.close();
    await fetcher.close();
    return perSecond;
  });
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

function throughDaemon(server: ArticleServer, only?: readonly string[]): Promise<Run> {
  return inFolder(async (folder) => {
    const daemon = await startDaemon(localConfig(folder), { name: 'bench', ...(only && { only }) });
    const through = async (from: number, to: number) => {
      const numbers = Array.from({ length: to - from }, (_, at) => from + at);
      await daemon.log.append(numbers.map((number) => encode(urls, { url: server.spread(number) })));
      while (!(await daemon.engine.idle())) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const started = performance.now();
    await through(PAGES, PAGES + FIRST_PAGES);
    const learnSeconds = (performance.now() - started) / 1000;
    const known = await rate(() => through(0, PAGES));
    await daemon.stop();
    return { known, learnSeconds };
  });
}

async function rate(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return PAGES / ((performance.now() - started) / 1000);
}
