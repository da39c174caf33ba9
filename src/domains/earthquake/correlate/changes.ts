/** Next revisions of events: only of those in which something changed. */
import { isDeepStrictEqual } from 'node:util';
import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportKey, StoredEvent } from '../../../ports/quake-store.ts';
import { fuse } from './fuse.ts';
import type { Assignment, Ended } from './identify.ts';
import type { Knowledge } from './knowledge.ts';

/** An event's next revision: to be stored with `putEvent`, and published. */
export interface Change {
  readonly event: StoredEvent;
  /** All that belong to it now. */
  readonly reports: readonly ReportKey[];
  readonly record: EventRecord;
}

/** Null where nothing changed. */
export function changeOf(assignment: Assignment, knowledge: Knowledge, now: number): Change | null {
  const { eventId, founder, quake, known } = assignment;
  const { sightings, features } = quake.cluster;
  const content = { ...fuse(sightings, knowledge), eventId, supersededBy: null };
  const cause = quake.retracted ? ('retracted' as const) : null;
  const previous = known?.record;
  if (previous !== undefined && previous.cause === cause) {
    const { revision: _, status: __, cause: ___, ...same } = previous;
    if (isDeepStrictEqual(same, JSON.parse(JSON.stringify(content)))) return null;
  }
  const status = quake.retracted ? 'cancel' : previous === undefined ? 'create' : 'update';
  const record: EventRecord = { ...content, revision: (previous?.revision ?? 0) + 1, status, cause };
  const [area] = features.areas;
  const event: StoredEvent = {
    eventId,
    revision: record.revision,
    status,
    founder,
    founded: known?.stored.founded ?? now,
    at: features.span.at ?? features.span.from,
    latitude: record.location.latitude ?? area?.latitude ?? null,
    longitude: record.location.longitude ?? area?.longitude ?? null,
    magnitude: record.magnitude?.value ?? null,
    record: JSON.stringify(record),
    updated: now,
  };
  return { event, reports: record.reports, record };
}

/** It was none, or another; what was known of it stays to be read. */
export function endOf({ known: { stored, record: last }, supersededBy }: Ended, now: number): Change {
  const cause = supersededBy === null ? 'withdrawn' : 'merged';
  const record: EventRecord = { ...last, revision: last.revision + 1, status: 'cancel', supersededBy, cause };
  const event: StoredEvent = {
    ...stored,
    revision: record.revision,
    status: 'cancel',
    record: JSON.stringify(record),
    updated: now,
  };
  return { event, reports: [], record };
}
