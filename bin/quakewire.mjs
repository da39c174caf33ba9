#!/usr/bin/env node
// Starts the command line on the bundled Node 24, also where the machine's own Node is older.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const source = join(root, 'src', 'cli', 'index.ts');
  await import(existsSync(source) ? '../src/cli/index.ts' : '../dist/src/cli/index.js');
} else {
  const bin = join(root, 'node_modules', '.bin');
  if (!existsSync(join(bin, 'node'))) {
    console.error('quakewire needs Node 24: run `npm run setup`, which installs it beside the package.');
    process.exit(1);
  }
  const child = spawn(join(bin, 'node'), process.argv.slice(1), {
    stdio: 'inherit',
    // wrapped: it shall not outlive us
    env: { ...process.env, QUAKEWIRE_WRAPPED: '1', PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
