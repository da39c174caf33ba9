/** What the prose of a document tells and what its lists tell, as one list of reports. */
import type { Report } from '../document.ts';
import { MOST_REPORTS } from '../limits.ts';

const EXACT: ReadonlySet<string> = new Set(['second', 'minute']);
/** Clocks of a newsroom and of a list differ. */
const SAME_MS = 3 * 60_000;
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 30 * 60_000;
const FARTHEST_CLOCK_MS = 14 * 3_600_000;
const TOLERANCE = 0.05;

/** A report of a document. */
export interface Told {
  readonly report: Report;
  /** Index of its draft in the prose; null: it is a row. */
  readonly draft: number | null;
}

/**
 * Each earthquake once: as the prose has it where that says when exactly, else as its row has it. Where the prose has no
 * main earthquake, the strongest row is it.
 */
export function withListed(told: readonly Report[], listed: readonly Report[]): readonly Told[] {
  const kept = told.filter(
    (report) => !isIntroduction(report, listed) && !listed.some((row) => isVaguely(report, row)),
  );
  const rows = listed.filter((row) => !kept.some((report) => isSame(report, row)));
  const main = kept.some(({ role }) => role === 'main') ? null : strongest(rows);
  const all: Told[] = [
    ...kept.map((report) => ({ report, draft: report.ordinal })),
    ...rows.map((row) => ({ report: row === main ? ({ ...row, role: 'main' } as const) : row, draft: null })),
  ];
  return all.slice(0, MOST_REPORTS).map(({ report, draft }, ordinal) => ({ report: { ...report, ordinal }, draft }));
}

/** The same, as its row has it: by its size, or by a clock whose zone only the list tells. */
function isVaguely(report: Report, row: Report): boolean {
  return isExact(report) ? isOtherClock(report, row) : isSame(report, row);
}

function isOtherClock(report: Report, row: Report): boolean {
  if (report.magnitude !== null || report.originTime === null || row.originTime === null) return false;
  const apart = Math.abs(Date.parse(report.originTime.utc) - Date.parse(row.originTime.utc));
  return apart > 0 && apart <= FARTHEST_CLOCK_MS && apart % HALF_HOUR_MS === 0;
}

/** What tells neither size nor clock, of the days of several rows, is said of all of them. */
function isIntroduction(report: Report, listed: readonly Report[]): boolean {
  if (listed.length < 2 || report.magnitude !== null || isExact(report) || report.role === 'historical') return false;
  if (report.originTime === null) return report.role === 'main';
  const at = Date.parse(report.originTime.utc);
  const days = listed.flatMap(({ originTime }) => (originTime === null ? [] : [Date.parse(originTime.utc)]));
  return days.some((day) => day >= at - DAY_MS) && days.some((day) => day <= at + 2 * DAY_MS);
}

function isExact({ originTime }: Report): boolean {
  return originTime !== null && EXACT.has(originTime.precision);
}

function isSame(report: Report, row: Report): boolean {
  const sizes = [report.magnitude?.value, row.magnitude?.value];
  const [size, other] = sizes;
  if (size !== undefined && other !== undefined && Math.abs(size - other) > TOLERANCE) return false;
  if (report.originTime === null || row.originTime === null) return size !== undefined && other !== undefined;
  const apart = Math.abs(Date.parse(report.originTime.utc) - Date.parse(row.originTime.utc));
  return isExact(report) ? apart <= SAME_MS : size !== undefined && apart <= DAY_MS;
}

function strongest(rows: readonly Report[]): Report | null {
  const size = ({ magnitude }: Report) => magnitude?.value ?? Number.NEGATIVE_INFINITY;
  const live = rows.filter(({ role }) => role === 'other');
  return live.reduce<Report | null>((best, row) => (best === null || size(row) > size(best) ? row : best), null);
}
