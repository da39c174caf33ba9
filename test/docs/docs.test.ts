import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generated } from '../../scripts/docs.ts';
import { CODES } from '../../src/ports/errors.ts';

const root = new URL('../../', import.meta.url);

test('the generated tables are in step with the source (npm run docs writes them)', () => {
  for (const { file, content } of generated()) assert.equal(readFileSync(file, 'utf8'), content, file.pathname);
});

test('every code of the table is used in the source, and every used one is in the table', () => {
  const files = globSync(['src/**/*.ts', 'topics/*.ts', 'demo/*.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('ports/errors.ts'),
  );
  const source = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  const used = new Set(
    [...source.matchAll(/['"]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|EXPIRED|BUG|USAGE)['"]/g)].map(([, code]) => code),
  );
  const unused = Object.keys(CODES).filter((code) => !used.has(code));
  assert.deepEqual(unused, [], 'in the table, but nowhere in the source');
  const thrown = [...source.matchAll(/new CodedError\(\s*['"]([A-Z_0-9]+)['"]/g)].map(([, code]) => code as string);
  assert.deepEqual(
    thrown.filter((code) => !(code in CODES)),
    [],
  );
});
