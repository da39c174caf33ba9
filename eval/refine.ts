/** What a language model adds to the rules of the earthquake domain, and what it costs: on the hand-made cases. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../src/config/load.ts';
import type { QuakeDocument, Report } from '../src/domains/earthquake/document.ts';
import { Answers } from '../src/domains/earthquake/refine/answers.ts';
import type { Call } from '../src/domains/earthquake/refine/ask.ts';
import { type RefineDeps, refine } from '../src/domains/earthquake/refine/refine.ts';
import { majority } from '../src/domains/earthquake/refine/voter.ts';
import { openFields, structure } from '../src/domains/earthquake/structure.ts';
import type { Logger } from '../src/engine/logger.ts';
import { createEmbedder, createModel } from '../src/wiring/models.ts';
import { corpus } from '../test/quality/corpora.ts';
import type { ReportsRecord } from '../topics/reports.ts';

interface Case {
  readonly id: string;
  readonly language: string;
  readonly published_at: string;
  readonly source_country?: string | null;
  readonly site?: string | null;
  readonly title: string;
  readonly text: string;
  readonly expect: { readonly reports: readonly Expected[] };
}

type Loose = Readonly<Record<string, unknown>>;
interface Expected extends Loose {
  readonly role: string;
  readonly magnitude: { readonly value: number } | null;
}

/** Of main reports: the value is right, wrong, missing, or given where the text has none. */
type Outcome = 'right' | 'wrong' | 'missing' | 'invented';
type Tally = Record<Outcome, number>;

const none = (): Tally => ({ right: 0, wrong: 0, missing: 0, invented: 0 });
const quiet: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };

/** For the model of the configuration; `embedder.use=off` chooses passages by words alone. */
export async function run(): Promise<Record<string, unknown>> {
  const config = loadConfig();
  const model = await createModel(config, quiet);
  const embedder = config.embedder.use === 'off' ? null : await createEmbedder(config, quiet);
  const deps = { models: [model], embedder, voter: majority, answers: new Answers(), passages: 2, passageLength: 400 };
  try {
    return { model: model.id, embedder: embedder?.id ?? null, ...(await measure(casesOf(), deps)) };
  } finally {
    await Promise.all([model.close(), embedder?.close()]);
  }
}

async function measure(cases: readonly Case[], deps: RefineDeps): Promise<Record<string, unknown>> {
  const fields = new Map<string, { rules: Tally; refined: Tally }>();
  const calls: Call[] = [];
  const [rulesMs, refineMs] = [[] as number[], [] as number[]];
  for (const one of cases) {
    const document = documentOf(one);
    const begun = performance.now();
    const found = structure(document);
    const open = openFields(document, found);
    rulesMs.push(performance.now() - begun);
    const rules = recordOf(one, found.reports);
    const { title, text, country } = document;
    const told = (call: Call) => {
      calls.push(call);
      console.error(JSON.stringify({ id: one.id, ...call }));
    };
    const handling = { isLate: () => false, told, signal: new AbortController().signal };
    const refined = open.length === 0 ? null : await refine({ rules, title, text, country, open }, deps, handling);
    if (open.length > 0) refineMs.push(performance.now() - begun);
    compare(one, rules.reports, (refined ?? rules).reports, fields);
  }
  const accepted = calls.filter(({ verdict }) => verdict === 'accepted').length;
  const sum = (of: (call: Call) => number) => calls.reduce((total, call) => total + of(call), 0);
  return {
    cases: cases.length,
    asked: refineMs.length,
    calls: calls.length,
    verdicts: counted(calls.map(({ verdict }) => verdict)),
    secondsRules: rounded(total(rulesMs) / 1000),
    secondsRefine: rounded(total(refineMs) / 1000),
    msPerCall: rounded(sum(({ ms }) => ms) / calls.length),
    tokensPerCall: rounded(sum(tokensOf) / calls.length),
    msPerAccepted: accepted === 0 ? null : rounded(sum(({ ms }) => ms) / accepted),
    tokensPerAccepted: accepted === 0 ? null : rounded(sum(tokensOf) / accepted),
    fields: Object.fromEntries([...fields].map(([field, { rules, refined }]) => [field, figures(rules, refined)])),
  };
}

