/** Next revisions of events: only of those in which something changed. */
import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportKey, StoredEvent } from '../../../ports/quake-store.ts';
import { fuse } from './fuse.ts';
import type { Assignment, Ended, Known } from './identify.ts';
import type { Knowledge } from './knowledge.ts';
import type { Sighting } from './sighting.ts';

/** Of an event of so many reports subscribers are not told that one more says the same, */
const MANY = 100;
/** until by this share more, or fewer, say so. */
const GROWN = 0.1;

/** What an event is now: to be stored with `putEvent`, and, where it is told, published as a revision of its own. */
export interface Change {
  readonly told: boolean;
  readonly event: StoredEvent;
  /** All that belong to it now. */
  readonly reports: readonly ReportKey[];
  readonly record: EventRecord;
}

/** Null where nothing changed. `changed`: the document that the Store does not hold yet. */
export function changeOf(
  { eventId, founder, quake, known }: Assignment,
  changed: string,
  knowledge: Knowledge,
  now: number,
): Change | null {
  const { sightings, features } = quake.cluster;
  const cause = quake.retracted ? ('retracted' as const) : null;
  const before = known !== null && known.cause === cause ? known : null;
  if (before !== null && isSame(sightings, before, changed)) return null;
  const content = { ...fuse(sightings, knowledge), eventId, supersededBy: null, cause };
  const text = JSON.stringify(content);
  if (before !== null && versioned(text, before.stored) === before.stored.record) return null;
  const last = known?.stored;
  const told = before === null || isTold(content, before);
  const status = quake.retracted ? ('cancel' as const) : last === undefined ? ('create' as const) : ('update' as const);
  const version = told || last === undefined ? { revision: (last?.revision ?? 0) + 1, status } : versionOf(last);
  const record: EventRecord = { ...content, ...version };
  const event: StoredEvent = {
    eventId,
    ...version,
    founder,
    told: told || last === undefined ? sightings.length : last.told,
    founded: last?.founded ?? now,
    at: Math.round(features.span.at ?? features.span.from),
    latitude: record.location.latitude ?? features.areas[0]?.latitude ?? null,
    longitude: record.location.longitude ?? features.areas[0]?.longitude ?? null,
    magnitude: record.magnitude?.value ?? null,
    record: versioned(text, version),
    updated: now,
  };
  return { told, event, reports: record.reports, record };
}

function versionOf({ revision, status }: StoredEvent): Pick<EventRecord, 'revision' | 'status'> {
  return { revision, status };
}

type Content = Omit<EventRecord, 'revision' | 'status'>;

function isTold(content: Content, { substance, stored }: Known): boolean {
  const many = content.reports.length;
  return many <= MANY || Math.abs(many - stored.told) > GROWN * stored.told || substanceOf(content) !== substance;
}

/** What a record says but for whose word it is. */
export function substanceOf(record: Content): string {
  const { role, magnitude, energyClass, intensity, originTime, location, impact, firstSeen } = record;
  const { supersededBy, cause } = record;
  return JSON.stringify([
    ...[role, magnitude, energyClass, intensity, originTime, location, impact],
    ...[firstSeen, supersededBy, cause],
  ]);
}

/** The record's JSON text: `text` with its version at the end. */
function versioned(text: string, { revision, status }: Pick<EventRecord, 'revision' | 'status'>): string {
  return `${text.slice(0, -1)},${JSON.stringify({ revision, status }).slice(1)}`;
}

/** The same reports, of documents that have not changed. */
function isSame(sightings: readonly Sighting[], { reports }: Known, changed: string): boolean {
  if (sightings.length !== reports.length) return false;
  const keys = new Set(reports);
  return sightings.every(({ key, documentId }) => documentId !== changed && keys.has(key));
}

/** It was none, or another; what was known of it stays to be read. */
export function endOf({ known: { stored }, supersededBy }: Ended, now: number): Change {
  const last = JSON.parse(stored.record) as EventRecord;
  const cause = supersededBy === null ? 'withdrawn' : 'merged';
  const record: EventRecord = { ...last, revision: last.revision + 1, status: 'cancel', supersededBy, cause };
  const event: StoredEvent = {
    ...stored,
    revision: record.revision,
    status: 'cancel',
    record: JSON.stringify(record),
    updated: now,
  };
  return { told: true, event, reports: [], record };
}
