/** Whose answer holds where several models were asked. */
import type { Report } from '../document.ts';
import type { Derived } from './derive.ts';
import type { Basis } from './fill.ts';
import { plainValue } from './fill.ts';

/** A model's answer that is grounded, and from whose quote the value follows; null: unknown, or refused. */
export interface Ballot {
  readonly model: string;
  readonly found: { readonly derived: Derived; readonly basis: Basis } | null;
}

export interface Voter {
  /** The ballot that holds; null: none does. */
  elect(ballots: readonly Ballot[], report: Report): Ballot | null;
}

/**
 * By agreement: a value holds when more than half of those who were asked gave it; of one model, its own. Of the ballots
 * with that value, the one whose quote the rest of the report's quotes stand nearest to is taken.
 */
export const majority: Voter = {
  elect(ballots, report) {
    const groups = new Map<string, Ballot[]>();
    for (const ballot of ballots) {
      if (ballot.found === null) continue;
      const key = String(plainValue(ballot.found.derived));
      groups.set(key, [...(groups.get(key) ?? []), ballot]);
    }
    const agreed = [...groups.values()].find((group) => 2 * group.length > ballots.length);
    if (agreed === undefined) return null;
    return agreed.reduce((best, ballot) => (distance(ballot, report) < distance(best, report) ? ballot : best));
  },
};

/** How far a ballot's quote lies from what the report stands on, in code units. */
function distance({ found }: Ballot, { evidence }: Report): number {
  const quote = found?.basis.quotes[0];
  const others = Object.values(evidence).flat();
  if (quote === undefined || others.length === 0) return 0;
  return Math.min(
    ...others.map(({ source, start }) => (source === quote.source ? Math.abs(start - quote.start) : FAR)),
  );
}

const FAR = 1_000_000;
