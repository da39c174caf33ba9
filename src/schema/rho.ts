/** rho of the method: how far a profile's selectors are trusted, from their past uses and from the lint. */
import type { Tally } from '../ports/learning-store.ts';
import type { Profile } from './profile.ts';
import { RHO } from './thresholds.ts';

/** By field, in [0, 1]: the share of valid uses, shrunk to the prior, and less where the selectors are fragile. */
export function rhoOf(
  { rules, fragility }: Pick<Profile, 'rules' | 'fragility'>,
  { uses, valid }: Pick<Tally, 'uses' | 'valid'>,
): Readonly<Record<string, number>> {
  const trusted = Math.max(RHO.least, (valid + RHO.prior * RHO.weight) / (uses + RHO.weight));
  const rho = trusted * (1 - RHO.fragility * fragility);
  return Object.fromEntries(['text', ...Object.keys(rules.fields)].map((field) => [field, rho]));
}
