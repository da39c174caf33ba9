/** What a run left in topics and Store, as it was read back by something that is not quakewire. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** A committed record of a topic. */
export interface Row {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly key: string | null;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly value: string;
}

/** Everything that was read back, as it lies there: the rows of a topic in the order of partition and offset. */
export interface Contents {
  readonly rows: readonly Row[];
  readonly store: StoreContents;
}

/** Answers of STORE_QUERIES. */
export interface StoreContents {
  readonly documents: readonly Stored[];
  readonly profiles: readonly { readonly body: string }[];
  readonly outcomes: readonly Outcome[];
  readonly sites: readonly { readonly faults: string }[];
}

/** Plain SQL that SQLite and PostgreSQL take. */
export const STORE_QUERIES: Readonly<Record<keyof StoreContents, string>> = {
  documents: 'SELECT id, revision FROM documents',
  profiles: 'SELECT body FROM profiles ORDER BY id, version',
  outcomes: 'SELECT document_id AS "documentId", page_hash AS "pageHash", profile_id AS profile, version FROM outcomes',
  sites: 'SELECT faults FROM sites',
};

export function endedIn(contents: Contents): Ended {
  return {
    documents: rowsOf(contents, 'documents').map((row) => {
      const { partition, offset, key, timestamp } = row;
      return { partition, offset, key, timestamp, value: json(row) } as unknown as Published;
    }),
    failures: rowsOf(contents, 'failures').map((row) => {
      const { processor, code, documentId, url } = json(row) as unknown as Failed;
      const { partition, offset, key, timestamp } = row;
      return { partition, offset, key, timestamp, processor, code, documentId, url } as Failed;
    }),
    store: contents.store.documents,
  };
}

/** Documents that intake sent to be read, once for every time that it did; returns from a retry tier not counted. */
export function acceptedIn(contents: Contents): string[] {
  return rowsOf(contents, 'fetch')
    .filter(isFirst)
    .map((row) => json(row))
    .filter(({ hops, reread }) => hops === 0 && reread === undefined)
    .map(({ documentId }) => String(documentId));
}

/** Why records were parked in the retry tiers: an error's code, or DEFERRED. */
export function parkedIn({ rows }: Contents): string[] {
  return rows.filter(({ topic }) => topic.startsWith('retry.')).map((row) => String(json(row).code));
}

/** What learning has left in topics and Store. */
export function learnedIn(contents: Contents): Learned {
  const { profiles, outcomes, sites } = contents.store;
  const values = <T>(topic: string) => rowsOf(contents, topic).filter(isFirst).map(json) as unknown as T[];
  return {
    told: values<Told>('learn'),
    rereads: values<{ documentId: string; reread?: Reread }>('fetch').flatMap(({ documentId, reread }) =>
      reread === undefined ? [] : [{ ...reread, documentId }],
    ),
    changes: values<Change>('schemas'),
    profiles: profiles.map(({ body }) => JSON.parse(body)),
    outcomes,
    faults: sites.map(({ faults }) => JSON.parse(faults)),
  };
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

const rowsOf = ({ rows }: Contents, name: string): Row[] => rows.filter(({ topic }) => topic === name);
const isFirst = ({ headers }: Row): boolean => !('qw-input' in headers);

function json({ value }: Pick<Row, 'value'>): Record<string, unknown> {
  return JSON.parse(value);
}
