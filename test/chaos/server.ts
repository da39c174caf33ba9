/** A web server that answers as forty hosts, counts what it is asked, and notes when. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageOf } from './designs.ts';
import { HOSTS, type Page, STRICT_DELAY_S, STRICT_HOST } from './scenario.ts';

const ERRORS_OF_FLAKY = 2;
const ENDS: readonly ((response: ServerResponse) => void)[] = [
  (response) => send(response, 404, 'text/html', '<h1>Not here</h1>'),
  (response) => send(response, 410, 'text/html', '<h1>Gone</h1>'),
  (response) => send(response, 200, 'application/pdf', '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< >>\nendobj\n'),
  (response) => send(response, 200, 'text/html', ' \n'),
  (response) => send(response, 403, 'text/html', '<h1>Forbidden</h1>'),
];

export class ChaosServer {
  readonly port: number;
  /** Requests by page number, robots.txt not counted. */
  readonly requests = new Map<number, number>();
  /** When they came, by host, in milliseconds. */
  readonly arrivals = new Map<string, number[]>();
  readonly #servers: readonly Server[];
  #pages: readonly Page[] = [];
  #busy = 0;

  private constructor(servers: readonly Server[], port: number) {
    this.#servers = servers;
    this.port = port;
    for (const server of servers) server.on('request', (request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<ChaosServer> {
    const first = await listen(HOSTS[0] as string, 0);
    const { port } = first.address() as AddressInfo;
    const others = await Promise.all(HOSTS.slice(1).map((host) => listen(host, port)));
    return new ChaosServer([first, ...others], port);
  }

  serve(pages: readonly Page[]): void {
    this.#pages = pages;
  }

  /** Resolves when a request is being answered, after `ms` at the latest. */
  async busy(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (this.#busy === 0 && performance.now() < end) await sleep(5);
  }

  async close(): Promise<void> {
    for (const server of this.#servers) server.closeAllConnections();
    await Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.socket.localAddress ?? '';
    if (request.url === '/robots.txt') return send(response, 200, 'text/plain', robotsOf(host));
    const page = this.#pages[Number(/\/story-(\d+)/.exec(request.url ?? '')?.[1] ?? -1)];
    if (page === undefined) return send(response, 404, 'text/html', '');
    const count = (this.requests.get(page.number) ?? 0) + 1;
    this.requests.set(page.number, count);
    this.#note(host);
    this.#busy += 1;
    await this.#answerPage(page, host, count, response).finally(() => {
      this.#busy -= 1;
    });
  }

  async #answerPage(page: Page, host: string, count: number, response: ServerResponse): Promise<void> {
    if (page.kind === 'gone') return ENDS[page.number % ENDS.length]?.(response);
    if (page.kind === 'flaky' && count <= ERRORS_OF_FLAKY) return send(response, 503, 'text/html', '');
    if (page.kind === 'slow') await sleep(1_000 + ((page.number * 677) % 2_000));
    if (page.kind === 'redirect' && host === page.host) {
      response.setHeader('location', page.url.replace(`//${page.host}:`, `//${page.target}:`));
      return send(response, 302, 'text/html', '');
    }
    send(response, 200, 'text/html; charset=utf-8', pageOf(page.number, page.design, page.kind === 'scripted'));
  }

  #note(host: string): void {
    const times = this.arrivals.get(host) ?? [];
    this.arrivals.set(host, times);
    times.push(performance.now());
  }
}

/** Whether the machine has the loopback addresses; some have 127.0.0.1 only. */
export async function hasLoopbackHosts(): Promise<boolean> {
  try {
    const server = await listen(HOSTS.at(-1) as string, 0);
    server.close();
    return true;
  } catch {
    return false;
  }
}

function robotsOf(host: string): string {
  const delay = host === STRICT_HOST ? `Crawl-delay: ${STRICT_DELAY_S}\n` : '';
  return `User-agent: *\n${delay}Disallow: /private/\n`;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

async function listen(host: string, port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
