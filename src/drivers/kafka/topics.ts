import { CodedError } from '../../ports/errors.ts';
import type { OutRecord, TopicSettings } from '../../ports/log.ts';
import { sizeOf } from './placement.ts';

/** Room that a record's key and headers, and its batch, may take beside its value. */
const ENVELOPE_BYTES = 64 * 1024;
/** What cannot be made smaller becomes a little larger when it is compressed. */
const SLACK_BYTES = 16 * 1024;

interface KnownTopic {
  readonly maxBytes: number;
  /** Most bytes of the records of one batch. */
  readonly maxRecordsBytes: number;
}

/** The topics that were ensured, by their names without the prefix. */
export class KnownTopics {
  readonly #known = new Map<string, KnownTopic>();

  add({ topic, maxBytes }: TopicSettings): void {
    this.#known.set(topic, { maxBytes, maxRecordsBytes: maxBatchBytes(maxBytes) - SLACK_BYTES });
  }

  /** Throws where the topic was never ensured by this process. */
  get(name: string): KnownTopic {
    const topic = this.#known.get(name);
    if (topic === undefined) throw new Error(`there is no topic ${name}`);
    return topic;
  }

  /** Throws RECORD_TOO_LARGE, or a plain error where there is no such topic. */
  check(records: readonly OutRecord[]): void {
    for (const record of records) {
      const { maxBytes, maxRecordsBytes: most } = this.get(record.topic);
      const [bytes, whole] = [record.value.length, sizeOf(record)];
      if (bytes > maxBytes) throw tooLarge(record.topic, maxBytes, bytes);
      if (whole > most) throw tooLarge(`with key and headers ${record.topic}`, most, whole);
    }
  }
}

/** max.message.bytes of a topic whose values have at most `maxBytes`. */
export function maxBatchBytes(maxBytes: number): number {
  return maxBytes + ENVELOPE_BYTES;
}

function tooLarge(topic: string, most: number, bytes: number): CodedError {
  return new CodedError('RECORD_TOO_LARGE', `${topic} takes ${most} bytes`, { value: bytes });
}
