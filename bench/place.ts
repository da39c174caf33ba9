/** What the benchmarks share: a data folder, a configuration, a local server of articles, percentiles. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config/load.ts';
import type { Config } from '../src/config/schema.ts';
import { articlePage } from '../test/chaos/article.ts';

/** Runs `work` with a data folder that is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Settings for a server on this machine: it may be asked, and need not be spared. */
export const LOCAL: Readonly<Record<string, string>> = {
  'log.level': 'silent',
  'http.allow': '127.0.0.0/8',
  'hosts.gap': '0s',
  'store.minFree': '1MB',
  'embedder.use': 'off',
};

export function localConfig(folder: string, more: Readonly<Record<string, string>> = {}): Config {
  return loadConfig({}, { ...LOCAL, data: folder, ...more });
}

/** Under whose addresses `spread` spreads. */
const HOSTS = 40;

export interface ArticleServer {
  url(number: number): string;
  /** The same pages under the addresses of 40 hosts. */
  spread(number: number): string;
  close(): Promise<void>;
}

/** The same server as a process of its own, which takes no time of who measures his own. */
export async function articleProcess(bytes: number): Promise<ArticleServer> {
  const program = fileURLToPath(new URL('serve.ts', import.meta.url));
  const child = spawn(process.execPath, [program, String(bytes)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  const close = async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { ...addresses(Number(said)), close };
}

/** Serves article pages of about `bytes` bytes, each after `delayMs`. */
export async function articleServer(bytes: number, delayMs = 0): Promise<ArticleServer> {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    const number = Number(request.url?.split('/').at(-1));
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(padded(number, bytes)),
      delayMs,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...addresses(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addresses(port: number): Omit<ArticleServer, 'close'> {
  return {
    url: (number) => `http://127.0.0.1:${port}/news/${number}`,
    spread: (number) => `http://127.0.1.${1 + (number % HOSTS)}:${port}/news/${number}`,
  };
}

/** Real pages are mostly what is not text: navigation, and the scripts that drive it. */
function padded(number: number, bytes: number): string {
  const page = articlePage(number);
  const item = '<li class="menu-item"><a href="/section/item">Section</a></li>\n';
  const menu = item.repeat(Math.max(0, Math.floor((bytes - page.length) / 2 / item.length)));
  const script = 'window.queue = window.queue || []; '.repeat(Math.max(0, Math.floor((bytes - page.length) / 2 / 35)));
  return page.replace('</nav>', `<ul>${menu}</ul></nav><script>${script}</script>`);
}

/** The p-th percentile (0 to 100), in the values' unit. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? Number.NaN;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
