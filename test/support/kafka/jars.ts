/** Kafka's jars: fetched once by Maven into the cache, and checked against the checksums that lie here. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, fillOnce } from '../fetching.ts';
import { cacheFolder } from '../folders.ts';
import type { Missing } from '../missing.ts';

const POM = join(import.meta.dirname, 'pom.xml');
const SUMS = join(import.meta.dirname, 'sha256.txt');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/** What Java's class path must be for the broker and its tools. */
export async function kafkaClassPath(): Promise<{ classPath: string } | Missing> {
  const java = await failureOf('java', ['-version']);
  if (java !== null) return { missing: `Kafka needs Java 17 or newer: ${java}` };
  // another list of jars is another folder
  const folder = cacheFolder(`kafka-${sha256(SUMS).slice(0, 12)}`);
  const problem = await fillOnce(folder, fetchInto);
  return problem === null ? { classPath: join(folder, '*') } : { missing: `no jars of Kafka: ${problem}` };
}

async function fetchInto(folder: string): Promise<string | null> {
  const options = ['-q', '-B', '-f', POM, COPY, '-DincludeScope=runtime', `-DoutputDirectory=${folder}`];
  return (await failureOf('mvn', options)) ?? wrongSum(folder);
}

function wrongSum(folder: string): string | null {
  for (const line of readFileSync(SUMS, 'utf8').trim().split('\n')) {
    const [sum, name = ''] = line.split(/\s+/);
    const path = join(folder, name);
    const found = existsSync(path) ? sha256(path) : 'none';
    if (found !== sum) return `${name} has SHA-256 ${found}, not ${sum}`;
  }
  return null;
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
