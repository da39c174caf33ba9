/** What the daemon learned of the demo's sites: its profiles, from the Store. */
import type { Store } from '../src/ports/store.ts';
import { currentOf } from '../src/schema/life.ts';
import { type Contender, LIVE, type Profile } from '../src/schema/profile.ts';

export interface Learned {
  /** The version in use, or else the latest. */
  readonly profile: Profile;
  /** Pages that were read with it, by all of its versions. */
  readonly pages: number;
  /** Those who competed for any of its versions. */
  readonly contenders: readonly Contender[];
  /** Whether the embedder's vectors lead to it. */
  readonly embedded: boolean;
}

/** The profiles of these sites, in the sites' order. */
export async function readLearned(store: Pick<Store, 'profiles' | 'tally' | 'vectors'>, sites: readonly string[]) {
  const learned: Learned[] = [];
  for (const site of sites) {
    const ofSite = Map.groupBy(await store.profiles({ site }), ({ id }) => id);
    for (const versions of ofSite.values()) {
      const profile = currentOf(versions);
      if (profile === null) continue;
      const tallies = await Promise.all(versions.map(({ id, version }) => store.tally(id, version)));
      learned.push({
        profile,
        pages: tallies.reduce((sum, { chosen }) => sum + chosen, 0),
        embedded: (await store.vectors([profile.id])).some(({ semantics }) => semantics !== null),
        contenders: versions.flatMap(({ contenders }) => contenders),
      });
    }
  }
  return learned;
}

/** How many profiles there are, whatever has become of them. */
export async function countProfiles(store: Pick<Store, 'versionsIn'>): Promise<number> {
  return (await store.versionsIn([...LIVE, 'candidate', 'retired'])).size;
}
