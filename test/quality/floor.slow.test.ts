/** The quality of extraction does not fall below what it has reached, on real pages where they are at hand. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { quakewire } from '../cli/shell.ts';
import { corpus } from './corpora.ts';
import { compare, f1 } from './shingles.ts';

/** .975 was measured; a change that costs half a point shall be a decision. */
const FLOOR = 0.97;
const folder = corpus('corpora/zyte-aeb');

test('the bodies of 118 real articles', {
  skip: folder === null && 'QUAKEWIRE_CORPORA names no folder with corpora/zyte-aeb',
}, async () => {
  const { lines } = await quakewire(['extract', folder as string]);
  const found = new Map(lines.map(({ id, text }) => [id, String(text)]));
  const manifest = gunzipSync(readFileSync(join(folder as string, 'manifest.jsonl.gz'))).toString();
  const pages = manifest
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; truth: { body_text: string } });
  const figure = f1(pages.map(({ id, truth }) => compare(truth.body_text, found.get(id) ?? '')));
  assert.ok(figure >= FLOOR, `F1 over shingles is ${figure.toFixed(3)}`);
});

const cases = corpus('bug-cases');
const scorer = corpus('score');

test('what other readers were found to do wrong', {
  skip: (cases === null || scorer === null) && 'QUAKEWIRE_CORPORA names no folder with bug-cases and score',
}, async () => {
  const { lines } = await quakewire(['extract', cases as string]);
  const out = join(mkdtempSync(join(tmpdir(), 'quakewire-cases-')), 'out.ndjson');
  writeFileSync(out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const score = spawnSync('python3', [
    join(scorer as string, 'score_bugs.py'),
    out,
    join(cases as string, 'cases.jsonl'),
  ]);
  const said = score.stdout.toString();
  const [, passed, all] = /(\d+) of (\d+) pass/.exec(said) ?? [];
  assert.ok(passed !== undefined && passed === all, said);
});
