/** A child that does what its requests say, in place of a model. */
import { writeFileSync } from 'node:fs';
import { serve } from '../../src/drivers/child/serve.ts';
import { CodedError } from '../../src/ports/errors.ts';

export interface Script {
  /** ready: starts; exit: ends at once; throws: breaks; unfit: says that it never can; never: does not get ready. */
  readonly start: 'ready' | 'exit' | 'throws' | 'unfit' | 'never';
  /** Where its process id is written when it is ready. */
  readonly pidFile?: string;
}

serve(async ({ start, pidFile }: Script) => {
  if (start === 'exit') process.exit(7);
  if (start === 'throws') throw new Error('the native code broke');
  if (start === 'unfit') throw new CodedError('MODEL_MISSING', 'nothing to load', { value: 'there' });
  if (start === 'never') await new Promise(() => {});
  if (pidFile !== undefined) writeFileSync(pidFile, String(process.pid));
  return {
    info: { hello: 'there' },
    methods: {
      echo: async (input: unknown) => input,
      environment: async (name: string) => process.env[name] ?? null,
      pid: async () => process.pid,
      vector: async (size: number) => new Float32Array(size).fill(0.5),
      fail: async () => {
        throw new CodedError('MODEL_FAILED', 'not in the form asked for', { value: 'xyz' });
      },
      die: async () => {
        console.error('assertion failed in native code');
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => {});
      },
      // as native code does that never comes back: nothing of this thread runs any more
      hang: async () => {
        for (;;);
      },
      waitForAbort: (_: unknown, signal: AbortSignal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve('stopped'))),
    },
  };
});
