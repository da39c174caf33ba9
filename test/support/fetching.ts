/** What is fetched once into the cache by programs of this machine. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const TIMEOUT_MS = 180_000;
const exec = promisify(execFile);

/**
 * Has `fill` fill a new folder, which then takes the place of `folder`, unless that is there already.
 * Several processes may do so at once: the first to be done names the folder. Answers with what `fill` says went wrong.
 */
export async function fillOnce(
  folder: string,
  fill: (fresh: string) => Promise<string | null>,
): Promise<string | null> {
  if (existsSync(folder)) return null;
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    const problem = await fill(fresh);
    if (problem === null) renameSync(fresh, folder);
    return problem;
  } catch (error) {
    if (existsSync(folder)) return null;
    throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Runs a program; answers null, or the last thing it said where it failed. */
export async function failureOf(program: string, args: readonly string[]): Promise<string | null> {
  try {
    await exec(program, args, { timeout: TIMEOUT_MS });
    return null;
  } catch (error) {
    const { message, stderr, stdout } = error as Error & { stderr?: string; stdout?: string };
    return (stderr || stdout || message).trim().split('\n').at(-1) ?? message;
  }
}
