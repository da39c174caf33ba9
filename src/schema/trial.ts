/** Measures proposals. */
import type { SamplePage } from '../ports/page-work.ts';
import type { Proposal, Trial } from './profile.ts';

/** Runs every proposal on every page, beside the fallbacks. */
export async function trial(_proposals: readonly Proposal[], _pages: readonly SamplePage[]): Promise<readonly Trial[]> {
  return [];
}
