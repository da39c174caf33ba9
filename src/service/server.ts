import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CodedError } from '../ports/errors.ts';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** By path. Whatever one throws is answered with 500. */
export type Routes = Readonly<Record<string, () => Answered | Promise<Answered>>>;

export interface HttpServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A client that is slower than this is no probe. Milliseconds. */
const REQUEST_MS = 5_000;
const MAX_CONNECTIONS = 100;
const CLOSE_MS = 500;

export const text = (status: number, body: string): Answered => ({ status, type: 'text/plain; charset=utf-8', body });
export const json = (status: number, value: unknown): Answered => ({
  status,
  type: 'application/json',
  body: `${JSON.stringify(value)}\n`,
});

/** Answers GET and HEAD. Throws PORT_TAKEN; CONFIG_INVALID where the address is not ours to listen on. */
export async function serve(address: { host: string; port: number }, routes: Routes): Promise<HttpServer> {
  const timeouts = { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, connectionsCheckingInterval: REQUEST_MS };
  const server = createServer(timeouts, (request, response) => void respond(routes, request, response));
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, address)));
    server.listen(address, resolve);
  });
  server.on('error', () => {});
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

async function respond(routes: Routes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, type, body } = await answer(routes, request).catch(() => text(500, 'an unexpected error\n'));
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(routes: Routes, { method, url = '' }: IncomingMessage): Promise<Answered> {
  const [path = ''] = url.split('?', 1);
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (route === undefined) return text(404, `there are ${Object.keys(routes).join(', ')}\n`);
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'GET only\n');
  return route();
}

function refusal(cause: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): CodedError {
  const value = `${host}:${port}`;
  if (cause.code === 'EADDRINUSE')
    return new CodedError('PORT_TAKEN', 'another program listens there', { value, cause });
  return new CodedError('CONFIG_INVALID', `service.host and service.port are not to be had (${cause.code})`, {
    value,
    cause,
  });
}
