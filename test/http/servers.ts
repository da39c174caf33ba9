import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { createGate, createHttpFetcher, type HttpFetcherOptions } from '../../src/drivers/http/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';

export const localGate = createGate({ allowedNetworks: ['127.0.0.0/8'] });

/** A web server for one test; answers its origin. */
export async function serve(t: TestContext, handler: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(handler);
  t.after(() => server.closeAllConnections());
  return `http://${host}:${await listen(t, server, host)}`;
}

/** A server of bare sockets for one test; answers its port. */
export async function serveRaw(t: TestContext, handler: (socket: Socket) => void, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    handler(socket);
  });
  t.after(() => {
    for (const socket of sockets) socket.destroy();
  });
  return listen(t, server, host);
}

/** A server that says `answer` to whatever it is asked, in one piece, and hangs up. */
export async function serveBytes(t: TestContext, answer: string | Uint8Array): Promise<string> {
  const port = await serveRaw(t, (socket) => socket.once('data', () => socket.end(answer)));
  return `http://127.0.0.1:${port}`;
}

async function listen(t: TestContext, server: Server, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

export function fetcherFor(t: TestContext, options: Partial<HttpFetcherOptions> = {}) {
  const fetcher = createHttpFetcher({
    gate: localGate,
    clock: systemClock,
    userAgent: 'quakewire-test/1.0',
    connectTimeoutMs: 2_000,
    timeoutMs: 10_000,
    maxBodyBytes: 10 * 1024 * 1024,
    maxUnpackedBytes: 20 * 1024 * 1024,
    ...options,
  });
  t.after(() => fetcher.close());
  return (url: string, signal: AbortSignal = new AbortController().signal) => fetcher.fetch({ url, signal });
}
