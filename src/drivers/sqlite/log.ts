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
import { Member } from './member.ts';
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
  readonly #members = new Map<string, Member>();
  /** Ends of partitions when they were last read, so that `changed` misses nothing that came since. */
  readonly #seen = new Map<number, number>();

  constructor(parts: LogParts) {
    this.#parts = parts;
    this.#appends = new GroupCommit(
      (work) => parts.appender.transaction(work),
      (records) => parts.appender.insert(records),
    );
  }

  async ensureTopics(topics: readonly TopicSettings[]): Promise<void> {
    await this.#parts.topics.ensure(this.#parts.writer, topics);
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
    for (const member of this.#members.values()) member.renew(assignment);
  }

  probe(): Promise<void> {
    return this.#parts.probe.run();
  }

  async join(group: string, topic: string, listener: Listener): Promise<Membership> {
    const { writer, groups, onError } = this.#parts;
    const name = `${topic}\n${group}`;
    // not held back by a full disk: whoever joins then hears of it from the first commit
    const assignments = await writer.transaction(() => groups.assign(group, topic), { reserve: true });
    this.#members.get(name)?.end();
    const onLeave = (member: Member): void => {
      if (this.#members.get(name) === member) this.#members.delete(name);
    };
    const member = new Member({ ...this.#parts, onError, onLeave }, listener, assignments);
    this.#members.set(name, member);
    member.start();
    return member;
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
    for (const member of [...this.#members.values()]) member.end();
    await this.#parts.writer.idle();
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
