import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textContent } from 'domutils';
import { parsePage } from '../../src/page/parse.ts';

test('parses broken HTML without complaint', () => {
  assert.equal(textContent(parsePage('<p>one<p>two <b>three</p><li>four')), 'onetwo threefour');
});

test('a page nested deeper than any real one is refused with a code', () => {
  assert.throws(() => parsePage('<div>'.repeat(100_000)), { code: 'PAGE_TOO_DEEP' });
});

test('a page of more nodes than any real one is refused with a code', () => {
  assert.throws(() => parsePage('<i></i>'.repeat(400_001)), { code: 'PAGE_TOO_DEEP' });
});
