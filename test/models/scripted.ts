import type { TestContext } from 'node:test';
import { Child, type ChildOptions } from '../../src/drivers/child/child.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { Script } from './scripted.child.ts';

export const SCRIPTED = new URL('./scripted.child.ts', import.meta.url);

export const soon = () => AbortSignal.timeout(20_000);

export const silent = { info: () => {}, warn: () => {} };

/** A child that is closed with the test. */
export function scripted(context: TestContext, script: Script, options: Partial<ChildOptions> = {}): Child {
  const child = new Child({
    name: 'the scripted child',
    module: SCRIPTED,
    settings: script,
    env: {},
    readyMs: 10_000,
    deadlineMs: 10_000,
    queue: 8,
    clock: systemClock,
    logger: silent,
    ...options,
  });
  context.after(() => child.close());
  return child;
}

/** Whether there is such a process, zombies left out of account. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
