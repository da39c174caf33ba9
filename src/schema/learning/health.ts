/** How a profile version has been doing lately, against what it was accepted with. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { DRIFT } from '../thresholds.ts';

export interface Health {
  /**
   * fallen: the latest uses in a row were no good, or too many of them. well: the latest are as good as it was accepted
   * with. unsure: neither.
   */
  readonly state: 'well' | 'unsure' | 'fallen';
  /** The latest uses in a row were no good. */
  readonly isOut: boolean;
  /** The latest uses that were no good, the latest first. */
  readonly bad: readonly OutcomeRow[];
  /** Those that were. */
  readonly good: readonly OutcomeRow[];
  /** Fetch time of the earliest of the bad uses since the last good one; null where the latest use was good. */
  readonly since: number | null;
}

/** `rows` of one version in any order; `baseline` is its mean utility when it was accepted. */
export function healthOf(rows: readonly OutcomeRow[], baseline: number): Health {
  const used = usesOf(rows).slice(0, DRIFT.window);
  const isBad = ({ valid, utility }: OutcomeRow) => !valid || utility < baseline - DRIFT.fall;
  const bad = used.filter(isBad);
  const streak = used.findIndex((row) => !isBad(row));
  const length = streak === -1 ? used.length : streak;
  const isOut = length >= DRIFT.run;
  const isFallen = isOut || (used.length >= DRIFT.least && bad.length >= DRIFT.share * used.length);
  return {
    state: isFallen ? 'fallen' : isWell(used, baseline) ? 'well' : 'unsure',
    isOut,
    bad,
    good: used.filter((row) => !isBad(row)),
    since: used[length - 1]?.at ?? null,
  };
}

/** Uses, not mere tries on pages of other templates; the latest page first. */
function usesOf(rows: readonly OutcomeRow[]): OutcomeRow[] {
  return rows.filter(({ valid, fault }) => valid || fault !== null).sort((one, other) => other.at - one.at);
}

function isWell(used: readonly OutcomeRow[], baseline: number): boolean {
  const latest = used.slice(0, DRIFT.run);
  return latest.length === DRIFT.run && latest.every((row) => row.valid && row.utility >= baseline - DRIFT.fall / 2);
}
