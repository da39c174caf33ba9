/** The same pages through the bare loop, the embedded file, and Kafka with PostgreSQL, in one run; then latency on Kafka. */
import { isMissing } from '../test/support/missing.ts';
import { bareLoop, type Cost } from './bare.ts';
import { throughDaemon } from './flow.ts';
import { latencyOnKafka } from './kafka-latency.ts';
import { type ArticleServer, articleProcess, percentile, round } from './place.ts';
import { type BenchServers, type ServersCpu, startBenchServers } from './servers.ts';
import { BYTES, perSecond } from './throughput.ts';

const PAGES = 400;
const ROUNDS = 3;
/** Of the throughput, for the latency. */
const LOAD = 0.1;

interface Round {
  readonly bare: Cost;
  readonly embedded: Cost;
  readonly kafka: Cost;
  readonly servers: ServersCpu;
}

/** All take turns within one run, so that the machine's mood touches all; the ratios are medians of the rounds. */
export async function benchKafka(): Promise<object> {
  const servers = await startBenchServers();
  if (isMissing(servers)) return { skipped: servers.missing };
  const articles = await articleProcess(BYTES);
  try {
    const rounds: Round[] = [];
    for (let at = 0; at < ROUNDS; at++) rounds.push(await takeTurns(articles, servers));
    const median = (of: (one: Round) => number, digits?: number) => round(percentile(rounds.map(of), 50), digits);
    const rate = median(({ kafka }) => perSecond(kafka));
    return {
      pages: PAGES,
      pagesPerSecond: figures(median, perSecond, 1),
      cpuMsPerPage: figures(median, ({ cpuMs, pages }) => cpuMs / pages, 1),
      brokerCpuMsPerPage: median(({ servers: { broker } }) => broker / PAGES, 1),
      databaseCpuMsPerPage: median(({ servers: { database } }) => database / PAGES, 1),
      ratioEmbedded: median(({ bare, embedded }) => perSecond(embedded) / perSecond(bare)),
      ratioKafka: median(({ bare, kafka }) => perSecond(kafka) / perSecond(bare)),
      bars: { embedded: 0.6, kafka: 0.4, p50Ms: 500, p99Ms: 2_000 },
      latency: await latencyOnKafka(articles, servers, LOAD * rate),
    };
  } finally {
    await articles.close();
    await servers.close();
  }
}

type Median = (of: (one: Round) => number, digits?: number) => number;

function figures(median: Median, of: (cost: Cost) => number, digits: number) {
  return {
    bare: median(({ bare }) => of(bare), digits),
    embedded: median(({ embedded }) => of(embedded), digits),
    kafka: median(({ kafka }) => of(kafka), digits),
  };
}

async function takeTurns(articles: ArticleServer, servers: BenchServers): Promise<Round> {
  const bare = await bareLoop(articles, PAGES);
  const { known: embedded } = await throughDaemon(articles, PAGES);
  const run = await throughDaemon(articles, PAGES, { settings: await servers.fresh(), cpu: servers.cpu });
  return { bare, embedded, kafka: run.known, servers: run.servers };
}
