/** Stands between the driver and a server: checks what is said, and fails as it is told. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedShapes } from './shapes.ts';

/** An answer with this status, none at all, or a connection that breaks. */
export type Fault = number | 'silence' | 'reset';

export interface CheckingProxy {
  readonly url: string;
  /** Null: requests go through. */
  fault: Fault | null;
  /** Requests that came, those that met a fault too. */
  requests: number;
  /** Most requests under way at once. */
  most: number;
  /** What was not as published. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<CheckingProxy> {
  const check = publishedShapes();
  let running = 0;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request);
    const { method = 'GET', url = '/' } = request;
    const apiKey = request.headers['api-key'];
    const headers = { 'content-type': 'application/json', ...(typeof apiKey === 'string' && { 'api-key': apiKey }) };
    const passed = await fetch(target + url, { method, headers, ...(body !== '' && { body }) });
    const contentType = passed.headers.get('content-type') ?? '';
    const answer = await passed.text();
    proxy.complaints.push(...check({ method, url, request: body, status: passed.status, contentType, answer }));
    response.writeHead(passed.status, { 'content-type': contentType }).end(answer);
  };
  const server = createServer((request, response) => {
    proxy.requests += 1;
    running += 1;
    proxy.most = Math.max(proxy.most, running);
    response.once('close', () => {
      running -= 1;
    });
    if (proxy.fault !== null) fail(proxy.fault, response);
    else pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: CheckingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    requests: 0,
    most: 0,
    complaints: [],
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'reset') response.destroy();
  else if (fault !== 'silence') {
    const headers = { 'content-type': 'application/json', ...(fault === 429 && { 'retry-after': '30' }) };
    response.writeHead(fault, headers).end(JSON.stringify({ status: { error: `a fault: ${fault}` }, time: 0 }));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
