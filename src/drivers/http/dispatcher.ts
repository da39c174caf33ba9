import type { Socket } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { Gate } from '../../ports/gate.ts';

export interface DispatcherOptions {
  readonly gate: Gate;
  readonly connectTimeoutMs: number;
  /** Bytes of a response's status line and headers; 64 KB by default. */
  readonly maxHeaderBytes?: number;
  /** Connections to one origin at the same time; 4 by default. */
  readonly maxConnectionsPerOrigin?: number;
}

const KEEP_ALIVE_MS = 4_000;

/** HTTP/1.1 connections, each of which passed the gate. Time limits other than the connection's are the caller's. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  return new Agent({
    connect: guardedConnector(options),
    connections: options.maxConnectionsPerOrigin ?? 4,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: options.maxHeaderBytes ?? 64 * 1024,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** Connects in the clear first, so that the address is checked before any byte is sent, TLS's greeting included. */
function guardedConnector({ gate, connectTimeoutMs }: DispatcherOptions): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    allowH2: false,
    lookup: gate.lookup,
    // Node's own quarter of a second is less than one round trip to a distant country
    autoSelectFamilyAttemptTimeout: Math.max(250, Math.round(connectTimeoutMs / 4)),
  });
  return (target, callback) => {
    const { servername: _, ...plain } = { ...target, protocol: 'http:', port: portOf(target) };
    connect(plain, (error, socket) => {
      if (error !== null) return callback(error, null);
      try {
        gate.checkAddress(socket.remoteAddress ?? '');
      } catch (refusal) {
        return callback(destroyed(socket, refusal), null);
      }
      if (target.protocol !== 'https:') return callback(null, socket);
      connect({ ...target, httpSocket: socket }, callback);
    });
  };
}

function portOf(target: buildConnector.Options): string {
  if (target.port !== '') return target.port;
  return target.protocol === 'https:' ? '443' : '80';
}

function destroyed(socket: Socket, refusal: unknown): Error {
  socket.destroy();
  return refusal instanceof Error ? refusal : new Error(String(refusal));
}
