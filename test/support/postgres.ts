/** A real PostgreSQL for the tests, from the programs of this machine, on a free port in a folder of its own. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { removeAtExit } from './folders.ts';
import { isMissing, type Missing } from './missing.ts';
import { type Cluster, createCluster, type PostgresOptions } from './postgres/cluster.ts';
import { ServerProcess } from './server-process.ts';

const START_MS = 30_000;
const STOP_MS = 10_000;

/** What a test may use of a server that it shares with others. */
export interface SharedPostgres {
  /** postgresql://user:password@host:port/postgres */
  readonly url: string;
  /** Creates an empty database with a name of its own; answers its URL. */
  newDatabase(): Promise<string>;
}

export interface Postgres extends SharedPostgres {
  /** The certificate authority in PEM, where TLS was asked for. */
  readonly ca: string | null;
  /** Ends it in order, and its connections with it; port and data stay for `restart`. */
  stop(): Promise<void>;
  /** kill -9 of the server; its connections' processes end when they notice. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Starts it again on the same port and data; answers when it takes connections. */
  restart(): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a server that the caller removes. Answers with the reason where its programs can't be had. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres | Missing> {
  const cluster = await createCluster(options);
  if (isMissing(cluster)) return cluster;
  const server = await serve(cluster);
  removeAtExit(cluster.folder);
  return postgresOf(cluster, server);
}

/** A server that somebody else started. */
export function postgresAt(url: string, ca: string | null = null): SharedPostgres {
  return {
    url,
    newDatabase: async () => {
      const name = `t_${randomUUID().replaceAll('-', '')}`;
      await query(url, ca, `CREATE DATABASE ${name} TEMPLATE template0`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
  };
}

function postgresOf(cluster: Cluster, first: ServerProcess): Postgres {
  let server = first;
  return {
    ...postgresAt(cluster.url, cluster.ca),
    ca: cluster.ca,
    stop: () => server.stop('SIGINT', STOP_MS),
    kill: () => server.kill(),
    signal: (name) => server.signal(name),
    restart: async () => {
      await server.kill();
      server = await serve(cluster);
    },
    remove: async () => {
      await server.stop('SIGQUIT', STOP_MS);
      rmSync(cluster.folder, { recursive: true, force: true });
    },
  };
}

// the processes of a server that was killed hold its memory for a moment, and the next one refuses to start
async function serve({ folder, program, args, owner, url, ca }: Cluster): Promise<ServerProcess> {
  const log = join(folder, 'server.log');
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const server = await ServerProcess.start(program, args, { cwd: folder, log, ...owner });
    while (!server.ended && Date.now() < deadline) {
      if (await answers(url, ca)) return server;
      await sleep(50);
    }
    await server.kill();
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
}

async function answers(url: string, ca: string | null): Promise<boolean> {
  try {
    await query(url, ca, 'SELECT 1');
    return true;
  } catch {
    return false;
  }
}

async function query(url: string, ca: string | null, text: string): Promise<void> {
  const client = new Client({ connectionString: url, ...(ca === null ? {} : { ssl: { ca } }) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}
