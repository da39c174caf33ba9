import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare, f1 } from './shingles.ts';

test('shingles are runs of four words; fewer words are one run', () => {
  assert.deepEqual(compare('a b c d e', 'a b c d x'), { hit: 1, found: 2, wanted: 2 });
  assert.deepEqual(compare('a b', 'a b'), { hit: 1, found: 1, wanted: 1 });
  assert.deepEqual(compare('a b', ''), { hit: 0, found: 0, wanted: 1 });
});

test('precision and recall are means over pages', () => {
  assert.equal(f1([compare('a b c d', 'a b c d')]), 1);
  assert.equal(f1([compare('a b c d', 'a b c d'), compare('a b c d', '')]), 2 / 3);
});
