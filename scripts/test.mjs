// Runs the tests: the fast ones first, then the slow ones (daemons, kills, large pages, a broker and a database, which are
// started here for all of them). Arguments narrow it down to files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../test/support/servers.ts';

// against what hangs: on a busy machine the tests that kill daemons take minutes
const TIMEOUT_MS = 480_000;
// no test depends on its speed; a slow one waits, for kills and restarts, more than it works, but takes memory
const SLOW_AT_ONCE = 2;
const FAST_AT_ONCE = Math.max(2, availableParallelism() - 1);
const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const files = globSync('test/**/*.test.ts', { cwd: root }).sort();
const slow = files.filter((file) => file.includes('.slow.'));
const fast = files.filter((file) => !file.includes('.slow.'));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const passed =
  wanted.length > 0 ? await run(wanted, SLOW_AT_ONCE) : (await run(fast, FAST_AT_ONCE)) && (await runSlow());
process.exitCode = passed ? 0 : 1;

async function runSlow() {
  const servers = await startServers((text) => console.error(`test: ${text}`));
  try {
    return await run(slow, SLOW_AT_ONCE, servers.variables);
  } finally {
    await servers.remove();
  }
}

async function run(chosen, atOnce, variables = {}) {
  if (chosen.length === 0) return true;
  const args = [
    '--test',
    `--test-timeout=${TIMEOUT_MS}`,
    `--test-concurrency=${atOnce}`,
    '--test-reporter=spec',
    ...chosen,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...variables } });
  const last = () => child.kill();
  process.once('exit', last);
  const [status] = await once(child, 'exit');
  process.off('exit', last);
  return status === 0;
}

// a deployment's servers are none of the tests'; Qdrant's keep to collections of their own
function environment() {
  const { KAFKA_BROKERS, DATABASE_URL, QDRANT_URL, QDRANT_API_KEY, ...rest } = process.env;
  if (QDRANT_URL === undefined) return rest;
  return { TEST_QDRANT_URL: QDRANT_URL, TEST_QDRANT_API_KEY: QDRANT_API_KEY ?? '', ...rest };
}
