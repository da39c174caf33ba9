import type { LogRecord, PartitionRange } from '../../ports/log.ts';
import type { Client } from './client.ts';
import type { Ends } from './ends.ts';
import { typeOf } from './errors.ts';
import { type Fetched, fetchFrom } from './fetch.ts';
import type { Offsets } from './offsets.ts';

const BYTES = 4 * 1024 * 1024;
/** The end of a transaction of ours takes milliseconds to become readable. */
const OWN_WAIT_MS = 200;
const OWN_LIMIT_MS = 5_000;
const LOOK_MS = 200;

/** Reads without a group. Throws kafkajs's errors. */
export class Reader {
  readonly #client: Client;
  readonly #offsets: Offsets;
  readonly #ends: Ends;
  readonly #prefix: string;

  constructor(client: Client, offsets: Offsets, ends: Ends, prefix: string) {
    this.#client = client;
    this.#offsets = offsets;
    this.#ends = ends;
    this.#prefix = prefix;
  }

  /** Up to `limit` records; none only at the end of what is committed, which is never before what this process committed. */
  async read(topic: string, partition: number, from: number, limit: number): Promise<LogRecord[]> {
    const written = this.#ends.written(topic, partition);
    const giveUp = performance.now() + OWN_LIMIT_MS;
    for (let at = from; ; ) {
      const waits = at < written && performance.now() < giveUp;
      const answer = await this.#fetch(topic, partition, at, waits ? OWN_WAIT_MS : 0);
      if (answer.error !== null) {
        if (typeOf(answer.error) !== 'OFFSET_OUT_OF_RANGE') throw answer.error;
        const { start } = await this.#offsets.range(topic, partition);
        if (at >= start) return [];
        at = start;
        continue;
      }
      const records = answer.records.slice(0, limit);
      this.#ends.saw(
        topic,
        partition,
        records.length < answer.records.length ? (records.at(-1)?.offset ?? at) + 1 : answer.next,
      );
      if (records.length > 0) return records;
      if (answer.next === at && !waits) return [];
      at = answer.next;
    }
  }

  async ranges(topic: string): Promise<PartitionRange[]> {
    const giveUp = performance.now() + OWN_LIMIT_MS;
    for (;;) {
      const ranges = await this.#offsets.ranges(topic);
      const whole = ranges.every(({ partition, end }) => end >= this.#ends.written(topic, partition));
      if (whole || performance.now() > giveUp) return ranges;
    }
  }

  async changed(topic: string, ms: number, signal?: AbortSignal): Promise<void> {
    const end = performance.now() + ms;
    let wrote = this.#ends.wroteUnseen(topic);
    let wake = () => {};
    const onWrite = () => {
      wrote = true;
      wake();
    };
    const stopListening = this.#ends.listen(topic, onWrite);
    const onAbort = () => wake();
    signal?.addEventListener('abort', onAbort);
    try {
      while (!wrote && signal?.aborted !== true && performance.now() < end) {
        const looked = this.#offsets.ranges(topic).then((ranges) => this.#ends.grew(topic, ranges));
        const left = end - performance.now();
        const over = new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(LOOK_MS, left));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        if ((await Promise.race([looked.catch(() => false), over.then(() => null)])) === true) return;
        await over;
      }
      if (wrote) this.#ends.sawWritten(topic);
    } finally {
      stopListening();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async #fetch(topic: string, partition: number, offset: number, waitMs: number): Promise<Fetched> {
    const names = { broker: this.#prefix + topic, log: topic };
    const limits = { waitMs, partitionBytes: BYTES, bytes: BYTES };
    const [answer] = await this.#client.leader(names.broker, partition, (broker) =>
      fetchFrom(broker, names, [{ partition, offset }], limits),
    );
    if (answer === undefined) throw new Error(`no answer for partition ${partition} of ${topic}`);
    return answer;
  }
}
