/** Pages a second on the embedded file, against a bare loop that fetches, extracts and stores the same pages without any log. */
import { bareLoop, type Cost } from './bare.ts';
import { Flow } from './flow.ts';
import { articleProcess, percentile, round } from './place.ts';

const PAGES = 400;
const ROUNDS = 3;
export const BYTES = 100_000;

interface Round {
  readonly bare: Cost;
  readonly known: Cost;
  /** Of the daemon without `learn`. */
  readonly reading: Cost;
}

/** All take turns within one run, so that the machine's mood touches all; the ratio is the median of the rounds. */
export async function benchThroughput(): Promise<object> {
  const server = await articleProcess(BYTES);
  const whole = await Flow.open(server);
  const secondsToLearn40Sites = round(await whole.learn(), 1);
  const reader = await Flow.open(server, { only: ['intake', 'read'] });
  await reader.learn();
  const rounds: Round[] = [];
  for (let at = 0; at < ROUNDS; at++) {
    const bare = await bareLoop(server, PAGES);
    rounds.push({ bare, known: await whole.through(PAGES), reading: await reader.through(PAGES) });
  }
  await Promise.all([whole.close(), reader.close(), server.close()]);
  const median = (of: (one: Round) => number, digits?: number) => round(percentile(rounds.map(of), 50), digits);
  return {
    pages: PAGES,
    barePagesPerSecond: median(({ bare }) => perSecond(bare), 1),
    pagesPerSecond: median(({ known }) => perSecond(known), 1),
    withoutLearning: median(({ reading }) => perSecond(reading), 1),
    secondsToLearn40Sites,
    ratio: median(({ bare, known }) => perSecond(known) / perSecond(bare)),
    ratioWithoutLearning: median(({ bare, reading }) => perSecond(reading) / perSecond(bare)),
    bar: 0.6,
  };
}

export const perSecond = ({ pages, seconds }: Cost): number => pages / seconds;
