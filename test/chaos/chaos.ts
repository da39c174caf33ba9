/** One chaos run, from its plan to its verdict. */
import { findBrowser } from '../../src/drivers/chromium/index.ts';
import { articleTitle } from './article.ts';
import { type Campaign, runCampaign } from './campaign.ts';
import { anyFault, check, type Faults } from './check.ts';
import { Tormentor } from './children.ts';
import { type ChildrenFigures, childrenFigures, type Figures, figuresOf, shortcomings } from './figures.ts';
import { checkLearning, type LearningFigures, learningFigures } from './learning.ts';
import type { Platform } from './platform.ts';
import { Random } from './random.ts';
import { acceptedIn, type Contents, type Ended, endedIn, learnedIn, parkedIn, writeEnded } from './readback.ts';
import { type Page, plan, type Scenario } from './scenario.ts';
import { ChaosServer } from './server.ts';

export interface ChaosOptions {
  readonly records: number;
  readonly kills: number;
  /** Folder of what the verdict is made from. */
  readonly out: string;
  /** Closed at the end. */
  readonly platform: Platform;
  readonly seed: number;
  /** Kill and stop the children of the daemon too. */
  readonly children?: boolean;
  /** All must have ended so long after the last fault; a test is no measurement, and asks for less haste. */
  readonly patienceMs?: number;
  readonly note: (text: string) => void;
}

export interface Verdict {
  readonly seed: number;
  readonly sent: number;
  readonly sentTwice: number;
  readonly documents: number;
  readonly failures: number;
  readonly figures: Figures;
  readonly learning: LearningFigures;
  /** Null where they were left alone. */
  readonly children: ChildrenFigures | null;
  readonly faults: Faults & Readonly<Record<string, number>>;
  readonly ok: boolean;
}

/** Leaves in `out` the files that the verdict was made from. */
export async function chaos(options: ChaosOptions): Promise<Verdict> {
  const { records, platform, seed, children = false } = options;
  const random = new Random(seed);
  const server = await ChaosServer.start();
  try {
    const scenario = plan(records, server.port, random, children && findBrowser('') !== null);
    const tormentor = children ? new Tormentor(new Random(seed + 1)) : null;
    server.serve(scenario.pages);
    const campaign = await runCampaign({ ...options, sends: scenario.sends, server, random, tormentor });
    const contents = await platform.contents();
    return await judge(options, { scenario, server, tormentor, campaign, contents });
  } finally {
    await platform.close();
    await server.close();
  }
}

interface Run {
  readonly scenario: Scenario;
  readonly server: ChaosServer;
  readonly tormentor: Tormentor | null;
  readonly campaign: Campaign;
  readonly contents: Contents;
}

async function judge({ out, seed, platform }: ChaosOptions, run: Run): Promise<Verdict> {
  const { scenario, server, tormentor, campaign, contents } = run;
  const { pages, sends } = scenario;
  const [ended, learned, accepted] = [endedIn(contents), learnedIn(contents), acceptedIn(contents)];
  const sent = pages.map(({ url, id, expect }) => ({ url, id, expect }));
  writeEnded(out, sent, ended);
  const figures = figuresOf(campaign, scenario, server, ended, parkedIn(contents), platform.logs);
  const faults = {
    ...check(sent, ended),
    ...checkLearning(pages, ended, learned),
    mixedUp: mixedUp(pages, ended),
    acceptedTwice: accepted.length - new Set(accepted).size,
    ...shortcomings(campaign, figures),
    orphans: (await tormentor?.orphans()) ?? 0,
  };
  return {
    seed,
    sent: pages.length,
    sentTwice: sends.length - pages.length,
    documents: ended.store.length,
    failures: ended.failures.length,
    figures,
    learning: learningFigures(ended, learned),
    children: tormentor === null ? null : childrenFigures(tormentor, platform.logs),
    faults,
    ok: !anyFault(faults),
  };
}

/** Documents with the text of another page. */
function mixedUp(pages: readonly Page[], { documents }: Ended): number {
  const titles = new Map(pages.map(({ id, number }) => [id, articleTitle(number)]));
  return documents.filter(({ value }) => titles.get(value.id) !== value.title).length;
}
