/**
 * A Log and a Store as two databases in memory, and processes that work on them, each with a clock and an engine of its
 * own. What is durable survives; a process that crashed changes nothing any more; one that is deaf does not hear that it
 * lost its partitions, and goes on.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, Committed, Listener, Log, LogRecord, Membership, OutRecord } from '../../src/ports/log.ts';
import type { KeptEmits, Owner, Store, StoreTransaction } from '../../src/ports/store.ts';
import { countingTransaction } from './counting.ts';

/** What a Log transaction may meet. `doubt`: the outcome is not known; `down`: certainly nothing was committed. */
export type LogFate = 'ok' | 'down' | 'doubt-before' | 'doubt-after' | 'crash-before' | 'crash-after' | 'move-before';
/** The same of a Store transaction. `late`: it is committed after its caller was told of a failure; `again`: it runs twice. */
export type StoreFate = 'ok' | 'down' | 'unknown' | 'late' | 'again' | 'crash-before' | 'crash-after';

/** A process, as the databases see it. */
export interface Party {
  readonly alive: boolean;
  readonly deaf: boolean;
  now(): number;
  crash(): void;
}

interface Member {
  readonly party: Party;
  readonly topic: string;
  readonly group: string;
  readonly listener: Listener;
  /** What it believes to hold. */
  assignment: Assignment | null;
  next: number;
  paused: boolean;
}

const never = () => new Promise<never>(() => {});
const revoked = () => new CodedError('ASSIGNMENT_REVOKED', 'no longer yours');

export class Databases {
  /** By topic, one partition each; null where a marker of a transaction lies. */
  readonly topics = new Map<string, (LogRecord | null)[]>();
  readonly places = new Map<string, Committed>();
  /** Changes of rows, by document. */
  readonly changes = new Map<string, number>();
  readonly kept = new Map<string, KeptEmits & { readonly owner: Owner }>();
  logFates: LogFate[] = [];
  storeFates: StoreFate[] = [];
  /** Turns of the event loop that taking ownership lasts, one number for each. */
  ownTurns: number[] = [];
  logDown = false;
  storeDown = false;
  readonly #epochs = new Map<string, number>();
  readonly #owners = new Map<string, number>();
  readonly #transactions = new Set<Promise<unknown>>();
  readonly #holders = new Map<string, Member>();
  #members: Member[] = [];
  /** What deaf processes have not heard of yet. */
  #unheard: { readonly party: Party; readonly tell: () => void }[] = [];

  /** A process has crashed: its partitions are free for the others. */
  bury(party: Party): void {
    this.#members = this.#members.filter((member) => member.party !== party);
    this.#unheard = this.#unheard.filter((one) => one.party !== party);
    for (const [name, holder] of this.#holders) {
      if (holder.party !== party) continue;
      this.#holders.delete(name);
      const heir = this.#members.find((member) => nameOf(member) === name && !member.party.deaf);
      if (heir !== undefined) this.#give(heir);
    }
  }

