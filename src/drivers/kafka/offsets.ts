import { setTimeout as sleep } from 'node:timers/promises';
import type { Committed, PartitionRange } from '../../ports/log.ts';
import { type Client, GROUP_COORDINATOR } from './client.ts';
import { typeOf } from './errors.ts';
import { offsetFetch } from './offset-fetch.ts';
import { retrying } from './retry.ts';

const EARLIEST = -2;
const LATEST = -1;
const READ_COMMITTED = 1;
/** What has just become a leader knows its end only after a while. */
const LOOKS = 4;
const LOOK_MS = 300;

/** Where partitions begin and end, and where groups stand. Throws kafkajs's errors. */
export class Offsets {
  readonly #client: Client;
  readonly #prefix: string;
  /** How long a transaction can keep a place in the balance. */
  readonly #unstableMs: number;

  constructor(client: Client, prefix: string, unstableMs: number) {
    this.#client = client;
    this.#prefix = prefix;
    this.#unstableMs = unstableMs;
  }

  /** Ends are those of what is committed: nothing before them can still come. */
  async ranges(topic: string): Promise<PartitionRange[]> {
    const leaders = await this.#client.leaders(this.#prefix + topic);
    const byNode = Map.groupBy(leaders.keys(), (partition) => leaders.get(partition) ?? -1);
    const ranges = await Promise.all([...byNode].map(([node, partitions]) => this.#ranges(node, topic, partitions)));
    return ranges.flat().sort((one, other) => one.partition - other.partition);
  }

  async range(topic: string, partition: number): Promise<PartitionRange> {
    const node = await this.#client.leaderOf(this.#prefix + topic, partition);
    const [range] = await this.#ranges(node, topic, [partition]);
    if (range === undefined) throw new Error(`there is no partition ${partition} of ${topic}`);
    return range;
  }

  /** An offset, or the nearest to it that is in the log. That the log ends before it is believed only after several looks. */
  async nearest(topic: string, partition: number, offset: number): Promise<number> {
    for (let look = 1; ; look++) {
      const { start, end } = await this.range(topic, partition);
      if (offset <= end || look === LOOKS) return Math.min(Math.max(offset, start), end);
      await sleep(LOOK_MS);
      await this.#client.refresh();
    }
  }

  /** The places of a group once no transaction can move them any more; waits for those that are ending. */
  stable(group: string, topic: string, partitions: readonly number[]): Promise<Map<number, Committed>> {
    const fetch = () => this.#fetch(group, topic, partitions, true);
    return retrying(fetch, isUnstable, { firstMs: 2, longestMs: 100, withinMs: this.#unstableMs });
  }

  /** Where a group stands: a commit that was answered counts, whatever is only under way does not. */
  async committed(group: string, topic: string): Promise<Map<number, Committed>> {
    const partitions = [...(await this.#client.leaders(this.#prefix + topic)).keys()];
    const fetch = () => this.#fetch(group, topic, partitions, true);
    try {
      return await retrying(fetch, isUnstable, { firstMs: 2, longestMs: 50, withinMs: 500 });
    } catch (error) {
      if (!isUnstable(error)) throw error;
      return await this.#fetch(group, topic, partitions, false);
    }
  }

  #fetch(group: string, topic: string, partitions: readonly number[], stable: boolean) {
    const name = this.#prefix + group;
    return this.#client.coordinator(GROUP_COORDINATOR, name, (broker) =>
      broker.connectionPool.send(offsetFetch(name, this.#prefix + topic, partitions, stable)),
    );
  }

  async #ranges(node: number, topic: string, partitions: readonly number[]): Promise<PartitionRange[]> {
    const [starts, ends] = await Promise.all([
      this.#list(node, topic, partitions, EARLIEST),
      this.#list(node, topic, partitions, LATEST),
    ]);
    return partitions.map((partition) => ({
      partition,
      start: starts.get(partition) ?? 0,
      end: ends.get(partition) ?? 0,
    }));
  }

  async #list(node: number, topic: string, partitions: readonly number[], timestamp: number) {
    const asked = partitions.map((partition) => ({ partition, timestamp }));
    const { responses } = await this.#client.node(node, (broker) =>
      broker.listOffsets({
        isolationLevel: READ_COMMITTED,
        topics: [{ topic: this.#prefix + topic, partitions: asked }],
      }),
    );
    const answers = responses.flatMap((response) => response.partitions);
    return new Map(answers.map(({ partition, offset }) => [partition, Number(offset)]));
  }
}

function isUnstable(error: unknown): boolean {
  return typeOf(error) === 'UNSTABLE_OFFSET_COMMIT';
}
