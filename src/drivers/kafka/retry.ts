import { setTimeout as sleep } from 'node:timers/promises';

export interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
  /** No further try begins after this long. */
  readonly withinMs: number;
}

/** Calls `work` until it succeeds, fails with what `again` does not accept, or the time is over; then throws its error. */
export async function retrying<T>(
  work: () => Promise<T>,
  again: (error: unknown) => boolean,
  pauses: Pauses,
): Promise<T> {
  const end = performance.now() + pauses.withinMs;
  for (let pause = pauses.firstMs; ; pause = Math.min(2 * pause, pauses.longestMs)) {
    try {
      return await work();
    } catch (error) {
      if (!again(error) || performance.now() + pause > end) throw error;
    }
    await sleep(pause);
  }
}
