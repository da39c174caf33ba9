import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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

/** A renderer, and a folder that goes with it. */
export function openRenderer(options: Partial<RendererOptions> = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'quakewire-browser-'));
  const events: string[] = [];
  const { render, health, close } = createRenderer({
    executable: executable ?? '',
    folder,
    sandbox: process.getuid?.() !== 0,
    clock: systemClock,
    gate: localGate,
    wear: { pages: 100, ageMs: 3_600_000, ownBytes: 4 * 1024 ** 3 },
    userAgent: 'quakewire-test/1.0',
    settleMs: 6_000,
    deadlineMs: 20_000,
    connectTimeoutMs: 2_000,
    maxRequests: 100,
    maxBytes: 32 * 1024 ** 2,
    maxLength: 20 * 1024 ** 2,
    pages: 2,
    onEvent: (_fields, message) => events.push(message),
    ...options,
  });
  return {
    render,
    health,
    events,
    folder,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A renderer for one test. */
export function renderer(t: TestContext, options: Partial<RendererOptions> = {}) {
  const opened = openRenderer(options);
  t.after(() => opened.close());
  return opened;
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

/** How many processes of a browser use a core: more than half of a quarter of a second. */
export async function busyProcesses(group: number | null): Promise<number> {
  const before = new Map(await ticksOf(group));
  await new Promise((resolve) => setTimeout(resolve, 250));
  return (await ticksOf(group)).filter(([pid, ticks]) => ticks - (before.get(pid) ?? ticks) > 12).length;
}

/** Clock ticks, a hundred a second, by process. */
async function ticksOf(group: number | null): Promise<[number, number][]> {
  const found: [number, number][] = [];
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) === group) found.push([Number(pid), Number(fields[11]) + Number(fields[12])]);
  }
  return found;
}
