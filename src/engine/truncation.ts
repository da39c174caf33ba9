/** Records that were deleted from the log before they were read. */
import { CodedError } from '../ports/errors.ts';
import type { Store, Truncation } from '../ports/store.ts';
import type { Guard } from './guard.ts';
import type { Surroundings } from './handling.ts';

const AGAIN_MS = 1_000;

export interface TruncationDeps extends Pick<Surroundings, 'clock' | 'logger' | 'meter'> {
  readonly store: Pick<Store, 'noteTruncation'>;
  readonly guard: Guard;
}

/** Tells of a loss, and notes it in the Store until somebody acknowledges it; tries until it is noted, or `stop` aborts. */
export async function noteTruncation(lost: Truncation, deps: TruncationDeps, stop: AbortSignal): Promise<void> {
  const { store, guard, clock, logger, meter } = deps;
  const { processor, topic, partition, from, to } = lost;
  const error = new CodedError('LOG_TRUNCATED', 'records were deleted before they were read', {
    value: `${topic}/${partition}: ${from} to ${to - 1}`,
  });
  logger.error({ err: error, ...lost }, 'records were lost: acknowledge with quakewire truncations');
  meter.count('truncated', { processor }, to - from);
  while (!stop.aborted) {
    try {
      return await store.noteTruncation(lost);
    } catch (cause) {
      if (await guard.confirm(cause)) continue;
      logger.error({ err: cause, ...lost }, 'a loss could not be noted');
      await new Promise<void>((resolve) => clock.after(AGAIN_MS, resolve));
    }
  }
}
