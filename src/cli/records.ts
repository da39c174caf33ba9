/** Reading and writing topics from a command. */
import { randomUUID } from 'node:crypto';
import { decode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import type { ParkedRecord } from '../../topics/parked.ts';
import type { Data } from '../main.ts';
import type { Work } from '../ports/committer.ts';
import { CodedError } from '../ports/errors.ts';
import type { Assignment, Listener, Log, LogRecord, OutRecord } from '../ports/log.ts';
import type { Effects } from '../ports/store.ts';
import { aborted, note } from './common.ts';

const RECORDS_PER_READ = 200;

/** All records that a topic holds now, partition by partition. */
export async function* everything(log: Log, topic: string): AsyncGenerator<LogRecord> {
  for (const { partition, start, end } of await log.ranges(topic)) {
    for (let offset = start; offset < end; ) {
      const records = await log.read(topic, partition, offset, RECORDS_PER_READ);
      if (records.length === 0) break;
      yield* records;
      offset = (records.at(-1)?.offset ?? offset) + 1;
    }
  }
}

/** Null, with a note, for what is no failure record: it must not hold up the others. */
export function readFailure(record: LogRecord): ParkedRecord | null {
  try {
    return decode(failures, record);
  } catch (error) {
    note(`failures/${record.partition}/${record.offset} is left alone: ${error}`);
    return null;
  }
}

/**
 * Appends records in the transaction that commits a place for `name`; where there is one already it does nothing. So
 * whoever is killed and comes again publishes none twice. `topic` is any topic: its first partition bears the place.
 */
export function appendOnce(
  data: Pick<Data, 'log' | 'committer'>,
  name: string,
  topic: string,
  records: readonly OutRecord[],
): Promise<void> {
  return asMember(data, name, topic, async (assignment) => {
    if (assignment.committed === null)
      await commit(data, assignment, { input: name, offset: 0, effects: null, emits: records });
  });
}

/** Changes the Store in the name of a group of the command's own; it reads nothing of `topic`. */
export function commitAs(
  data: Pick<Data, 'log' | 'committer'>,
  name: string,
  topic: string,
  effects: Effects,
): Promise<void> {
  // another call of the same name is not answered with what this one did
  const work = { input: name, offset: 0, digest: randomUUID(), effects, emits: [] };
  return asMember(data, name, topic, (assignment) => commit(data, assignment, work));
}

/** Partitions may come later than the group is joined, and go and come again while other members come and go. */
const PATIENCE_MS = 60_000;

/**
 * Does the work as the holder of the topic's first partition; from the start, with another assignment, where that was lost
 * before the work came to its end.
 */
export async function asMember(
  { log, committer }: Pick<Data, 'log' | 'committer'>,
  name: string,
  topic: string,
  work: (first: Assignment) => Promise<void>,
): Promise<void> {
  const holder = new FirstPartition();
  const membership = await log.join(name, topic, holder);
  try {
    for (;;) {
      const assignment = await holder.held(PATIENCE_MS);
      committer.assigned(assignment);
      try {
        return await work(assignment);
      } catch (error) {
        if (!isRevoked(error)) throw error;
        holder.revoked(assignment);
      }
    }
  } finally {
    await membership.leave();
  }
}

class FirstPartition implements Listener {
  #assignment: Assignment | null = null;
  #failure: unknown = null;
  #change: () => void = () => {};

  assigned(assignment: Assignment): void {
    if (assignment.partition === 0) this.#assignment = assignment;
    this.#failure = null;
    this.#change();
  }

  revoked(assignment: Assignment): void {
    if (this.#assignment === assignment) this.#assignment = null;
  }

  records(): void {}

  /** The log tries again by itself; where it never succeeds, patience ends. */
  failed(error: unknown): void {
    this.#failure = error;
  }

  /** Throws ASSIGNMENT_REVOKED, or what the log told of last, where the partition does not come in time. */
  async held(patienceMs: number): Promise<Assignment> {
    const end = AbortSignal.timeout(patienceMs);
    while (this.#assignment === null) {
      if (end.aborted) {
        const held = new CodedError('ASSIGNMENT_REVOKED', 'another program holds the partition for too long');
        throw this.#failure ?? held;
      }
      const changed = new Promise<void>((resolve) => {
        this.#change = resolve;
      });
      await Promise.race([changed, aborted(end)]);
    }
    return this.#assignment;
  }
}

/** Whether the work's assignment was over before it was committed. */
export function isRevoked(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'ASSIGNMENT_REVOKED';
}

/** Where the work fails its place stays: that of a group that never committed stays none. `metadata`: of the place. */
export async function commit(
  { committer }: Pick<Data, 'committer'>,
  assignment: Assignment,
  work: Work,
  metadata = '',
): Promise<void> {
  const placeAfter = (done: readonly unknown[]) => {
    if (done.length > 0 || work.effects !== null) return { offset: 0, metadata };
    throw new Error('nothing was committed');
  };
  const failed = await committer.commit([
    { processor: assignment.group, assignment, works: [work], progress: (done) => placeAfter(done) },
  ]);
  for (const error of failed.values()) throw error;
}
