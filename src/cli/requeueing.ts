/**
 * Sending failures back, each once, whatever its code and whoever asks: one at a time goes over them, and notes in the
 * Store how far all, or those with one code, have gone back. What goes back is committed in the Log together with the
 * step that it makes, so that a step which the Store was not told of any more is found there by whoever comes next.
 */
import { failures } from '../../topics/failures.ts';
import type { ParkedRecord } from '../../topics/parked.ts';
import type { Data } from '../main.ts';
import type { Assignment, LogRecord, OutRecord, PartitionRange } from '../ports/log.ts';
import { asMember, commit, readFailure } from './records.ts';

export interface GoneBack {
  readonly failure: ParkedRecord;
  readonly back: OutRecord;
}

export interface Requeueing {
  /** Only failures with this code, and the others stay for later; null: all. */
  readonly code: string | null;
  readonly stop: AbortSignal;
  /** Null where it cannot go back. */
  wayBack(failure: ParkedRecord, record: LogRecord): OutRecord | null;
  /** Told of what has gone back. */
  gone(failures: readonly GoneBack[]): Promise<void>;
}

/** A place that was moved. */
interface Step {
  readonly name: string;
  readonly partition: number;
  /** Where it was; null: nowhere. */
  readonly seen: number | null;
  readonly next: number;
}

/** Of all failures; followed by a code, of those with it that went back alone. */
const NAME = 'requeue';
const RECORDS_PER_READ = 200;
const { topic } = failures;

type Deps = Pick<Data, 'log' | 'store' | 'committer'>;

/** Resolves at the end that the topic has at the start, or when `stop` aborts; what comes meanwhile is for the next time. */
export async function requeue(data: Deps, requeueing: Requeueing): Promise<void> {
  const pass = new Pass(data, requeueing);
  await asMember(data, NAME, topic, (assignment) => pass.run(assignment));
}

class Pass {
  readonly #data: Deps;
  readonly #requeueing: Requeueing;
  readonly #name: string;
  /** By name and partition, as the Store has them. */
  #places: ReadonlyMap<string, number> = new Map();
  /** What may have gone back, or not. */
  #doubtful: { readonly metadata: string; readonly sent: readonly GoneBack[] } | null = null;

  constructor(data: Deps, requeueing: Requeueing) {
    this.#data = data;
    this.#requeueing = requeueing;
    this.#name = nameOf(requeueing.code);
  }

  async run(assignment: Assignment): Promise<void> {
    const { log, store } = this.#data;
    await this.#catchUp(assignment.committed?.metadata ?? '');
    const places = await store.places(topic);
    this.#places = new Map(places.map(({ name, partition, next }) => [`${name} ${partition}`, next]));
    for (const range of await log.ranges(topic)) await this.#partition(assignment, range);
  }

  /** The last step that was committed, by whomever. */
  async #catchUp(metadata: string): Promise<void> {
    const doubtful = this.#doubtful;
    this.#doubtful = null;
    if (metadata === '') return;
    if (doubtful?.metadata === metadata) await this.#requeueing.gone(doubtful.sent);
    await this.#move(JSON.parse(metadata));
  }

  async #partition(assignment: Assignment, range: PartitionRange): Promise<void> {
    const { partition, end } = range;
    const name = this.#name;
    let seen = this.#places.get(`${name} ${partition}`) ?? null;
    let next = Math.max(this.#placeOf(null, range), this.#placeOf(this.#requeueing.code, range));
    while (next < end && !this.#requeueing.stop.aborted) {
      const records = await this.#data.log.read(topic, partition, next, RECORDS_PER_READ);
      const sent = records.flatMap((record) => (record.offset < end ? this.#back(record, range) : []));
      next = Math.min(end, (records.at(-1)?.offset ?? end) + 1);
      if (sent.length === 0) continue;
      const step = { name, partition, seen, next };
      await this.#send(assignment, step, sent);
      seen = next;
    }
    if (next !== (seen ?? 0)) await this.#move({ name, partition, seen, next });
  }

  /** A place beyond the end is one in a log that is no more. */
  #placeOf(code: string | null, { partition, start, end }: PartitionRange): number {
    const place = this.#places.get(`${nameOf(code)} ${partition}`) ?? start;
    return place > end ? start : Math.max(place, start);
  }

  #back(record: LogRecord, range: PartitionRange): GoneBack[] {
    const failure = readFailure(record);
    const { code } = this.#requeueing;
    if (failure === null || (code ?? failure.code) !== failure.code) return [];
    if (record.offset < this.#placeOf(failure.code, range)) return [];
    const back = this.#requeueing.wayBack(failure, record);
    return back === null ? [] : [{ failure, back }];
  }

  async #send(assignment: Assignment, step: Step, sent: readonly GoneBack[]): Promise<void> {
    const metadata = JSON.stringify(step);
    this.#doubtful = { metadata, sent };
    const emits = sent.map(({ back }) => back);
    await commit(this.#data, assignment, { input: NAME, offset: 0, effects: null, emits }, metadata);
    await this.#catchUp(metadata);
  }

  #move({ name, partition, seen, next }: Step): Promise<void> {
    return this.#data.store.movePlace({ name, topic, partition, next }, seen);
  }
}

function nameOf(code: string | null): string {
  return code === null ? NAME : `${NAME}.${code}`;
}
