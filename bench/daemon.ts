/** The daemon as a process of its own: how fast it is ready, and how much memory it takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openData } from '../src/main.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { articleServer, inFolder, localConfig, percentile, round } from './place.ts';

const BIN = fileURLToPath(new URL('../bin/quakewire.mjs', import.meta.url));
const ENVIRONMENT = {
  QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8',
  QUAKEWIRE_HOSTS_GAP: '0s',
  QUAKEWIRE_STORE_MIN_FREE: '1MB',
  QUAKEWIRE_EMBEDDER_USE: 'off',
};
const STARTS = 5;
const IN_FLIGHT = 256;
const RECORDS = 2_000;

/** Seconds from the command to the line that says `ready`: the first start makes the file, the others find it. */
export function benchStartup(): Promise<object> {
  return inFolder(async (folder) => {
    const times: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const started = performance.now();
      const child = await startReady(folder);
      times.push((performance.now() - started) / 1000);
      await stop(child);
    }
    return {
      starts: STARTS,
      medianSeconds: round(percentile(times, 50), 3),
      firstSeconds: round(times[0] ?? 0, 3),
      bar: 1,
    };
  });
}

/** Resident memory while 256 records are in flight, from a server that takes its time, with pages of 100 KB. */
export function benchMemory(): Promise<object> {
  return inFolder(async (folder) => {
    const server = await articleServer(100_000, 500);
    const child = await startReady(folder);
    const data = await openData(localConfig(folder), 'bench');
    await data.log.append(Array.from({ length: RECORDS }, (_, number) => encode(urls, { url: server.spread(number) })));
    let most = 0;
    let ended = 0;
    for (let look = 0; look < 600 && ended < RECORDS; look++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      most = Math.max(most, residentMb(child));
      ended = (await data.log.ranges('documents')).reduce((sum, { end }) => sum + end, 0);
    }
    await data.close();
    await stop(child);
    await server.close();
    return {
      inFlight: IN_FLIGHT,
      documents: ended,
      mostResidentMb: round(most, 0),
      workerThreads: localConfig(folder).pages.threads,
      bar: '300 MB, and 256 MB of heap per worker thread',
    };
  });
}

async function startReady(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BIN, 'run', '--data', folder], {
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.includes('"msg":"ready"') && resolve());
    child.once('exit', () => reject(new Error('the daemon did not start')));
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function residentMb(child: ChildProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
