/** Milliseconds to find the nearest profiles among many, and to make a page's fingerprints. */
import { createScanIndex } from '../src/drivers/scan/index.ts';
import { parsePage } from '../src/page/parse.ts';
import { sanitise } from '../src/page/sanitise.ts';
import type { VectorEntry } from '../src/ports/vector-index.ts';
import { skeletonOf, structureOf } from '../src/schema/fingerprint.ts';
import { LIVE } from '../src/schema/profile.ts';
import { MATCH } from '../src/schema/thresholds.ts';
import { articlePage } from '../test/chaos/article.ts';
import { Random } from '../test/chaos/random.ts';
import { percentile, round } from './place.ts';

const PROFILES = [10, 1_000, 10_000, 100_000];
const LOOKUPS = 30;
const PAGES = 200;
const PAGE_BYTES = 100_000;

export async function benchLookup(): Promise<object> {
  const nearestMs: Record<string, number> = {};
  for (const count of PROFILES) nearestMs[count] = await medianOfLookups(count);
  return { nearestMs, ...fingerprintMs() };
}

async function medianOfLookups(count: number): Promise<number> {
  const random = new Random(count);
  const index = createScanIndex();
  for (let at = 0; at < count; at += 1) await index.upsert([entry(at, random)]);
  const times: number[] = [];
  for (let at = 0; at < LOOKUPS; at += 1) {
    const vector = vectorOf(random);
    const started = performance.now();
    await index.nearest({
      name: 'structure',
      vector,
      limit: MATCH.neighbours,
      filter: { status: LIVE, notSite: 'site-0.example' },
    });
    times.push(performance.now() - started);
  }
  await index.close();
  return round(percentile(times, 50), 3);
}

function entry(at: number, random: Random): VectorEntry {
  const vectors = { structure: vectorOf(random), semantics: null };
  return { profileId: `p${at}`, version: 1, site: `site-${at}.example`, language: 'en', status: 'active', vectors };
}

const vectorOf = (random: Random): Float32Array => Float32Array.from({ length: 512 }, () => random.between(-1, 1));

/** Median milliseconds a page of 100 KB, most of it cards. */
function fingerprintMs(): object {
  const trees = Array.from({ length: PAGES }, (_, number) => parsePage(pageOf(number)));
  for (const tree of trees) sanitise(tree);
  const median = (work: (tree: (typeof trees)[number]) => unknown) => {
    const times = trees.map((tree) => {
      const started = performance.now();
      work(tree);
      return performance.now() - started;
    });
    return round(percentile(times, 50), 3);
  };
  return { pageBytes: PAGE_BYTES, structureMs: median(structureOf), skeletonMs: median(skeletonOf) };
}

function pageOf(number: number): string {
  const page = articlePage(number);
  const cards: string[] = [];
  for (let bytes = page.length; bytes < PAGE_BYTES; bytes += cards.at(-1)?.length ?? 0) {
    const kind = cards.length % 40;
    cards.push(
      `<div class="card card--kind-${'abcdefgh'[kind % 8]}"><h3 class="card__title"><a class="link" href="/s/${kind}">Section</a></h3>` +
        `<p class="card__lead">What happened there</p><time class="card__time" datetime="2026-11-30">Today</time></div>\n`,
    );
  }
  return page.replace('</body>', `<aside class="rail">${cards.join('')}</aside></body>`);
}
