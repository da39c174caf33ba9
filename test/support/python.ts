/** Python with packages of the tests, which are installed once into the cache, by pinned versions and checksums. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, fillOnce } from './fetching.ts';
import { cacheFolder } from './folders.ts';
import type { Missing } from './missing.ts';

const PYTHON = 'python3';

/** A package that has a file of its name under python/. */
export type PythonPackage = 'kafka-python' | 'obspy' | 'qdrant-edge-py';

export interface Python {
  /** The interpreter. */
  readonly python: string;
  /** The environment in which it finds the packages: this process's, and where they are. */
  readonly env: NodeJS.ProcessEnv;
}

/** A Python that imports these packages. Answers with the reason where Python, pip or the packages can't be had. */
export async function pythonWith(...packages: readonly PythonPackage[]): Promise<Python | Missing> {
  const files = packages.map((name) => join(import.meta.dirname, 'python', `${name}.txt`));
  const pins = createHash('sha256');
  for (const file of files) pins.update(readFileSync(file));
  const folder = cacheFolder(`python-${pins.digest('hex').slice(0, 12)}`);
  const problem = await fillOnce(folder, (fresh) => install(fresh, files));
  if (problem !== null) return { missing: `no Python with ${packages.join(' and ')}: ${problem}` };
  return { python: PYTHON, env: { ...process.env, PYTHONPATH: folder } };
}

/** A file names all that its package needs for what the tests do: ObsPy reads QuakeML without plots, statistics and databases. */
function install(folder: string, files: readonly string[]): Promise<string | null> {
  const pip = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--no-input',
    '--require-hashes',
    '--no-deps',
    '--only-binary',
    ':all:',
  ];
  return failureOf(PYTHON, [...pip, '--target', folder, ...files.flatMap((file) => ['-r', file])]);
}
