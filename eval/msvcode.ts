/** Five sites over twelve years, in order of time: what active profiles read, beside the fallbacks on the same pages. */

import type { SamplePage } from '../src/ports/page-work.ts';
import { applyProfiles } from '../src/schema/apply.ts';
import { judge, passes } from '../src/schema/competition.ts';
import { cosine, structureOf } from '../src/schema/fingerprint.ts';
import { induce } from '../src/schema/induce/induce.ts';
import { openSample, type Sample } from '../src/schema/induce/sample.ts';
import type { LiveProfile } from '../src/schema/profile.ts';
import { KIN } from '../src/schema/thresholds.ts';
import { trial } from '../src/schema/trial.ts';
import { wordsF1 } from '../src/schema/words.ts';
import { grouped, mean, rounded, sampleOf } from './learned.ts';
import { pagesOf, type TruePage } from './pages.ts';

interface Read {
  readonly id: string;
  readonly profile: number;
  readonly fallback: number;
}

interface Waiting {
  readonly sample: SamplePage;
  readonly structure: Int8Array;
}

/** By site: the share that an active profile read when the page came, and words F1 of both readers on those pages. */
export async function run(): Promise<Record<string, unknown>> {
  const pages = pagesOf('msvcode-big9-chaos');
  const sites: Record<string, unknown> = {};
  const all: Read[] = [];
  let worst = 1;
  for (const [site, some] of grouped(pages, (page) => page.site ?? '')) {
    const reads = await readInTime(some);
    all.push(...reads);
    const [profile, fallback] = [mean(reads.map((read) => read.profile)), mean(reads.map((read) => read.fallback))];
    sites[site] = { pages: some.length, read: reads.length, profile: rounded(profile), fallback: rounded(fallback) };
    worst = Math.min(worst, profile - fallback);
  }
  return {
    pages: pages.length,
    read: all.length,
    share: rounded(all.length / pages.length),
    profile: rounded(mean(all.map((read) => read.profile))),
    fallback: rounded(mean(all.map((read) => read.fallback))),
    worstSite: rounded(worst),
    sites,
  };
}

async function readInTime(pages: readonly TruePage[]): Promise<Read[]> {
  const opened: { page: TruePage; sample: Sample; time: string }[] = [];
  for (const page of pages) {
    const sample = await openSample(sampleOf(page.page)).catch(() => null);
    if (sample !== null) opened.push({ page, sample, time: timeOf(page, sample) });
  }
  opened.sort((one, other) => one.time.localeCompare(other.time));
  const live: LiveProfile[] = [];
  let waiting: Waiting[] = [];
  const reads: Read[] = [];
  for (const { page, sample } of opened) {
    const { readable, metadata, fallback } = sample;
    const { recognised, profile } = applyProfiles(live, readable, metadata);
    if (recognised !== null) {
      const truth = page.text ?? '';
      const read = {
        id: page.id,
        profile: wordsF1(recognised.found.text, truth),
        fallback: wordsF1(fallback?.text ?? '', truth),
      };
      reads.push(read);
      console.error(
        page.site,
        page.id,
        profile?.id,
        rounded(read.profile),
        rounded(read.fallback),
        read.profile < read.fallback - 0.02 ? 'WORSE' : '',
      );
      continue;
    }
    waiting.push({ sample: sampleOf(page.page), structure: structureOf(readable.tree) });
    waiting = await learnFrom(waiting, live, page.site ?? '');
  }
  return reads;
}

/** The year of the collection, then the page's own date where it has one. */
function timeOf({ line }: TruePage, { metadata }: Sample): string {
  const year = /big\d-(\d\d)/.exec(String(line.source_path))?.[1] ?? '99';
  return `${year} ${metadata.publishedAt?.value.slice(0, 10) ?? ''}`;
}

/** Learns from those like the latest, the latest held out; answers with who still waits. */
async function learnFrom(waiting: Waiting[], live: LiveProfile[], site: string): Promise<Waiting[]> {
  const held = waiting.at(-1);
  if (held === undefined) return waiting;
  const kin = waiting.filter((one) => one !== held && cosine(one.structure, held.structure) >= KIN.structure).slice(-4);
  if (kin.length < 2) return waiting;
  const samples = kin.map(({ sample }) => sample);
  const { proposals } = await induce(samples);
  const trials = await trial(proposals, [...samples, held.sample]);
  const known = trials.map((one) => ({ ...one, pages: one.pages.filter(({ hash }) => hash !== held.sample.hash) }));
  const { winner } = judge(known, { learnedFrom: samples.map(({ hash }) => hash) });
  const whole = trials.find(({ proposal }) => proposal === winner?.proposal);
  const page = whole?.pages.find(({ hash }) => hash === held.sample.hash);
  if (whole === undefined || page === undefined || !passes(page)) return waiting;
  const { rules, origin } = whole.proposal;
  live.push({
    id: `${live.length}/${origin.name}`,
    version: 1,
    site,
    rules,
    rho: { text: 0.95 - 0.2 * whole.fragility },
    foreign: false,
  });
  console.error(
    site,
    'LEARNED',
    live.length,
    origin.name,
    JSON.stringify(rules.fields.text?.selectors.map(({ value }) => value)),
    rules.exclusions.length,
    rules.repeats.length,
  );
  return waiting.filter((one) => one !== held && !kin.includes(one));
}
