/** What came of everybody's proposals, over many profiles. */
import type { Origin, Profile } from '../schema/profile.ts';

interface Share {
  readonly proposals: number;
  readonly wins: number;
}

export interface Totals {
  readonly profiles: number;
  readonly versions: number;
  /** By who proposed: those that competed when a version was made, as far as versions remember them. */
  readonly origins: Readonly<Record<Origin['kind'], Share>>;
}

export function totalsOf(versions: readonly Profile[]): Totals {
  const contenders = versions.flatMap((one) => one.contenders);
  const shareOf = (kind: Origin['kind']): Share => {
    const proposals = contenders.filter(({ origin }) => origin.kind === kind);
    return { proposals: proposals.length, wins: proposals.filter(({ won }) => won).length };
  };
  return {
    profiles: new Set(versions.map(({ id }) => id)).size,
    versions: versions.length,
    origins: { deterministic: shareOf('deterministic'), model: shareOf('model'), neighbour: shareOf('neighbour') },
  };
}

export function describeTotals({ profiles, versions, origins }: Totals): string {
  const shares = Object.entries(origins)
    .filter(([, { proposals }]) => proposals > 0)
    .map(([kind, { proposals, wins }]) => `${kind} won ${wins} of ${counted(proposals, 'proposal')}`);
  return [`${counted(profiles, 'profile')}, ${counted(versions, 'version')}`, ...shares].join('; ');
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
