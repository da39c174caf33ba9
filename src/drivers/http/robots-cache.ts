import type { Robot } from 'robots-parser';
import type { Clock } from '../../ports/clock.ts';

export interface RobotsCacheOptions {
  readonly load: (origin: string) => Promise<string>;
  readonly parse: (origin: string, text: string) => Robot;
  readonly clock: Clock;
  readonly ttlMs: number;
  readonly failureTtlMs: number;
  readonly maxCharacters: number;
}

interface Entry {
  readonly robot: Promise<Robot>;
  expires: number;
  characters: number;
}

/** What an entry costs besides its text. */
const OVERHEAD = 500;

/** Rules by origin: one request at a time for each, and the oldest go when there are too many. */
export function createRobotsCache(options: RobotsCacheOptions): { get(origin: string): Promise<Robot> } {
  const entries = new Map<string, Entry>();
  let total = 0;

  function drop(origin: string, entry: Entry): void {
    if (entries.get(origin) !== entry) return;
    entries.delete(origin);
    total -= entry.characters;
  }

  function settle(origin: string, entry: Entry, ttlMs: number, characters: number): void {
    if (entries.get(origin) !== entry) return;
    entry.expires = options.clock.now() + ttlMs;
    entry.characters += characters;
    total += characters;
    for (const [oldest, candidate] of entries) {
      if (total <= options.maxCharacters) return;
      if (candidate !== entry && Number.isFinite(candidate.expires)) drop(oldest, candidate);
    }
  }

  function start(origin: string): Entry {
    const text = options.load(origin);
    const robot = text.then((loaded) => options.parse(origin, loaded));
    const entry: Entry = { robot, expires: Number.POSITIVE_INFINITY, characters: OVERHEAD };
    entries.set(origin, entry);
    total += OVERHEAD;
    text.then(
      (loaded) => settle(origin, entry, options.ttlMs, loaded.length),
      () => settle(origin, entry, options.failureTtlMs, 0),
    );
    return entry;
  }

  return {
    get(origin) {
      const known = entries.get(origin);
      if (known !== undefined && known.expires > options.clock.now()) return known.robot;
      if (known !== undefined) drop(origin, known);
      return start(origin).robot;
    },
  };
}
