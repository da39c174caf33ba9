/**
 * The only way out for one page: a SOCKS 5 proxy (RFC 1928) that connects through the gate. A browser that is told to
 * use it resolves no names and opens no connection of its own, so that it is the connected address that is checked, for
 * everything: sub-requests, redirects, workers, WebSockets, preconnects. A proxy for each page, so that what it
 * transfers can be bounded.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Gate } from '../../ports/gate.ts';
import { type Destination, destinationOf, type Incomplete, takeGreeting } from './socks.ts';

export interface ProxyOptions {
  readonly gate: Gate;
  readonly connectTimeoutMs: number;
  /** Both directions of all connections together; at the bound all are closed. */
  readonly maxBytes: number;
  readonly maxConnections: number;
}

export interface SocksProxy {
  /** For the browser's command line. */
  readonly url: string;
  close(): void;
}

/** Replies to a request: succeeded, not allowed, host unreachable. */
const REPLY = { ok: 0, refused: 2, unreachable: 4 } as const;

/** What a client may say before it is served. */
const MAX_TALK = 1024;

export async function startProxy(options: ProxyOptions): Promise<SocksProxy> {
  const sockets = new Set<Socket>();
  const spent = { bytes: 0, connections: 0 };
  const server = createServer((client) => {
    track(client);
    spent.connections += 1;
    if (spent.connections > options.maxConnections || spent.bytes > options.maxBytes) client.destroy();
    else serve(client, options.gate, dial, count);
  });

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }

  function dial({ host, port }: Destination): Socket {
    const target = connect({ host, port, lookup: options.gate.lookup, timeout: options.connectTimeoutMs });
    track(target);
    target.on('timeout', () => target.destroy());
    return target;
  }

  function count(chunk: Uint8Array): void {
    spent.bytes += chunk.byteLength;
    if (spent.bytes > options.maxBytes) for (const socket of sockets) socket.destroy();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function serve(
  client: Socket,
  gate: Gate,
  dial: (destination: Destination) => Socket,
  count: (chunk: Uint8Array) => void,
): void {
  let said: Uint8Array = new Uint8Array();
  let greeted = false;
  const listen = (chunk: Uint8Array) => {
    said = Buffer.concat([said, chunk]);
    if (said.byteLength > MAX_TALK) return client.destroy();
    if (!greeted) {
      const rest = takeGreeting(said);
      if (rest === null) return;
      greeted = true;
      said = rest;
      client.write(Uint8Array.of(5, 0));
    }
    const destination = destinationOf(said);
    if (destination === ('incomplete' satisfies Incomplete)) return;
    client.off('data', listen);
    if (destination === null || !allows(gate, destination)) return answer(client, REPLY.refused);
    tunnel(client, dial(destination), gate, count);
  };
  client.on('data', listen);
}

function tunnel(client: Socket, target: Socket, gate: Gate, count: (chunk: Uint8Array) => void): void {
  let connected = false;
  target.once('connect', () => {
    if (!passes(() => gate.checkAddress(target.remoteAddress ?? ''))) return void target.destroy();
    connected = true;
    target.setTimeout(0);
    client.write(reply(REPLY.ok));
    target.on('data', count);
    client.on('data', count);
    target.pipe(client);
    client.pipe(target);
  });
  target.once('close', () => (connected ? client.destroy() : answer(client, REPLY.unreachable)));
  client.once('close', () => target.destroy());
}

function answer(client: Socket, code: number): void {
  if (!client.destroyed) client.end(reply(code));
}

function reply(code: number): Uint8Array {
  return Uint8Array.of(5, code, 0, 1, 0, 0, 0, 0, 0, 0);
}

/** What needs no resolving: the port, and hosts that are literal addresses. */
function allows(gate: Gate, { host, port }: Destination): boolean {
  const name = host.includes(':') ? `[${host}]` : host;
  const url = URL.parse(`${port === 443 ? 'https' : 'http'}://${name}:${port}/`);
  return url !== null && passes(() => gate.checkUrl(url));
}

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
