import { CodedError } from '../../ports/errors.ts';
import type { Assignment, Listener, Membership } from '../../ports/log.ts';
import { share } from '../log/sharing.ts';
import { Member, type MemberParts } from './member.ts';
import { Mutex } from './mutex.ts';
import type { Writer } from './writer.ts';

const RETRY_MS = 1000;

export interface LocalGroupParts extends MemberParts {
  readonly writer: Writer;
}

/**
 * The members of one group on one topic in this process, who share its partitions. Whoever joins in another process
 * takes all of them; what those of this process had is over then.
 */
export class LocalGroup {
  readonly #group: string;
  readonly #topic: string;
  readonly #parts: LocalGroupParts;
  readonly #changes = new Mutex();
  #members: readonly Member[] = [];
  #retry: NodeJS.Timeout | null = null;

  constructor(group: string, topic: string, parts: LocalGroupParts) {
    this.#group = group;
    this.#topic = topic;
    this.#parts = parts;
  }

  /** Throws an error of disposition halt. */
  join(listener: Listener): Promise<Membership> {
    return this.#changes.run(async () => {
      const member: Member = new Member(this.#parts, listener, {
        left: () => this.#leave(member),
        superseded: () => this.#superseded(),
      });
      try {
        if (!(await this.#share([...this.#members, member]))) await this.#share([member]);
      } catch (error) {
        member.end();
        throw error;
      }
      return member;
    });
  }

  /** The assignment, where it is of one of these members, is over; its partition is given anew. */
  renew(assignment: Assignment): void {
    if (this.#members.some((member) => member.lose(assignment))) void this.#settle();
  }

  /** Nobody has anything any more. */
  end(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    const members = this.#members;
    this.#members = [];
    for (const member of members) member.end();
  }

  /** Nothing comes any more: whoever waits for it is told. */
  #superseded(): void {
    const members = this.#members;
    this.end();
    const told = new CodedError('ASSIGNMENT_REVOKED', 'another program took the group over', { value: this.#group });
    for (const member of members) member.failed(told);
  }

  async #leave(member: Member): Promise<void> {
    this.#members = this.#members.filter((one) => one !== member);
    await this.#settle();
  }

  /** Gives out what nobody has, now or, where that fails, later. */
  #settle(): Promise<void> {
    return this.#changes.run(async () => {
      try {
        if (this.#members.length > 0) await this.#share(this.#members);
      } catch (error) {
        for (const member of this.#members) member.failed(error);
        this.#retry ??= setTimeout(() => {
          this.#retry = null;
          void this.#settle();
        }, RETRY_MS);
      }
    });
  }

  /** Shares among these. False: another process has taken the group, and nobody of this one has anything. */
  async #share(members: readonly Member[]): Promise<boolean> {
    const { topics, groups, writer } = this.#parts;
    const all = topics.get(this.#topic).partitions.map(({ partition }) => partition);
    const shares = share(all, new Map(members.map((member) => [member, member.partitions])));
    const moving = [...shares].flatMap(([{ partitions }, given]) => given.filter((one) => !partitions.includes(one)));
    // not held back by a full disk: whoever joins then hears of it from the first commit
    const given = await writer.transaction(
      () => {
        const superseded = members.some((member) => member.isSuperseded());
        return superseded ? null : groups.assign(this.#group, this.#topic, moving);
      },
      { reserve: true },
    );
    if (given === null) {
      this.#superseded();
      return false;
    }
    this.#members = members.filter(({ left }) => !left);
    for (const member of members) {
      for (const one of member.assignments) if (moving.includes(one.partition)) member.lose(one);
    }
    for (const [member, partitions] of shares)
      member.give(given.filter(({ partition }) => partitions.includes(partition)));
    return true;
  }
}
