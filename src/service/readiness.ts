/** Whether the daemon does its work, and what each of its parts has to do with it. */
import { CodedError } from '../ports/errors.ts';
import { Cached } from './cached.ts';

/** degraded: it does its work, or a part of it, worse. off: it was not asked for. */
export const PART_STATES = ['ok', 'degraded', 'down', 'off'] as const;

export interface PartState {
  readonly state: (typeof PART_STATES)[number];
  /** Why; null where all is well. */
  readonly reason: string | null;
}

/** broker, store, index, embedder, language, browser. */
export interface Part {
  readonly name: string;
  /** Without it nothing can be done. */
  readonly needed: boolean;
  /** Throws where it is down. */
  look(): Promise<PartState>;
}

export const OK: PartState = { state: 'ok', reason: null };

export interface Verdict {
  readonly status: 'ready' | 'degraded' | 'unready';
  readonly reasons: readonly string[];
  readonly parts: Readonly<Record<string, PartState>>;
}

/** The time in which nobody is asked again, so that many probes cost as much as one. Milliseconds. */
const FRESH_MS = 2_000;
/** Nobody who asks waits longer: Kubernetes gives a probe one second. Milliseconds. */
const WAIT_MS = 500;

/** What readiness asks of the daemon, beside its parts. */
export interface Flow {
  /** What is down while everything is halted; null otherwise. */
  halted(): unknown;
  /** How many losses of unread records nobody has acknowledged. */
  truncations(): Promise<number>;
}

export class Readiness {
  readonly #flow: Flow;
  readonly #parts: readonly { readonly part: Part; readonly state: Cached<PartState> }[];
  readonly #truncations: Cached<number>;

  /** `limitMs`: a part that does not answer in this time is down. */
  constructor(flow: Flow, parts: readonly Part[], limitMs: number) {
    const times = { freshMs: FRESH_MS, waitMs: Math.min(WAIT_MS, limitMs), limitMs };
    this.#flow = flow;
    this.#parts = parts.map((part) => ({
      part,
      state: new Cached({ look: () => part.look(), without: downBecause, ...times }),
    }));
    // a database that cannot be asked is a part that is down
    this.#truncations = new Cached({ look: () => flow.truncations(), without: () => 0, ...times });
  }

  get halted(): boolean {
    return this.#flow.halted() !== null;
  }

  truncations(): Promise<number> {
    return this.#truncations.get();
  }

  async verdict(): Promise<Verdict> {
    const looks = this.#parts.map(async ({ part, state }) => ({ part, ...(await state.get()) }));
    const [found, truncations] = await Promise.all([Promise.all(looks), this.#truncations.get()]);
    const down = found.filter(({ part, state }) => part.needed && state === 'down');
    const reasons: string[] = [];
    if (this.halted) reasons.push(haltOf(this.#flow.halted(), down.length === 0));
    if (truncations > 0) reasons.push(`records were deleted unread (quakewire truncations): ${truncations}`);
    for (const { part, reason } of down) reasons.push(`${part.name}: ${reason}`);
    const isWorse = found.some(({ state }) => state === 'down' || state === 'degraded');
    return {
      status: reasons.length > 0 ? 'unready' : isWorse ? 'degraded' : 'ready',
      reasons,
      parts: Object.fromEntries(found.map(({ part, state, reason }) => [part.name, { state, reason }])),
    };
  }
}

/** Whoever finds every part well again while the daemon has not looked yet is told what it waits for. */
function haltOf(cause: unknown, isBack: boolean): string {
  return isBack ? `halted, waiting to go on after ${reasonOf(cause)}` : `halted: ${reasonOf(cause)}`;
}

function downBecause(error: unknown, ms: number): PartState {
  return { state: 'down', reason: error === null ? `no answer within ${ms} ms` : reasonOf(error) };
}

/** Only messages of our own: others may say what is nobody's business. */
export function reasonOf(error: unknown): string {
  if (error instanceof CodedError) return error.message;
  return error instanceof Error ? error.name : 'an unexpected error';
}
