import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { openData } from '../../src/main.ts';
import { withFolder } from '../sqlite/place.ts';
import { quakewire } from './shell.ts';

test('losses are listed until they are acknowledged', () =>
  withFolder(async (folder) => {
    const lost = { processor: 'intake', topic: 'urls', partition: 3, from: 10, to: 25, at: 1_800_000_000_000 };
    const data = await openData(loadConfig({}, { data: folder, 'store.minFree': '0B' }), 'the test', true);
    await data.store.noteTruncation(lost);
    await data.close();
    const run = (...options: string[]) => quakewire(['truncations', '--data', folder, ...options]);
    assert.deepEqual((await run('--json')).lines, [lost]);
    const { stdout, code } = await run('--acknowledge');
    assert.equal(code, 0);
    assert.match(stdout, /intake lost urls\/3 from 10 to 24 \(15 offsets\)\n1 acknowledged/);
    assert.equal((await run()).stdout, 'nothing was lost\n');
  }));
