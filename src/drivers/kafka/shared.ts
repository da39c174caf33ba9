import type { Clock } from '../../ports/clock.ts';
import type { Assignment, Committed, OutRecord, Position } from '../../ports/log.ts';
import type { Client } from './client.ts';
import type { Ends } from './ends.ts';
import { isStale } from './errors.ts';
import type { KafkaLogger } from './logging.ts';
import type { Offsets } from './offsets.ts';
import { Outages } from './outages.ts';
import { requestsOf } from './placement.ts';
import { type GroupPlace, Producer } from './producer.ts';
import { retrying } from './retry.ts';
import type { KnownTopics } from './topics.ts';

/** A topic that another process has just made is not known to all brokers at once. */
const LOOKS = { firstMs: 20, longestMs: 250, withinMs: 2_000 };

export interface SharedParts {
  readonly prefix: string;
  /** Connections for writing: transactions of different partitions are spread over them. */
  readonly writers: readonly [Client, ...Client[]];
  readonly offsets: Offsets;
  readonly topics: KnownTopics;
  readonly ends: Ends;
  readonly logger: KafkaLogger;
  readonly clock: Clock;
  readonly transactionTimeoutMs: number;
  /** Kafka's number of it. */
  readonly codec: number;
}

/** A live assignment, as the log's callers reach it. */
export interface Live {
  paused: boolean;
  commit(assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void>;
  renew(assignment: Assignment): void;
}

/** What all members of all groups in this process write with. */
export class Shared {
  /** The live assignments. */
  readonly holdings = new Map<Assignment, Live>();
  readonly outages: Outages;
  readonly #parts: SharedParts;
  #turn = 0;

  constructor(parts: SharedParts) {
    this.#parts = parts;
    this.outages = new Outages(parts.logger, parts.clock);
  }

  get offsets(): Offsets {
    return this.#parts.offsets;
  }

  get logger(): KafkaLogger {
    return this.#parts.logger;
  }

  /** As the brokers know a topic or group. */
  name(name: string): string {
    return this.#parts.prefix + name;
  }

  /** A producer, to be opened; `number` chooses its connection. */
  producer(name: string, number: number): Producer {
    const { writers, transactionTimeoutMs, codec } = this.#parts;
    const client = writers[number % writers.length] ?? writers[0];
    return new Producer(client, this.name(name), transactionTimeoutMs, codec);
  }

  /** Writes records and a place in one transaction; answers where the records are. Throws as `Producer.transact`. */
  async write(producer: Producer, place: GroupPlace | null, records: readonly OutRecord[]): Promise<Position[]> {
    const { topics, ends, clock } = this.#parts;
    const counts = new Map<string, number>();
    for (const { topic } of records) if (!counts.has(topic)) counts.set(topic, await this.#partitions(topic));
    const targetOf = (topic: string) => ({
      topic: this.name(topic),
      partitions: counts.get(topic) ?? 1,
      maxBytes: topics.get(topic).maxRecordsBytes,
    });
    const requests = requestsOf(records, targetOf, this.#turn++, clock.now());
    const offsets = await producer.transact({ place, requests });
    const positions: Position[] = [];
    for (const [{ topic, partition, at }, first] of offsets) {
      const name = topic.slice(this.#parts.prefix.length);
      for (const [index, which] of at.entries()) positions[which] = { topic: name, partition, offset: first + index };
      ends.wrote(name, partition, first + at.length);
    }
    return positions;
  }

  async #partitions(topic: string): Promise<number> {
    const look = () => this.#parts.writers[0].leaders(this.name(topic));
    return (await retrying(look, isStale, LOOKS)).size;
  }
}
