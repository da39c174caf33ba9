import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { harmless } from '../../src/cli/common.ts';

test('what is printed commands no terminal, and is the same JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(JSON.parse(harmless(JSON.stringify(text))), text);
      for (const character of harmless(text)) assert.ok(/[\n\t]|[^\p{Cc}]/u.test(character));
    }),
  );
  assert.equal(
    harmless('.a\u001b]0;title\u0007\u009b2J\u202e\r > p\n\tмәтін'),
    '.a\\u001b]0;title\\u0007\\u009b2J\\u202e\\u000d > p\n\tмәтін',
  );
});
