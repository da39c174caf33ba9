// Runs the tests: the fast ones first, then the slow ones (daemons, kills, large pages). Arguments narrow it down to files.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const TIMEOUT_MS = 240_000;
const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const files = globSync('test/**/*.test.ts', { cwd: root }).sort();
const slow = files.filter((file) => file.includes('.slow.'));
const fast = files.filter((file) => !file.includes('.slow.'));

const runs = wanted.length > 0 ? [wanted] : [fast, slow];
let failed = false;
for (const run of runs) {
  if (run.length === 0) continue;
  const args = ['--test', `--test-timeout=${TIMEOUT_MS}`, '--test-reporter=spec', ...run];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  failed ||= status !== 0;
  if (failed) break;
}
process.exitCode = failed ? 1 : 0;
