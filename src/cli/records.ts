/** Reading and writing topics from a command. */
import { decode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import type { ParkedRecord } from '../../topics/parked.ts';
import type { Data } from '../main.ts';
import type { Work } from '../ports/committer.ts';
import type { Assignment, Log, LogRecord, OutRecord } from '../ports/log.ts';
import type { Effects } from '../ports/store.ts';
import { note } from './common.ts';

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
  return asMember(data, name, topic, (assignment) =>
    commit(data, assignment, { input: name, offset: 0, effects, emits: [] }),
  );
}

async function asMember(
  { log }: Pick<Data, 'log'>,
  name: string,
  topic: string,
  work: (first: Assignment) => Promise<void>,
): Promise<void> {
  const assignments: Assignment[] = [];
  const ignore = () => {};
  const assigned = (one: Assignment) => void assignments.push(one);
  const membership = await log.join(name, topic, { assigned, revoked: ignore, records: ignore, failed: ignore });
  try {
    const assignment = assignments.find(({ partition }) => partition === 0);
    if (assignment !== undefined) await work(assignment);
  } finally {
    await membership.leave();
  }
}

async function commit({ committer }: Pick<Data, 'committer'>, assignment: Assignment, work: Work): Promise<void> {
  const placeAfter = (done: readonly unknown[]) => {
    if (done.length === 0) throw new Error('nothing was committed');
    return { offset: 0, metadata: '' };
  };
  const failed = await committer.commit([
    { processor: assignment.group, assignment, works: [work], progress: (done) => placeAfter(done) },
  ]);
  for (const error of failed.values()) throw error;
}
