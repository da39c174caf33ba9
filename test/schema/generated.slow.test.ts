import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../eval/generated.ts';

test('of 200 generated templates at least 95 % have right selectors after three pages', async () => {
  const { templates, right } = await run();
  assert.equal(templates, 200);
  assert.ok(Number(right) >= 0.95, `right: ${right}`);
});
