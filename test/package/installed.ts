/** The npm package, packed from this clone and installed into an empty folder. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { removeAtExit } from '../support/folders.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WAIT_MS = 180_000;

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

// its own optional packages, Node among them, are left out to be quick: this Node is what it finds
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
const env = {
  ...process.env,
  PATH,
  QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8',
  QUAKEWIRE_HOSTS_GAP: '0s',
  QUAKEWIRE_STORE_MIN_FREE: '1MB',
};

/** Runs a program to its end. */
export function execute(cwd: string, program: string, args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const options = { cwd, env, timeout: WAIT_MS, maxBuffer: 64 * 1024 ** 2, encoding: 'utf8' as const };
    execFile(program, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, stdout, stderr });
    });
  });
}

/** The folder that the package was installed into, until this process ends; or why that could not be. Throws where the package cannot be made. */
export async function install(): Promise<{ readonly folder: string } | { readonly unreachable: string }> {
  const place = mkdtempSync(join(tmpdir(), 'quakewire-package-'));
  removeAtExit(place);
  const packed = await execute(ROOT, 'npm', ['pack', '--pack-destination', place]);
  if (packed.code !== 0) throw new Error(`npm pack: ${packed.stdout}${packed.stderr}`);
  const tarball = readdirSync(place).find((file) => file.endsWith('.tgz')) ?? '';
  const folder = join(place, 'empty');
  mkdirSync(folder);
  const options = ['--omit=optional', '--prefer-offline', '--engine-strict=false', '--loglevel=error'];
  const installed = await execute(folder, 'npm', ['install', ...options, join(place, tarball)]);
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/.test(installed.stderr))
    return { unreachable: installed.stderr.trim() };
  if (installed.code !== 0) throw new Error(`npm install: ${installed.stderr}`);
  return { folder };
}

/** Starts the installed daemon; resolves when it says that it is ready. */
export async function startDaemon(folder: string): Promise<ChildProcess> {
  const program = join(folder, 'node_modules', '.bin', 'quakewire');
  const child = spawn(program, ['run', '--data', 'data'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      said.push(line);
      if (line.includes('"msg":"ready"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the daemon ended with ${code}: ${said.join('\n')}`)));
  });
  return child;
}
