/** A candidate that passed. */
import { currentOf, isLive } from '../life.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';

/** Makes a profile's candidate active, and has the pages read again that waited for it. */
export function activate({ settings }: Pick<LearnerDeps, 'settings'>, ledger: Ledger, id: string): boolean {
  if (!ledger.happen(id, { kind: 'pass' })) return false;
  ledger.succeeded();
  const profile = currentOf(ledger.versionsOf(id));
  if (profile !== null) ledger.goOn({ profile: id, version: profile.version, drifted: null, after: '' });
  retireCrowd(ledger, settings.profiles);
  return true;
}

/** Beyond what a site may have, those that drift longest go. */
function retireCrowd(ledger: Ledger, most: number): void {
  const current = ledger.ids().flatMap((id) => ledger.versionsOf(id).filter(isLive));
  const surplus = current
    .filter(({ status }) => status === 'drifting')
    .sort((one, other) => one.validFrom - other.validFrom)
    .slice(0, Math.max(0, current.length - most));
  for (const { id } of surplus) ledger.happen(id, { kind: 'retire', version: null });
}
