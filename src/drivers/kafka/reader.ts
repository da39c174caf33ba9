import { setTimeout as sleep } from 'node:timers/promises';
import type { LogRecord, PartitionRange } from '../../ports/log.ts';
import type { Client } from './client.ts';
import type { Ends } from './ends.ts';
import { typeOf } from './errors.ts';
import { type Fetched, fetchFrom } from './fetch.ts';
import type { Offsets } from './offsets.ts';

const BYTES = 4 * 1024 * 1024;
/** The end of a transaction of ours takes milliseconds to become readable. */
const OWN_WAIT_MS = 200;
const OWN_PAUSE_MS = 20;
/** Transactions of others may hold it back for longer. */
const OWN_LIMIT_MS = 3_000;
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
    const records: LogRecord[] = [];
    for (let at = from; ; ) {
      const waits = at < written && performance.now() < giveUp;
      const answer = await this.#fetch(topic, partition, at, waits ? OWN_WAIT_MS : 0);
      if (answer.error !== null) {
        at = await this.#startAfter(answer, topic);
        if (at === answer.from) return [];
        continue;
      }
      records.push(...answer.records.slice(0, limit - records.length));
      const atEnd = answer.next === at && !waits;
      const enough = records.length > 0 && (answer.end >= written || records.length === limit || !waits);
      at = answer.next;
      if (!enough && !atEnd) continue;
      this.#ends.saw(topic, partition, records.length === limit ? (records.at(-1)?.offset ?? 0) + 1 : at);
      return records;
    }
  }

  /** Where to read on after an offset that is not there: at the oldest record; beyond the end: nowhere. */
  async #startAfter({ error, partition, from }: Fetched, topic: string): Promise<number> {
    if (typeOf(error) !== 'OFFSET_OUT_OF_RANGE') throw error;
    const { start } = await this.#offsets.range(topic, partition);
    return Math.max(start, from);
  }

  async ranges(topic: string): Promise<PartitionRange[]> {
    const giveUp = performance.now() + OWN_LIMIT_MS;
    for (;;) {
      const ranges = await this.#offsets.ranges(topic);
      const whole = ranges.every(({ partition, end }) => end >= this.#ends.written(topic, partition));
      if (whole || performance.now() > giveUp) return ranges;
      await sleep(OWN_PAUSE_MS);
    }
  }

  /** Looks every LOOK_MS; what this process itself writes is known at once. */
  async changed(topic: string, ms: number, signal?: AbortSignal): Promise<void> {
    const end = performance.now() + ms;
    let wake = () => {};
    const stopListening = this.#ends.listen(topic, () => wake());
    const onAbort = () => wake();
    signal?.addEventListener('abort', onAbort);
    try {
      while (signal?.aborted !== true && !this.#ends.wroteUnseen(topic)) {
        const pause = new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.max(0, Math.min(LOOK_MS, end - performance.now())));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        if (await this.#grew(topic, pause)) return;
        await pause;
        if (performance.now() >= end) return;
      }
    } finally {
      stopListening();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Whether the topic grew since it was seen; no, where the answer takes longer than the pause, or is an error. */
  #grew(topic: string, pause: Promise<void>): Promise<boolean> {
    const grew = this.#offsets.ranges(topic).then((ranges) => this.#ends.grew(topic, ranges));
    return Promise.race([grew.catch(() => false), pause.then(() => false)]);
  }

  async #fetch(topic: string, partition: number, offset: number, waitMs: number): Promise<Fetched> {
    const names = { broker: this.#prefix + topic, log: topic };
    const limits = { waitMs, partitionBytes: BYTES, bytes: BYTES };
    const node = await this.#client.leaderOf(names.broker, partition);
    const [answer] = await this.#client.node(node, (broker) =>
      fetchFrom(broker, names, [{ partition, offset }], limits),
    );
    if (answer === undefined) throw new Error(`no answer for partition ${partition} of ${topic}`);
    return answer;
  }
}
