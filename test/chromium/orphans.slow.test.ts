import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { answered, never, renderer, textOf, withoutBrowser } from './support.ts';

const skip = withoutBrowser || (process.platform === 'linux' ? false : 'processes are looked for in /proc');

/** Processes of a group that are not dead. */
async function processesOf(group: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  const fields = stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  return fields.filter(([state, , its]) => Number(its) === group && state !== 'Z' && state !== 'X').length;
}

async function owner(t: TestContext): Promise<{ child: ChildProcess; pid: number; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-orphans-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const child = fork(new URL('owner.ts', import.meta.url), [folder]);
  t.after(() => child.kill('SIGKILL'));
  const [pid] = (await once(child, 'message')) as [number];
  assert.ok((await processesOf(pid)) > 2);
  return { child, pid, folder };
}

async function gone(group: number): Promise<void> {
  for (let tries = 0; tries < 100 && (await processesOf(group)) > 0; tries += 1) await pause(100);
  assert.equal(await processesOf(group), 0);
}

test('kill -9 of the owner, in the middle of a page, leaves no process', { skip }, async (t) => {
  const { child, pid } = await owner(t);
  child.kill('SIGKILL');
  await gone(pid);
});

test('what hangs and does not notice is ended by the next owner, with its profile', { skip }, async (t) => {
  const { child, pid, folder } = await owner(t);
  process.kill(-pid, 'SIGSTOP');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await pause(500);
  assert.ok((await processesOf(pid)) > 2);
  const { render, events } = renderer(t, { folder });
  assert.equal(textOf(await render(answered('http://page.invalid/', 'next'), never)), 'next');
  assert.match(events.join(), /a daemon that is gone/);
  assert.equal(readdirSync(folder).length, 1);
  await gone(pid);
});

test('closing leaves neither process nor profile', { skip }, async (t) => {
  const { render, health, close, folder } = renderer(t);
  await render(answered('http://page.invalid/', 'x'), never);
  const pid = health().pid ?? 0;
  await close();
  await gone(pid);
  assert.equal(existsSync(folder), false);
});
