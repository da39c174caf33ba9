import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openEmbedded } from '../../src/drivers/sqlite/index.ts';
import type { Log } from '../../src/ports/log.ts';
import { Recorder, record, text, topic } from '../contract/harness.ts';
import { optionsFor, withFolder } from './place.ts';

const KILLS = 8;
const TOPICS = [topic('in'), topic('out')];

/** A program of its own that writes; killed for good when `use` is done with it, or fails. */
async function withChild(
  folder: string,
  role: 'own' | 'beside',
  use: (lines: Interface, kill: () => void) => Promise<void>,
): Promise<void> {
  const script = join(import.meta.dirname, 'writer.child.ts');
  const child = spawn(process.execPath, [script, folder, 'the child', role], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const kill = () => child.kill('SIGKILL');
  try {
    await use(createInterface({ input: child.stdout }), kill);
  } finally {
    kill();
    await closed;
  }
}

/** Kills the writer once it has had so many records acknowledged; answers with all that were. */
async function runAndKill(folder: string, acknowledgements: number, role: 'own' | 'beside'): Promise<string[]> {
  const acknowledged: string[] = [];
  await withChild(folder, role, async (lines, kill) => {
    lines.on('line', (line) => {
      if (line !== 'ready') acknowledged.push(line);
      if (acknowledged.length === acknowledgements) kill();
    });
    await once(lines, 'close');
  });
  return acknowledged;
}

async function all(log: Log, name: string): Promise<string[]> {
  const read = await Promise.all([0, 1, 2].map((partition) => log.read(name, partition, 0, 1e6)));
  return read.flat().map(text);
}

test('what was acknowledged survives kill -9, and moves on exactly once', { timeout: 60_000 }, () =>
  withFolder(async (folder) => {
    const before = await openEmbedded(optionsFor(folder));
    await before.log.ensureTopics(TOPICS);
    await before.close();
    const acknowledged: string[] = [];
    for (let kill = 1; kill <= KILLS; kill++) acknowledged.push(...(await runAndKill(folder, kill * 37, 'own')));
    const { log, close } = await openEmbedded(optionsFor(folder));
    const inputs = await all(log, 'in');
    assert.deepEqual(
      acknowledged.filter((value) => !inputs.includes(value)),
      [],
    );
    const recorder = new Recorder();
    await log.join('mover', 'in', recorder);
    const outputs = await all(log, 'out');
    await recorder.count(inputs.length - outputs.length);
    assert.deepEqual([...outputs, ...recorder.texts].sort(), inputs.sort());
    assert.equal(new Set(outputs).size, outputs.length);
    await close();
  }),
);

test('a daemon in another process owns the folder for as long as it lives', { timeout: 60_000 }, () =>
  withFolder(async (folder) => {
    const mine = optionsFor(folder);
    await withChild(folder, 'own', async (lines) => {
      await once(lines, 'line');
      await assert.rejects(openEmbedded(mine), { code: 'FILE_OWNED', value: 'the child' });
    });
    await (await openEmbedded(mine)).close();
  }),
);

test('commands that write beside a daemon lose nothing to it or to each other', { timeout: 60_000 }, () =>
  withFolder(async (folder) => {
    const daemon = await openEmbedded(optionsFor(folder));
    await daemon.log.ensureTopics(TOPICS);
    const recorder = new Recorder();
    await daemon.log.join('g', 'in', recorder);
    const commands = [200, 300, 400].map((count) => runAndKill(folder, count, 'beside'));
    const own = Array.from({ length: 200 }, (_, n) => `own-${n}`);
    for (const value of own) await daemon.log.append([record('in', value, value)]);
    const acknowledged = [...own, ...(await Promise.all(commands)).flat()];
    const written = await all(daemon.log, 'in');
    await recorder.count(written.length);
    assert.deepEqual(recorder.texts.sort(), written.sort());
    assert.equal(new Set(written).size, written.length);
    assert.deepEqual(
      acknowledged.filter((value) => !written.includes(value)),
      [],
    );
    await daemon.close();
  }),
);

test('a file that stays locked halts, and the next try succeeds once it is free', { timeout: 60_000 }, () =>
  withFolder(async (folder) => {
    const { log, store, close } = await openEmbedded(optionsFor(folder));
    await log.ensureTopics(TOPICS);
    const other = new DatabaseSync(join(folder, 'quakewire.db'));
    other.exec('BEGIN EXCLUSIVE');
    await assert.rejects(log.append([record('in', 'x')]), { code: 'FILE_LOCKED' });
    other.exec('ROLLBACK');
    other.close();
    await store.probe();
    await log.append([record('in', 'x')]);
    assert.deepEqual(await all(log, 'in'), ['x']);
    await close();
  }),
);
