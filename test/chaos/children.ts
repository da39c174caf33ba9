/** Ends and stops the daemon's child processes at random: the models', the browser's. Linux: it looks into /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';

type Kind = 'embedder' | 'model' | 'browser' | 'tab';

/** What their command lines say. */
const MARKS: Readonly<Record<Kind, RegExp>> = {
  embedder: /drivers\/transformers\/child/,
  model: /drivers\/llama\/child/,
  browser: /--user-data-dir(?!.*--type=)/,
  tab: /--type=renderer/,
};
const PAUSE_MS = { low: 300, high: 2_000 };
/** Of all; the others are killed. */
const STOPPED = 0.35;
/** A daemon that is gone leaves nobody behind for longer. */
const ORPHANS_MS = 15_000;

interface Found {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

export const canTorment = (): boolean => existsSync('/proc/self/stat');

export class Tormentor {
  /** By kind. */
  readonly killed: Record<Kind, number> = { embedder: 0, model: 0, browser: 0, tab: 0 };
  readonly stopped: Record<Kind, number> = { embedder: 0, model: 0, browser: 0, tab: 0 };
  /** Milliseconds since the epoch. */
  last = 0;
  readonly #random: Random;
  readonly #seen = new Map<number, string>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** Goes on until the signal. */
  async torment(daemon: number, signal: AbortSignal): Promise<void> {
    const { low, high } = PAUSE_MS;
    while (!signal.aborted) {
      await sleep(this.#random.between(low, high), null, { signal }).catch(() => {});
      if (!signal.aborted) this.#strike(daemon);
    }
    // what stands still cannot see that its daemon is gone; one that hangs in its work can
    for (const [pid, command] of this.#seen) signalTo(pid, command, 'SIGCONT');
  }

  /** How many processes of daemons that are gone live on. They are ended. */
  async orphans(): Promise<number> {
    const end = performance.now() + ORPHANS_MS;
    const alive = () => [...this.#seen].filter(([pid, command]) => commandOf(pid) === command);
    while (alive().length > 0 && performance.now() < end) await sleep(200);
    const left = alive();
    for (const [pid, command] of left) signalTo(pid, command, 'SIGKILL');
    return left.length;
  }

  #strike(daemon: number): void {
    const children = childrenOf(daemon);
    for (const { pid, command } of children) this.#seen.set(pid, command);
    const kinds = Object.keys(MARKS) as Kind[];
    const present = kinds.filter((kind) => children.some(({ command }) => MARKS[kind].test(command)));
    if (present.length === 0) return;
    // the rarest first: a model may be there for a few seconds only
    const times = (one: Kind) => this.killed[one] + this.stopped[one];
    const least = Math.min(...present.map(times));
    const kind = this.#random.pick(present.filter((one) => times(one) === least));
    const { pid, command } = this.#random.pick(children.filter((one) => MARKS[kind].test(one.command)));
    const stops = this.#random.fraction() < STOPPED;
    if (!signalTo(pid, command, stops ? 'SIGSTOP' : 'SIGKILL')) return;
    (stops ? this.stopped : this.killed)[kind] += 1;
    this.last = Date.now();
  }
}

/** All below a process. */
export function childrenOf(root: number): Found[] {
  const byParent = Map.groupBy(processes(), ({ parent }) => parent);
  const below = (pid: number): Found[] => (byParent.get(pid) ?? []).flatMap((one) => [one, ...below(one.pid)]);
  return below(root);
}

function processes(): Found[] {
  if (!canTorment()) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const pid = Number(name);
      const command = commandOf(pid);
      return command === null ? [] : [{ pid, command, parent: parentOf(pid) }];
    });
}

/** The name, which may hold anything, stands in brackets; state and parent follow. */
function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Null where it is gone; one that has ended and was not waited for has none either. */
function commandOf(pid: number): string | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return command === '' ? null : command;
  } catch {
    return null;
  }
}

/** Only to the process that was meant: numbers are given again. */
function signalTo(pid: number, command: string, signal: NodeJS.Signals): boolean {
  try {
    return commandOf(pid) === command && process.kill(pid, signal);
  } catch {
    return false;
  }
}
