/** One gazetteer for all threads; and what becomes of a damaged one. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { zstdCompressSync } from 'node:zlib';
import { readGazetteer } from '../../src/domains/earthquake/places/data.ts';
import { createGazetteerMemory, viewsOnce } from '../../src/domains/earthquake/places/memory.ts';

const FILE = new URL('../../src/domains/earthquake/places/gazetteer.zst', import.meta.url);

test('whoever needs the gazetteer first fills the memory; another thread finds the names in it', async () => {
  const memory = createGazetteerMemory();
  const filled = viewsOnce(memory, () => readGazetteer(FILE, memory));
  assert.equal(filled?.text.buffer, memory);
  const again = viewsOnce(memory, () => assert.fail('it is there'));
  assert.deepEqual(again?.header, filled?.header);
  const data = new URL('../../src/domains/earthquake/places/data.ts', import.meta.url);
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ sharedGazetteer, gazetteerData }) => {
      sharedGazetteer(workerData.memory);
      parentPort.postMessage([gazetteerData().find('osh').length, process.memoryUsage().arrayBuffers]);
    });`;
  const worker = new Worker(program, { eval: true, workerData: { memory, module: data.href } });
  const [found, bytes] = await new Promise<[number, number]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  await worker.terminate();
  assert.ok(found > 0);
  assert.ok(bytes < 10_000_000, `the thread holds ${bytes} bytes of its own`);
});

test('a memory whose filling failed is filled by the next one', () => {
  const memory = createGazetteerMemory();
  assert.throws(() => viewsOnce(memory, () => assert.fail('no file')), /no file/);
  assert.ok(viewsOnce(memory, () => readGazetteer(FILE, memory)));
});

test('a gazetteer that is missing, damaged or too short is named', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-gazetteer-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const header = '{"entries":3,"keys":3,"countries":[],"zones":[],"columns":[]}\nosh\nuzgen';
  for (const [name, bytes] of [
    ['missing', null],
    ['garbage', Buffer.from('no archive')],
    ['short', zstdCompressSync(header)],
  ] as const) {
    const file = join(folder, name);
    if (bytes !== null) writeFileSync(file, bytes);
    const value = fileURLToPath(pathToFileURL(file));
    assert.throws(() => readGazetteer(pathToFileURL(file), null), { code: 'PACKAGE_DAMAGED', value });
  }
});
