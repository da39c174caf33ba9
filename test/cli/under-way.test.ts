import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { tellUnderWay, underWay } from '../../src/cli/under-way.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openData } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { retryTiers } from '../../topics/retry.ts';

const page = { url: null, documentId: 'a'.repeat(32) };

test('a page under way is found where it waits, with its last failure; else it is being read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-way-'));
  const data = await openData(loadConfig({}, { data: folder, 'store.minFree': '1MB' }), 'the test', true);
  try {
    const reading = await underWay(data.log, page);
    assert.equal(reading.waiting, null);
    assert.match(tellUnderWay(reading), /submitted, not done yet: being read, or waiting in a retry tier$/);
    const tier = retryTiers[1] as (typeof retryTiers)[number];
    await data.log.append(['b', 'a'].map((letter) => encode(tier, parked(letter.repeat(32)))));
    const { url, waiting } = await underWay(data.log, page);
    assert.deepEqual([url, waiting?.topic, waiting?.tries], [`http://p.example/${page.documentId}`, 'retry.1m', 2]);
    const text = tellUnderWay({ ...reading, waiting });
    assert.match(text, /waiting in retry\.1m, due 2\d{3}-.*Z \(failed tries: 2; last: DNS_FAILED: no such host\)$/);
  } finally {
    await data.close();
    await rm(folder, { recursive: true });
  }
});

const parked = (documentId: string) => ({
  ...{ processor: 'read', code: 'DNS_FAILED', message: 'DNS_FAILED: no such host', documentId },
  ...{ url: `http://p.example/${documentId}`, topic: 'fetch', partition: 0, offset: 0, key: null, timestamp: 0 },
  ...{ value: '{}', valueEncoding: 'utf8' as const, headers: { 'qw-attempts': '2' } },
});
