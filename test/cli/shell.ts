/** Runs the command line as users do: as processes, with their output read. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/quakewire.mjs', import.meta.url));

export const LOCAL = {
  QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8',
  QUAKEWIRE_HOSTS_GAP: '0s',
  QUAKEWIRE_STORE_MIN_FREE: '1MB',
};

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as JSON lines. */
  readonly lines: readonly Record<string, unknown>[];
}

/** Runs one command to its end. */
export function quakewire(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...LOCAL, ...env }, timeout: 60_000, maxBuffer: 64 * 1024 ** 2 };
    execFile(process.execPath, [BIN, ...args], options, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => /^\{.*\}$/.test(line));
      resolve({ code: Number(error?.code ?? 0), stdout, stderr, lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}

/** Starts the daemon and waits until it says that it is ready. */
export async function startRun(folder: string, args: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BIN, 'run', '--data', folder, ...args], {
    env: { ...process.env, ...LOCAL },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  await new Promise<void>((resolve, reject) => {
    log.on('line', (line) => line.includes('"msg":"ready"') && resolve());
    child.once('exit', (code) => reject(new Error(`the daemon ended with ${code}`)));
  });
  return child;
}

/** SIGTERM; answers with the exit code. */
export async function stopRun(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}
