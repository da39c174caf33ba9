import { CodedError } from '../../ports/errors.ts';
import type { Assignment, Committed } from '../../ports/log.ts';
import type { Connection } from './connection.ts';
import type { Partition, Topics } from './topics.ts';

interface GroupRow {
  partition_id: number;
  epoch: number;
  next_offset: number | null;
  metadata: string;
}

/** Kafka's default for offset.metadata.max.bytes. */
const LARGEST_METADATA = 4096;

/** Who may commit where: whoever was given a partition last. */
export class Groups {
  readonly #connection: Connection;
  readonly #topics: Topics;
  /** What members in this process hold. */
  readonly #live = new Set<Assignment>();

  /** Takes the write connection. */
  constructor(connection: Connection, topics: Topics) {
    this.#connection = connection;
    this.#topics = topics;
  }

  /** Raises the epochs of these partitions, inside of a transaction. */
  assign(group: string, topic: string, partitions: readonly number[]): Assignment[] {
    return partitions.map((partition) => {
      const { id } = this.#topics.partition(topic, partition);
      const row = this.#connection.get<GroupRow>(
        `INSERT INTO groups (name, partition_id, epoch) VALUES (?, ?, 1)
         ON CONFLICT DO UPDATE SET epoch = epoch + 1 RETURNING partition_id, epoch, next_offset, metadata`,
        group,
        id,
      );
      if (row === undefined) throw new Error('an upsert without an answer');
      return { group, topic, partition, epoch: row.epoch, committed: committedOf(row) };
    });
  }

  started(assignment: Assignment): void {
    this.#live.add(assignment);
  }

  ended(assignment: Assignment): void {
    this.#live.delete(assignment);
  }

  /** Whether the assignment is still its member's: in this process, and against others that joined since. */
  holds(assignment: Assignment): boolean {
    if (!this.#live.has(assignment)) return false;
    const partition = this.#topics.partition(assignment.topic, assignment.partition);
    const row = this.#connection.get<{ epoch: number }>(
      'SELECT epoch FROM groups WHERE name = ? AND partition_id = ?',
      assignment.group,
      partition.id,
    );
    return row?.epoch === assignment.epoch;
  }

  /** Throws ASSIGNMENT_REVOKED where no partition of this number has this epoch in the group. */
  checkEpoch(group: string, partition: number, epoch: number): void {
    const row = this.#connection.get(
      `SELECT 1 FROM groups g JOIN partitions p ON p.id = g.partition_id
       WHERE g.name = ? AND p.partition = ? AND g.epoch = ?`,
      group,
      partition,
      epoch,
    );
    if (row === undefined) throw revoked({ group, partition, epoch });
  }

  /** Writes a place, inside of the transaction that found the assignment held. */
  commit(assignment: Assignment, { offset, metadata }: Committed): void {
    if (Buffer.byteLength(metadata) > LARGEST_METADATA) throw new Error('the metadata of a commit exceeds 4 KB');
    const { id } = this.#topics.partition(assignment.topic, assignment.partition);
    this.#connection.run(
      'UPDATE groups SET next_offset = ?, metadata = ? WHERE name = ? AND partition_id = ?',
      offset,
      metadata,
      assignment.group,
      id,
    );
  }

  committed(reader: Connection, group: string, topic: string): Map<number, Committed> {
    const places = new Map<number, Committed>();
    for (const row of this.#rows(reader, group, this.#topics.get(topic).partitions)) {
      const place = committedOf(row);
      const partition = this.#topics.byId(row.partition_id);
      if (place !== null && partition !== undefined) places.set(partition.partition, place);
    }
    return places;
  }

  #rows(reader: Connection, group: string, partitions: readonly Partition[]): GroupRow[] {
    return partitions.flatMap(({ id }) =>
      reader.all<GroupRow>(
        'SELECT partition_id, epoch, next_offset, metadata FROM groups WHERE name = ? AND partition_id = ?',
        group,
        id,
      ),
    );
  }
}

/** The error of work on an assignment that is over. */
export function revoked(value: Pick<Assignment, 'group' | 'partition' | 'epoch'>): CodedError {
  const { group, partition, epoch } = value;
  return new CodedError('ASSIGNMENT_REVOKED', 'the partition is no longer ours', {
    value: { group, partition, epoch },
  });
}

function committedOf(row: GroupRow): Committed | null {
  return row.next_offset === null ? null : { offset: row.next_offset, metadata: row.metadata };
}
