/** Events of the Store, remembered by revision. */
import type { EventRecord } from '../../../../topics/events.ts';
import type { QuakeReads, StoredEvent } from '../../../ports/quake-store.ts';
import { type Known, keyOf } from './identify.ts';
import type { LinkClass } from './links.ts';
import type { Prepared } from './prepared.ts';

const REMEMBERED = 1_000;

export class KnownEvents {
  readonly #known = new Map<string, Known>();

  /** Those that a report of the chains or of the records belongs to, or has founded. */
  async around(
    chains: readonly (readonly LinkClass[])[],
    records: readonly Prepared[],
    store: Pick<QuakeReads, 'eventsOf'>,
  ): Promise<readonly Known[]> {
    const inside = new Set(chains.flat().flatMap(({ sightings }) => [...sightings]));
    for (const { sightings } of records) for (const sighting of sightings) inside.add(sighting);
    if (inside.size === 0) return [];
    const keys = new Set([...inside].map(({ key }) => key));
    const documents = [...new Set([...inside].map(({ documentId }) => documentId))].sort();
    const found = (await store.eventsOf(documents)).map((stored) => this.#knownOf(stored));
    return found.filter(
      ({ stored, reports }) => keys.has(keyOf(stored.founder)) || reports.some((key) => keys.has(key)),
    );
  }

  #knownOf(stored: StoredEvent): Known {
    const known = this.#known.get(stored.eventId);
    // not by revision alone: a transaction may have failed after this was remembered
    if (known !== undefined && known.stored.record === stored.record) return { ...known, stored };
    return this.remember(stored, JSON.parse(stored.record) as EventRecord);
  }

  remember(stored: StoredEvent, { reports, cause, supersededBy }: EventRecord): Known {
    const read = { stored, reports: reports.map(keyOf), cause, supersededBy };
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(stored.eventId, read);
    return read;
  }
}
