/** Back-off and bounds, as data. */
export interface RetryPolicy {
  /** Least delay before attempt 2, 3, ...; the last entry holds for all further ones. Milliseconds. */
  readonly scheduleMs: readonly number[];
  /** A record is rejected when this many attempts failed. */
  readonly maxAttempts: number;
  /** The same for unexpected errors: a bug is rarely cured by trying again. */
  readonly maxBugAttempts: number;
  /** No record lives longer than this, whatever it waits for. Milliseconds. */
  readonly maxAgeMs: number;
}

/** What is not configured. The tiers in which records wait are `topics/retry.ts`; any delay is made of them. */
export const BACK_OFF = {
  scheduleMs: [10_000, 10_000, 60_000, 600_000],
  maxBugAttempts: 3,
} as const;

/** The least delay after `attempts` failures, in milliseconds. */
export function delayAfter(attempts: number, policy: RetryPolicy): number {
  return policy.scheduleMs[Math.min(attempts, policy.scheduleMs.length) - 1] ?? 0;
}
