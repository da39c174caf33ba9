/**
 * The Log: topics of ordered partitions, consumer groups, committed positions. Its shape is Kafka's, so that
 * Kafka and the embedded SQLite file can both be it.
 */

export type Headers = Readonly<Record<string, string>>;

/**
 * What text cannot say of a record's key and headers, nor bytes of a value that is not there. It stands beside the text
 * and holds only what the text would lose; where the text was changed since, the text counts.
 */
export interface RawParts {
  /** The key, where it is not UTF-8. */
  readonly key?: Uint8Array;
  /** There is no value, which is another thing than an empty one. */
  readonly noValue?: true;
  /** All values of a header that is not UTF-8, has no value (null), or occurs several times. */
  readonly headers?: Readonly<Record<string, readonly (Uint8Array | null)[]>>;
}

/** A record on its way into the log. */
export interface OutRecord {
  readonly topic: string;
  readonly key: string | null;
  readonly value: Uint8Array;
  readonly headers: Headers;
  /** Only of records of other publishers, and of the same on their way back. */
  readonly raw?: RawParts;
}

/** A record read from the log. */
export interface LogRecord extends OutRecord {
  readonly partition: number;
  readonly offset: number;
  /** Milliseconds since the epoch, set by the log when it took the record. */
  readonly timestamp: number;
}

export interface Position {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
}

/** A group's place in a partition: the next offset to read, and the committer's own note (at most 4 KB). */
export interface Committed {
  readonly offset: number;
  readonly metadata: string;
}

/** One partition, given to one member of a group for a time. Nothing commits from it after its end. */
export interface Assignment {
  readonly group: string;
  readonly topic: string;
  readonly partition: number;
  /** Rises with every assignment of this partition in this group; the Log takes nothing from an older one. */
  readonly epoch: number;
  /** Where the group stands; null if it never committed (reading then starts at the oldest record). */
  readonly committed: Committed | null;
}

/** What a member of a group is told. Implemented by the engine. */
export interface Listener {
  assigned(assignment: Assignment): void;
  /** The assignment is over: work on it must stop, and cannot be committed any more. */
  revoked(assignment: Assignment): void;
  /** Records in order of their offsets, each once per assignment, from the committed offset on. */
  records(assignment: Assignment, records: readonly LogRecord[]): void;
  /**
   * Reading failed: a CodedError of disposition halt; the log goes on trying by itself. Or ASSIGNMENT_REVOKED: another
   * program has the group, and nothing comes any more.
   */
  failed(error: unknown): void;
  /** The group's place is no longer in the log: what lay between `from` and `to` was deleted unread. Reading goes on at `to`. */
  truncated?(assignment: Assignment, from: number, to: number): void;
}

export interface Membership {
  /** No more records of this assignment until `resume`; a batch already under way may still come. */
  pause(assignment: Assignment): void;
  resume(assignment: Assignment): void;
  /** Leaves the group; no record comes after it resolves. */
  leave(): Promise<void>;
}

/** What the log must know of a topic; each file of `topics/` declares one. */
export interface TopicSettings {
  readonly topic: string;
  readonly partitions: number;
  /** How long a record is kept; null: as long as it is the latest of its key. */
  readonly retentionMs: number | null;
  /** Keep only the latest record of every key (older ones go some time after they are superseded). */
  readonly compact: boolean;
  /** Largest value in bytes. */
  readonly maxBytes: number;
}

/** One partition's range: `start` is the oldest kept offset, `end` the next one to be written. */
export interface PartitionRange {
  readonly partition: number;
  readonly start: number;
  readonly end: number;
}

export interface Log {
  /**
   * Creates what is missing; safe to call on every start. With `create: false` it changes nothing. Throws TOPIC_MISMATCH
   * where a topic is missing or is not as its settings say.
   */
  ensureTopics(topics: readonly TopicSettings[], options?: { readonly create: boolean }): Promise<void>;
  /** Appends all or none, durably, outside of any processor. Throws RECORD_TOO_LARGE, or an error of disposition halt. */
  append(records: readonly OutRecord[]): Promise<Position[]>;
  /** Throws RECORD_TOO_LARGE where a record is larger than its topic takes, or a plain error where there is no such topic. */
  check(records: readonly OutRecord[]): void;
  /**
   * Publishes records and the group's place together. Throws ASSIGNMENT_REVOKED where the assignment is over, or where it
   * became doubtful whether this was committed: then the assignment is over too, and whoever is given the partition next
   * finds out from its place.
   */
  commit(assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void>;
  /** Ends an assignment that can commit no more, and gives the partition anew where it is still its member's. */
  renew(assignment: Assignment): void;
  /**
   * Joins a consumer group on one topic. Its members share the partitions; each is one member's at a time, and may be
   * taken away (`revoked`) and given at any time.
   */
  join(group: string, topic: string, listener: Listener): Promise<Membership>;
  /** Reads without a group: up to `limit` records from `from` on; fewer where they are large, none only at the end. */
  read(topic: string, partition: number, from: number, limit: number): Promise<LogRecord[]>;
  ranges(topic: string): Promise<PartitionRange[]>;
  /**
   * Where a group stands, by partition. Once all that its member was given is finished, with no note left, the place moves on
   * by itself, within seconds, behind what is no record (marks of transactions, say): nothing to do is a lag of 0.
   */
  committed(group: string, topic: string): Promise<ReadonlyMap<number, Committed>>;
  /** Resolves when the topic may have new records, or after `ms`, or when the signal aborts. */
  changed(topic: string, ms: number, signal?: AbortSignal): Promise<void>;
  /** Reads or writes without any record: throws an error of disposition halt where that fails. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
