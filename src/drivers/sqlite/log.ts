import type {
  Assignment,
  Committed,
  Listener,
  Log,
  LogRecord,
  Membership,
  OutRecord,
  PartitionRange,
  Position,
  TopicSettings,
} from '../../ports/log.ts';
import type { Appender } from './appender.ts';
import type { Connection } from './connection.ts';
import { GroupCommit } from './group-commit.ts';
import { type Groups, revoked } from './groups.ts';
import { LocalGroup } from './local-group.ts';
import type { Probe } from './probe.ts';
import type { Reader } from './reader.ts';
import type { Topics } from './topics.ts';
import type { Watcher } from './watcher.ts';
import type { Writer } from './writer.ts';

export interface LogParts {
  readonly writer: Writer;
  readonly connection: Connection;
  readonly topics: Topics;
  readonly appender: Appender;
  readonly reader: Reader;
  readonly watcher: Watcher;
  readonly groups: Groups;
  readonly probe: Probe;
  readonly onError: (error: unknown) => void;
}

const READ_BYTES = 16 * 1024 * 1024;

/** The Log on the embedded file. */
export class SqliteLog implements Log {
  readonly #parts: LogParts;
  readonly #appends: GroupCommit<readonly OutRecord[], Position[]>;
  /** By topic and group. */
  readonly #groups = new Map<string, LocalGroup>();
  /** Ends of partitions when they were last read, so that `changed` misses nothing that came since. */
  readonly #seen = new Map<number, number>();

  constructor(parts: LogParts) {
    this.#parts = parts;
    this.#appends = new GroupCommit(
      (work) => parts.appender.transaction(work),
      (records) => parts.appender.insert(records),
    );
  }

  async ensureTopics(wanted: readonly TopicSettings[], { create } = { create: true }): Promise<void> {
    const { topics, writer } = this.#parts;
    if (create) await topics.ensure(writer, wanted);
    else topics.check(wanted);
  }

  async append(records: readonly OutRecord[]): Promise<Position[]> {
    this.#parts.appender.check(records);
    return this.#appends.run(records);
  }

  check(records: readonly OutRecord[]): void {
    this.#parts.appender.check(records);
  }

  async commit(assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void> {
    const { appender, groups } = this.#parts;
    appender.check(records);
    await appender.transaction(() => {
      if (!groups.holds(assignment)) throw revoked(assignment);
      appender.insert(records);
      groups.commit(assignment, place);
    });
  }

  renew(assignment: Assignment): void {
    this.#group(assignment.group, assignment.topic).renew(assignment);
  }

  probe(): Promise<void> {
    return this.#parts.probe.run();
  }

  join(group: string, topic: string, listener: Listener): Promise<Membership> {
    return this.#group(group, topic).join(listener);
  }

  async read(topic: string, partition: number, from: number, limit: number): Promise<LogRecord[]> {
    const { topics, watcher, reader } = this.#parts;
    const found = topics.partition(topic, partition);
    this.#seen.set(found.id, watcher.end(found.id));
    return reader.read(found, from, { records: limit, bytes: READ_BYTES });
  }

  async ranges(topic: string): Promise<PartitionRange[]> {
    return this.#parts.reader.ranges(topic);
  }

  async committed(group: string, topic: string): Promise<ReadonlyMap<number, Committed>> {
    return this.#parts.groups.committed(this.#parts.connection, group, topic);
  }

  changed(topic: string, ms: number, signal?: AbortSignal): Promise<void> {
    const { topics, watcher } = this.#parts;
    const { partitions } = topics.get(topic);
    if (signal?.aborted === true || this.#grewUnseen(partitions)) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        stop();
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const stop = watcher.listen((grown) => {
        if (partitions.some(({ id }) => grown.has(id))) done();
      });
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    });
  }

  /** Every member leaves, and what was asked for so far is written. */
  async close(): Promise<void> {
    for (const group of this.#groups.values()) group.end();
    await this.#parts.writer.idle();
  }

  #group(group: string, topic: string): LocalGroup {
    const name = `${topic}\n${group}`;
    const known = this.#groups.get(name) ?? new LocalGroup(group, topic, this.#parts);
    this.#groups.set(name, known);
    return known;
  }

  /** Whether something was appended to a partition since it was read; asked again, it answers no. */
  #grewUnseen(partitions: readonly { readonly id: number }[]): boolean {
    let grew = false;
    for (const { id } of partitions) {
      const end = this.#parts.watcher.end(id);
      if ((this.#seen.get(id) ?? end) < end) grew = true;
      this.#seen.set(id, end);
    }
    return grew;
  }
}
