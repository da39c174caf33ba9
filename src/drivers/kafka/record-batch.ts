import type { LogRecord } from '../../ports/log.ts';
import { textOf } from '../../ports/raw.ts';
import { decompress } from './decompress.ts';
import { TooLarge } from './output.ts';

/** A record as it lies in a batch. */
export type RawRecord = Omit<LogRecord, 'topic' | 'partition'>;

export interface RecordBatch {
  readonly firstOffset: number;
  readonly lastOffset: number;
  readonly producerId: string;
  readonly transactional: boolean;
  /** The mark of a transaction's end instead of records. */
  readonly control: boolean;
  records(): RawRecord[];
}

const HEAD_BYTES = 12;
const BATCH_BYTES = 61;
const MAGIC = 2;
/** The header that says why the value is a whole batch. */
const UNREADABLE = 'qw-unreadable-batch';
/** Bytes of a batch, decompressed. */
const LARGEST_BATCH = 128 * 1024 * 1024;

/**
 * The batches of a fetch answer, the last of which may be cut off. kafkajs's own decoder tells nothing of a batch that
 * compaction has emptied, so that a reader would stand before it for ever.
 * https://kafka.apache.org/documentation/#recordbatch
 */
export function* batchesOf(bytes: Buffer): Generator<RecordBatch> {
  for (let at = 0; at + BATCH_BYTES <= bytes.length; ) {
    const length = HEAD_BYTES + bytes.readInt32BE(at + 8);
    if (at + length > bytes.length) return;
    yield batchOf(bytes.subarray(at, at + length));
    at += length;
  }
}

function batchOf(bytes: Buffer): RecordBatch {
  const magic = bytes.readInt8(16);
  if (magic !== MAGIC) throw new Error(`records of format ${magic}, older than Kafka 0.11, cannot be read`);
  const firstOffset = Number(bytes.readBigInt64BE(0));
  const attributes = bytes.readInt16BE(21);
  return {
    firstOffset,
    lastOffset: firstOffset + bytes.readInt32BE(23),
    producerId: bytes.readBigInt64BE(43).toString(),
    transactional: (attributes & 0x10) !== 0,
    control: (attributes & 0x20) !== 0,
    records: () => {
      try {
        return recordsOf(bytes, firstOffset, attributes);
      } catch (error) {
        if (error instanceof TooLarge) return [unreadable(bytes, firstOffset, error)];
        throw error;
      }
    },
  };
}

/**
 * A small batch may be gigantic when it is decompressed. It must not stop its partition: it is handed on as one record
 * with the bytes as they lie there, which whoever reads the topic refuses.
 */
function unreadable(bytes: Buffer, offset: number, error: TooLarge): RawRecord {
  const timestamp = Number(bytes.readBigInt64BE(35));
  return { offset, timestamp, key: null, value: bytes, headers: { [UNREADABLE]: String(error) } };
}

function recordsOf(bytes: Buffer, firstOffset: number, attributes: number): RawRecord[] {
  const appendTime = (attributes & 0x08) !== 0;
  const [first, last] = [Number(bytes.readBigInt64BE(27)), Number(bytes.readBigInt64BE(35))];
  const cursor = new Cursor(decompress(bytes.subarray(BATCH_BYTES), attributes & 0x07, LARGEST_BATCH));
  return Array.from({ length: bytes.readInt32BE(57) }, () => {
    cursor.varint();
    cursor.skip(1);
    const timestamp = first + cursor.varint();
    const offset = firstOffset + cursor.varint();
    const key = cursor.bytes();
    // a copy: otherwise it would keep all that came with it in memory
    const written = cursor.bytes();
    const value = written === null ? null : Buffer.from(written);
    const headers = cursor.headers();
    return { offset, timestamp: appendTime ? last : timestamp, ...textOf({ key, value, headers }) };
  });
}

/** Reads Kafka's variable-length fields. */
class Cursor {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skip(bytes: number): void {
    this.#at += bytes;
  }

  /** A zigzag varint of up to 64 bits. */
  varint(): number {
    let result = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes.readUInt8(this.#at++);
      result += (byte & 0x7f) * scale;
      if (byte < 0x80) return result % 2 === 0 ? result / 2 : -(result + 1) / 2;
    }
  }

  bytes(): Buffer | null {
    const length = this.varint();
    if (length < 0) return null;
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  headers(): Record<string, (Buffer | null)[]> {
    const headers: Record<string, (Buffer | null)[]> = Object.create(null);
    for (let left = this.varint(); left > 0; left--) {
      const name = (this.bytes() ?? '').toString();
      headers[name] = [...(headers[name] ?? []), this.bytes()];
    }
    return headers;
  }
}
