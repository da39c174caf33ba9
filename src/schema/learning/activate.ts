/** A candidate that passed. */
import { currentOf, isLive } from '../life.ts';
import type { Profile } from '../profile.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';

/**
 * Makes a profile's candidate active, and has the pages read again that waited for it; not where the site has as many
 * profiles as it may and none of them drifts: every page is tried with all of them.
 */
export function activate({ settings }: Pick<LearnerDeps, 'settings'>, ledger: Ledger, id: string): boolean {
  if (ledger.liveVersionOf(id) === null && !hasRoom(ledger, settings.profiles)) return false;
  if (!ledger.happen(id, { kind: 'pass' })) return false;
  ledger.succeeded();
  const profile = currentOf(ledger.versionsOf(id));
  if (profile !== null) ledger.goOn({ profile: id, version: profile.version, drifted: null, after: '' });
  retireCrowd(ledger, settings.profiles);
  return true;
}

/** Whether one more of a site's profiles may come into use. */
export function hasRoom(ledger: Ledger, most: number): boolean {
  const current = inUse(ledger);
  return current.length < most || current.some(({ status }) => status === 'drifting');
}

const inUse = (ledger: Ledger): Profile[] => ledger.ids().flatMap((id) => ledger.versionsOf(id).filter(isLive));

/** Beyond what a site may have, those that drift longest go. */
function retireCrowd(ledger: Ledger, most: number): void {
  const current = inUse(ledger);
  const surplus = current
    .filter(({ status }) => status === 'drifting')
    .sort((one, other) => one.validFrom - other.validFrom)
    .slice(0, Math.max(0, current.length - most));
  for (const { id } of surplus) ledger.happen(id, { kind: 'retire', version: null });
}
