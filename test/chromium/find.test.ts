import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findBrowser } from '../../src/drivers/chromium/index.ts';

const skip = process.platform === 'linux' ? false : 'other systems have further places';

function folderWith(t: TestContext, ...programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-find-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const path of programs) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    chmodSync(join(folder, path), 0o755);
  }
  return folder;
}

test('the program that is named is taken, or none', (t) => {
  const folder = folderWith(t, 'mine', 'chromium');
  assert.equal(findBrowser(join(folder, 'mine'), { PATH: folder }), join(folder, 'mine'));
  assert.equal(findBrowser(join(folder, 'absent'), { PATH: folder }), null);
});

test('PATH is searched by name, then by folder', { skip }, (t) => {
  const [first, second] = [folderWith(t, 'google-chrome'), folderWith(t, 'chromium', 'google-chrome')];
  const env = { PATH: [first, '', second].join(delimiter), PLAYWRIGHT_BROWSERS_PATH: first };
  assert.equal(findBrowser('', env), join(second, 'chromium'));
});

test('playwright’s own comes last, the newest first; without any there is none', { skip }, (t) => {
  const cache = folderWith(
    t,
    'chromium-1100/chrome-linux/chrome',
    'chromium-1200/chrome-linux64/chrome',
    'chromium_headless_shell-1300/chrome-headless-shell-linux64/chrome-headless-shell',
  );
  const env = { PATH: cache, PLAYWRIGHT_BROWSERS_PATH: cache };
  assert.equal(findBrowser('', env), join(cache, 'chromium-1200/chrome-linux64/chrome'));
  assert.equal(findBrowser('', { PATH: cache, PLAYWRIGHT_BROWSERS_PATH: join(cache, 'absent') }), null);
});
