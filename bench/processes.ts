/** A daemon as a process of its own, on servers that others share with it. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from '../test/chaos/daemon.ts';
import { freePort } from '../test/support/ports.ts';
import { LOCAL } from './place.ts';

const READY_MS = 60_000;
const LOOK_MS = 100;

/** Answers when it is ready. `name`: of its folder and its log in `folder`. */
export async function startProcess(
  folder: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Command> {
  const port = await freePort();
  const all = { ...LOCAL, ...settings, 'log.level': 'warn', 'service.port': String(port) };
  const environment = Object.fromEntries(Object.entries(all).map(([key, value]) => [variableOf(key), value]));
  const place = join(folder, name);
  const daemon = new Command(['run', '--data', place], environment, `${place}.log`);
  const end = performance.now() + READY_MS;
  while (!(await isReady(port))) {
    if (daemon.ended || performance.now() > end) throw new Error(`a daemon did not become ready: see ${place}.log`);
    await sleep(LOOK_MS);
  }
  return daemon;
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** The environment's name of a setting. */
function variableOf(key: string): string {
  if (key === 'kafka.brokers') return 'KAFKA_BROKERS';
  if (key === 'database.url') return 'DATABASE_URL';
  return `QUAKEWIRE_${key
    .replace(/([A-Z])/g, '_$1')
    .replaceAll('.', '_')
    .toUpperCase()}`;
}
