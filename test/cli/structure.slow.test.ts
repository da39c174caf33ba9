import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const COMMAND = new URL('../../bin/quakewire.mjs', import.meta.url).pathname;

function structure(...args: readonly string[]) {
  return quakewire(['structure', ...args]);
}

function quakewire(args: readonly string[], input = '') {
  return spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', input });
}

test('prints what each line says, and names the lines that are none with their codes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-structure-'));
  const file = join(folder, 'documents.jsonl');
  const title = 'Quake felt in Almaty';
  const text = 'A magnitude 5.2 earthquake struck on Monday at 21:37, 37 km east of Almaty. The depth was 10 km.';
  const lines = [
    {
      id: 'a',
      title,
      text,
      language: 'en',
      published_at: '2025-07-15T10:00:00+05:00',
      source_country: 'KZ',
      site: 's',
    },
    { id: 'b', text, published_at: '2025-07-15T05:00Z' },
    { id: 'c', title, text, published_at: 'yesterday' },
  ];
  try {
    writeFileSync(file, `\ufeff${lines.map((line) => JSON.stringify(line)).join('\n')}\n\n{"id": \n`);
    const { status, stdout, stderr } = structure(file);
    const said = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      said.map(({ id }) => id),
      ['a', 'b'],
    );
    assert.equal(said[0].reports[0].magnitude.value, 5.2);
    assert.equal(said[0].reports[0].originTime.utc, '2025-07-14T16:37:00Z');
    assert.deepEqual(said[0].retractions, []);
    assert.equal(status, 1);
    assert.match(stderr, /^2 documents, 2 lines that are none$/m);
    assert.match(stderr, /RECORD_INVALID: .*documents\.jsonl:3/);
    assert.match(stderr, /RECORD_MALFORMED: .*documents\.jsonl:5/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a file that cannot be read is told, with exit code 1', () => {
  const { status, stderr } = structure('/nowhere/documents.jsonl');
  assert.equal(status, 1);
  assert.match(stderr, /\/nowhere\/documents\.jsonl/);
});

test('what `structure` prints, `correlate` reads: both from standard input', () => {
  const text = 'A magnitude 5.2 earthquake struck on Monday at 21:37, 37 km east of Almaty.';
  const told = { id: 'a', text, published_at: '2025-07-15T10:00:00', source_country: 'KZ', site: 'a.example' };
  const { published_at: _, ...undated } = { ...told, id: 'b' };
  const structured = quakewire(['structure', '-'], [told, undated].map((line) => JSON.stringify(line)).join('\n'));
  const [first] = structured.stdout.split('\n');
  const { documentId, publishedAt, source } = JSON.parse(first ?? '');
  assert.deepEqual([documentId, publishedAt, source], ['a', '2025-07-15T10:00:00+05:00', 'a.example']);
  const { stdout, stderr, status } = quakewire(['correlate', '-'], structured.stdout);
  const events = stdout.trim().split('\n');
  assert.equal(status, 0);
  assert.equal(events.length, 1);
  assert.deepEqual(JSON.parse(events[0] ?? '').documents, ['a']);
  assert.match(stderr, /^1 record without publishedAt, of which nothing follows\n2 records, 0 lines that are none$/m);
});

test('`correlate` refuses what is no record of reports', () => {
  const { stdout, stderr, status } = quakewire(['correlate', '-'], '{"documentId":"a","text":"A quake."}\n');
  assert.deepEqual([stdout, status], ['', 1]);
  assert.match(stderr, /RECORD_INVALID: -:1 .*neither reports nor retractions among its keys: documentId, text/);
  assert.match(stderr, /^0 records, 1 line that is none$/m);
});
