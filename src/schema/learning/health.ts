/** How a profile version has been doing lately, against what it was accepted with. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { DRIFT } from '../thresholds.ts';

export interface Health {
  /**
   * fallen: the latest uses failed, or the mean fell. well: the latest uses are as good as it was accepted with.
   * unsure: neither.
   */
  readonly state: 'well' | 'unsure' | 'fallen';
  /** The latest uses that were no good, the latest first. */
  readonly bad: readonly OutcomeRow[];
  /** Those that were. */
  readonly good: readonly OutcomeRow[];
  /** Fetch time of the earliest page since which it has been doing badly; null where the latest use was good. */
  readonly since: number | null;
}

/** `rows` of one version in any order; `baseline` is its mean utility when it was accepted. */
export function healthOf(rows: readonly OutcomeRow[], baseline: number): Health {
  const used = usesOf(rows).slice(0, DRIFT.window);
  const isBad = ({ valid, utility }: OutcomeRow) => !valid || utility < baseline - DRIFT.fall;
  const latest = used.slice(0, DRIFT.run);
  const streak = used.findIndex((row) => !isBad(row));
  const since = used[(streak === -1 ? used.length : streak) - 1]?.at ?? null;
  const hasRun = latest.length === DRIFT.run;
  const fell = used.length >= DRIFT.least && mean(used) < baseline - DRIFT.fall;
  return {
    state: hasRun && latest.every(isBad) ? 'fallen' : settledState(latest, baseline, hasRun, fell),
    bad: used.filter(isBad),
    good: used.filter((row) => !isBad(row)),
    since,
  };
}

/** Uses, not mere tries on pages of other templates; the latest page first. */
function usesOf(rows: readonly OutcomeRow[]): OutcomeRow[] {
  return rows.filter(({ valid, fault }) => valid || fault !== null).sort((one, other) => other.at - one.at);
}

function settledState(
  latest: readonly OutcomeRow[],
  baseline: number,
  hasRun: boolean,
  fell: boolean,
): Health['state'] {
  const recovered = latest.every(({ valid }) => valid) && mean(latest) >= baseline - DRIFT.fall / 2;
  if (hasRun && recovered) return 'well';
  return fell ? 'fallen' : 'unsure';
}

/** A use that failed is worth nothing, whatever it scored. */
function mean(rows: readonly OutcomeRow[]): number {
  return rows.reduce((sum, { valid, utility }) => sum + (valid ? utility : 0), 0) / Math.max(1, rows.length);
}
