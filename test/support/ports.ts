/** Ports for servers that must come back on the same one. */
import { once } from 'node:events';
import { createServer } from 'node:net';

// below the range that outgoing connections are given, so that nothing takes one while its server is away
const LOWEST = 15_000;
const COUNT = 15_000;

/** A port of the loopback address that was free just now, and that no earlier call of this process answered. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
}

const given = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
