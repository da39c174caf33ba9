/** The reports of one earthquake to its event. */
import type { EventRecord } from '../../../../topics/events.ts';
import { inferCoordinates } from '../places/infer.ts';
import { chosen, sharpened, TOGETHER } from './choose.ts';
import { claimsOf } from './claims.ts';
import { commonest } from './cluster.ts';
import type { Field } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import type { Sighting } from './sighting.ts';
import { type Statement, statementsOf } from './statements.ts';

/** What follows from reports alone: an event without its id and history. */
export type Fused = Omit<EventRecord, 'eventId' | 'revision' | 'status' | 'supersededBy' | 'cause'>;

/** Pure: the order of the reports changes nothing. */
export function fuse(sightings: readonly Sighting[], knowledge: Knowledge): Fused {
  const sorted = sightings.toSorted((a, b) => a.publishedAt - b.publishedAt || (a.key < b.key ? -1 : 1));
  const statements = statementsOf(sorted, knowledge);
  const taken = takenOf(statements, knowledge);
  const value = <T>(field: Field): T | null => (taken.get(field)?.value ?? null) as T | null;
  return {
    role: roleOf(sorted),
    magnitude: value('magnitude'),
    energyClass: value('energyClass'),
    intensity: value('intensity'),
    originTime: value('originTime'),
    location: locationOf(taken, knowledge),
    impact: {
      deaths: value('deaths'),
      injured: value('injured'),
      buildingsDamaged: value('buildingsDamaged'),
      tsunamiWarning: value('tsunamiWarning'),
    },
    claims: claimsOf(statements, taken, knowledge),
    firstSeen: sorted[0]?.record.publishedAt ?? '',
    lastSeen: sorted.at(-1)?.record.publishedAt ?? '',
    documents: [...new Set(sorted.map(({ documentId }) => documentId))].sort(),
    reports: sorted
      .map(({ documentId, ordinal }) => ({ documentId, ordinal }))
      .sort((a, b) => (a.documentId === b.documentId ? a.ordinal - b.ordinal : a.documentId < b.documentId ? -1 : 1)),
  };
}

/** A list tells no role; whoever knows better does. */
function roleOf(sightings: readonly Sighting[]): EventRecord['role'] {
  return commonest(sightings.map(({ role }) => role).filter((role) => role !== 'other')) ?? 'other';
}

type Statements = ReadonlyMap<Field, readonly Statement[]>;

function takenOf(statements: Statements, knowledge: Knowledge): Map<Field, Statement> {
  const countries = statements.get('country') ?? [];
  const country = (chosen(countries, null, knowledge)?.value ?? null) as string | null;
  const taken = new Map<Field, Statement>();
  for (const [field, some] of statements) {
    const best = chosen(some, country, knowledge);
    if (best !== null) taken.set(field, sharpened(best, some, knowledge));
  }
  for (const [first, others] of TOGETHER) takeTogether(first, others, statements, taken);
  return taken;
}

/** All from one report: of those that give the first field's value, the one that gives most of the others, too. */
function takeTogether(
  first: Field,
  others: readonly Field[],
  statements: Statements,
  taken: Map<Field, Statement>,
): void {
  const lead = taken.get(first);
  const saidBy = (field: Field, sighting: Sighting | undefined) =>
    statements.get(field)?.find((statement) => statement.sighting === sighting);
  const completeness = ({ sighting }: Statement) =>
    others.filter((field) => saidBy(field, sighting) !== undefined).length;
  let best = lead;
  for (const statement of statements.get(first) ?? []) {
    if (best === undefined || statement.key !== lead?.key || !statement.current) continue;
    if (completeness(statement) > completeness(best)) best = statement;
  }
  if (best !== undefined) taken.set(first, best);
  for (const field of others) {
    const own = saidBy(field, best?.sighting);
    if (own === undefined) taken.delete(field);
    else taken.set(field, own);
  }
}

function locationOf(taken: ReadonlyMap<Field, Statement>, knowledge: Knowledge): Fused['location'] {
  const value = <T>(field: Field): T | null => (taken.get(field)?.value ?? null) as T | null;
  const sighting = taken.get('place')?.sighting ?? null;
  const { place: fix = null, report = null } = sighting ?? {};
  const stated = report?.location ?? null;
  const follows = fix === null || stated === null ? null : inferCoordinates(fix, stated.distanceKm, stated.direction);
  return {
    place: value('place'),
    country: value('country'),
    latitude: value('latitude'),
    longitude: value('longitude'),
    depthKm: value('depthKm'),
    distanceKm: value('distanceKm'),
    direction: value('direction'),
    inferred: stated?.inferred ?? follows,
    gazetteerId: fix?.id ?? null,
    names: fix === null ? {} : knowledge.namesOf(fix.id),
  };
}
