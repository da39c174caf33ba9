/**
 * The daemon's outside: whether it lives, whether it does its work, what it counts. It listens before anything else is
 * there, and closes last: starting -> (watch) running -> (stopping) stopping -> closed.
 */
import type { Logger } from '../engine/logger.ts';
import { Metrics, type Watched } from './metrics.ts';
import { Readiness, reasonOf, type Verdict } from './readiness.ts';
import { json, serve, text } from './server.ts';

export interface ServiceOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly version: string;
  readonly logger: Logger;
  /** A part that does not answer in this time is down. Milliseconds. */
  readonly limitMs?: number;
}

const LIMIT_MS = 2_000;

export interface Service {
  readonly port: number;
  /** A start that will be tried again. */
  failed(error: unknown): void;
  /** Once: the daemon runs. From now on its parts say whether it is ready. */
  watch(watched: Watched): void;
  /** It is asked for nothing more: not ready from now on. */
  stopping(): void;
  close(): Promise<void>;
}

/** Throws PORT_TAKEN, CONFIG_INVALID. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { host, port, version, logger, limitMs = LIMIT_MS } = options;
  let readiness: Readiness | null = null;
  let because: string | null = 'starting';

  async function verdict(): Promise<Verdict> {
    const found = (await readiness?.verdict()) ?? { status: 'unready' as const, reasons: [], parts: {} };
    return because === null ? found : { ...found, status: 'unready', reasons: [because, ...found.reasons] };
  }
  const metrics = new Metrics(verdict);
  const server = await serve(
    { host, port },
    {
      '/livez': () => text(200, 'ok\n'),
      '/readyz': async () => {
        const found = await verdict();
        return json(found.status === 'unready' ? 503 : 200, found);
      },
      '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
      '/version': () => json(200, { name: 'quakewire', version, node: process.versions.node }),
    },
  );
  logger.info({ host, port: server.port }, 'answers /livez, /readyz, /metrics and /version');
  return {
    port: server.port,
    failed(error) {
      because = `starting: ${reasonOf(error)}`;
    },
    watch(watched) {
      readiness = new Readiness(watched.flow, watched.parts, limitMs);
      metrics.watch(watched, readiness);
      because = null;
    },
    stopping() {
      because = 'stopping';
    },
    async close() {
      await server.close();
      metrics.close();
    },
  };
}
