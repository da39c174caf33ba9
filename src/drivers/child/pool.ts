/** Several children of one model: least loaded first. */
import type { ModelHealth } from '../../ports/models.ts';
import type { Child } from './child.ts';
import { ChildEnded } from './run.ts';

export interface Pool {
  /** Starts all; answers with what they say of themselves. Throws what the first says that cannot start. */
  start(): Promise<readonly unknown[]>;
  /** A request whose child dies of it, or beside it, or cannot start, is tried once more, on another where there is one. */
  request(method: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  health(): ModelHealth;
  close(): Promise<void>;
}

export function createPool(children: readonly [Child, ...Child[]]): Pool {
  return {
    start: () => Promise.all(children.map((child) => child.start())),
    async request(method, input, signal) {
      const first = leastLoaded(children) ?? children[0];
      try {
        return await first.request(method, input, signal);
      } catch (error) {
        if (!(error instanceof ChildEnded) && first.health().state !== 'down') throw error;
        const other = leastLoaded(children.filter((child) => child !== first)) ?? first;
        return await other.request(method, input, signal);
      }
    },
    health: () => ({
      ...combine(children.map((child) => child.health())),
      load: children.reduce((sum, { load }) => sum + load, 0),
    }),
    close: async () => {
      await Promise.all(children.map((child) => child.close()));
    },
  };
}

function leastLoaded(children: readonly Child[]): Child | undefined {
  return children.filter((child) => child.health().state !== 'down').toSorted((a, b) => a.load - b.load)[0];
}

/** As good as the best of them. */
function combine(all: readonly ModelHealth[]): ModelHealth {
  const restarts = all.reduce((sum, one) => sum + one.restarts, 0);
  const state = (['ready', 'starting'] as const).find((wanted) => all.some((one) => one.state === wanted)) ?? 'down';
  const cause = state === 'down' ? (all.find((one) => one.cause !== null)?.cause ?? null) : null;
  return { state, cause, restarts };
}
