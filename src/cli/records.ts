/** Reading and writing topics from a command. */
import type { Data } from '../main.ts';
import type { Assignment, Log, LogRecord, OutRecord } from '../ports/log.ts';

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

/**
 * Appends records in the transaction that commits a place for `name`; where there is one already it does nothing. So
 * whoever is killed and comes again publishes none twice. `topic` is any topic: its first partition bears the place.
 */
export async function appendOnce(
  { log, committer }: Pick<Data, 'log' | 'committer'>,
  name: string,
  topic: string,
  records: readonly OutRecord[],
): Promise<void> {
  const assignments: Assignment[] = [];
  const ignore = () => {};
  const assigned = (one: Assignment) => void assignments.push(one);
  const membership = await log.join(name, topic, { assigned, revoked: ignore, records: ignore, failed: ignore });
  try {
    const assignment = assignments.find(({ partition }) => partition === 0);
    if (!assignment || assignment.committed !== null) return;
    const work = { input: name, effects: null, emits: records };
    const placeAfter = (done: readonly unknown[]) => {
      if (done.length === 0) throw new Error('the records were not appended');
      return { offset: 0, metadata: '' };
    };
    const failed = await committer.commit([
      { processor: name, assignment, works: [work], progress: (done) => placeAfter(done) },
    ]);
    for (const error of failed.values()) throw error;
  } finally {
    await membership.leave();
  }
}
