/**
 * What a changed record can change. Reports of exact times, and retractions, are linked by chains of compatible pairs;
 * vague reports make no links, or those of one day would lead to the next day's, without end: one may go to another of the
 * earthquakes that it fits only where one of these has changed. So those near the change are looked at anew, and all others
 * stay in the events of the Store that they are in.
 */
import type { QuakeReads } from '../../../ports/quake-store.ts';
import type { Known } from './identify.ts';
import type { KnownEvents } from './known-events.ts';
import { type Comparing, SLIPPED_HOURS } from './likeness.ts';
import { isExact, type LinkClass, Links } from './links.ts';
import type { OpenClasses } from './open-classes.ts';
import type { Prepared, Preparer } from './prepared.ts';
import type { Sighting } from './sighting.ts';
import { STEP_MS } from './times.ts';
import { Windows } from './windows.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface NeighbourhoodDeps {
  readonly preparer: Preparer;
  readonly comparing: Comparing;
  readonly events: KnownEvents;
  readonly store: Pick<QuakeReads, 'reportsBetween' | 'reportsOf' | 'eventsOf'>;
}

/** Times are as they are now: the changed record as it is, without what it said before. */
export interface Neighbours {
  readonly sightings: readonly Sighting[];
  readonly withdrawals: readonly Withdrawal[];
  readonly known: readonly Known[];
}

export async function neighboursOf(
  now: Prepared,
  before: Prepared | null,
  deps: NeighbourhoodDeps,
): Promise<Neighbours> {
  return new Neighbourhood(now, before, deps).neighbours();
}

class Neighbourhood {
  readonly #now: Prepared;
  readonly #before: Prepared | null;
  readonly #deps: NeighbourhoodDeps;
  readonly #links: Links;
  readonly #loaded: OpenClasses<LinkClass>;
  /** Of these: what nothing that was looked at is linked to yet, and what takes something back. */
  readonly #fresh: OpenClasses<LinkClass>;
  readonly #takingBack: OpenClasses<LinkClass>;
  readonly #windows: Windows;
  /** Vague classes by document. */
  readonly #vague = new Map<string, Set<LinkClass>>();
  /** As the Store has them. */
  readonly #byKey = new Map<string, { readonly sighting: Sighting; readonly home: LinkClass }>();
  readonly #homes = new Map<string, Known>();
  readonly #asked = new Set<string>();
  readonly #events = new Set<string>();
  readonly #chained = new Set<LinkClass>();
  readonly #anew = new Set<LinkClass>();
  readonly #staying = new Set<Sighting>();
  /** Vague classes that are linked to something above. */
  readonly #touched = new Set<LinkClass>();
  /** By event. */
  readonly #isVagueOf = new Map<string, boolean>();
  /** Vague classes that a retraction may mean. */
  readonly #doubted = new Set<LinkClass>();

