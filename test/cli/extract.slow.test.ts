import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { articlePage, articleTitle } from '../chaos/article.ts';
import { quakewire } from './shell.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quakewire-extract-'));
  await mkdir(join(folder, 'set'));
  await writeFile(join(folder, 'set', '1.html.gz'), gzipSync(articlePage(1)));
  await writeFile(join(folder, 'set', '2.html'), articlePage(2));
  await writeFile(join(folder, 'set', '3.html'), '');
  const lines = ['1.html.gz', '2.html', '3.html'].map((file, index) =>
    JSON.stringify({ id: `page-${index + 1}`, file, url: `https://a.example/${index + 1}`, truth: {} }),
  );
  await writeFile(join(folder, 'set', 'manifest.jsonl.gz'), gzipSync(lines.join('\n')));
});

after(() => rm(folder, { recursive: true, force: true }));

test('a folder with a manifest is read in its order, failures included', async () => {
  const { code, lines } = await quakewire(['extract', join(folder, 'set')]);
  assert.equal(code, 0);
  assert.deepEqual(
    lines.map(({ id }) => id),
    ['page-1', 'page-2', 'page-3'],
  );
  assert.equal(lines[0]?.title, articleTitle(1));
  assert.equal(lines[0]?.date, '2025-02-02T08:30:00+05:00');
  assert.match(JSON.stringify(lines[2]?.error), /BODY_EMPTY/);
  const members = [
    'url',
    'text',
    'authors',
    'language',
    'images',
    'tables',
    'links',
    'markdown',
    'fields',
    'path',
    'profile',
    'utility',
    'ms',
  ];
  assert.deepEqual(
    members.filter((name) => !(name in (lines[0] ?? {}))),
    [],
  );
});

test('a folder without a manifest gives its HTML files, by name', async () => {
  const loose = join(folder, 'loose');
  await mkdir(join(loose, 'inner'), { recursive: true });
  await writeFile(join(loose, 'b.html'), articlePage(4));
  await writeFile(join(loose, 'inner', 'a.htm.gz'), gzipSync(articlePage(5)));
  await writeFile(join(loose, 'notes.txt'), 'no page');
  const { code, lines } = await quakewire(['extract', loose]);
  assert.equal(code, 0);
  assert.deepEqual(
    lines.map(({ id }) => id),
    ['b.html', join('inner', 'a.htm.gz')],
  );
});

test('fields are learned from labelled pages, and a value of a field that is not wanted is a typing error', async () => {
  const wanted = join(folder, 'wanted.json');
  const values = { writer: 'nobody' };
  const write = (fields: string[]) => writeFile(wanted, JSON.stringify({ fields, pages: [{ id: 'page-1', values }] }));
  await write(['author']);
  const refused = await quakewire(['extract', join(folder, 'set'), '--requirements', wanted]);
  assert.equal(refused.code, 2);
  assert.match(refused.stderr, /USAGE: .*not listed: writer/);
  await write(['writer']);
  const absent = await quakewire(['extract', join(folder, 'set'), '--requirements', wanted]);
  assert.match(absent.stderr, /writer: no selector finds its values/);
});

test('a single file needs no address', async () => {
  const { lines } = await quakewire(['extract', join(folder, 'set', '2.html')]);
  assert.deepEqual([lines[0]?.id, lines[0]?.url, lines[0]?.title], ['2.html', null, articleTitle(2)]);
});

test('no document at all is no success', async () => {
  assert.equal((await quakewire(['extract', join(folder, 'set', '3.html')])).code, 1);
});

test('what cannot be read is named', async () => {
  const { code, stderr } = await quakewire(['extract', join(folder, 'missing')]);
  assert.equal(code, 1);
  assert.match(stderr, /FILE_UNREADABLE.*missing/);
});
