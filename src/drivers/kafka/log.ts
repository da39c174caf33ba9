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
import { ensureTopics } from './admin.ts';
import { Appender } from './appender.ts';
import { Client, GROUP_COORDINATOR, TRANSACTION_COORDINATOR } from './client.ts';
import { codedError, isStale, isUnanswered, revoked } from './errors.ts';
import { Member } from './member.ts';
import type { KafkaOptions } from './options.ts';
import type { Reader } from './reader.ts';
import { retrying } from './retry.ts';
import type { Shared } from './shared.ts';
import type { KnownTopics } from './topics.ts';

export interface LogParts {
  readonly options: KafkaOptions;
  readonly shared: Shared;
  readonly topics: KnownTopics;
  readonly reader: Reader;
  /** For reading and asking. */
  readonly client: Client;
  readonly writers: readonly Client[];
}

/** Tries after a connection failed: one to learn who leads now, one more where that met the same broker. */
const UNANSWERED = 2;
/** Leaders and coordinators move within a second or two. */
const STALE = { firstMs: 20, longestMs: 500, withinMs: 5_000 };
const LEADERS = { firstMs: 20, longestMs: 500, withinMs: 10_000 };

/** The Log on Kafka. */
export class KafkaLog implements Log {
  readonly #parts: LogParts;
  readonly #appender: Appender;
  readonly #members = new Set<Member>();

  constructor(parts: LogParts) {
    this.#parts = parts;
    this.#appender = new Appender(parts.shared);
  }

  async ensureTopics(topics: readonly TopicSettings[], { create } = { create: true }): Promise<void> {
    const { options } = this.#parts;
    const prepare = () => ensureTopics({ ...options, create: create && options.create }, topics);
    // a topic that was made a moment ago is not known to all brokers, nor to all parts of one
    const changed = await retrying(prepare, isStale, STALE);
    for (const topic of topics) this.#parts.topics.add(topic);
    const clients = [this.#parts.client, ...this.#parts.writers];
    if (changed)
      await this.#ask('preparing the topics', () => Promise.all(clients.map((one) => seen(one, this.#name, topics))));
  }

  check(records: readonly OutRecord[]): void {
    this.#parts.topics.check(records);
  }

  async append(records: readonly OutRecord[]): Promise<Position[]> {
    this.check(records);
    return this.#appender.append(records);
  }

  async commit(assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void> {
    const holding = this.#parts.shared.holdings.get(assignment);
    if (holding === undefined) throw revoked(assignment);
    this.check(records);
    await holding.commit(assignment, place, records);
  }

  renew(assignment: Assignment): void {
    this.#parts.shared.holdings.get(assignment)?.renew(assignment);
  }

  async join(group: string, topic: string, listener: Listener): Promise<Membership> {
    const { shared, options } = this.#parts;
    const { sessionTimeoutMs } = options;
    const member = new Member({ shared, client: new Client(options), group, topic, listener, sessionTimeoutMs });
    this.#members.add(member);
    return member;
  }

  read(topic: string, partition: number, from: number, limit: number): Promise<LogRecord[]> {
    return this.#ask(`reading ${topic}`, () => this.#parts.reader.read(topic, partition, from, limit));
  }

  ranges(topic: string): Promise<PartitionRange[]> {
    return this.#ask(`reading ${topic}`, () => this.#parts.reader.ranges(topic));
  }

  committed(group: string, topic: string): Promise<ReadonlyMap<number, Committed>> {
    return this.#ask(`the place of ${group}`, () => this.#parts.shared.offsets.committed(group, topic));
  }

  changed(topic: string, ms: number, signal?: AbortSignal): Promise<void> {
    return this.#parts.reader.changed(topic, ms, signal);
  }

  async probe(): Promise<void> {
    const name = this.#name('probe');
    await this.#ask('probing the brokers', async () => {
      await this.#parts.client.refresh();
      await this.#parts.client.coordinator(GROUP_COORDINATOR, name, (broker) =>
        broker.describeGroups({ groupIds: [name] }),
      );
      await this.#parts.client.coordinator(TRANSACTION_COORDINATOR, name, async () => {});
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#members].map((member) => member.leave()));
    await Promise.all([this.#parts.client, ...this.#parts.writers].map((client) => client.close()));
  }

  readonly #name = (name: string): string => this.#parts.shared.name(name);

  /** Only for what may be asked twice. A broker that is gone is asked about for as long as its peers are not known to lead. */
  async #ask<T>(doing: string, work: () => Promise<T>): Promise<T> {
    let unanswered = 0;
    const again = (error: unknown) => isStale(error) || (isUnanswered(error) && ++unanswered <= UNANSWERED);
    try {
      return await retrying(work, again, STALE);
    } catch (error) {
      throw codedError(error, doing);
    }
  }
}

/** Resolves when a client knows the topics as they are now. */
async function seen(client: Client, name: (topic: string) => string, topics: readonly TopicSettings[]): Promise<void> {
  const look = async () => {
    await client.refresh();
    for (const { topic, partitions } of topics) {
      const leaders = await client.leaders(name(topic));
      const led = [...leaders.values()].filter((leader) => leader >= 0).length;
      if (led < partitions) throw new Error(`partitions of ${topic} have no leader yet`);
    }
  };
  await retrying(look, () => true, LEADERS);
}
