import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { noModel } from './real.ts';

test('a daemon without the GPU that it must have ends, and its child processes with it', {
  skip: noModel,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-gpu-'));
  const settings = {
    QUAKEWIRE_LLM_GPU: 'required',
    QUAKEWIRE_LLM_HOSTS: 'gpu99',
    QUAKEWIRE_STORE_MIN_FREE: '0B',
  };
  const command = join(import.meta.dirname, '../../src/cli/index.ts');
  const daemon = spawn(process.execPath, [command, 'run', '--data', folder], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  t.after(() => daemon.kill('SIGKILL'));
  let said = '';
  daemon.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(daemon, 'close', { signal: AbortSignal.timeout(120_000) });
  assert.equal(code, 1);
  assert.match(said, /^quakewire: GPU_REQUIRED/m);
});
