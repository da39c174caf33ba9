/** Kafka's jars: fetched once by Maven into the cache, and checked against the checksums that lie here. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../folders.ts';
import type { Missing } from '../missing.ts';

const VERSION = '4.3.1';
const POM = join(import.meta.dirname, 'pom.xml');
const SUMS = join(import.meta.dirname, 'sha256.txt');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
const FETCH_MS = 180_000;
const run = promisify(execFile);

/** What Java's class path must be for the broker and its tools. */
export async function kafkaClassPath(): Promise<{ classPath: string } | Missing> {
  const folder = cacheFolder(`kafka-${VERSION}`);
  const java = await failure('java', ['-version']);
  if (java !== null) return { missing: `Kafka needs Java 17 or newer: ${java}` };
  if (!existsSync(folder)) {
    const problem = await fetchInto(folder);
    if (problem !== null) return { missing: `Kafka's jars could not be fetched: ${problem}` };
  }
  return { classPath: join(folder, '*') };
}

// several processes may fetch at once: each into a folder of its own, the first to be done names its folder
async function fetchInto(folder: string): Promise<string | null> {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const options = ['-q', '-B', '-f', POM, COPY, '-DincludeScope=runtime', `-DoutputDirectory=${fresh}`];
  const problem = (await failure('mvn', options)) ?? wrongSum(fresh);
  if (problem === null && !existsSync(folder)) renameOrLeave(fresh, folder);
  rmSync(fresh, { recursive: true, force: true });
  return problem;
}

function renameOrLeave(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function wrongSum(folder: string): string | null {
  for (const line of readFileSync(SUMS, 'utf8').trim().split('\n')) {
    const [sum, name] = line.split(/\s+/);
    const path = join(folder, name ?? '');
    const found = existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'none';
    if (found !== sum) return `${name} has SHA-256 ${found}, not ${sum}`;
  }
  return null;
}

async function failure(program: string, args: readonly string[]): Promise<string | null> {
  try {
    await run(program, args, { timeout: FETCH_MS });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 2).join(' ') : String(error);
  }
}
