import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runDemo } from '../../demo/flow.ts';
import { startSites } from '../../demo/server.ts';

/** Three free ports in a row, as far as one can know. */
const port = 21_000 + 3 * (process.pid % 3_000);

async function shown(data: string): Promise<string> {
  const parts: string[] = [];
  await runDemo({ data, port, out: { write: (text) => parts.push(text) } });
  return parts.join('');
}

test('the demo ends with documents and coded failures, and a second run fetches and publishes nothing', async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'quakewire-demo-'));
  t.after(() => rm(data, { recursive: true }));
  const first = await shown(data);
  assert.match(first, /24 of 24 done: 20 documents, 4 failures\n/);
  assert.match(first, /CONSENT_PAGE +1\n/);
  assert.match(first, /HTTP_NOT_FOUND +2\n/);
  assert.match(first, /ROBOTS_DISALLOWED +1\n/);
  assert.match(first, /"title": "Сильное землетрясение/);
  const second = await shown(data);
  assert.match(second, /0 published to the topic "urls"/);
  assert.match(second, /nothing fetched again, nothing published twice: the sites' server saw 0 requests/);
  assert.match(second, /24 of 24 done: 20 documents, 4 failures\n/);
});

test('a port that is taken ends the demo before it touches its data', async (t) => {
  const sites = await startSites({ port });
  t.after(() => sites.close());
  await assert.rejects(shown('/nowhere'), { code: 'PORT_TAKEN' });
});
