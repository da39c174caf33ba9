import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSamples } from '../../src/schema/induce/sample.ts';
import { article } from './learning-site.ts';

const sample = (hash: string, html: string) => ({
  hash,
  page: { bytes: Buffer.from(html), url: `https://paper.example/${hash}`, contentType: 'text/html', hints: {}, now: 0 },
});

test('pages that together are too large for a heap are left out, the others stay', async () => {
  const vast = `<html><body>${'<p>more</p>'.repeat(70_000)}</body></html>`;
  const opened = await openSamples([sample('a', article(1)), sample('vast', vast), sample('b', article(2))]);
  assert.deepEqual(
    opened.map(({ hash }) => hash),
    ['a', 'b'],
  );
});

test('a page that cannot be read is left out', async () => {
  const opened = await openSamples([sample('none', ''), sample('a', article(1))]);
  assert.ok(opened.some(({ hash }) => hash === 'a'));
});
