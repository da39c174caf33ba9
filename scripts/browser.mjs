// Sees to it that there is a browser, once: without one, pages whose text is made by scripts cannot be read.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.quakewire-browser');
const SOURCE = 'https://cdn.playwright.dev/';
const REACH_MS = 5_000;
const INSTALL_MS = 300_000;
const say = (text) => console.error(`setup: ${text}`);

/**
 * The browser's program; empty where there is none, null where it was looked for before. `node`: a program of Node 24.
 * Never fails: everything but such pages works without.
 */
export async function fetchBrowser(node) {
  const version = JSON.parse(readFileSync(join(modules, 'playwright-core', 'package.json'), 'utf8')).version;
  // tried before with this version: the answer stands until someone asks again by deleting the file
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return null;
  const program = find(node) || (await install(node));
  writeFileSync(stamp, version);
  return program;
}

async function install(node) {
  const named = process.env.QUAKEWIRE_BROWSER_PATH ?? '';
  if (named !== '') return withoutBrowser(`QUAKEWIRE_BROWSER_PATH names no program: ${named}`);
  if (!(await reachable())) return withoutBrowser(`${SOURCE} cannot be reached`);
  say('no Chromium or Chrome is installed: fetching one (about 170 MB)');
  const cli = join(modules, 'playwright-core', 'cli.js');
  const { status } = spawnSync(node, [cli, 'install', '--no-shell', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: INSTALL_MS,
  });
  const program = status === 0 ? find(node) : '';
  if (program === '') return withoutBrowser('it could not be fetched');
  if (spawnSync(program, ['--version'], { timeout: 20_000 }).status !== 0)
    return withoutBrowser(`libraries that ${program} needs are missing (npx playwright-core install-deps chromium)`);
  return program;
}

// as the daemon will look for it
function find(node) {
  const named = "process.env.QUAKEWIRE_BROWSER_PATH ?? ''";
  const script = `import('./src/drivers/chromium/find.ts').then((m) => process.stdout.write(m.findBrowser(${named}) ?? ''))`;
  return spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

async function reachable() {
  try {
    await fetch(SOURCE, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) });
    return true;
  } catch {
    return false;
  }
}

function withoutBrowser(why) {
  say(`no browser was found or fetched: ${why}`);
  return '';
}
