// Makes a bare clone ready: packages (with Node 24 among them), models and a browser. Node built-ins only, safe to run again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchBrowser } from './browser.mjs';
import { fetchModels } from './models.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.quakewire-setup');
const lock = join(root, 'package-lock.json');
const say = (text) => console.error(`setup: ${text}`);

installPackages();
const node = findRuntime();
const missing = fetchModels();
const browser = await fetchBrowser(node);
// null: nothing is new
if (browser !== null) report(missing, browser);

function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  say('installing packages (a minute or two; the models’ runtimes are most of it)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // the CUDA libraries of the embedder's runtime are half a gigabyte that nothing here uses
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    say('npm ci failed (see above). Without the packages nothing works; is the registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint());
  say('packages are installed');
}

// by content: an installation deletes what a running daemon may still load, so a mere touch is no reason for one
function fingerprint() {
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

// a program of Node 24
function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const packaged = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(packaged)) return packaged;
  say(
    `there is no packaged Node 24 for ${process.platform} ${process.arch}: install Node 24 or newer yourself, then run this again`,
  );
  process.exit(1);
}

function report(missing, browser) {
  const models = missing.length === 0 ? 'the models' : `no ${missing.join(', no ')}`;
  const shown =
    browser === ''
      ? 'no browser (pages whose text is made by scripts end as NO_CONTENT; to get one, install your system’s Chromium package or run `npx playwright-core install chromium`)'
      : `a browser (${browser})`;
  say(`there are the packages, ${models}, and ${shown}`);
}
