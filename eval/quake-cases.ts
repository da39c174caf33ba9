/**
 * What rules read in hand-made texts: accuracy per field (of main reports), precision of the values given, how many
 * documents gave nothing, how many values have their quote, by language and kind, and the time a document takes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuakeDocument, Report } from '../src/domains/earthquake/document.ts';
import { FIELDS } from '../src/domains/earthquake/fields.ts';
import { fieldOf } from '../src/domains/earthquake/ground/ground.ts';
import { stands } from '../src/domains/earthquake/ground/quotes.ts';
import { structure } from '../src/domains/earthquake/structure.ts';
import { COMPARISONS, type Expected, paired, type Tally, verdict } from './quake/score.ts';

interface Case {
  readonly id: string;
  readonly language: string;
  readonly kind: string;
  readonly published_at: string;
  readonly source_country: string;
  readonly site: string;
  readonly title: string;
  readonly text: string;
  readonly expect: {
    readonly newEvent: boolean;
    readonly reports: readonly Expected[];
    readonly retractions?: readonly unknown[];
  };
}

const EVENT_ROLES = new Set(['main', 'aftershock', 'foreshock']);
const PASSES = 5;

export async function run(): Promise<Readonly<Record<string, unknown>>> {
  const corpora = process.env.QUAKEWIRE_CORPORA ?? '../shared';
  const own = 'test/cases';
  const files = [
    join(corpora, 'quake-cases', 'cases.jsonl'),
    ...readdirSync(own)
      .filter((name) => name.startsWith('earthquake-'))
      .map((name) => join(own, name)),
  ];
  const sets: Record<string, unknown> = {};
  for (const file of files) {
    if (existsSync(file)) sets[file] = figuresOf(casesOf(file));
    else console.error(`skipped: there is no ${file} (QUAKEWIRE_CORPORA names the folder of corpora)`);
  }
  return sets;
}

function casesOf(file: string): readonly Case[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Case);
}

function figuresOf(cases: readonly Case[]) {
  const fields = new Map<string, Tally>(Object.keys(COMPARISONS).map((name) => [name, tally()]));
  const byLanguage = new Map<string, Tally>();
  const byKind = new Map<string, Tally>();
  const events = tally();
  const reports = tally();
  let [values, quoted, empty] = [0, 0, 0];
  for (const each of cases) {
    const document = documentOf(each);
    const given = structure(document).reports;
    const pairs = paired(each.expect.reports, given);
    if (given.length === 0) empty += 1;
    count(
      events,
      each.expect.newEvent,
      given.some(({ role }) => EVENT_ROLES.has(role)),
    );
    for (const [want, got] of pairs) reports[got === null ? 'missing' : matches(want, got) ? 'right' : 'wrong'] += 1;
    reports.invented += given.length - pairs.filter(([, got]) => got !== null).length;
    for (const [want, got] of pairs.filter(([{ role }]) => role === 'main')) {
      for (const [name, field] of Object.entries(COMPARISONS)) {
        const result = verdict(field, want, got);
        if (result === null) continue;
        for (const sum of [fields.get(name), at(byLanguage, each.language), at(byKind, each.kind)])
          if (sum) sum[result] += 1;
      }
    }
    for (const report of given) {
      const [all, standing] = groundedIn(document, report);
      values += all;
      quoted += standing;
    }
  }
  return {
    cases: cases.length,
    newEventF1: f1(events),
    reportF1: f1(reports),
    rejectionRate: round(empty / cases.length),
    groundingRate: round(quoted / (values || 1)),
    fields: table(fields),
    byLanguage: table(byLanguage),
    byKind: table(byKind),
    millisecondsADocument: timing(cases.map(documentOf)),
  };
}

function documentOf({ title, text, language, published_at, source_country, site }: Case): QuakeDocument {
  return { title, text, language, publishedAt: published_at, country: source_country, site };
}

function matches(want: Expected, got: Report): boolean {
  const magnitude = COMPARISONS.magnitude;
  return (
    want.role === got.role && (want.magnitude === null || (magnitude && verdict(magnitude, want, got)) === 'right')
  );
}

/** Values of a report, and those of them whose every quote stands where it says. */
function groundedIn(document: QuakeDocument, report: Report): readonly [number, number] {
  const given = FIELDS.filter((field) => fieldOf(report, field) !== null);
  const sound = given.filter((field) => {
    const quotes = report.evidence[field] ?? [];
    return quotes.length > 0 && quotes.every((quote) => stands(document, quote));
  });
  return [given.length, sound.length];
}

/** Median and 99th percentile, after the rules are compiled. */
function timing(documents: readonly QuakeDocument[]) {
  const times: number[] = [];
  for (let pass = 0; pass <= PASSES; pass += 1) {
    for (const document of documents) {
      const started = performance.now();
      structure(document);
      if (pass > 0) times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { median: percentile(0.5), p99: percentile(0.99) };
}

function tally(): Tally {
  return { right: 0, wrong: 0, missing: 0, invented: 0 };
}

function at(sums: Map<string, Tally>, key: string): Tally {
  const sum = sums.get(key) ?? tally();
  sums.set(key, sum);
  return sum;
}

function count(sum: Tally, want: boolean, got: boolean): void {
  if (want && got) sum.right += 1;
  else if (want) sum.missing += 1;
  else if (got) sum.invented += 1;
}

/** A wrong one is both missing and invented. */
function f1({ right, wrong, missing, invented }: Tally): number {
  return round((2 * right) / (2 * right + 2 * wrong + missing + invented || 1));
}

function table(sums: ReadonlyMap<string, Tally>) {
  const rows = [...sums].map(([name, { right, wrong, missing, invented }]) => [
    name,
    {
      accuracy: round(right / (right + wrong + missing || 1)),
      precision: round(right / (right + wrong + invented || 1)),
      n: right + wrong + missing,
    },
  ]);
  return Object.fromEntries(rows);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
