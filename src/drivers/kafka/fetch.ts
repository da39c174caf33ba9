import type { LogRecord } from '../../ports/log.ts';
import { type Broker, errorOfCode, fetchRequest, type ProtocolRequest } from './kafkajs.ts';
import { batchesOf, type RecordBatch } from './record-batch.ts';

/** From where to read one partition. */
export interface Wanted {
  readonly partition: number;
  readonly offset: number;
}

/** What was read of one partition, as readers of committed transactions see it. */
export interface Fetched {
  readonly partition: number;
  /** The offset that was asked for. */
  readonly from: number;
  readonly records: readonly LogRecord[];
  /** Where to go on; no records and `from` itself: there is nothing yet. */
  readonly next: number;
  /** The end, as far as transactions are over. */
  readonly end: number;
  /** The oldest kept offset. */
  readonly start: number;
  /** An error of the broker about this partition alone, as kafkajs names it. */
  readonly error: Error | null;
}

export interface FetchLimits {
  /** How long the broker waits for a first record. */
  readonly waitMs: number;
  readonly partitionBytes: number;
  readonly bytes: number;
}

interface Answer {
  readonly partition: number;
  readonly errorCode: number;
  readonly end: number;
  readonly start: number;
  readonly aborted: readonly { readonly producerId: string; readonly firstOffset: number }[];
  readonly bytes: Buffer;
}

/** Fetches partitions that `broker` leads. `names`: the topic as the brokers and as the records name it. */
export async function fetchFrom(
  broker: Broker,
  names: { readonly broker: string; readonly log: string },
  wanted: readonly Wanted[],
  limits: FetchLimits,
): Promise<Fetched[]> {
  const partitions = wanted.map(({ partition, offset }) => ({
    partition,
    fetchOffset: offset,
    maxBytes: limits.partitionBytes,
  }));
  const request = fetchRequest({
    replicaId: -1,
    maxWaitTime: limits.waitMs,
    minBytes: 1,
    maxBytes: limits.bytes,
    isolationLevel: 1,
    topics: [{ topic: names.broker, partitions }],
  });
  const response = { decode: async (payload: Buffer) => decode(payload), parse: async (answers: Answer[]) => answers };
  const protocol: ProtocolRequest<Answer[]> = { request, response };
  const answers = await broker.connectionPool.send(protocol);
  return wanted.flatMap(({ partition, offset }) => {
    const answer = answers.find((one) => one.partition === partition);
    return answer === undefined ? [] : [fetched(names.log, offset, answer)];
  });
}

function fetched(topic: string, from: number, answer: Answer): Fetched {
  const { partition, end, start } = answer;
  if (answer.errorCode !== 0) {
    return { partition, from, records: [], next: from, end, start, error: errorOfCode(answer.errorCode) };
  }
  const records: LogRecord[] = [];
  let next = from;
  for (const batch of committedOf(batchesOf(answer.bytes), answer.aborted)) {
    next = Math.max(next, batch.lastOffset + 1);
    if (batch.records === null) continue;
    for (const record of batch.records()) if (record.offset >= from) records.push({ ...record, topic, partition });
  }
  return { partition, from, records, next, end, start, error: null };
}

/** All batches; without records where they are marks, or of transactions that were aborted. */
function* committedOf(
  batches: Iterable<RecordBatch>,
  aborted: Answer['aborted'],
): Generator<{ readonly lastOffset: number; readonly records: RecordBatch['records'] | null }> {
  const coming = aborted.toSorted((one, other) => one.firstOffset - other.firstOffset);
  const open = new Set<string>();
  for (const batch of batches) {
    for (let one = coming[0]; one !== undefined && one.firstOffset <= batch.lastOffset; one = coming[0]) {
      open.add(one.producerId);
      coming.shift();
    }
    const { lastOffset, producerId, control, transactional } = batch;
    const dropped = control || (transactional && open.has(producerId));
    if (control) open.delete(producerId);
    yield { lastOffset, records: dropped ? null : batch.records };
  }
}

/** Fetch response, version 11: https://kafka.apache.org/protocol#The_Messages_Fetch */
function decode(payload: Buffer): Answer[] {
  const cursor = new Cursor(payload);
  cursor.skip(4);
  const errorCode = cursor.int16();
  if (errorCode !== 0) throw errorOfCode(errorCode);
  cursor.skip(4);
  return cursor
    .array(() => {
      cursor.skip(cursor.int16());
      return cursor.array(() => partitionOf(cursor));
    })
    .flat();
}

function partitionOf(cursor: Cursor): Answer {
  const [partition, errorCode] = [cursor.int32(), cursor.int16()];
  // the high watermark: it counts what is not yet committed
  cursor.skip(8);
  const [end, start] = [Number(cursor.int64()), Number(cursor.int64())];
  const aborted = cursor.array(() => ({ producerId: cursor.int64().toString(), firstOffset: Number(cursor.int64()) }));
  cursor.skip(4);
  return { partition, errorCode, end, start, aborted, bytes: cursor.bytes(cursor.int32()) };
}

/** Reads Kafka's fields of fixed length, and arrays and bytes of a length that is told before. */
class Cursor {
  #at = 0;
  readonly #payload: Buffer;

  constructor(payload: Buffer) {
    this.#payload = payload;
  }

  skip(bytes: number): void {
    this.#at += bytes;
  }

  int16(): number {
    this.#at += 2;
    return this.#payload.readInt16BE(this.#at - 2);
  }

  int32(): number {
    this.#at += 4;
    return this.#payload.readInt32BE(this.#at - 4);
  }

  int64(): bigint {
    this.#at += 8;
    return this.#payload.readBigInt64BE(this.#at - 8);
  }

  /** A length below zero is that of null. */
  bytes(length: number): Buffer {
    this.#at += Math.max(0, length);
    return this.#payload.subarray(this.#at - Math.max(0, length), this.#at);
  }

  array<T>(read: () => T): T[] {
    return Array.from({ length: Math.max(0, this.int32()) }, read);
  }
}
