/** What a language model's proposals bring in competition with the deterministic ones: on four pages of each publisher. */
import { loadConfig } from '../src/config/load.ts';
import type { Logger } from '../src/engine/logger.ts';
import { openArchive } from '../src/main.ts';
import { siteOf } from '../src/page/metadata/site.ts';
import type { LanguageModel } from '../src/ports/models.ts';
import type { SamplePage } from '../src/ports/page-work.ts';
import { type AskMode, proposeBy } from '../src/schema/ask/ask.ts';
import { judge, meanUtility } from '../src/schema/competition.ts';
import { induce } from '../src/schema/induce/induce.ts';
import type { Rules, Trial } from '../src/schema/profile.ts';
import { trial } from '../src/schema/trial.ts';
import { wordsF1 } from '../src/schema/words.ts';
import { createModel } from '../src/wiring/models.ts';
import { corpus } from '../test/quality/corpora.ts';
import { grouped, mean, readBoth, rounded, sampleOf } from './learned.ts';
import { pagesOf } from './pages.ts';

interface Publisher {
  readonly set: string;
  readonly site: string;
  readonly samples: readonly SamplePage[];
  /** Not learned from. */
  readonly held: SamplePage;
  /** The body of the page that was held out, where the corpus has it. */
  readonly truth: string | null;
}

interface Result {
  readonly set: string;
  readonly proposals: number;
  readonly asked: number;
  readonly seconds: number;
  readonly won: boolean;
  /** Mean utility of the winner with the model's proposals, less that without them. */
  readonly gain: number;
  /** Words F1 on the page that was held out. */
  readonly f1: {
    readonly winner: number;
    readonly without: number;
    readonly model: number;
    readonly first: number;
  } | null;
}

const PAGES = 5;

/** For the model and mode of the configuration; without a mode there, blocks are chosen. */
export async function run(): Promise<Record<string, unknown>> {
  const config = loadConfig();
  const mode: AskMode = config.llm.propose === 'write' ? 'write' : 'choose';
  const model = await createModel(config, quiet);
  try {
    const results: Result[] = [];
    for (const publisher of [...ofFundus(), ...(await ofArchive())]) {
      const result = await resultFor(publisher, model, mode);
      results.push(result);
      console.error(publisher.set, publisher.site, JSON.stringify(result));
    }
    const sets = [...grouped(results, ({ set }) => set)].map(([set, some]) => [set, figures(some)]);
    return { model: model.id, mode, ...figures(results), sets: Object.fromEntries(sets) };
  } finally {
    await model.close();
  }
}

function figures(results: readonly Result[]): Record<string, unknown> {
  const total = (of: (result: Result) => number) => results.reduce((sum, result) => sum + of(result), 0);
  const [seconds, won] = [total((one) => one.seconds), results.filter((one) => one.won).length];
  const scored = results.flatMap(({ f1 }) => f1 ?? []);
  const wordsF1Of = (of: (f1: NonNullable<Result['f1']>) => number) =>
    scored.length === 0 ? null : rounded(mean(scored.map(of)));
  return {
    publishers: results.length,
    proposals: total((one) => one.proposals),
    asked: total((one) => one.asked),
    won,
    utilityGained: rounded(mean(results.map(({ gain }) => gain))),
    seconds: rounded(seconds),
    secondsPerAcceptedProfile: won === 0 ? null : rounded(seconds / won),
    wordsF1: {
      winner: wordsF1Of(({ winner }) => winner),
      withoutModel: wordsF1Of(({ without }) => without),
      modelAlone: wordsF1Of(({ model }) => model),
      likeliestBlock: wordsF1Of(({ first }) => first),
    },
  };
}

async function resultFor(
  { set, samples, held, truth }: Publisher,
  model: LanguageModel,
  mode: AskMode,
): Promise<Result> {
  const induced = await induce(samples);
  const { proposals, asked, ms } = await proposeBy(model, induced, mode, new AbortController().signal);
  const trials = await trial(induced.proposals, samples);
  const without = judge(trials).winner;
  const winner = judge([...trials, ...(await trial(proposals, samples))]).winner;
  const f1 = async (rules: Rules | undefined) =>
    rules === undefined ? 0 : wordsF1(truth ?? '', (await readBoth(rules, held)).profile);
  return {
    set,
    proposals: proposals.length,
    asked,
    seconds: ms / 1000,
    won: winner?.proposal.origin.kind === 'model',
    gain: utilityOf(winner) - utilityOf(without),
    f1:
      truth === null
        ? null
        : {
            winner: await f1(winner?.proposal.rules),
            without: await f1(without?.proposal.rules),
            model: await f1(proposals[0]?.rules),
            first: await f1(induced.blocks[0]?.rules),
          },
  };
}

const utilityOf = (one: Trial | null): number => (one === null ? 0 : meanUtility(one));

function ofFundus(): Publisher[] {
  return [...grouped(pagesOf('fundus-evaluation'), ({ site }) => site ?? '')].flatMap(([site, pages]) => {
    const [held, ...samples] = pages.map(({ page }) => sampleOf(page));
    return held === undefined ? [] : [{ set: 'fundus-evaluation', site, samples, held, truth: pages[0]?.text ?? null }];
  });
}

async function ofArchive(): Promise<Publisher[]> {
  const folder = corpus('warc');
  if (folder === null) return [];
  const archive = await openArchive(`${folder}/real-pages.warc.gz`);
  const pages: SamplePage[] = [];
  try {
    for await (const { url, contentType, body, failure } of archive.pages()) {
      if (failure === null) pages.push(sampleOf({ bytes: body, url, contentType, hints: {}, now: Date.now() }));
    }
  } finally {
    await archive.close();
  }
  return [...grouped(pages, ({ page }) => siteOf(page.url))].flatMap(([site, [held, ...samples]]) =>
    held === undefined || samples.length !== PAGES - 1 ? [] : [{ set: 'real-pages', site, samples, held, truth: null }],
  );
}

const quiet: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
