import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { createRenderer, findBrowser, type RendererOptions } from '../../src/drivers/chromium/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { FetchResponse } from '../../src/ports/fetcher.ts';
import { localGate } from '../http/servers.ts';

export const executable = findBrowser(process.env.QUAKEWIRE_BROWSER_PATH ?? '');

/** For `skip`: why there is nothing to test. */
export const withoutBrowser = executable === null ? 'no Chromium was found' : false;

export const isRoot = process.getuid?.() === 0;

/** A renderer for one test. */
export function renderer(t: TestContext, options: Partial<RendererOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-browser-'));
  const events: string[] = [];
  const made = createRenderer({
    executable: executable ?? '',
    folder,
    sandbox: !isRoot,
    clock: systemClock,
    gate: localGate,
    wear: { pages: 100, ageMs: 3_600_000, residentBytes: 4 * 1024 ** 3 },
    userAgent: 'quakewire-test/1.0',
    settleMs: 5_000,
    deadlineMs: 20_000,
    connectTimeoutMs: 2_000,
    maxRequests: 100,
    maxBytes: 32 * 1024 ** 2,
    maxLength: 20 * 1024 ** 2,
    pages: 2,
    onEvent: (_fields, message) => events.push(message),
    ...options,
  });
  t.after(async () => {
    await made.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...made,
    get full() {
      return made.full;
    },
    events,
    folder,
  };
}

/** The answer of a server that says `html` at `url`. */
export function answered(url: string, html: string, headers: Record<string, string> = {}): FetchResponse {
  const body = Buffer.from(html);
  return { url, status: 200, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body, fetchedAt: 1 };
}

export const textOf = (response: FetchResponse): string =>
  Buffer.from(response.body)
    .toString('utf8')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const never = new AbortController().signal;

/** A page whose `script` runs after some text. */
export const scripted = (script: string, body = '') =>
  `<!doctype html><html><head><title>t</title></head><body><p>static part</p>${body}<div id="app"></div><script>
const say = (text) => { const p = document.createElement('p'); p.textContent = text; document.getElementById('app').append(p); };
${script}</script></body></html>`;
