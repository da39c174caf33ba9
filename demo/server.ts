/** The demo's sites on the loopback address, one port each. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CodedError } from '../src/ports/errors.ts';
import { encodeText } from './charset.ts';
import { listedPaths, loadSite, renderData, renderPage, type Site, withdrawalPaths } from './site.ts';

const FOLDERS = ['telegraf', 'zhetiarna', 'iasd', 'vahta', 'ridge'] as const;
/** Fixed, so that a second run of the demo meets the same addresses. */
const FIRST_PORT = 18471;
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface Sites {
  /** The addresses for the demo to publish: articles, and some that must fail. */
  readonly urls: string[];
  /** Of these, the ones that are published when the others have been read. */
  readonly late: string[];
  /** The sites' names, by host and port. */
  readonly names: ReadonlyMap<string, string>;
  /** Origins of the sites whose pages are made by scripts. */
  readonly scripted: readonly string[];
  /** How often each address was asked for, robots.txt included. */
  readonly requests: Map<string, number>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Serves the sites on 127.0.0.1 from `port` on, one port each; 0 takes any free ones. One address with several
 * ports, as macOS has no other loopback address. Throws PORT_TAKEN.
 */
export async function startSites(options: { port?: number } = {}): Promise<Sites> {
  const first = options.port ?? FIRST_PORT;
  const requests = new Map<string, number>();
  const origins = new Map<string, string>();
  const names = new Map<string, string>();
  const scripted: string[] = [];
  const servers: Server[] = [];
  const urls: string[] = [];
  const late: string[] = [];
  const close = async () => void (await Promise.all(servers.map(stop)));
  try {
    for (const [index, folder] of FOLDERS.entries()) {
      const site = loadSite(new URL(`sites/${folder}/`, import.meta.url));
      const server = createServer((request, response) => serve(site, folder, origins, requests, request, response));
      const port = await listen(server, first === 0 ? 0 : first + index);
      servers.push(server);
      const origin = `http://127.0.0.1:${port}`;
      origins.set(folder, origin);
      names.set(`127.0.0.1:${port}`, site.name);
      if (site.data !== undefined) scripted.push(origin);
      urls.push(...listedPaths(site).map((path) => origin + path));
      late.push(...withdrawalPaths(site).map((path) => origin + path));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls, late, names, scripted, requests, close };
}

function serve(
  site: Site,
  folder: string,
  origins: ReadonlyMap<string, string>,
  requests: Map<string, number>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = `${origins.get(folder)}${request.url ?? '/'}`;
  requests.set(url, (requests.get(url) ?? 0) + 1);
  const answer = answerTo(site, folder, origins, request);
  const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && answer.body.length > 0;
  const body = packed ? gzipSync(answer.body) : answer.body;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    'content-length': String(body.length),
    vary: 'accept-encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerTo(site: Site, folder: string, origins: ReadonlyMap<string, string>, request: IncomingMessage): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: NOTHING };
  const path = new URL(request.url ?? '/', 'http://site').pathname;
  const moved = site.redirects.find((each) => each.from === path);
  if (moved) {
    return {
      status: 301,
      headers: { location: (moved.site ? origins.get(moved.site) : '') + moved.to },
      body: NOTHING,
    };
  }
  const html = renderPage(site, path, origins.get(folder) ?? '');
  if (html !== null) return page(site, 200, html);
  const data = renderData(site, path, origins.get(folder) ?? '');
  if (data !== null)
    return { status: 200, headers: { 'content-type': 'application/json' }, body: encodeText(data, 'utf-8') };
  return staticFile(site, path) ?? page(site, 404, '<!doctype html><title>404</title><h1>404</h1>');
}

function page(site: Site, status: number, html: string): Answer {
  const headers = { 'content-type': `text/html; charset=${site.charset}`, 'content-language': site.language };
  return { status, headers, body: encodeText(html, site.charset) };
}

function staticFile(site: Site, path: string): Answer | null {
  const type = TYPES[extname(path)];
  if (!type || !/^(\/[\w-]+)+\.\w+$/.test(path)) return null;
  try {
    const body = readFileSync(new URL(`static${path}`, site.folder));
    return { status: 200, headers: { 'content-type': type, 'cache-control': 'max-age=3600' }, body };
  } catch {
    return null;
  }
}

const NOTHING = new Uint8Array();

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new CodedError('PORT_TAKEN', 'the demo cannot listen on 127.0.0.1', { value: port, cause }));
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
