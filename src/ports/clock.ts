/** Time, so that tests can own it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `callback` once, `ms` milliseconds from now; the answer cancels it. */
  after(ms: number, callback: () => void): () => void;
}
