import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedderContract } from '../contract/models.ts';
import { noEmbedder, openEmbedder, within } from './real.ts';
import { soon } from './scripted.ts';

embedderContract('MiniLM by transformers.js', openEmbedder, noEmbedder);

test('how many tokens a text has, and whether they all count, is known', { skip: noEmbedder }, async (t) => {
  const embedder = within(t, openEmbedder());
  const [short, long] = await embedder.measure(['A few words.', 'words '.repeat(1_000)], soon());
  assert.deepEqual([short?.tokens, short?.truncated], [6, false]);
  assert.deepEqual([long?.tokens, long?.truncated], [1_002, true]);
});
