/** A page that takes the process down is found out and rejected; the pages beside it are read. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { everything } from '../../src/cli/records.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openData } from '../../src/main.ts';
import { decode, encode } from '../../topics/contract.ts';
import { documents } from '../../topics/documents.ts';
import { failures } from '../../topics/failures.ts';
import { urls } from '../../topics/urls.ts';

const INNOCENT = 12;
const STARTS = 12;

test('a page that crashes the process is rejected after three crashes alone; the others become documents', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-crash-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const config = loadConfig({}, { data: folder, 'store.minFree': '0B' });
  const data = await openData(config, 'test', true);
  t.after(() => data.close());
  const good = Array.from({ length: INNOCENT }, (_, page) => `http://news${page}.test/page?page=${page}`);
  const bad = ['http://bad.test/crash', 'http://slow.test/overrun'];
  await data.log.append([...good, ...bad].map((url) => encode(urls, { url })));
  const ends = async () => {
    const read = new Set<string>();
    for await (const record of everything(data.log, documents.topic)) read.add(decode(documents, record).url);
    const failed = new Map<string, string>();
    for await (const record of everything(data.log, failures.topic)) {
      const { url, code } = decode(failures, record);
      failed.set(url ?? '', code);
    }
    return { read, failed };
  };

  let crashes = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const child = fork(join(import.meta.dirname, 'daemon.ts'), [folder], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    const done = until(async () => (await ends()).read.size + (await ends()).failed.size >= good.length + bad.length);
    const ended = await Promise.race([exited.then(() => 'crashed'), done.then(() => 'done')]);
    if (ended === 'done') {
      child.send('stop');
      await exited;
      break;
    }
    crashes += 1;
  }
  const { read, failed } = await ends();
  assert.deepEqual([...read].sort(), [...good].sort());
  assert.deepEqual(
    failed,
    new Map([
      ['http://bad.test/crash', 'CRASHED_WORKER'],
      ['http://slow.test/overrun', 'PAGE_DEADLINE'],
    ]),
  );
  assert.ok(crashes >= 3 && crashes <= 5, `${crashes} crashes`);
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50).unref());
  }
}
