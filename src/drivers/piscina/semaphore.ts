/** A bounded number of permits, given in the order in which they were asked for. */
export interface Semaphore {
  /** Waits for a permit; the answer gives it back, once. Throws the signal's reason. */
  acquire(signal: AbortSignal): Promise<() => void>;
}

export function createSemaphore(permits: number): Semaphore {
  const waiting = new Set<() => void>();
  let free = permits;

  function release(): void {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  }

  function once(): () => void {
    let released = false;
    return () => {
      if (!released) release();
      released = true;
    };
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return once();
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(take);
          signal.removeEventListener('abort', onAbort);
        };
        const take = () => {
          leave();
          resolve(once());
        };
        const onAbort = () => {
          leave();
          reject(signal.reason);
        };
        waiting.add(take);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    },
  };
}
