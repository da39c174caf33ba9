/** The double of Qdrant as a process, on a port that stays the same. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeAtExit } from '../support/folders.ts';
import { isMissing, type Missing } from '../support/missing.ts';
import { freePort } from '../support/ports.ts';
import { type Python, pythonWith } from '../support/python.ts';
import { ServerProcess } from '../support/server-process.ts';

const PROGRAM = join(import.meta.dirname, 'double.py');
const START_MS = 30_000;

export interface Double {
  /** As QDRANT_URL takes it. */
  readonly url: string;
  /** kill -9; its port and data stay for `restart`. */
  kill(): Promise<void>;
  /** Sends SIGSTOP or SIGCONT, for instance. */
  signal(name: NodeJS.Signals): void;
  /** Starts it again on the same port and data; answers when it takes connections. */
  restart(): Promise<void>;
  /** Kills it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a double that the caller removes. Answers with the reason where Python or the engine can't be had. */
export async function startDouble(apiKey?: string): Promise<Double | Missing> {
  const python = await pythonWith('qdrant-edge-py');
  if (isMissing(python)) return python;
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-qdrant-'));
  removeAtExit(folder);
  const port = await freePort();
  const start = () => serve(python, port, folder, apiKey);
  let server = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => server.kill(),
    signal: (name) => server.signal(name),
    restart: async () => {
      await server.kill();
      server = await start();
    },
    remove: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve({ python, env }: Python, port: number, folder: string, apiKey?: string): Promise<ServerProcess> {
  const log = join(folder, 'double.log');
  const args = [PROGRAM, `${port}`, join(folder, 'collections'), ...(apiKey === undefined ? [] : [apiKey])];
  const server = await ServerProcess.start(python, args, { cwd: folder, log, env });
  const deadline = Date.now() + START_MS;
  while (!server.ended && Date.now() < deadline) {
    if (await answers(port)) return server;
    await sleep(50);
  }
  await server.kill();
  throw new Error(`the double of Qdrant did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