const tokensOf = ({ promptTokens, tokens }: Call): number => promptTokens + tokens;

function figures(rules: Tally, refined: Tally): Loose {
  const accuracy = ({ right, wrong, missing }: Tally) => rounded(right / (right + wrong + missing || 1));
  const precision = ({ right, wrong, invented }: Tally) => rounded(right / (right + wrong + invented || 1));
  return {
    accuracy: [accuracy(rules), accuracy(refined)],
    precision: [precision(rules), precision(refined)],
    won: refined.right - rules.right,
    wrong: refined.wrong + refined.invented - rules.wrong - rules.invented,
  };
}

function casesOf(): Case[] {
  const shared = corpus('quake-cases');
  const own = join(import.meta.dirname, '..', 'test', 'cases');
  const files = [
    ...(shared === null ? [] : [join(shared, 'cases.jsonl')]),
    ...['earthquake-a.jsonl', 'earthquake-b.jsonl'].map((name) => join(own, name)),
  ];
  return files.filter(existsSync).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Case),
  );
}

function documentOf({ title, text, language, published_at, source_country, site }: Case): QuakeDocument {
  return { title, text, language, publishedAt: published_at, country: source_country ?? null, site: site ?? null };
}

function recordOf({ id, published_at, site, language }: Case, reports: readonly Report[]): ReportsRecord {
  const source = site ?? 'unknown';
  return {
    documentId: id,
    documentRevision: 1,
    revision: 2,
    publishedAt: published_at,
    source,
    language,
    textHash: '',
    reports,
    retractions: [],
  };
}

const PATHS: Readonly<Record<string, string>> = {
  magnitude: 'magnitude.value',
  depthKm: 'location.depthKm',
  intensity: 'intensity.value',
  originTime: 'originTime.utc',
  place: 'location.place',
  deaths: 'impact.deaths',
  injured: 'impact.injured',
  buildingsDamaged: 'impact.buildingsDamaged',
};

function compare(
  { expect }: Case,
  rules: readonly Report[],
  refined: readonly Report[],
  fields: Map<string, { rules: Tally; refined: Tally }>,
): void {
  const want = expect.reports.find(({ role }) => role === 'main');
  const at = rules.findIndex(({ role }) => role === 'main');
  if (want === undefined || at < 0) return;
  for (const field of Object.keys(PATHS)) {
    const tally = fields.get(field) ?? { rules: none(), refined: none() };
    fields.set(field, tally);
    count(tally.rules, field, want, rules[at]);
    count(tally.refined, field, want, refined[at]);
  }
}

function count(tally: Tally, field: string, want: Expected, got: Report | undefined): void {
  const wanted = field === 'place' ? leaf(want, 'location.placeMustContain') : leaf(want, PATHS[field] ?? '');
  const given = leaf(got, PATHS[field] ?? '');
  if (wanted === null && given === null) return;
  if (given === null) tally.missing += 1;
  else if (wanted === null) tally.invented += 1;
  else tally[isSame(field, wanted, given) ? 'right' : 'wrong'] += 1;
}

const MINUTE_MS = 60_000;

function isSame(field: string, want: unknown, got: unknown): boolean {
  const squash = (value: unknown) => String(value).toLowerCase().replace('–', '-');
  if (field === 'place') return (want as string[]).every((part) => squash(got).includes(squash(part)));
  if (field === 'originTime') return Math.abs(Date.parse(String(want)) - Date.parse(String(got))) <= MINUTE_MS;
  if (typeof want === 'number') return Math.abs(want - Number(got)) <= (field === 'depthKm' ? 0.6 : 0.001);
  return squash(want) === squash(got);
}

function leaf(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const key of path.split('.')) at = (at as Loose | null | undefined)?.[key] ?? null;
  return Array.isArray(at) && at.length === 0 ? null : at;
}

function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
