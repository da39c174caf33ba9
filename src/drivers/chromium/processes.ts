/** A browser's processes, as the system knows them. Where there is no /proc there is nothing to see. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Linux has 4 KB pages wherever Chromium runs; elsewhere the figure only shifts a limit. */
const PAGE_BYTES = 4096;

/** Kills a browser with all its processes; it was started as the leader of a process group. */
export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // it is gone already
  }
}

/**
 * Memory of a process group's own in bytes: resident, without what files and other processes share, which is most of a
 * browser at rest. 0 where it cannot be seen.
 */
export async function ownBytes(group: number): Promise<number> {
  const sizes = (await processes()).map(async (pid) => {
    if (groupIn(await read(pid, 'stat')) !== group) return 0;
    const [, resident = 0, shared = 0] = (await read(pid, 'statm')).split(' ').map(Number);
    return (resident - shared) * PAGE_BYTES;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Ends the browsers whose profiles lie in `folder`, and deletes these. Their owner is dead: a browser ends with its
 * owner, whose end of the pipe closes, but one that hangs does not notice. Answers how many browsers there were.
 */
export async function reapLeftovers(folder: string): Promise<number> {
  const profiles = await readdir(folder).catch(() => []);
  if (profiles.length === 0) return 0;
  const marks = profiles.map((name) => profileArgument(resolve(folder, name)));
  const marked = await Promise.all(
    (await processes()).map(async (pid) => {
      const args = (await read(pid, 'cmdline')).split('\0');
      return args.some((arg) => marks.includes(arg)) ? groupIn(await read(pid, 'stat')) : null;
    }),
  );
  const groups = new Set(marked.filter((group) => group !== null));
  for (const group of groups) killGroup(group);
  await Promise.all(profiles.map((name) => removeProfile(join(folder, name))));
  return groups.size;
}

/** How a browser's command line names its profile: also the mark by which its processes are found again. */
export function profileArgument(folder: string): string {
  return `--user-data-dir=${folder}`;
}

/** A dying browser may still write. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {});
}

/** The process group of a line of /proc/PID/stat; the name in it stands in parentheses and may hold anything. */
function groupIn(stat: string): number {
  const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(group);
}

async function processes(): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

async function read(pid: number, file: string): Promise<string> {
  return readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
}
