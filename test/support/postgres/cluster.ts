/** A database cluster in a temporary folder: the programs, the user that they run as, and the files. */
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Certificate, makeCertificate } from '../certificate.ts';
import type { Missing } from '../missing.ts';
import { freePort } from '../ports.ts';

const USER = 'quake';
const PASSWORD = 'a secret of the tests';
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const exec = promisify(execFile);

export interface PostgresOptions {
  /** Waits for the disk at each commit; true unless said otherwise. */
  readonly fsync?: boolean;
  /** Lets clients in with TLS only. */
  readonly tls?: boolean;
}

/** What it takes to start the server again and again on the same data. */
export interface Cluster {
  readonly folder: string;
  readonly url: string;
  /** The certificate authority in PEM, where clients need one. */
  readonly ca: string | null;
  readonly program: string;
  readonly args: readonly string[];
  readonly owner: Owner;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Creates a cluster, or answers with the reason why this machine can't have one. */
export async function createCluster(options: PostgresOptions): Promise<Cluster | Missing> {
  const bin = findPrograms();
  if (bin === null) return { missing: 'no PostgreSQL: initdb is neither in PATH nor in /usr/lib/postgresql' };
  const owner = otherThanRoot();
  if (owner === null) return { missing: 'PostgreSQL does not run as root, and there is no user postgres or nobody' };
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-postgres-'));
  const certificate = options.tls ? makeCertificate(folder) : null;
  const password = join(folder, 'password');
  writeFileSync(password, PASSWORD);
  giveTo(owner, [folder, password, ...(certificate === null ? [] : [certificate.keyFile, certificate.certFile])]);
  const data = join(folder, 'data');
  const how = ['-U', USER, '--pwfile', password, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await exec(join(bin, 'initdb'), ['-D', data, ...how], { ...owner, cwd: folder });
  if (certificate !== null) writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  const port = await freePort();
  return {
    folder,
    url: `postgresql://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    ca: certificate?.cert ?? null,
    program: join(bin, 'postgres'),
    args: ['-D', data, ...settings(port, options.fsync ?? true, certificate).flatMap((setting) => ['-c', setting])],
    owner,
  };
}

function settings(port: number, fsync: boolean, certificate: Certificate | null): string[] {
  const basics = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const tls =
    certificate === null
      ? []
      : ['ssl=on', `ssl_cert_file=${certificate.certFile}`, `ssl_key_file=${certificate.keyFile}`];
  return [...basics, ...(fsync ? [] : FAST), ...tls];
}

// Debian keeps the server's programs out of PATH; the newest version is taken
function findPrograms(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

function version(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}

function otherThanRoot(): Owner | null {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user
    }
  }
  return null;
}

function giveTo({ uid, gid }: Owner, paths: readonly string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}
