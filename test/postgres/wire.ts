import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Cut {
  readonly word: string;
  readonly arrives: boolean;
}

/** Stands between a client and its server, and can cut the connection at a word of the client's. */
export class Wire {
  readonly url: string;
  #cut: Cut | null = null;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, to: string) {
    this.#server = server;
    const port = (server.address() as { port: number }).port;
    const target = new URL(to);
    this.url = Object.assign(new URL(to), { port: String(port) }).href;
    server.on('connection', (client) => this.#join(client, connect(Number(target.port), target.hostname)));
  }

  /** Runs the test with a wire to `to`. */
  static async between(to: string, run: (wire: Wire) => Promise<void>): Promise<void> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const wire = new Wire(server, to);
    try {
      await run(wire);
    } finally {
      for (const socket of wire.#sockets) socket.destroy();
      wire.#server.close();
    }
  }

  /** Once, when the client says `word`: the client loses its connection; the server has got the word (`arrives`), or not. */
  cutAt(word: string, arrives: boolean): void {
    this.#cut = { word, arrives };
  }

  #join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes) => {
      const cut = this.#cut !== null && bytes.includes(this.#cut.word) ? this.#cut : null;
      if (cut !== null) {
        this.#cut = null;
        client.destroy();
      }
      if (cut?.arrives !== false) server.write(bytes);
      // what was sent is handled before the end is seen
      if (cut !== null) server.end();
    });
    server.on('data', (bytes) => client.destroyed || client.write(bytes));
    client.on('close', () => server.end());
    server.on('close', () => client.destroy());
  }
}
