/**
 * Work that may take the process down with it, or overrun. What is being worked on is noted in a journal. After a crash
 * those records are suspects: each runs alone, and only what happens then counts against it; so the innocent, who were
 * only there, are spared.
 *
 * A record's way: (shared) -> ended: innocent. (shared) -> crash or overrun: suspect -> (alone) -> ended: innocent, or
 * crash: after the third CRASHED_WORKER, or overrun: after the second its own error.
 *
 * A process that is killed again and again soon after its start would count that against whoever runs first. So a
 * suspect with a crash against it waits until the process has lived for a while, and others are worked on meanwhile.
 *
 * Each process has a journal of its own. Where a suspect's partition goes to another process, that one finds out by
 * itself; here the suspect is forgotten when its record cannot come any more.
 */
import type { Clock } from '../ports/clock.ts';
import { CodedError } from '../ports/errors.ts';
import type { Journal } from '../ports/journal.ts';
import type { InputId } from '../ports/store.ts';

const MOST_CRASHES = 3;
const MOST_OVERRUNS = 2;
/** A suspect waits until so long after the start for every crash that was counted. Milliseconds. */
const WAIT_PER_CRASH_MS = 5_000;
/** A suspect that did not come for so long went to another process, or ended with its age. Milliseconds. */
const FORGET_AFTER_MS = 48 * 3_600_000;
/** Lines after which the journal is written anew. */
const REWRITE_AFTER = 20_000;

export class Exposure {
  readonly #journal: Journal | null;
  /** Crashes that were counted, by suspect. */
  readonly #suspects: Map<InputId, number>;
  /** When they became suspects, in milliseconds since the epoch. */
  readonly #since: Map<InputId, number>;
  readonly #inFlight = new Set<InputId>();
  readonly #turns = new Turns();
  readonly #clock: Clock | null;
  readonly #started: number;
  #lines = 0;

  /** Without a journal only overruns are told apart; without a clock nobody waits. */
  constructor(journal: Journal | null, clock: Clock | null = null) {
    this.#journal = journal;
    this.#clock = clock;
    this.#started = clock?.now() ?? 0;
    const lines = journal?.lines ?? [];
    const since = sinceOf(lines);
    const suspects = [...suspectsOf(lines)].filter(([input]) => this.#age(since.get(input)) < FORGET_AFTER_MS);
    this.#suspects = new Map(suspects);
    this.#since = new Map(suspects.map(([input]) => [input, since.get(input) ?? this.#started]));
    this.#rewrite();
  }

  /** Records whose turn to run alone has not come yet. */
  get suspects(): ReadonlyMap<InputId, number> {
    return this.#suspects;
  }

  /** Does a record's work. Throws CRASHED_WORKER, or what the work throws. */
  async run<T>(input: InputId, work: () => Promise<T>): Promise<T> {
    const crashes = this.#suspects.get(input);
    if (crashes !== undefined && crashes >= MOST_CRASHES) {
      this.#end(input);
      throw new CodedError('CRASHED_WORKER', `the process crashed ${crashes} times while it worked on it alone`, {
        value: input,
      });
    }
    if (crashes !== undefined) {
      if (crashes > 0) await this.#settled(crashes);
      return this.#alone(input, work);
    }
    try {
      return await this.#once(input, work, false);
    } catch (error) {
      if (!isOverrun(error)) throw error;
      return this.#alone(input, work);
    }
  }

  /** At the start of this process, in milliseconds. */
  #age(since = this.#started): number {
    return this.#started - since;
  }

  async #settled(crashes: number): Promise<void> {
    const clock = this.#clock;
    const wait = crashes * WAIT_PER_CRASH_MS;
    // a clock that was set back makes nobody wait for longer
    const ms = clock === null ? 0 : Math.min(wait, this.#started + wait - clock.now());
    if (ms > 0) await new Promise<void>((resolve) => clock?.after(ms, resolve));
  }

  close(): void {
    this.#rewrite();
    this.#journal?.close();
  }

