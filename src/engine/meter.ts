/** Counts and times, kept in memory; whoever exports metrics reads them here. */
export interface Timing {
  readonly count: number;
  readonly totalMs: number;
  readonly maxMs: number;
}

export class Meter {
  readonly counters = new Map<string, number>();
  readonly timings = new Map<string, Timing>();

  /** Adds to the counter `name` (for example `read.retry`). */
  count(name: string, by = 1): void {
    this.counters.set(name, (this.counters.get(name) ?? 0) + by);
  }

  /** Adds one duration in milliseconds to the stage `name`. */
  time(name: string, ms: number): void {
    const old = this.timings.get(name) ?? { count: 0, totalMs: 0, maxMs: 0 };
    this.timings.set(name, { count: old.count + 1, totalMs: old.totalMs + ms, maxMs: Math.max(old.maxMs, ms) });
  }
}
