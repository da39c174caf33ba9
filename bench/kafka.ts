/** The same pages through the bare loop, the embedded file, and Kafka with PostgreSQL, in one run; then latency on Kafka. */
import { isMissing } from '../test/support/missing.ts';
import { bareLoop, type Cost } from './bare.ts';
import { Flow } from './flow.ts';
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
    const settings = await servers.fresh();
    const [embedded, kafka] = [await Flow.open(articles), await Flow.open(articles, { settings })];
    const secondsToLearn40Sites = { embedded: round(await embedded.learn(), 1), kafka: round(await kafka.learn(), 1) };
    const rounds: Round[] = [];
    for (let at = 0; at < ROUNDS; at++) rounds.push(await takeTurns(articles, embedded, kafka, servers));
    await embedded.close();
    const figures = figuresOf(rounds);
    const latency = await latencyOnKafka(articles, servers, settings, LOAD * figures.pagesPerSecond.kafka);
    await kafka.close();
    return {
      ...figures,
      secondsToLearn40Sites,
      latency,
      bars: { embedded: 0.6, kafka: 0.4, p50Ms: 500, p99Ms: 2_000 },
    };
  } finally {
    await articles.close();
    await servers.close();
  }
}

async function takeTurns(articles: ArticleServer, embedded: Flow, kafka: Flow, servers: BenchServers): Promise<Round> {
  const bare = await bareLoop(articles, PAGES);
  const onFile = await embedded.through(PAGES);
  const before = servers.cpu();
  const onKafka = await kafka.through(PAGES);
  const after = servers.cpu();
  const taken = { broker: after.broker - before.broker, database: after.database - before.database };
  return { bare, embedded: onFile, kafka: onKafka, servers: taken };
}

function figuresOf(rounds: readonly Round[]) {
  const median = (of: (one: Round) => number, digits = 2) => round(percentile(rounds.map(of), 50), digits);
  const each = (of: (cost: Cost) => number) => ({
    bare: median(({ bare }) => of(bare), 1),
    embedded: median(({ embedded }) => of(embedded), 1),
    kafka: median(({ kafka }) => of(kafka), 1),
  });
  return {
    pages: PAGES,
    pagesPerSecond: each(perSecond),
    cpuMsPerPage: each(({ cpuMs, pages }) => cpuMs / pages),
    brokerCpuMsPerPage: median(({ servers: { broker } }) => broker / PAGES, 1),
    databaseCpuMsPerPage: median(({ servers: { database } }) => database / PAGES, 1),
    ratioEmbedded: median(({ bare, embedded }) => perSecond(embedded) / perSecond(bare)),
    ratioKafka: median(({ bare, kafka }) => perSecond(kafka) / perSecond(bare)),
  };
}
