/** Reads a data folder back with plain SQL: nothing of the engine or the drivers, which are what is tested. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Published {
  readonly partition: number;
  readonly offset: number;
  readonly key: string;
  readonly timestamp: number;
  readonly value: {
    readonly id: string;
    readonly revision: number;
    readonly title: string | null;
    readonly text: string;
    readonly status: string;
    readonly path: string;
    readonly profile: { readonly id: string } | null;
    readonly audit: { readonly rendered: boolean };
  };
}

export interface Failed {
  readonly partition: number;
  readonly offset: number;
  readonly key: string | null;
  readonly timestamp: number;
  readonly processor: string;
  readonly code: string;
  readonly documentId?: string;
  readonly url?: string;
}

export interface Stored {
  readonly id: string;
  readonly revision: number;
}

export interface Ended {
  readonly documents: readonly Published[];
  readonly failures: readonly Failed[];
  readonly store: readonly Stored[];
}

export interface Profile {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  readonly site: string;
  readonly status: string;
  readonly rules: unknown;
}

interface Page {
  readonly documentId: string;
  readonly pageHash: string;
}

export interface Reread extends Page {
  readonly profile: string;
  readonly version: number;
}

/** A record of `learn`. */
export interface Told extends Page {
  readonly kind: string;
  readonly reread?: boolean;
  readonly profile: { readonly id: string } | null;
  readonly considered?: readonly { readonly id: string; readonly version: number }[];
}

/** A record of `schemas`. */
export interface Change {
  readonly id: string;
  readonly current: Profile;
}

export interface Outcome extends Page {
  /** Empty without one. */
  readonly profile: string;
  readonly version: number;
}

export interface Learned {
  /** Each once, without those that came back from a retry tier. */
  readonly told: readonly Told[];
  readonly rereads: readonly Reread[];
  readonly changes: readonly Change[];
  /** All versions. */
  readonly profiles: readonly Profile[];
  readonly outcomes: readonly Outcome[];
  /** By site, counts by kind. */
  readonly faults: readonly Readonly<Record<string, number>>[];
}

interface Row {
  readonly partition: number;
  readonly offset: number;
  readonly key: string | null;
  readonly timestamp: number;
  readonly headers: string;
  readonly value: Uint8Array;
}

export class Readback {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    this.#database = new DatabaseSync(join(folder, 'quakewire.db'), { readOnly: true, timeout: 5_000 });
  }

  /** Where the flow's topics end, when every group has finished all of them; null while there is work left. */
  finishedEnds(): string | null {
    const rows = this.#database
      .prepare(
        `SELECT p.topic || '/' || p.partition || '/' || p.next_offset AS place, p.next_offset > coalesce(g.next_offset, 0) AS open
         FROM partitions p LEFT JOIN groups g ON g.partition_id = p.id AND g.name NOT LIKE 'replay.%' AND g.name NOT LIKE 'tail.%'
         WHERE p.topic NOT IN ('documents', 'failures', 'schemas') ORDER BY place`,
      )
      .all() as { place: string; open: number }[];
    return rows.some(({ open }) => open === 1) ? null : rows.map(({ place }) => place).join(' ');
  }

  ended(): Ended {
    return {
      documents: this.#rows('documents').map(({ headers: _headers, ...row }) => ({
        ...row,
        value: json(row),
      })) as unknown as Published[],
      failures: this.#rows('failures').map((row) => {
        const { processor, code, documentId, url } = json(row) as unknown as Failed;
        const { partition, offset, key, timestamp } = row;
        return { partition, offset, key, timestamp, processor, code, documentId, url } as Failed;
      }),
      store: this.#database.prepare('SELECT id, revision FROM documents').all() as unknown as Stored[],
    };
  }

  /** Documents that intake sent to be read, once for every time that it did; returns from a retry tier not counted. */
  acceptedIds(): string[] {
    return this.#rows('fetch')
      .filter(({ headers }) => !('qw-input' in JSON.parse(headers)))
      .map((row) => json(row))
      .filter(({ hops, reread }) => hops === 0 && reread === undefined)
      .map(({ documentId }) => String(documentId));
  }

  /** Why records were parked in the retry tiers: an error's code, or DEFERRED. */
  parkedCodes(): string[] {
    return this.#rows('retry.%').map((row) => String(json(row).code));
  }

  /** What learning has left in topics and Store. */
  learned(): Learned {
    const first = ({ headers }: Row) => !('qw-input' in JSON.parse(headers));
    const values = <T>(topic: string) => this.#rows(topic).filter(first).map(json) as unknown as T[];
    const bodies = this.#database.prepare('SELECT body FROM profiles ORDER BY id, version').all() as { body: string }[];
    return {
      told: values<Told>('learn'),
      rereads: values<{ documentId: string; reread?: Reread }>('fetch').flatMap(({ documentId, reread }) =>
        reread === undefined ? [] : [{ ...reread, documentId }],
      ),
      changes: values<Change>('schemas'),
      profiles: bodies.map(({ body }) => JSON.parse(body)),
      outcomes: this.#database
        .prepare(
          'SELECT document_id AS documentId, page_hash AS pageHash, profile_id AS profile, version FROM outcomes',
        )
        .all() as unknown as Outcome[],
      faults: (this.#database.prepare('SELECT faults FROM sites').all() as { faults: string }[]).map(({ faults }) =>
        JSON.parse(faults),
      ),
    };
  }

  close(): void {
    this.#database.close();
  }

  #rows(topic: string): Row[] {
    return this.#database
      .prepare(
        `SELECT partition, "offset", key, timestamp, headers, value FROM log WHERE topic LIKE ? ORDER BY topic, partition, "offset"`,
      )
      .all(topic) as unknown as Row[];
  }
}

/** Leaves in `folder` what a checker of other make can count. */
export function writeEnded(folder: string, sent: readonly object[], { documents, failures, store }: Ended): void {
  const write = (name: string, lines: readonly object[]) =>
    writeFileSync(join(folder, `${name}.ndjson`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write('sent', sent);
  write('documents', documents);
  write('failures', failures);
  write('store', store);
}

function json({ value }: Pick<Row, 'value'>): Record<string, unknown> {
  return JSON.parse(Buffer.from(value).toString('utf8'));
}
