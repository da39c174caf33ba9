import { CodedError } from '../../ports/errors.ts';
import type { Committed } from '../../ports/log.ts';
import { type Client, GROUP_COORDINATOR, TRANSACTION_COORDINATOR } from './client.ts';
import { isStale, typeOf } from './errors.ts';
import type { Broker, ProducerIdentity, TopicPartitions } from './kafkajs.ts';
import type { Batch } from './placement.ts';
import { produceRequest } from './produce.ts';
import { retrying } from './retry.ts';

/** A group's place in a partition, as the brokers know both. */
export interface GroupPlace extends Committed {
  readonly group: string;
  readonly topic: string;
  readonly partition: number;
}

export interface Transaction {
  readonly place: GroupPlace | null;
  /** One request after the other. */
  readonly requests: readonly (readonly Batch[])[];
}

interface Numbered {
  readonly batch: Batch;
  readonly firstSequence: number;
}

/** Thrown where nobody knows whether a transaction was committed. */
export class InDoubt extends Error {}

/** NOT_ENOUGH_REPLICAS is also how a leader says that it cannot ask about a transaction just now (KIP-890). */
const PASSING = new Set(['CONCURRENT_TRANSACTIONS', 'NOT_ENOUGH_REPLICAS', 'NOT_ENOUGH_REPLICAS_AFTER_APPEND']);
/** What a topic's own settings, which others may have changed since it was ensured, do not let in. */
const REFUSED = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD']);
const MAX_SEQUENCE = 2 ** 31;
/** Producer epochs are 16 bits wide. */
const EPOCHS = 2 ** 15;

/**
 * A transactional producer: new -> open -> (transactions, one at a time). `open` fences all older ones of the same name and
 * ends their transaction; after an error of `transact` this one is of no use until it is opened again.
 */
export class Producer {
  readonly #client: Client;
  readonly #id: string;
  readonly #timeoutMs: number;
  readonly #codec: number;
  #identity: ProducerIdentity | null = null;
  #sequences = new Map<string, number>();

  constructor(client: Client, id: string, timeoutMs: number, codec: number) {
    this.#client = client;
    this.#id = id;
    this.#timeoutMs = timeoutMs;
    this.#codec = codec;
  }

