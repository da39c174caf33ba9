import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runDemo } from '../../demo/flow.ts';
import { startSites } from '../../demo/server.ts';
import { findBrowser } from '../../src/drivers/chromium/index.ts';

/** Free ports in a row, as far as one can know. */
const port = 21_000 + 5 * (process.pid % 2_000);
const scripted = `127.0.0.1:${port + 3}`;

async function shown(data: string): Promise<string> {
  const parts: string[] = [];
  await runDemo({ data, port, out: { write: (text) => parts.push(text) } });
  return parts.join('');
}

async function folder(t: TestContext): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'quakewire-demo-'));
  t.after(() => rm(data, { recursive: true }));
  return data;
}

/** The part of the output under a heading, as lines. */
function part(output: string, heading: RegExp): string[] {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => heading.test(line));
  assert.ok(first >= 0, `no ${heading} in\n${output}`);
  const end = lines.indexOf('', first);
  return lines.slice(first, end < 0 ? undefined : end);
}

/** Whether the environment lets a browser show the pages; without one, says so. */
function hasBrowser(t: TestContext): boolean {
  const found =
    process.env.QUAKEWIRE_BROWSER_USE !== 'off' && findBrowser(process.env.QUAKEWIRE_BROWSER_PATH ?? '') !== null;
  if (!found) t.diagnostic('no browser: the site that needs one is not looked at');
  return found;
}

test('the demo tells how sites become profiles, and a second run fetches and publishes nothing', async (t) => {
  const data = await folder(t);
  const browser = hasBrowser(t);
  const ended = browser ? /34 of 34 done: 30 documents, 4 failures\n/ : /34 of 34 done: 26 documents, 8 failures\n/;
  const first = await shown(data);
  assert.match(first, ended);
  assert.match(first, /\n {2}learning: \d+ profiles? so far, \d+ pages? read again\n/);
  assert.match(first, /\n {2}wait for a free worker +\d/);
  assert.match(first, /CONSENT_PAGE +1\n/);
  assert.match(first, /HTTP_NOT_FOUND +2\n/);
  assert.match(first, /ROBOTS_DISALLOWED +1\n/);
  assert.match(first, /"title": "Сильное землетрясение/);
  toldOfProfiles(first, browser);
  toldOfOnePage(first);
  toldOfEarthquakes(first);
  assert.match(first, /\nmodels: .*\n {2}\S.+\n {2}\S/);
  const second = await shown(data);
  assert.match(second, /0 published to the topic "urls"/);
  assert.match(second, /nothing fetched again, nothing published twice: the sites' server saw 0 requests/);
  assert.match(second, ended);
  assert.deepEqual(part(second, /profiles learned/), part(first, /profiles learned/));
});

function toldOfProfiles(output: string, browser: boolean): void {
  const told = part(output, /profiles learned/);
  const sites = [0, 1, 2, 4, ...(browser ? [3] : [])].map((offset) => `127.0.0.1:${port + offset}`);
  for (const site of sites) {
    const own = told.filter((line) => line.startsWith(`  ${site} `));
    const pages = own.map((line) => Number(/: active, version \d+; read (\d+) pages/.exec(line)?.[1] ?? 0));
    assert.ok(Math.max(0, ...pages) >= 3, `${site} is read by its profile:\n${told.join('\n')}`);
  }
  assert.ok(told.filter((line) => /^ {4}text {4}\S/.test(line)).length >= sites.length);
  const [, byProfile, byFallback] =
    /(\d+) documents read by their site's profile, (\d+) by a fallback/.exec(output) ?? [];
  assert.equal(Number(byProfile) + Number(byFallback), browser ? 30 : 26);
  assert.ok(Number(byProfile) >= (browser ? 27 : 23), `${byProfile} by profiles`);
  assert.match(output, new RegExp(`\\n {2}${browser ? 4 : 0} were shown by a browser first`));
  if (browser) assert.match(output, new RegExp(`\\n {2}${scripted} .*, as a browser shows them\\n`));
}

/** The site that repeats lines on every page: a fallback takes them for text, the profile does not. */
function toldOfOnePage(output: string): void {
  const told = part(output, /one page before and after/);
  assert.match(told[0] ?? '', new RegExp(`http://127\\.0\\.0\\.1:${port + 2}/`));
  assert.match(told[1] ?? '', /^ {2}revision 1 by fallback:/);
  assert.match(told[2] ?? '', /^ {2}revision \d+ by profile /);
  assert.ok(told.some((line) => line.startsWith('    - Magnitudes on this page are preliminary')));
  assert.ok(told.some((line) => line.startsWith('    - Did you feel it?')));
}

/** The one that six pages in three languages tell of, its quotes marked; the alert that its own desk took back. */
function toldOfEarthquakes(output: string): void {
  const told = part(output, /earthquakes in the documents/).join('\n');
  assert.match(told, /magnitude +5\.8 mpv .*5\.5 Mw/);
  assert.match(told, /place +6\d km SE of Almaty, Kazakhstan\n/);
  assert.match(told, /time +2026-11-17T01:42:11Z, to the second\n/);
  assert.match(told, /told by +\d documents in en, kk, ru\n/);
  assert.match(told, /the quotes of these values in http.*(.*\n)*?.*\[[^\]]*5,8\]magnitude/);
  assert.match(told, /cancelled: M 6\.1 - Bal(kh|q)ash, Kazakhstan, 2026-11-14T04:52:00Z\n/);
  assert.match(told, /reports\/false-alert-balkhash says: [\s\S]*there was no\s+earthquake/);
}

test('without a browser and models the demo says so, and goes on', async (t) => {
  const data = await folder(t);
  const settings = { QUAKEWIRE_BROWSER_USE: 'off', QUAKEWIRE_EMBEDDER_USE: 'off', QUAKEWIRE_LLM_PROPOSE: 'off' };
  const before = { ...process.env };
  t.after(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
  });
  Object.assign(process.env, settings);
  const output = await shown(data);
  assert.match(output, /34 of 34 done: 26 documents, 8 failures\n/);
  assert.match(output, /NO_CONTENT +4\n/);
  assert.match(
    output,
    new RegExp(
      `\\nno browser: the pages of http://${scripted} need one; browser.use is off .QUAKEWIRE_BROWSER_USE.; auto .*\\n`,
    ),
  );
  assert.deepEqual(part(output, /^models/).slice(1), [
    '  there is no embedder: pages are matched to profiles by their structure alone (npm run setup)',
    '  there is no language model: deterministic proposals compete alone (npm run setup)',
  ]);
  toldOfProfiles(output, false);
});

test('a port that is taken ends the demo before it touches its data', async (t) => {
  const sites = await startSites({ port });
  t.after(() => sites.close());
  await assert.rejects(shown('/nowhere'), { code: 'PORT_TAKEN' });
});