  constructor(now: Prepared, before: Prepared | null, deps: NeighbourhoodDeps) {
    const { tolerances } = deps.comparing;
    this.#now = now;
    this.#before = before;
    this.#deps = deps;
    this.#links = new Links(deps.comparing);
    this.#loaded = this.#links.open();
    this.#fresh = this.#links.open();
    this.#takingBack = this.#links.open();
    this.#windows = new Windows(
      Math.max(STEP_MS / 2 + tolerances.farMinutes * 60_000, (SLIPPED_HOURS + 0.1) * 3_600_000),
    );
  }

  async neighbours(): Promise<Neighbours> {
    const first = [...this.#add(this.#now, false), ...(this.#before === null ? [] : this.#add(this.#before, true))];
    let chained = first.filter(isExact);
    let anew = first.filter((one) => !isExact(one));
    for (const one of await this.#chain(chained)) anew.push(one);
    chained = [];
    while (chained.length + anew.length > 0) {
      for (const one of await this.#chain(chained)) this.#touched.add(one);
      chained = await this.#look(anew);
      const more = await this.#eventsAround();
      chained.push(...more.chained);
      anew = more.anew;
    }
    return this.#found();
  }

  /** Looks at classes, then at those that they lead to, until there are no more. */
  async #walk(
    from: readonly LinkClass[],
    looked: Set<LinkClass>,
    each: (one: LinkClass) => Iterable<LinkClass>,
  ): Promise<void> {
    let frontier = [...new Set(from)].filter((one) => !looked.has(one));
    while (frontier.length > 0) {
      for (const one of frontier) {
        looked.add(one);
        this.#fresh.delete(one);
      }
      await this.#read(frontier);
      const next = new Set<LinkClass>();
      for (const one of frontier) for (const other of each(one)) if (!looked.has(other)) next.add(other);
      frontier = [...next];
    }
  }

  /** What is linked to a class and to nothing that was looked at before. */
  #firstLinked(one: LinkClass): readonly LinkClass[] {
    const linked = this.#links.linked(one, this.#fresh);
    for (const other of linked) this.#fresh.delete(other);
    return linked;
  }

  /** Follows exact links; answers with the vague classes that it came by. */
  async #chain(from: readonly LinkClass[]): Promise<readonly LinkClass[]> {
    const vague = new Set<LinkClass>();
    await this.#walk(from, this.#chained, (one) => {
      const linked = this.#firstLinked(one);
      for (const other of linked) if (!isExact(other)) vague.add(other);
      if (one.withdrawals.size > 0)
        for (const other of this.#links.linked(one, this.#loaded)) if (!isExact(other)) this.#doubted.add(other);
      return linked.filter(isExact);
    });
    return [...vague];
  }

  /** Vague reports are looked at anew, with all of their documents; answers with the exact ones that they fit. */
  async #look(classes: readonly LinkClass[]): Promise<LinkClass[]> {
    const found = new Set<LinkClass>();
    await this.#walk(classes, this.#anew, (one) => {
      for (const other of this.#firstLinked(one)) (isExact(other) ? found : this.#touched).add(other);
      return [...one.sightings].flatMap(({ documentId }) => [...(this.#vague.get(documentId) ?? [])]);
    });
    return [...found].filter((one) => !this.#chained.has(one));
  }

  /** Whole events: of what was found, and of vague reports alone that are linked to it. */
  async #eventsAround(): Promise<{ readonly chained: LinkClass[]; readonly anew: LinkClass[] }> {
    const chained = new Set<LinkClass>();
    const anew = new Set<LinkClass>();
    const touched = new Set([...this.#touched].filter((one) => !this.#anew.has(one)));
    await this.#ask([...this.#chained, ...this.#anew, ...touched].flatMap(({ sightings }) => [...sightings]));
    const whole = new Set<Known>();
    for (const { sightings } of [...this.#chained, ...this.#anew])
      for (const { key } of sightings) whole.add(this.#homes.get(key) as Known);
    for (const one of touched)
      for (const sighting of one.sightings) {
        const home = this.#homes.get(sighting.key);
        if (home === undefined) anew.add(one);
        else if (this.#doubted.has(one) || (await this.#isVague(home))) whole.add(home);
      }
    for (const event of whole) {
      if (event === undefined) continue;
      for (const { sighting, home } of await this.#membersOf(event)) {
        if (isExact(home)) chained.add(home);
        else if (!this.#anew.has(home) && !this.#staying.has(sighting)) {
          this.#staying.add(sighting);
          for (const one of await this.#retracting(home, await this.#isVague(event))) chained.add(one);
        }
      }
    }
    const left = [...chained].filter((one) => !this.#chained.has(one));
    const again = [...this.#touched].some((one) => !this.#anew.has(one) && !touched.has(one));
    if (again && left.length + anew.size === 0) return this.#eventsAround();
    return { chained: left, anew: [...anew] };
  }

  /** What may take it back; whether `others` that are vague are linked to it matters where these alone make an event. */
  async #retracting(one: LinkClass, others: boolean): Promise<readonly LinkClass[]> {
    await this.#read([one]);
    if (others) for (const other of this.#links.linked(one, this.#fresh)) if (!isExact(other)) this.#touched.add(other);
    return this.#links.linked(one, this.#takingBack);
  }

  async #isVague(event: Known): Promise<boolean> {
    const { eventId } = event.stored;
    const vague = this.#isVagueOf.get(eventId) ?? (await this.#membersOf(event)).every(({ home }) => !isExact(home));
    this.#isVagueOf.set(eventId, vague);
    return vague;
  }

  async #membersOf({ reports }: Known) {
    const missing = reports.filter((key) => !this.#byKey.has(key)).map((key) => key.slice(0, key.lastIndexOf('/')));
    if (missing.length > 0) {
      const rows = await this.#deps.store.reportsOf([...new Set(missing)]);
      for (const row of rows) if (this.#windows.isNew(row.documentId)) this.#add(this.#deps.preparer.read(row), true);
    }
    return reports.flatMap((key) => this.#byKey.get(key) ?? []);
  }

  async #ask(sightings: readonly Sighting[]): Promise<void> {
    const fresh = sightings.filter(({ key }) => !this.#asked.has(key));
    for (const { key } of fresh) this.#asked.add(key);
    for (const known of await this.#deps.events.around(fresh, this.#deps.store))
      if ((known.cause === null || known.cause === 'retracted') && !this.#events.has(known.stored.eventId)) {
        this.#events.add(known.stored.eventId);
        for (const key of known.reports) this.#homes.set(key, known);
      }
  }

  async #read(classes: readonly LinkClass[]): Promise<void> {
    const { store, preparer } = this.#deps;
    for (const { from, to } of this.#windows.toRead(classes.map(({ features }) => features.span))) {
      const versions = await store.reportsBetween(Math.floor(from), Math.ceil(to));
      const fresh = versions.filter(({ documentId }) => this.#windows.isNew(documentId));
      for (const prepared of await preparer.stored(fresh, store)) this.#add(prepared, true);
    }
  }

  #add({ documentId, sightings, withdrawals }: Prepared, stored: boolean): readonly LinkClass[] {
    this.#windows.know(documentId);
    const classes: LinkClass[] = withdrawals.map((withdrawal) => this.#links.addWithdrawal(withdrawal));
    for (const sighting of sightings) {
      const home = this.#links.addSighting(sighting);
      classes.push(home);
      if (stored) this.#byKey.set(sighting.key, { sighting, home });
      if (isExact(home)) continue;
      this.#vague.set(documentId, (this.#vague.get(documentId) ?? new Set()).add(home));
    }
    for (const one of classes) {
      this.#loaded.add(one);
      if (one.withdrawals.size > 0) this.#takingBack.add(one);
      if (!this.#chained.has(one) && !this.#anew.has(one) && !this.#touched.has(one)) this.#fresh.add(one);
    }
    return classes;
  }

  async #found(): Promise<Neighbours> {
    const all = new Set(this.#staying);
    const withdrawals = new Set<Withdrawal>();
    for (const one of [...this.#chained, ...this.#anew]) {
      for (const sighting of one.sightings) all.add(sighting);
      for (const withdrawal of one.withdrawals) withdrawals.add(withdrawal);
    }
    const known = await this.#deps.events.around([...all], this.#deps.store);
    const current = new Set<unknown>([...this.#now.sightings, ...this.#now.withdrawals]);
    const holds = (one: { readonly documentId: string }) => one.documentId !== this.#now.documentId || current.has(one);
    return { sightings: [...all].filter(holds), withdrawals: [...withdrawals].filter(holds), known };
  }
}
