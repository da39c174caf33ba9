import type { Clock } from '../../ports/clock.ts';

const ROWS = 2_000;
const IDLE_MS = 5_000;
const BUSY_MS = 50;

/** Sweeps step by step beside the traffic, faster while there is something to sweep; the answer stops it. */
export function sweepRegularly(
  sweep: (limit: number) => Promise<number>,
  clock: Clock,
  onError: (error: unknown) => void,
  onWell: () => void = () => {},
): () => Promise<void> {
  let cancel = () => {};
  let step: Promise<void> = Promise.resolve();
  let stopped = false;
  const next = (ms: number): void => {
    if (!stopped) cancel = clock.after(ms, run);
  };
  const run = (): void => {
    step = sweep(ROWS).then(
      (swept) => {
        onWell();
        next(swept === 0 ? IDLE_MS : BUSY_MS);
      },
      (error: unknown) => {
        onError(error);
        next(IDLE_MS);
      },
    );
  };
  next(IDLE_MS);
  return async () => {
    stopped = true;
    cancel();
    await step;
  };
}
