import { share } from '../log/sharing.ts';
import { type Client, GROUP_COORDINATOR } from './client.ts';
import { typeOf } from './errors.ts';
import { type Broker, type GroupMember, type Joined, MemberAssignment, MemberMetadata } from './kafkajs.ts';

/** The group's protocol: all members of a group must know it. */
const PROTOCOL = 'quakewire-sticky';

/** The group knows this member no longer, or missed it in this round: what it had may be others'. */
const LOST = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION']);

/** Members come or go: joining again is next, and what we have stays ours meanwhile. */
export function isRebalance(error: unknown): boolean {
  return typeOf(error) === 'REBALANCE_IN_PROGRESS';
}

/** Whether an error is of the ordinary course of a group: joining again is next. */
export function isOfCourse(error: unknown): boolean {
  return isRebalance(error) || LOST.has(typeOf(error) ?? '');
}

/** The protocol of one member of a consumer group: https://kafka.apache.org/protocol#The_Messages_JoinGroup */
export class GroupProtocol {
  readonly #client: Client;
  readonly #group: string;
  readonly #topic: string;
  readonly #sessionMs: number;
  #memberId = '';
  #generation = -1;
  /** How many partitions we shared out as the group's leader; null: somebody else does. */
  #shared: number | null = null;

  /** Names as the brokers know them. */
  constructor(client: Client, group: string, topic: string, sessionMs: number) {
    this.#client = client;
    this.#group = group;
    this.#topic = topic;
    this.#sessionMs = sessionMs;
  }

  /** Joins, or joins again; answers the partitions that are ours from now on. `owned`: those that are ours now. */
  async join(owned: readonly number[]): Promise<readonly number[]> {
    const metadata = MemberMetadata.encode({
      version: 0,
      topics: [this.#topic],
      userData: Buffer.from(JSON.stringify(owned)),
    });
    const joined = await this.#coordinator((broker) =>
      broker.joinGroup({
        groupId: this.#group,
        sessionTimeout: this.#sessionMs,
        rebalanceTimeout: this.#sessionMs,
        memberId: this.#memberId,
        groupProtocols: [{ name: PROTOCOL, metadata }],
      }),
    );
    this.#memberId = joined.memberId;
    this.#generation = joined.generationId;
    return this.#sync(joined);
  }

  /** Throws kafkajs's errors: REBALANCE_IN_PROGRESS, UNKNOWN_MEMBER_ID, … */
  async heartbeat(): Promise<void> {
    await this.#coordinator((broker) =>
      broker.heartbeat({ groupId: this.#group, memberId: this.#memberId, groupGenerationId: this.#generation }),
    );
  }

  /** Whether the topic has partitions that we, as the leader, have not shared out: joining again does. */
  async outgrown(): Promise<boolean> {
    if (this.#shared === null) return false;
    return (await this.#client.leaders(this.#topic)).size > this.#shared;
  }

  /** Others may have our partitions at once. */
  async leave(): Promise<void> {
    if (this.#memberId === '') return;
    await this.#coordinator((broker) => broker.leaveGroup({ groupId: this.#group, memberId: this.#memberId }));
    this.#memberId = '';
  }

  /** Whom the group no longer knows joins as somebody new; who goes on under its name leaves no member behind that is dead. */
  learn(error: unknown): void {
    if (typeOf(error) === 'UNKNOWN_MEMBER_ID') this.#memberId = '';
  }

  async #sync(joined: Joined): Promise<readonly number[]> {
    const leads = joined.leaderId === joined.memberId;
    this.#shared = null;
    const groupAssignment = leads ? await this.#assign(joined.members) : [];
    const { memberAssignment } = await this.#coordinator((broker) =>
      broker.syncGroup({
        groupId: this.#group,
        generationId: joined.generationId,
        memberId: joined.memberId,
        groupAssignment,
      }),
    );
    return MemberAssignment.decode(memberAssignment)?.assignment[this.#topic] ?? [];
  }

  /** The leader's part; each topic's partitions go to those who read it. */
  async #assign(members: readonly GroupMember[]) {
    const known = members.map(({ memberId, memberMetadata }) => ({ memberId, ...wishesOf(memberMetadata) }));
    await this.#client.refresh();
    const shares: { memberId: string; memberAssignment: Buffer }[] = [];
    for (const [topic, readers] of Map.groupBy(known, (member) => member.topic)) {
      const partitions = [...(await this.#client.leaders(topic)).keys()];
      if (topic === this.#topic) this.#shared = partitions.length;
      // in one order, whoever is asked: who came first has no better right
      const sorted = readers.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1));
      const owned = new Map(sorted.map((reader) => [reader.memberId, reader.owned]));
      for (const [memberId, shared] of share(partitions, owned)) {
        const memberAssignment = MemberAssignment.encode({ version: 0, assignment: { [topic]: shared } });
        shares.push({ memberId, memberAssignment });
      }
    }
    return shares;
  }

  #coordinator<T>(send: (broker: Broker) => Promise<T>): Promise<T> {
    return this.#client.coordinator(GROUP_COORDINATOR, this.#group, send);
  }
}

/** The topic that a member reads, and what it has of it. */
function wishesOf(metadata: Buffer): { topic: string; owned: number[] } {
  const { topics, userData } = MemberMetadata.decode(metadata);
  const owned: unknown = userData.length > 0 ? JSON.parse(userData.toString()) : [];
  return { topic: topics[0] ?? '', owned: Array.isArray(owned) ? owned.filter((one) => Number.isInteger(one)) : [] };
}
