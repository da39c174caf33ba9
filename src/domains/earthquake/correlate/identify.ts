/**
 * Ids. An id stays with the report that founded it, as long as that is of the same earthquake; else with those who were
 * in the event with it. Where two events prove to be one the older id survives; the rest of a split takes a new one.
 */
import { identifier } from '../../../../topics/contract.ts';
import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportKey, StoredEvent } from '../../../ports/quake-store.ts';
import type { Comparing } from './likeness.ts';
import type { Quake } from './retract.ts';
import type { Features, Sighting } from './sighting.ts';

/** An event of the Store, and what of its record decides who inherits its id. */
export interface Known {
  readonly stored: StoredEvent;
  /** Keys of its reports. */
  readonly reports: readonly string[];
  readonly cause: EventRecord['cause'];
  readonly supersededBy: string | null;
  /** Its record but for who says so: what subscribers are told at once. */
  readonly substance: string;
  /** What its record says of when, where and how strong. */
  readonly features: Features;
}

/** The document's list that changed. */
export interface Revised {
  readonly documentId: string;
  readonly revision: number;
  /** Keys of its reports in the list before, and in this one: of those that still stand there. */
  readonly kept: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Assignment {
  readonly eventId: string;
  readonly founder: ReportKey;
  readonly quake: Quake;
  /** Null: it is new. */
  readonly known: Known | null;
}

export interface Ended {
  readonly known: Known;
  /** Null: nothing is left of it. */
  readonly supersededBy: string | null;
}

export interface Identified {
  readonly assigned: readonly Assignment[];
  readonly ended: readonly Ended[];
}

/** `known`: the events of the neighbourhood. */
export function identify(
  quakes: readonly Quake[],
  known: readonly Known[],
  revised: Revised,
  comparing: Comparing,
): Identified {
  const heirs = new Heirs(quakes, revised, comparing);
  const open = known.filter(({ supersededBy }) => supersededBy === null).sort(oldestFirst);
  const heirOf = new Map(open.map((one) => [one, heirs.of(one)]));
  const taken = new Map<Quake, Known>();
  for (const [one, heir] of heirOf) if (heir !== null && !taken.has(heir)) taken.set(heir, one);
  const assigned = quakes.flatMap((quake) => assign(quake, taken.get(quake) ?? null, revised) ?? []);
  const idOf = new Map(assigned.map(({ quake, eventId }) => [quake, eventId]));
  const ended = open.flatMap((one) => {
    const heir = heirOf.get(one) ?? null;
    if (one.stored.status === 'cancel' || (heir !== null && taken.get(heir) === one)) return [];
    return [{ known: one, supersededBy: heir === null ? null : (idOf.get(heir) ?? null) }];
  });
  return { assigned, ended };
}

/** Those alive before those cancelled, then by age. */
function oldestFirst({ stored: a }: Known, { stored: b }: Known): number {
  const dead = Number(a.status === 'cancel') - Number(b.status === 'cancel');
  return dead || a.founded - b.founded || (a.eventId < b.eventId ? -1 : 1);
}

/** Which earthquake an event of the Store is now. */
class Heirs {
  readonly #quakes: readonly Quake[];
  readonly #revised: Revised;
  readonly #comparing: Comparing;
  readonly #homes = new Map<string, Quake>();

  constructor(quakes: readonly Quake[], revised: Revised, comparing: Comparing) {
    this.#quakes = quakes;
    this.#revised = revised;
    this.#comparing = comparing;
    for (const quake of quakes) for (const { key } of quake.cluster.sightings) this.#homes.set(key, quake);
  }

  /** Its founder's, else where most of its reports are; null: none that is the same earthquake. */
  of(known: Known): Quake | null {
    if (known.cause === 'withdrawn') return this.#returned(known);
    const founders = this.#homeOf(keyOf(known.stored.founder));
    if (founders !== null && this.#isSame(known, founders)) return founders;
    const ranked = [...this.#shares(known)].sort(
      ([a, m], [b, n]) => Number(a.retracted) - Number(b.retracted) || n - m,
    );
    return ranked.find(([quake]) => this.#isSame(known, quake))?.[0] ?? null;
  }

  /** Nothing was left of it: it comes back where its founder's document tells of the like again. */
  #returned({ features, stored }: Known): Quake | null {
    let best: Quake | null = null;
    let most = -this.#comparing.tolerances.incompatible;
    for (const quake of this.#quakes) {
      const alike = this.#comparing.likeness(features, quake.cluster.features);
      if (alike < most || !quake.cluster.sightings.some((one) => one.documentId === stored.founder.documentId))
        continue;
      [best, most] = [quake, alike];
    }
    return best;
  }

  #homeOf(key: string): Quake | null {
    return this.#homes.get(followed(key, this.#revised)) ?? null;
  }

  #shares({ reports }: Known): ReadonlyMap<Quake, number> {
    const counts = new Map<Quake, number>();
    for (const key of reports) {
      const home = this.#homeOf(key);
      if (home !== null) counts.set(home, (counts.get(home) ?? 0) + 1);
    }
    return counts;
  }

  /** By what is told of both; or because most of its reports are there, and say what they said. */
  #isSame(known: Known, quake: Quake): boolean {
    const { likeness, tolerances } = this.#comparing;
    if (likeness(known.features, quake.cluster.features) >= -tolerances.incompatible) return true;
    // what made up a cancelled event may say anything by now
    if (known.stored.status === 'cancel') return false;
    const own = `${this.#revised.documentId}/`;
    const unchanged = known.reports.filter((key) => !key.startsWith(own) && this.#homes.get(key) === quake);
    return unchanged.length * 2 > known.reports.length;
  }
}

/** Where a list has been revised its reports may have other places in it; nowhere: an empty key. */
function followed(key: string, { documentId, kept }: Revised): string {
  return key.startsWith(`${documentId}/`) ? (kept.get(key) ?? '') : key;
}

function assign(quake: Quake, known: Known | null, revised: Revised): Assignment | null {
  // nobody has heard of it
  if (known === null && quake.retracted) return null;
  const { sightings } = quake.cluster;
  const last = known === null ? null : followed(keyOf(known.stored.founder), revised);
  const { documentId, ordinal } = sightings.find(({ key }) => key === last) ?? founderOf(sightings, revised.documentId);
  const founder = { documentId, ordinal };
  return { eventId: known?.stored.eventId ?? freshId(founder, revised), founder, quake, known };
}

function founderOf(sightings: readonly Sighting[], newest: string): Sighting {
  const own = sightings.filter(({ documentId }) => documentId === newest);
  const [first] = (own.length > 0 ? own : sightings).toSorted(
    (a, b) => a.publishedAt - b.publishedAt || (a.key < b.key ? -1 : 1),
  ) as [Sighting];
  return first;
}

/** Nobody has had it before, also of those whom the Store has forgotten: a list is revised once, and at one time. */
function freshId({ documentId, ordinal }: ReportKey, { documentId: by, revision, now }: Revised): string {
  return identifier('event', documentId, ordinal, by, revision, now);
}

export function keyOf({ documentId, ordinal }: ReportKey): string {
  return `${documentId}/${ordinal}`;
}
