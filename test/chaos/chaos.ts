/** One chaos run, from its plan to its verdict. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { articleTitle } from './article.ts';
import { dataFolder, runCampaign } from './campaign.ts';
import { anyFault, check, type Faults } from './check.ts';
import { type Figures, figuresOf, shortcomings } from './figures.ts';
import { Random } from './random.ts';
import { type Ended, Readback, writeEnded } from './readback.ts';
import { type Page, plan } from './scenario.ts';
import { ChaosServer } from './server.ts';

export interface ChaosOptions {
  readonly records: number;
  readonly kills: number;
  readonly out: string;
  readonly seed: number;
  readonly note: (text: string) => void;
}

export interface Verdict {
  readonly seed: number;
  readonly sent: number;
  readonly sentTwice: number;
  readonly documents: number;
  readonly failures: number;
  readonly figures: Figures;
  readonly faults: Faults & Readonly<Record<string, number>>;
  readonly ok: boolean;
}

/** Leaves in `out` the files that the verdict was made from, the database and the daemon's log. */
export async function chaos({ records, kills, out, seed, note }: ChaosOptions): Promise<Verdict> {
  clear(out);
  const random = new Random(seed);
  const server = await ChaosServer.start();
  try {
    const { pages, sends } = plan(records, server.port, random);
    server.serve(pages);
    const campaign = await runCampaign({ folder: out, sends, kills, server, random, note });
    const { ended, parked, accepted } = readBack(out);
    const sent = pages.map(({ url, id, expect }) => ({ url, id, expect }));
    writeEnded(out, sent, ended);
    const figures = figuresOf(campaign, pages, server, ended, parked, out);
    const faults = {
      ...check(sent, ended),
      mixedUp: mixedUp(pages, ended),
      acceptedTwice: accepted.length - new Set(accepted).size,
      ...shortcomings(campaign, figures),
    };
    return {
      seed,
      sent: pages.length,
      sentTwice: sends.length - pages.length,
      documents: ended.documents.length,
      failures: ended.failures.length,
      figures,
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
    return { ended: readback.ended(), parked: readback.parkedCodes(), accepted: readback.acceptedIds() };
  } finally {
    readback.close();
  }
}

/** Documents with the text of another page. */
function mixedUp(pages: readonly Page[], { documents }: Ended): number {
  const titles = new Map(pages.map(({ id, number }) => [id, articleTitle(number)]));
  return documents.filter(({ value }) => titles.get(value.id) !== value.title).length;
}
