/** Fields of main reports against what a careful reader found. */
import type { Report } from '../../src/domains/earthquake/document.ts';
import type { Case, Expected, Loose } from './cases.ts';

/** Of main reports: the value is right, wrong, missing, or given where the text has none. */
type Outcome = 'right' | 'wrong' | 'missing' | 'invented';
type Tally = Record<Outcome, number>;

const none = (): Tally => ({ right: 0, wrong: 0, missing: 0, invented: 0 });
export type Scores = Map<string, { readonly rules: Tally; readonly refined: Tally }>;

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

export function compare({ expect }: Case, rules: readonly Report[], refined: readonly Report[], scores: Scores): void {
  const want = expect.reports.find(({ role }) => role === 'main');
  const at = rules.findIndex(({ role }) => role === 'main');
  if (want === undefined || at < 0) return;
  for (const field of Object.keys(PATHS)) {
    const tally = scores.get(field) ?? { rules: none(), refined: none() };
    scores.set(field, tally);
    count(tally.rules, field, want, rules[at]);
    count(tally.refined, field, want, refined[at]);
  }
}

function count(tally: Tally, field: string, want: Expected, got: Report | undefined): void {
  const wanted = field === 'place' ? leaf(want, 'location.placeMustContain') : leaf(want, PATHS[field] ?? '');
  const given = readIn(got, field);
  if (wanted === null && given === null) return;
  if (given === null) tally.missing += 1;
  else if (wanted === null) tally.invented += 1;
  else tally[isSame(field, wanted, given) ? 'right' : 'wrong'] += 1;
}

/** Null: the report has none. */
export function readIn(report: Report | undefined, field: string): unknown {
  return leaf(report, PATHS[field] ?? '');
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

export function figures(rules: Tally, refined: Tally): Loose {
  const accuracy = ({ right, wrong, missing }: Tally) => rounded(right / (right + wrong + missing || 1));
  const precision = ({ right, wrong, invented }: Tally) => rounded(right / (right + wrong + invented || 1));
  return {
    accuracy: [accuracy(rules), accuracy(refined)],
    precision: [precision(rules), precision(refined)],
    won: refined.right - rules.right,
    wrong: refined.wrong + refined.invented - rules.wrong - rules.invented,
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
