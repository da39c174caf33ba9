/** What profiles read: each page by its own site's, learned from other pages of it, and by some of other sites. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { applyRules } from '../../src/schema/apply.ts';
import { openSample } from '../../src/schema/induce/sample.ts';
import type { Rules } from '../../src/schema/profile.ts';
import { rhoOf } from '../../src/schema/rho.ts';
import { wordsF1 } from '../../src/schema/words.ts';
import { grouped, learn, sampleOf } from '../learned.ts';
import { pagesOf, type TruePage } from '../pages.ts';
import { CORPORA } from './collect.ts';
import { drawn } from './draw.ts';
import type { TextReading } from './readings.ts';

export interface ProfileReading extends TextReading {
  readonly kind: 'own' | 'foreign';
  readonly rho: number;
}

export interface ProfileReadings {
  readonly corpus: string;
  readonly id: string;
  readonly readings: readonly ProfileReading[];
}

interface Learned {
  readonly site: string;
  readonly rules: Rules;
  readonly rho: number;
  /** Pages that it was not learned from. */
  readonly reads: ReadonlySet<TruePage>;
}

type Page = TruePage & { readonly corpus: string; readonly text: string };

const LEARNED_FROM = 4;
const FOREIGN = 3;

/** Readings by profiles of every page with a true body. `file`: read if it is there, written if it is not. */
export async function allProfileReadings(file: string | undefined): Promise<ProfileReadings[]> {
  if (file !== undefined && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as ProfileReadings);
  }
  const pages = CORPORA.flatMap((corpus) =>
    pagesOf(corpus).flatMap((page): Page[] => (page.text === null ? [] : [{ ...page, corpus, text: page.text }])),
  );
  const learned = await learnAll(pages);
  const all: ProfileReadings[] = [];
  for (const page of pages) {
    await new Promise(setImmediate);
    const readings = await readAll(page, learned).catch(() => []);
    if (readings.length > 0) all.push({ corpus: page.corpus, id: page.id, readings });
  }
  if (file !== undefined) {
    writeFileSync(file, '');
    for (const each of all) appendFileSync(file, `${JSON.stringify(each)}\n`);
  }
  return all;
}

/** Two profiles a site: what is learned from one half of its pages reads the other. */
async function learnAll(pages: readonly Page[]): Promise<Learned[]> {
  const learned: Learned[] = [];
  for (const [site, own] of grouped(pages, ({ corpus, site }) => `${corpus} ${site ?? ''}`)) {
    const halves = [own.filter((_, at) => at % 2 === 0), own.filter((_, at) => at % 2 === 1)] as const;
    for (const [from, to] of [halves, [halves[1], halves[0]] as const]) {
      if (from.length < 2 || to.length === 0) continue;
      await new Promise(setImmediate);
      const winner = await learn(from.slice(0, LEARNED_FROM).map(({ page }) => sampleOf(page)));
      if (winner === null) continue;
      const { fragility, proposal } = winner;
      const rho = rhoOf({ rules: proposal.rules, fragility }, { uses: 0, valid: 0 }).text ?? 1;
      learned.push({ site, rules: proposal.rules, rho, reads: new Set(to) });
    }
    if (own.length > 2) console.error(`${site.split(' ')[0]}: ${learned.length} profiles so far`);
  }
  return learned;
}

async function readAll(page: Page, learned: readonly Learned[]): Promise<ProfileReading[]> {
  const { readable, metadata } = await openSample(sampleOf(page.page));
  const site = `${page.corpus} ${page.site ?? ''}`;
  const own = learned.filter((each) => each.reads.has(page));
  const foreign = drawn(
    learned.filter((each) => each.site !== site),
    FOREIGN,
    page.id,
  );
  const read = (kind: 'own' | 'foreign', { rules, rho }: Learned): ProfileReading[] => {
    const { text, linkShare } = applyRules(rules, readable, metadata, { text: rho });
    return text === '' ? [] : [{ kind, text, linkShare, rho, f1: wordsF1(text, page.text) }];
  };
  return [...own.flatMap((each) => read('own', each)), ...foreign.flatMap((each) => read('foreign', each))];
}