  /** Every partition goes to another process, where there is one that hears; otherwise it is given anew. */
  rebalance(): void {
    for (const [name, holder] of [...this.#holders]) this.#move(name, holder);
  }

  /** A process hears what it missed. */
  hear(party: Party): void {
    const missed = this.#unheard.filter((one) => one.party === party);
    this.#unheard = this.#unheard.filter((one) => one.party !== party);
    for (const { tell } of missed) tell();
  }

  append(records: readonly OutRecord[], now: number): void {
    for (const record of records) {
      const log = this.#topic(record.topic);
      log.push({ ...record, partition: 0, offset: log.length, timestamp: now });
    }
  }

  records(topic: string): LogRecord[] {
    return this.#topic(topic).filter((one) => one !== null);
  }

  deliver(): void {
    for (const member of this.#members) {
      const { assignment, listener, next, paused } = member;
      const fresh = this.#topic(member.topic).slice(next, next + 3);
      if (assignment === null || paused || fresh.length === 0 || this.logDown) continue;
      member.next += fresh.length;
      const records = fresh.filter((one) => one !== null);
      if (records.length > 0) listener.records(assignment, records);
    }
  }

  log(party: Party): Log {
    return {
      ensureTopics: async () => {},
      append: async () => [],
      check: () => {},
      commit: (...call) => this.#commit(party, ...call),
      renew: (assignment) => this.#doubt(assignment),
      probe: async () => this.#probe(this.logDown, 'LOG_UNAVAILABLE'),
      join: (group, topic, listener) => this.#join(party, group, topic, listener),
      read: async (topic, _partition, from, limit) =>
        this.#topic(topic)
          .slice(from)
          .filter((one) => one !== null)
          .slice(0, limit),
      ranges: async (topic) => [{ partition: 0, start: 0, end: this.#topic(topic).length }],
      committed: async (group, topic) => {
        const place = this.places.get(nameOf({ group, topic }));
        return new Map(place ? [[0, place]] : []);
      },
      changed: async () => {},
      close: async () => {},
    };
  }

  store(party: Party): Pick<Store, 'own' | 'keptEmits' | 'transaction' | 'probe' | 'noteTruncation'> {
    return {
      own: async (processor, partition) => {
        await this.#reach(party);
        for (let turns = this.ownTurns.shift() ?? 0; turns > 0; turns--) await turn();
        while (this.#transactions.size > 0) await Promise.race([...this.#transactions]);
        if (!party.alive) return never();
        const epoch = (this.#owners.get(processor) ?? 0) + 1;
        this.#owners.set(processor, epoch);
        return { processor, partition, epoch };
      },
      keptEmits: async ({ processor }) => {
        await this.#reach(party);
        return [...this.kept.values()].filter(({ owner }) => owner.processor === processor);
      },
      transaction: (owner, _input, work) => this.#transaction(party, owner, work),
      probe: async () => this.#probe(this.storeDown, 'STORE_UNAVAILABLE'),
      noteTruncation: async () => {},
    };
  }

  async #commit(party: Party, assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void> {
    await turn();
    if (!party.alive) return never();
    const fate = this.logFates.shift() ?? 'ok';
    if (fate === 'crash-before') party.crash();
    if (fate === 'move-before') this.#moveOf(assignment);
    if (!party.alive) return never();
    if (fate === 'down' || this.logDown) throw new CodedError('LOG_UNAVAILABLE', 'nothing was committed');
    if (this.#epochs.get(nameOf(assignment)) !== assignment.epoch) throw revoked();
    if (fate !== 'doubt-before') this.#publish(assignment, place, records, party.now());
    if (fate === 'crash-after') party.crash();
    if (!party.alive) return never();
    if (fate !== 'doubt-before' && fate !== 'doubt-after') return;
    this.#doubt(assignment);
    throw revoked();
  }

  #publish(assignment: Assignment, place: Committed, records: readonly OutRecord[], now: number): void {
    this.append(records, now);
    for (const topic of new Set(records.map((record) => record.topic))) this.#topic(topic).push(null);
    this.places.set(nameOf(assignment), place);
  }

  async #transaction<T>(party: Party, owner: Owner, work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    await this.#reach(party);
    const fate = this.storeFates.shift() ?? 'ok';
    if (fate === 'down') throw new CodedError('STORE_UNAVAILABLE', 'nothing was committed');
    if (this.#owners.get(owner.processor) !== owner.epoch) throw revoked();
    const end = Promise.withResolvers<void>();
    this.#transactions.add(end.promise);
    const over = (): void => {
      this.#transactions.delete(end.promise);
      end.resolve();
    };
    const dead = (): Promise<never> => {
      over();
      return never();
    };
    const writes: (() => void)[] = [];
    const apply = (): void => {
      for (const write of writes) write();
    };
    try {
      if (fate === 'again') await work(this.#rows([]));
      const answer = await work(this.#rows(writes));
      await turn();
      if (fate === 'crash-before') party.crash();
      if (!party.alive) return await dead();
      if (fate === 'late') setImmediate(() => setImmediate(apply));
      else apply();
      if (fate === 'crash-after') party.crash();
      if (!party.alive) return await dead();
      if (fate === 'unknown' || fate === 'late') throw new CodedError('STORE_UNAVAILABLE', 'the connection was lost');
      return answer;
    } finally {
      if (fate === 'late') setImmediate(() => setImmediate(over));
      else over();
    }
  }

  /** Gathers writes; a part that throws takes its own back. */
  #rows(writes: (() => void)[]): StoreTransaction {
    const count = (id: string) => this.changes.set(id, (this.changes.get(id) ?? 0) + 1);
    return {
      ...countingTransaction((id) => writes.push(() => count(id))),
      attempt: async (part) => {
        const before = writes.length;
        try {
          return await part();
        } catch (error) {
          writes.splice(before);
          throw error;
        }
      },
      keepEmits: async (owner, kept) => {
        for (const one of kept) {
          const name = `${owner.processor} ${one.input}`;
          const known = this.kept.get(name);
          if (known?.offset === one.offset && known.digest === one.digest) throw new Error('kept already');
          writes.push(() => this.kept.set(name, { ...one, owner }));
        }
      },
      dropEmits: async ({ processor }, inputs) => {
        for (const input of inputs) writes.push(() => this.kept.delete(`${processor} ${input}`));
      },
    };
  }

  async #join(party: Party, group: string, topic: string, listener: Listener): Promise<Membership> {
    const member: Member = { party, group, topic, listener, assignment: null, next: 0, paused: false };
    this.#members.push(member);
    if (!this.#holders.has(nameOf(member))) setImmediate(() => this.#giveFree(member));
    const setPaused = (assignment: Assignment, paused: boolean) => {
      if (member.assignment === assignment) member.paused = paused;
    };
    return {
      pause: (assignment) => setPaused(assignment, true),
      resume: (assignment) => setPaused(assignment, false),
      leave: async () => {},
    };
  }

  #giveFree(member: Member): void {
    if (member.party.alive && !this.#holders.has(nameOf(member))) this.#give(member);
  }

  #give(member: Member): void {
    const name = nameOf(member);
    const epoch = (this.#epochs.get(name) ?? 0) + 1;
    const committed = this.places.get(name) ?? null;
    this.#epochs.set(name, epoch);
    this.#holders.set(name, member);
    const assignment = { group: member.group, topic: member.topic, partition: 0, epoch, committed };
    member.assignment = assignment;
    member.next = committed?.offset ?? 0;
    member.paused = false;
    member.listener.assigned(assignment);
  }

  #move(name: string, holder: Member): void {
    const others = this.#members.filter((one) => nameOf(one) === name && one !== holder && !one.party.deaf);
    const heir = others[0] ?? (holder.party.deaf ? undefined : holder);
    if (heir === undefined) return;
    this.#end(holder);
    this.#give(heir);
  }

  #moveOf(assignment: Assignment): void {
    const holder = this.#holders.get(nameOf(assignment));
    if (holder !== undefined) this.#move(nameOf(assignment), holder);
  }

  /** Whoever believes to have it ends it by itself; its partition is given anew where it is still this member's. */
  #doubt(assignment: Assignment): void {
    const member = this.#members.find((one) => one.assignment === assignment);
    if (member === undefined) return;
    this.#lose(member, assignment);
    if (this.#holders.get(nameOf(assignment)) === member) this.#give(member);
  }

  #end(holder: Member): void {
    const { assignment, party } = holder;
    if (assignment === null) return;
    if (party.deaf) this.#unheard.push({ party, tell: () => this.#lose(holder, assignment) });
    else this.#lose(holder, assignment);
  }

  #lose(member: Member, assignment: Assignment): void {
    if (member.assignment !== assignment) return;
    member.assignment = null;
    member.listener.revoked(assignment);
  }

  async #reach(party: Party): Promise<void> {
    await turn();
    if (!party.alive) await never();
    this.#probe(this.storeDown, 'STORE_UNAVAILABLE');
  }

  #probe(isDown: boolean, code: 'STORE_UNAVAILABLE' | 'LOG_UNAVAILABLE'): void {
    if (isDown) throw new CodedError(code, 'down');
  }

  #topic(topic: string): (LogRecord | null)[] {
    const log = this.topics.get(topic) ?? [];
    this.topics.set(topic, log);
    return log;
  }
}

const nameOf = ({ group, topic }: { readonly group: string; readonly topic: string }): string => `${group} ${topic}`;
