/** Pages a second on the embedded file, against a bare loop that fetches, extracts and stores the same pages without any log. */
import { bareLoop, type Cost } from './bare.ts';
import { type Run, throughDaemon } from './flow.ts';
import { type ArticleServer, articleProcess, percentile, round } from './place.ts';

const PAGES = 400;
const ROUNDS = 3;
export const BYTES = 100_000;

/** Pages a second of the bare loop too, and of the daemon without `learn`. */
interface Round extends Run {
  readonly bare: Cost;
  readonly reading: Cost;
}

/** All take turns within one run, so that the machine's mood touches all; the ratio is the median of the rounds. */
export async function benchThroughput(): Promise<object> {
  const server = await articleProcess(BYTES);
  const rounds: Round[] = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await takeTurns(server));
  await server.close();
  const median = (of: (one: Round) => number, digits?: number) => round(percentile(rounds.map(of), 50), digits);
  return {
    pages: PAGES,
    barePagesPerSecond: median(({ bare }) => perSecond(bare), 1),
    pagesPerSecond: median(({ known }) => perSecond(known), 1),
    withoutLearning: median(({ reading }) => perSecond(reading), 1),
    secondsToLearn40Sites: median(({ learnSeconds }) => learnSeconds, 1),
    ratio: median(({ bare, known }) => perSecond(known) / perSecond(bare)),
    ratioWithoutLearning: median(({ bare, reading }) => perSecond(reading) / perSecond(bare)),
    bar: 0.6,
  };
}

export const perSecond = ({ pages, seconds }: Cost): number => pages / seconds;

async function takeTurns(server: ArticleServer): Promise<Round> {
  const bare = await bareLoop(server, PAGES);
  const run = await throughDaemon(server, PAGES);
  const { known: reading } = await throughDaemon(server, PAGES, { only: ['intake', 'read'] });
  return { bare, ...run, reading };
}
