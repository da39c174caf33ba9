/** One chaos run, from its plan to its verdict. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../src/drivers/chromium/index.ts';
import { articleTitle } from './article.ts';
import { dataFolder, runCampaign } from './campaign.ts';
import { anyFault, check, type Faults } from './check.ts';
import { Tormentor } from './children.ts';
import { type ChildrenFigures, childrenFigures, type Figures, figuresOf, shortcomings } from './figures.ts';
import { checkLearning, type LearningFigures, learningFigures } from './learning.ts';
import { Random } from './random.ts';
import { type Ended, Readback, writeEnded } from './readback.ts';
import { type Page, plan } from './scenario.ts';
import { ChaosServer } from './server.ts';

export interface ChaosOptions {
  readonly records: number;
  readonly kills: number;
  readonly out: string;
  readonly seed: number;
  /** Kill and stop the children of the daemon too. */
  readonly children?: boolean;
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

/** Leaves in `out` the files that the verdict was made from, the database and the daemon's log. */
export async function chaos({ records, kills, out, seed, children = false, note }: ChaosOptions): Promise<Verdict> {
  clear(out);
  const random = new Random(seed);
  const server = await ChaosServer.start();
  try {
    const scenario = plan(records, server.port, random, children && findBrowser('') !== null);
    const tormentor = children ? new Tormentor(new Random(seed + 1)) : null;
    const { pages, sends } = scenario;
    server.serve(pages);
    const campaign = await runCampaign({ folder: out, sends, kills, server, random, tormentor, note });
    const { ended, parked, accepted, learned } = readBack(out);
    const sent = pages.map(({ url, id, expect }) => ({ url, id, expect }));
    writeEnded(out, sent, ended);
    const figures = figuresOf(campaign, scenario, server, ended, parked, out);
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
      children: tormentor === null ? null : childrenFigures(tormentor, out),
      faults,
      ok: !anyFault(faults),
    };
  } finally {
    await server.close();
  }
}

function clear(out: string): void {
  mkdirSync(out, { recursive: true });
  for (const name of ['data', 'daemon.log']) rmSync(join(out, name), { recursive: true, force: true });
}

function readBack(out: string) {
  const readback = new Readback(dataFolder(out));
  try {
    return {
      ended: readback.ended(),
      parked: readback.parkedCodes(),
      accepted: readback.acceptedIds(),
      learned: readback.learned(),
    };
  } finally {
    readback.close();
  }
}

/** Documents with the text of another page. */
function mixedUp(pages: readonly Page[], { documents }: Ended): number {
  const titles = new Map(pages.map(({ id, number }) => [id, articleTitle(number)]));
  return documents.filter(({ value }) => titles.get(value.id) !== value.title).length;
}
