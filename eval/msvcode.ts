/** Five sites over twelve years, in order of time: what active profiles read, beside the fallbacks on the same pages. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFor } from '../src/cli/common.ts';
import { openWorkbench } from '../src/main.ts';
import { openSample, type Sample } from '../src/schema/induce/sample.ts';
import { wordsF1 } from '../src/schema/words.ts';
import type { Workbench } from '../src/wiring/workbench.ts';
import { grouped, mean, rounded, sampleOf } from './learned.ts';
import { pagesOf, type TruePage } from './pages.ts';

interface Opened {
  readonly page: TruePage;
  /** What the best fallback reads. */
  readonly fallback: string;
  readonly time: string;
}

interface Read {
  readonly site: string;
  readonly profile: number;
  readonly fallback: number;
}

/** When pages come one after the other, and when all are read again: shares read by a profile, words F1 of both readers. */
export async function run(): Promise<Record<string, unknown>> {
  const pages = await inTime(pagesOf('msvcode-big9-chaos'));
  const data = await mkdtemp(join(tmpdir(), 'quakewire-eval-'));
  const open = await openWorkbench(configFor({ data, 'log.level': 'error' }), 'quakewire eval');
  try {
    const first = summary(pages, await readAll(pages, open.bench, 'first'));
    return { pages: pages.length, ...first, again: summary(pages, await readAll(pages, open.bench, 'again')) };
  } finally {
    await open.close();
    await rm(data, { recursive: true, force: true });
  }
}

function summary(pages: readonly Opened[], reads: readonly Read[]): Record<string, unknown> {
  const counts = grouped(pages, ({ page }) => page.site ?? '');
  const sites = [...grouped(reads, ({ site }) => site)].map(([site, some]) => [
    site,
    { pages: counts.get(site)?.length ?? 0, read: some.length, ...figuresOf(some) },
  ]);
  const gains = [...grouped(reads, ({ site }) => site).values()].map((some) => figuresOf(some).gain);
  return {
    read: reads.length,
    share: rounded(reads.length / pages.length),
    ...figuresOf(reads),
    worstSite: Math.min(0, ...gains),
    sites: Object.fromEntries(sites),
  };
}

function figuresOf(reads: readonly Read[]): { profile: number; fallback: number; gain: number } {
  const profile = rounded(mean(reads.map((read) => read.profile)));
  const fallback = rounded(mean(reads.map((read) => read.fallback)));
  return { profile, fallback, gain: rounded(profile - fallback) };
}

async function inTime(pages: readonly TruePage[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const page of pages) {
    const sample = await openSample(sampleOf(page.page)).catch(() => null);
    if (sample === null) continue;
    opened.push({ page, fallback: sample.fallback?.text ?? '', time: timeOf(page, sample) });
  }
  return opened.sort((one, other) => one.time.localeCompare(other.time));
}

/** The year of the collection, then the page's own date where it has one. */
function timeOf({ line }: TruePage, { metadata }: Sample): string {
  const year = /big\d-(\d\d)/.exec(String(line.source_path))?.[1] ?? '99';
  return `${year} ${metadata.publishedAt?.value.slice(0, 10) ?? ''}`;
}

/** One page after the other, each learned from; answers with those that a profile read. */
async function readAll(pages: readonly Opened[], bench: Workbench, pass: string): Promise<Read[]> {
  const reads: Read[] = [];
  for (const { page, fallback } of pages) {
    const site = page.site ?? '';
    const task = { documentId: page.id, site, page: page.page };
    const result = await bench.read(task, AbortSignal.timeout(60_000)).catch(() => null);
    if (result === null || result.profile === null) continue;
    const truth = page.text ?? '';
    const read = { site, profile: wordsF1(result.reading.text, truth), fallback: wordsF1(fallback, truth) };
    reads.push(read);
    const { id, version } = result.profile;
    console.error(pass, site, page.id, `${id} ${version}`, rounded(read.profile), rounded(read.fallback));
  }
  return reads;
}
