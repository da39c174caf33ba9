/** Events of the Store, remembered by their records. */
import type { EventRecord } from '../../../../topics/events.ts';
import type { QuakeReads, StoredEvent } from '../../../ports/quake-store.ts';
import { substanceOf } from './changes.ts';
import { type Known, keyOf } from './identify.ts';
import { Recent } from './recent.ts';
import type { Features, Sighting } from './sighting.ts';
import { spanOf } from './span.ts';
import { NAMED_KM, STATED_KM } from './tolerances.ts';

const REMEMBERED = 1_000;
/** An event's time is within this of what any report of it says. */
const SLACK_MS = 86_400_000;

export class KnownEvents {
  readonly #known = new Recent<string, Known>(REMEMBERED);

  /** Those that one of these reports belongs to, or, where nothing is left of them, whose document has founded them. */
  async around(inside: readonly Sighting[], store: Pick<QuakeReads, 'eventsOf'>): Promise<readonly Known[]> {
    if (inside.length === 0) return [];
    const keys = new Set(inside.map(({ key }) => key));
    const documents = new Set(inside.map(({ documentId }) => documentId));
    const found = (await store.eventsOf([...documents].sort(), timeOf(inside))).map((stored) => this.#knownOf(stored));
    return found.filter(({ stored, reports, cause }) =>
      cause === 'withdrawn' ? documents.has(stored.founder.documentId) : reports.some((key) => keys.has(key)),
    );
  }

  #knownOf(stored: StoredEvent): Known {
    const known = this.#known.get(stored.eventId);
    // not by revision alone: a transaction may have failed after this was remembered
    if (known !== undefined && known.stored.record === stored.record) return { ...known, stored };
    return this.remember(stored, JSON.parse(stored.record) as EventRecord);
  }

  remember(stored: StoredEvent, record: EventRecord): Known {
    const { reports, cause, supersededBy } = record;
    const read: Known = {
      ...{ stored, reports: reports.map(keyOf), cause, supersededBy },
      ...{ substance: substanceOf(record), features: featuresOf(stored, record) },
    };
    this.#known.set(stored.eventId, read);
    return read;
  }
}

function timeOf(sightings: Iterable<Sighting>): { readonly from: number; readonly to: number } {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { span } of sightings) [from, to] = [Math.min(from, span.from), Math.max(to, span.to)];
  return { from: Math.floor(from - SLACK_MS), to: Math.ceil(to + SLACK_MS) };
}

function featuresOf({ at, latitude, longitude, magnitude }: StoredEvent, record: EventRecord): Features {
  const { location, originTime, role } = record;
  const span = originTime === null ? null : spanOf(originTime, longitude);
  const radiusKm = location.latitude === null ? (location.inferred?.radiusKm ?? NAMED_KM) : STATED_KM;
  return {
    span: span === null || span.at !== null ? { from: at, to: at, at } : span,
    publishedTo: Number.POSITIVE_INFINITY,
    areas: latitude === null || longitude === null ? [] : [{ latitude, longitude, radiusKm }],
    placeName: null,
    country: location.country,
    magnitudes: magnitude === null ? [] : [magnitude],
    fromEnergy: false,
    role,
    official: false,
  };
}