  async #alone<T>(input: InputId, work: () => Promise<T>): Promise<T> {
    for (let overruns = 1; ; overruns += 1) {
      try {
        return await this.#once(input, work, true);
      } catch (error) {
        if (!isOverrun(error) || overruns >= MOST_OVERRUNS) throw error;
      }
    }
  }

  async #once<T>(input: InputId, work: () => Promise<T>, alone: boolean): Promise<T> {
    const release = await this.#turns.take(alone);
    this.#begin(input);
    try {
      return await work();
    } finally {
      this.#end(input);
      release();
    }
  }

  #begin(input: InputId): void {
    this.#inFlight.add(input);
    this.#write(`+ ${input}`);
  }

  #end(input: InputId): void {
    this.#inFlight.delete(input);
    this.#suspects.delete(input);
    this.#since.delete(input);
    this.#write(`- ${input}`);
  }

  #write(line: string): void {
    this.#attempt((journal) => journal.write(line));
    this.#lines += 1;
    if (this.#lines >= REWRITE_AFTER) this.#rewrite();
  }

  /** What cannot be noted is done all the same: a full disk is the Store's to tell, and no fault of a record. */
  #attempt(note: (journal: Journal) => void): void {
    try {
      if (this.#journal !== null) note(this.#journal);
    } catch {
      // after a crash nobody is suspected for want of this line, or somebody is who had ended
    }
  }

  #rewrite(): void {
    const suspects = [...this.#suspects].map(([input, crashes]) => `? ${input} ${crashes} ${this.#since.get(input)}`);
    const lines = [...suspects, ...[...this.#inFlight].map((input) => `+ ${input}`)];
    this.#attempt((journal) => journal.rewrite(lines));
    this.#lines = 0;
  }
}

/** Who was being worked on when the journal ended, with the crashes that count: those with nobody else in flight. */
export function suspectsOf(lines: readonly string[]): Map<InputId, number> {
  const suspects = new Map<InputId, number>();
  const inFlight = new Set<InputId>();
  for (const line of lines) {
    const [mark, input = '', crashes] = line.split(' ');
    if (mark === '?') suspects.set(input, Number(crashes));
    else if (mark === '+') inFlight.add(input);
    else inFlight.delete(input);
    if (mark === '-') suspects.delete(input);
  }
  for (const input of inFlight) suspects.set(input, (suspects.get(input) ?? 0) + (inFlight.size === 1 ? 1 : 0));
  return suspects;
}

/** Since when the suspects of former crashes are suspects, where the journal says so. */
function sinceOf(lines: readonly string[]): Map<InputId, number> {
  const since = new Map<InputId, number>();
  for (const line of lines) {
    const [mark, input = '', , time] = line.split(' ');
    if (mark === '?' && time !== undefined) since.set(input, Number(time));
  }
  return since;
}

function isOverrun(error: unknown): boolean {
  return error instanceof CodedError && (error.code === 'PAGE_DEADLINE' || error.code === 'PAGE_HEAP');
}

/**
 * Many at once, or one alone. Whoever waits meanwhile goes before the next one alone: pages that overrun, however many
 * there are, hold up each of the others for one of them only.
 */
class Turns {
  readonly #crowd: (() => void)[] = [];
  readonly #loners: (() => void)[] = [];
  #running = 0;
  #alone = false;

  /** Waits for a turn; the answer ends it. */
  async take(alone: boolean): Promise<() => void> {
    const isFree = !this.#alone && this.#loners.length === 0 && (!alone || this.#running === 0);
    if (isFree) this.#start(alone);
    else await new Promise<void>((start) => (alone ? this.#loners : this.#crowd).push(start));
    return () => this.#end();
  }

  #start(alone: boolean): void {
    this.#running += 1;
    this.#alone = alone;
  }

  #end(): void {
    const wasAlone = this.#alone;
    this.#running -= 1;
    this.#alone = false;
    for (const start of wasAlone ? this.#crowd.splice(0) : []) {
      this.#start(false);
      start();
    }
    const loner = this.#running === 0 ? this.#loners.shift() : undefined;
    if (loner === undefined) return;
    this.#start(true);
    loner();
  }
}
