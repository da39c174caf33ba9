#!/usr/bin/env node
// Starts the command line on the packaged Node 24, also where the machine's own Node is older.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // sources in a clone, dist/ in the package
  const source = join(root, 'src', 'cli', 'index.ts');
  await import(existsSync(source) ? '../src/cli/index.ts' : '../dist/src/cli/index.js');
} else {
  const node = packagedNode();
  if (node === null) lacksNode(process.argv[2]);
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    // wrapped: it shall not outlive us
    env: { ...process.env, QUAKEWIRE_WRAPPED: '1', PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

// an optional package: beside ours in a clone, where npm put it in an installation; or `node` of who asked for it
function packagedNode() {
  const windows = process.platform === 'win32';
  const require = createRequire(import.meta.url);
  for (const name of [`node-${windows ? 'win' : process.platform}-${process.arch}`, 'node']) {
    try {
      const node = join(dirname(require.resolve(`${name}/package.json`)), 'bin', windows ? 'node.exe' : 'node');
      if (existsSync(node)) return node;
    } catch {
      // not installed
    }
  }
  const linked = join(root, 'node_modules', '.bin', 'node');
  return existsSync(linked) ? linked : null;
}

function lacksNode(argument) {
  if (argument === '--version' || argument === '-V') {
    console.log(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
    process.exit(0);
  }
  const remedy = existsSync(join(root, 'src')) ? 'npm run setup' : 'npm install --omit=optional node@24';
  console.error(`quakewire needs Node 24, and its own is not there: run "${remedy}" here, or install Node 24.`);
  process.exit(1);
}
