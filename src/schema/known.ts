/** The profiles that this process has looked up, as reading tries them. Whoever hears of a change drops what it concerns. */
import type { LearningReads } from '../ports/learning-store.ts';
import { LIVE, type LiveProfile, type Profile } from './profile.ts';
import { rhoOf } from './rho.ts';

/** A site's rho moves with every page; a look this old is taken anew. Milliseconds. */
const FRESH_MS = 60_000;
const MOST_SITES = 5_000;

export interface SiteProfiles {
  readonly profiles: readonly LiveProfile[];
  /** Every one of them was learned from pages that a browser had rendered. */
  readonly rendered: boolean;
}

interface Look {
  readonly at: number;
  readonly found: Promise<SiteProfiles>;
}

export class KnownProfiles {
  readonly #store: LearningReads;
  readonly #now: () => number;
  readonly #sites = new Map<string, Look>();

  constructor(store: LearningReads, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A site's live profiles. */
  async ofSite(site: string): Promise<SiteProfiles> {
    const known = this.#sites.get(site);
    if (known !== undefined && Math.abs(this.#now() - known.at) < FRESH_MS) return known.found;
    const look = { at: this.#now(), found: this.#look(site) };
    this.#sites.delete(site);
    this.#sites.set(site, look);
    look.found.catch(() => this.#forget(site, look));
    const [oldest] = this.#sites.keys();
    if (this.#sites.size > MOST_SITES && oldest !== undefined) this.#sites.delete(oldest);
    return look.found;
  }

  /** Some of other sites' profiles, under the guards for those: as they stand in the Store, whatever the index said. */
  async foreign(candidates: readonly { readonly site: string; readonly profileId: string }[]): Promise<LiveProfile[]> {
    const found = await Promise.all(candidates.map(({ site }) => this.ofSite(site)));
    return candidates.flatMap(({ profileId }, at) => {
      const profile = found[at]?.profiles.find(({ id }) => id === profileId);
      return profile === undefined ? [] : [{ ...profile, foreign: true }];
    });
  }

  drop(site: string): void {
    this.#sites.delete(site);
  }

  #forget(site: string, look: Look): void {
    if (this.#sites.get(site) === look) this.#sites.delete(site);
  }

  async #look(site: string): Promise<SiteProfiles> {
    const live = await this.#store.profiles({ site, status: LIVE });
    const profiles = await Promise.all(live.map((profile) => this.#prepare(profile)));
    return { profiles, rendered: live.length > 0 && live.every(({ rendered }) => rendered) };
  }

  async #prepare(profile: Profile): Promise<LiveProfile> {
    const { id, version, site, rules } = profile;
    const rho = rhoOf(profile, await this.#store.tally(id, version));
    return { id, version, site, rules, rho, foreign: false };
  }
}
