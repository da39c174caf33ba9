/** A warm page of 100 KB: its site has a profile. Milliseconds by stage, beside jsdom with Readability in the same run. */
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { pagesOf } from '../eval/pages.ts';
import type { PageInput } from '../src/page/reading.ts';
import type { LiveProfile } from '../src/schema/profile.ts';
import { jobs } from '../src/schema/worker.ts';
import { corpus } from '../test/quality/corpora.ts';
import { percentile, round } from './place.ts';
import { realSizePage } from './real-size.ts';

const PAGES = 24;
const ROUNDS = 5;
const WARM_UP = 2;
/** Of our reader alone: a daemon's threads have read thousands of pages. */
const OWN_WARM_UP = 12;
const BYTES = 100_000;
const REAL = { corpora: ['fundus-evaluation', 'zyte-aeb', 'msvcode-big9-chaos'], from: 80_000, to: 130_000 };
/** The budget is for these; hashing and compressing for the Store come on top. */
const BUDGETED = ['decode', 'parse', 'metadata', 'sanitise', 'match', 'extract', 'validate'];

interface Warm {
  readonly page: PageInput;
  readonly profiles: readonly LiveProfile[];
}

export async function benchWarmPage(): Promise<object> {
  const generated = Array.from({ length: PAGES }, (_, number) => generatedPage(number));
  const real = realPages();
  if (real.length === 0) console.error('warm-page: no corpora (QUAKEWIRE_CORPORA), generated pages alone');
  return { generated: await measure(generated), ...(real.length > 0 && { real: await measure(real) }) };
}

/**
 * Both readers take turns on every page. Stages are medians of elapsed time; the readers are compared by the mean time
 * of the processor, which a busy machine does not stretch.
 */
async function measure(pages: readonly Warm[]): Promise<object> {
  const stages: Record<string, number[]> = {};
  const spent = { own: 0, other: 0 };
  let runs = 0;
  let read = 0;
  for (let round = 0; round < OWN_WARM_UP; round += 1) {
    for (const { page, profiles } of pages) await jobs.read({ page, profiles, skeleton: false }).catch(() => null);
  }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { page, profiles } of pages) {
      const start = cpuMs();
      const result = await jobs.read({ page, profiles, skeleton: false }).catch(() => null);
      const between = cpuMs();
      readWithJsdom(page);
      const end = cpuMs();
      // what no profile reads is not warm
      if (round < 0 || result === null) continue;
      runs += 1;
      if (result.profile === null) continue;
      read += 1;
      spent.own += between - start;
      spent.other += end - between;
      for (const [stage, ms] of Object.entries(result.stages)) {
        stages[stage] ??= [];
        stages[stage].push(ms);
      }
    }
  }
  const medians = Object.entries(stages).map(([stage, values]) => [stage, percentile(values, 50)] as const);
  const sum = (some: typeof medians): number => some.reduce((total, [, ms]) => total + ms, 0);
  const budgeted = sum(medians.filter(([stage]) => BUDGETED.includes(stage)));
  const own = spent.own * (budgeted / sum(medians));
  return {
    pages: pages.length,
    readByProfile: round(read / Math.max(1, runs)),
    stagesMs: Object.fromEntries(medians.map(([stage, ms]) => [stage, round(ms)])),
    budgetedMs: round(budgeted),
    totalMs: round(sum(medians)),
    cpuMs: round(spent.own / Math.max(1, read)),
    jsdomReadabilityCpuMs: round(spent.other / Math.max(1, read)),
    /** Of the other reader to the stages with a budget, and to all of the work on a page. */
    ratio: round(spent.other / own, 1),
    ratioWhole: round(spent.other / spent.own, 1),
  };
}

/** Of this thread. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function readWithJsdom({ bytes, url }: PageInput): void {
  const dom = new JSDOM(new TextDecoder().decode(bytes), { url, virtualConsole: new VirtualConsole() });
  new Readability(dom.window.document).parse();
  dom.window.close();
}

function generatedPage(number: number): Warm {
  const { url, bytes, selector } = realSizePage(number, BYTES);
  return { page: inputOf(url, bytes), profiles: [profileOf([selector])] };
}

/** Real pages, each with a profile of what publishers of many sites call their text. */
function realPages(): Warm[] {
  const profile = profileOf([
    '[itemprop="articleBody"]',
    '.article-body, .story-body, .entry-content, .article__body, .article-content, [class*="ArticleBody"]',
    'article',
    'main',
  ]);
  return REAL.corpora
    .filter((name) => corpus(`corpora/${name}`) !== null)
    .flatMap((name) => pagesOf(name))
    .filter(({ page }) => page.bytes.length >= REAL.from && page.bytes.length <= REAL.to)
    .slice(0, PAGES)
    .map(({ page }) => ({ page: inputOf(page.url, page.bytes), profiles: [profile] }));
}

function inputOf(url: string, bytes: Uint8Array): PageInput {
  return { url, bytes, contentType: 'text/html; charset=utf-8', hints: {}, now: Date.now() };
}

/** As learned ones are: a few selectors, and what is left out. */
function profileOf(selectors: readonly string[]): LiveProfile {
  const css = (value: string) => ({ language: 'css', value }) as const;
  const field = (...values: readonly string[]) => ({ selectors: values.map(css), attribute: null });
  return {
    id: 'bench',
    version: 1,
    site: 'canal-courier.example',
    rules: {
      fields: { text: field(...selectors), title: field('h1.headline', 'h1'), authors: field('a[rel="author"]') },
      exclusions: ['aside', 'figure', '.related-box', '[class*="promo"]', '.newsletter'].map(css),
      repeats: [],
      formatting: { titleAffixes: [], monthFirst: null },
    },
    rho: { text: 0.95 },
    foreign: false,
  };
}
