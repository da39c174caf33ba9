/**
 * Ids. An id stays with the report that founded it; where two events prove to be one the older id survives; the rest of
 * a split takes a new one. An event whose founder is gone is passed on to those who were in it with the founder.
 */
import { identifier } from '../../../../topics/contract.ts';
import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportKey, StoredEvent } from '../../../ports/quake-store.ts';
import type { Quake } from './retract.ts';
import type { Sighting } from './sighting.ts';

/** An event of the Store, and what of its record decides who inherits its id. */
export interface Known {
  readonly stored: StoredEvent;
  /** Keys of its reports. */
  readonly reports: readonly string[];
  readonly cause: EventRecord['cause'];
  readonly supersededBy: string | null;
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

/** `known`: the events of the neighbourhood; `newest`: the document that changed, which founds what is new. */
export function identify(quakes: readonly Quake[], known: readonly Known[], newest: string): Identified {
  const homes = new Map<string, Quake>();
  for (const quake of quakes) for (const { key } of quake.cluster.sightings) homes.set(key, quake);
  const open = known.filter(({ supersededBy }) => supersededBy === null).sort(oldestFirst);
  const taken = new Map<Quake, Known>();
  const heirs = new Map<Known, Quake | null>();
  for (const one of open) heirs.set(one, homes.get(keyOf(one.stored.founder)) ?? null);
  claim(open, heirs, taken);
  const orphans = open.filter((one) => heirs.get(one) === null && one.stored.status !== 'cancel');
  for (const one of orphans) heirs.set(one, heirOf(one, homes));
  claim(orphans, heirs, taken);
  const ids = new Set(known.map(({ stored }) => stored.eventId));
  const assigned = quakes.flatMap((quake) => assign(quake, taken.get(quake) ?? null, newest, ids) ?? []);
  const idOf = new Map(assigned.map(({ quake, eventId }) => [quake, eventId]));
  const ended = open.flatMap((one) => {
    const heir = heirs.get(one) ?? null;
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

function claim(events: readonly Known[], heirs: ReadonlyMap<Known, Quake | null>, taken: Map<Quake, Known>): void {
  for (const one of events) {
    const heir = heirs.get(one) ?? null;
    if (heir !== null && !taken.has(heir)) taken.set(heir, one);
  }
}

/** Where most of its reports are now, alive before retracted. */
function heirOf({ reports }: Known, homes: ReadonlyMap<string, Quake>): Quake | null {
  const counts = new Map<Quake, number>();
  for (const key of reports) {
    const home = homes.get(key);
    if (home !== undefined) counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([a, m], [b, n]) => Number(a.retracted) - Number(b.retracted) || n - m);
  return ranked[0]?.[0] ?? null;
}

function assign(quake: Quake, known: Known | null, newest: string, ids: Set<string>): Assignment | null {
  // nobody has heard of it
  if (known === null && quake.retracted) return null;
  const { sightings } = quake.cluster;
  const founder = sightings.some(({ key }) => known !== null && key === keyOf(known.stored.founder))
    ? (known as Known).stored.founder
    : founderOf(sightings, newest);
  const eventId = known?.stored.eventId ?? freshId(founder, ids);
  ids.add(eventId);
  return { eventId, founder, quake, known };
}

function founderOf(sightings: readonly Sighting[], newest: string): ReportKey {
  const own = sightings.filter(({ documentId }) => documentId === newest);
  const [first] = (own.length > 0 ? own : sightings).toSorted(
    (a, b) => a.publishedAt - b.publishedAt || (a.key < b.key ? -1 : 1),
  ) as [Sighting];
  return { documentId: first.documentId, ordinal: first.ordinal };
}

/** By its founder, who may have founded others before. */
function freshId({ documentId, ordinal }: ReportKey, ids: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const id = identifier('event', documentId, ordinal, attempt);
    if (!ids.has(id)) return id;
  }
}

export function keyOf({ documentId, ordinal }: ReportKey): string {
  return `${documentId}/${ordinal}`;
}
