import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isAlive, until } from './scripted.ts';

const PARENT = fileURLToPath(new URL('./parent.child.ts', import.meta.url));

for (const [doing, method] of [
  ['waits', 'echo'],
  ['hangs in native code', 'hang'],
] as const) {
  test(`a program killed with -9 leaves no child behind, though it ${doing}`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'quakewire-orphan-'));
    const pidFile = join(folder, 'pid');
    const parent = spawn(process.execPath, [PARENT, pidFile, method], { stdio: 'ignore' });
    t.after(() => {
      parent.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', 'the child');
    const pid = Number(readFileSync(pidFile, 'utf8'));
    // the request is under way by then
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.ok(isAlive(pid));
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid), 'the end of the child');
  });
}
