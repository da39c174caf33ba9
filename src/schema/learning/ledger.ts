/** One site's learning while a record is studied: what the Store holds, and the changes that are to be made together. */
import type { LearningReads, LearningWrites, OutcomeRow, ProfileVectors, SiteRow } from '../../ports/learning-store.ts';
import { cosine } from '../fingerprint.ts';
import { advance, isLive, type LifeEvent } from '../life.ts';
import type { Fault, Origin, Profile } from '../profile.ts';
import { growthStep, isHopeless, isOver, quietMs } from './patience.ts';
import type { Lesson, Reread, RereadRequest } from './records.ts';

export interface Kin {
  readonly id: string;
  readonly versions: readonly Profile[];
  /** Cosine of structures, in [-1, 1]. */
  readonly score: number;
}

export class Ledger {
  readonly site: string;
  readonly now: number;
  readonly #profiles: Map<string, readonly Profile[]>;
  readonly #vectors: Map<string, ProfileVectors>;
  #row: SiteRow;
  readonly #written = new Map<string, Profile>();
  readonly #outcomes: OutcomeRow[] = [];
  readonly #newVectors = new Map<string, ProfileVectors>();
  readonly #won: Origin['kind'][] = [];
  readonly #reread: Reread[] = [];
  readonly #more: RereadRequest[] = [];
  #isRowChanged = false;
  #hasTried = false;

  private constructor(
    site: string,
    now: number,
    profiles: readonly Profile[],
    row: SiteRow | null,
    vectors: readonly ProfileVectors[],
  ) {
    this.site = site;
    this.now = now;
    this.#profiles = new Map([...Map.groupBy(profiles, ({ id }) => id)]);
    this.#row = row ?? { site, attempts: 0, quietUntil: 0, faults: {}, updated: now };
    // by id, then version: the latest stays, unless an earlier one is in use
    this.#vectors = new Map(vectors.map((one) => [one.profileId, one]));
    for (const one of vectors) {
      if (this.liveVersionOf(one.profileId)?.version === one.version) this.#vectors.set(one.profileId, one);
    }
  }

  static async open(store: LearningReads, site: string, now: number): Promise<Ledger> {
    const [profiles, row] = await Promise.all([store.profiles({ site }), store.site(site)]);
    const ids = [...new Set(profiles.map(({ id }) => id))];
    return new Ledger(site, now, profiles, row, await store.vectors(ids));
  }

  ids(): string[] {
    return [...this.#profiles.keys()];
  }

  versionsOf(id: string): readonly Profile[] {
    return this.#profiles.get(id) ?? [];
  }

  liveVersionOf(id: string): Profile | null {
    return this.versionsOf(id).find(isLive) ?? null;
  }

  vectorsOf(id: string): ProfileVectors | null {
    return this.#vectors.get(id) ?? null;
  }

  /** The site's profiles by their likeness to a page's structure, the likest first, as far as they reach `least`. */
  kinOf(structure: ArrayLike<number>, least: number): Kin[] {
    return [...this.#vectors.values()]
      .map((one) => ({
        id: one.profileId,
        versions: this.versionsOf(one.profileId),
        score: cosine(one.structure, structure),
      }))
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score);
  }

  /** Lets an event happen to a profile; answers whether it changed anything. */
  happen(id: string, event: LifeEvent): boolean {
    if (event.kind === 'propose') this.#won.push(event.draft.origin.kind);
    const before = this.versionsOf(id);
    const after = advance(before, event, this.now);
    for (const one of after) if (!before.includes(one)) this.#written.set(`${id}/${one.version}`, one);
    this.#profiles.set(id, after);
    return after !== before;
  }

  record(rows: readonly OutcomeRow[]): void {
    this.#outcomes.push(...rows);
    for (const { fault, valid } of rows) if (fault !== null && !valid) this.count(fault);
  }

  count(fault: Fault): void {
    this.#change({ faults: { ...this.#row.faults, [fault]: (this.#row.faults[fault] ?? 0) + 1 } });
  }

  setVectors(vectors: ProfileVectors): void {
    this.#vectors.set(vectors.profileId, vectors);
    this.#newVectors.set(`${vectors.profileId}/${vectors.version}`, vectors);
  }

  /**
   * Whether to try and learn from so many pages: not while the negative cache says no, unless they became many more.
   * `isNews`: they were good until now, which is worth an attempt too, unless the site is hopeless.
   */
  mayLearnFrom(pages: number, isNews = false): boolean {
    const { quietUntil, attempts } = this.#row;
    return isOver(quietUntil, this.now) || growthStep(pages, attempts) || (isNews && !isHopeless(attempts));
  }

  /** Whether something was induced, with or without a result. */
  get hasTried(): boolean {
    return this.#hasTried;
  }

  failed(): void {
    this.#hasTried = true;
    const attempts = this.#row.attempts + 1;
    this.#change({ attempts, quietUntil: this.now + quietMs(attempts) });
  }

  succeeded(): void {
    this.#hasTried = true;
    if (this.#row.attempts > 0) this.#change({ attempts: 0, quietUntil: 0 });
  }

  #change(changes: Partial<SiteRow>): void {
    this.#row = { ...this.#row, ...changes, updated: this.now };
    this.#isRowChanged = true;
  }

  readAgain(pages: readonly Reread[]): void {
    this.#reread.push(...pages);
  }

  goOn(request: Omit<RereadRequest, 'kind' | 'site'>): void {
    this.#more.push({ kind: 'reread', site: this.site, ...request });
  }

  lesson(): Lesson {
    const written = [...this.#written.values()].sort((one, other) => one.revision - other.revision);
    return {
      changes: (tx) => this.#write(tx, written),
      changed: [...new Set(written.map(({ id }) => id))],
      won: this.#won,
      reread: this.#reread,
      more: this.#more,
    };
  }

  async #write(tx: LearningWrites, written: readonly Profile[]): Promise<void> {
    if (this.#outcomes.length > 0) await tx.putOutcomes(this.#outcomes);
    for (const profile of written) await tx.putProfile(profile);
    for (const vectors of this.#newVectors.values()) await tx.putVectors(vectors);
    if (this.#isRowChanged) await tx.putSite(this.#row);
  }
}