  /** Answers a number that rises with every opening under this name. Throws kafkajs's errors. */
  async open(): Promise<number> {
    const ask = () =>
      this.#coordinator((broker) =>
        broker.initProducerId({ transactionalId: this.#id, transactionTimeout: this.#timeoutMs }),
      );
    const pauses = { firstMs: 10, longestMs: 250, withinMs: this.#timeoutMs };
    const { producerId, producerEpoch } = await retrying(ask, isPassing, pauses);
    this.#identity = { transactionalId: this.#id, producerId, producerEpoch };
    this.#sequences = new Map();
    return Number(producerId) * EPOCHS + producerEpoch;
  }

  /**
   * Commits all or nothing; answers the first offset of every batch. Throws InDoubt where it may have been committed,
   * otherwise kafkajs's errors: then it was not, once this producer or another of its name is opened.
   */
  async transact({ place, requests }: Transaction): Promise<Map<Batch, number>> {
    const offsets = new Map<Batch, number>();
    await Promise.all([this.#addOffsets(place), this.#addPartitions(requests.flat())]);
    await Promise.all([this.#place(place), this.#produceAll(requests, offsets)]);
    await this.#end();
    return offsets;
  }

  async #addPartitions(batches: readonly Batch[]): Promise<void> {
    if (batches.length === 0) return;
    const topics: TopicPartitions[] = [...Map.groupBy(batches, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
      topic,
      partitions: [...new Set(ofTopic.map(({ partition }) => partition))],
    }));
    await this.#soon((broker) => broker.addPartitionsToTxn({ ...this.#who(), topics }));
  }

  async #addOffsets(place: GroupPlace | null): Promise<void> {
    if (place === null) return;
    await this.#soon((broker) => broker.addOffsetsToTxn({ ...this.#who(), groupId: place.group }));
  }

  async #place(place: GroupPlace | null): Promise<void> {
    if (place === null) return;
    const { group, topic, partition, offset, metadata } = place;
    const topics = [{ topic, partitions: [{ partition, offset: String(offset), metadata }] }];
    const send = () =>
      this.#client.coordinator(GROUP_COORDINATOR, group, (broker) =>
        broker.txnOffsetCommit({ ...this.#who(), groupId: group, topics }),
      );
    await retrying(send, isPassing, this.#pauses);
  }

  /** Tried again with the same sequence numbers, by which the brokers tell what they have already. */
  async #produceAll(requests: Transaction['requests'], offsets: Map<Batch, number>): Promise<void> {
    for (const batches of requests) {
      const numbered = batches.map((batch) => ({ batch, firstSequence: this.#takeSequence(batch) }));
      const send = async () => {
        const byNode = new Map<number, Numbered[]>();
        for (const one of numbered) {
          const node = await this.#client.leaderOf(one.batch.topic, one.batch.partition);
          byNode.set(node, [...(byNode.get(node) ?? []), one]);
        }
        await Promise.all([...byNode].map(([node, ofNode]) => this.#produce(node, ofNode, offsets)));
      };
      await retrying(send, isPassing, this.#pauses);
    }
  }

  async #produce(node: number, numbered: readonly Numbered[], offsets: Map<Batch, number>): Promise<void> {
    const data = numbered.map(({ batch: { topic, partition, messages }, firstSequence }) => ({
      topic,
      partition,
      firstSequence,
      messages,
    }));
    const request = produceRequest(this.#who(), data, this.#codec);
    const { topics } = await this.#client.node(node, (broker) => broker.connectionPool.send(request));
    for (const { batch } of numbered) {
      const answer = topics.find(({ topicName }) => topicName === batch.topic);
      const written = answer?.partitions.find(({ partition }) => partition === batch.partition);
      if (written === undefined) throw new Error(`no answer for partition ${batch.partition} of ${batch.topic}`);
      offsets.set(batch, Number(written.baseOffset));
    }
  }

  #takeSequence({ topic, partition, messages }: Batch): number {
    const name = `${topic} ${partition}`;
    const first = this.#sequences.get(name) ?? 0;
    this.#sequences.set(name, (first + messages.length) % MAX_SEQUENCE);
    return first;
  }

  async #end(): Promise<void> {
    try {
      const send = () => this.#coordinator((broker) => broker.endTxn({ ...this.#who(), transactionResult: true }));
      await retrying(send, isPassing, { firstMs: 10, longestMs: 100, withinMs: 1_000 });
    } catch (cause) {
      throw new InDoubt('the end of a transaction was not confirmed', { cause });
    }
  }

  /** The coordinator may still be busy with ending the transaction before: a matter of milliseconds. */
  #soon(send: (broker: Broker) => Promise<unknown>): Promise<unknown> {
    return retrying(() => this.#coordinator(send), isPassing, this.#pauses);
  }

  /** A transaction that takes longer is aborted anyhow. */
  get #pauses() {
    return { firstMs: 2, longestMs: 50, withinMs: this.#timeoutMs / 2 };
  }

  #coordinator<T>(send: (broker: Broker) => Promise<T>): Promise<T> {
    return this.#client.coordinator(TRANSACTION_COORDINATOR, this.#id, send);
  }

  #who(): ProducerIdentity {
    if (this.#identity === null) throw new Error('a producer that is not open');
    return this.#identity;
  }
}

/** The error of records that a broker will never take, whoever sends them; null for all other errors of `transact`. */
export function refusedRecords(error: unknown): CodedError | null {
  const type = typeOf(error) ?? '';
  if (!REFUSED.has(type)) return null;
  return new CodedError('RECORD_TOO_LARGE', 'the broker does not take it', { value: type, cause: error });
}

function isPassing(error: unknown): boolean {
  return PASSING.has(typeOf(error) ?? '') || isStale(error);
}
