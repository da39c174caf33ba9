import { setTimeout as sleep } from 'node:timers/promises';
import { newCluster } from './connection.ts';
import { codedError, isStale, typeOf } from './errors.ts';
import { type Broker, type Cluster, errorOfCode } from './kafkajs.ts';
import { LEADER_NOT_AVAILABLE, leadersOf, NO_LEADER, UNKNOWN_TOPIC_OR_PARTITION } from './metadata.ts';
import type { KafkaOptions } from './options.ts';

export const GROUP_COORDINATOR = 0;
export const TRANSACTION_COORDINATOR = 1;

/** How long closing waits for answers that are still under way. */
const CLOSE_MS = 500;

/**
 * Connections to the brokers: one of each, and one more for reading. When one of them fails, all are given up and made
 * anew for the next request, so that nothing that was known of a broker outlives it.
 */
export class Client {
  readonly #options: KafkaOptions;
  #session: Session | null = null;
  /** All that was ever asked about. */
  readonly #topics = new Set<string>();
  #coordinators = new Map<string, number>();
  #closed = false;

  constructor(options: KafkaOptions) {
    this.#options = options;
  }

  /** The broker that leads a partition. Throws kafkajs's errors. */
  leaderOf(topic: string, partition: number): Promise<number> {
    return this.#call(async (cluster) => {
      const node = (await this.#leaders(cluster, topic)).get(partition);
      if (node === undefined) throw errorOfCode(UNKNOWN_TOPIC_OR_PARTITION);
      return node;
    });
  }

  /** Calls `send` with a broker. Throws kafkajs's errors. */
  node<T>(nodeId: number, send: (broker: Broker) => Promise<T>): Promise<T> {
    return this.#call(async (cluster) => {
      if (nodeId === NO_LEADER) throw errorOfCode(LEADER_NOT_AVAILABLE);
      return send(await cluster.findBroker({ nodeId }));
    });
  }

  /** Calls `send` with the coordinator of a group or of a transactional id. Throws kafkajs's errors. */
  coordinator<T>(type: number, id: string, send: (broker: Broker) => Promise<T>): Promise<T> {
    return this.#call(async (cluster) => {
      const name = `${type} ${id}`;
      let nodeId = this.#coordinators.get(name);
      if (nodeId === undefined) {
        const any = await cluster.findBroker({ nodeId: anyOf(cluster.getNodeIds()) });
        nodeId = (await any.findGroupCoordinator({ groupId: id, coordinatorType: type })).coordinator.nodeId;
        this.#coordinators.set(name, nodeId);
      }
      return send(await cluster.findBroker({ nodeId }));
    });
  }

  /** Partitions with their leaders, or NO_LEADER. */
  leaders(topic: string): Promise<ReadonlyMap<number, number>> {
    return this.#call((cluster) => this.#leaders(cluster, topic));
  }

  /** Asks the brokers for what is known of them, at once. */
  refresh(): Promise<void> {
    return this.#call((cluster) => cluster.refreshMetadata());
  }

  async close(): Promise<void> {
    this.#closed = true;
    const session = this.#session;
    this.#session = null;
    if (session !== null) await Promise.race([session.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
  }

  async #call<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
    if (this.#closed) throw codedError(new Error('the log is closed'), 'asking a broker');
    this.#session ??= new Session(this.#connect());
    const session = this.#session;
    try {
      return await session.use(work);
    } catch (error) {
      await this.#learn(error, session);
      throw error;
    }
  }

  async #connect(): Promise<Cluster> {
    const cluster = newCluster(this.#options);
    try {
      await cluster.connect();
      await cluster.addMultipleTargetTopics([...this.#topics]);
      return cluster;
    } catch (error) {
      void cluster.disconnect().catch(() => {});
      throw error;
    }
  }

  async #leaders(cluster: Cluster, topic: string): Promise<ReadonlyMap<number, number>> {
    if (!this.#topics.has(topic)) {
      await cluster.addMultipleTargetTopics([topic]);
      this.#topics.add(topic);
    }
    await cluster.refreshMetadataIfNecessary();
    return leadersOf(cluster, topic);
  }

  async #learn(error: unknown, session: Session): Promise<void> {
    if (this.#session !== session) return;
    if (isStale(error) && !session.failed) {
      this.#coordinators.clear();
      await session.use((cluster) => cluster.refreshMetadata()).catch(() => {});
    } else if (session.failed || typeOf(error) === undefined) {
      this.#session = null;
      this.#coordinators.clear();
      void session.end();
    }
  }
}

/** The life of one set of connections. */
class Session {
  readonly #cluster: Promise<Cluster>;
  #calls = 0;
  #ended = false;
  #failed = false;

  constructor(cluster: Promise<Cluster>) {
    this.#cluster = cluster;
    cluster.catch(() => {
      this.#failed = true;
    });
  }

  /** It never began. */
  get failed(): boolean {
    return this.#failed;
  }

  async use<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
    this.#calls++;
    try {
      return await work(await this.#cluster);
    } finally {
      this.#calls--;
      // kafkajs connects again for whoever was in the middle of asking
      if (this.#ended && this.#calls === 0) void this.end();
    }
  }

  /** Resolves when all is disconnected, which takes as long as the last answer. */
  async end(): Promise<void> {
    this.#ended = true;
    try {
      await (await this.#cluster).disconnect();
    } catch {
      // it was no longer, or never, connected
    }
  }
}

function anyOf(nodes: readonly string[]): string {
  const node = nodes[Math.floor(Math.random() * nodes.length)];
  if (node === undefined) throw new Error('no broker is known');
  return node;
}
