import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { openWarc, type WarcOptions } from '../../src/drivers/warc/index.ts';
import { canonicalUrl } from '../../src/page/url.ts';

interface RecordParts {
  readonly type?: string;
  readonly url: string;
  readonly block: string | Buffer;
}

const never = new AbortController().signal;
let ids = 0;

function record({ type = 'response', url, block }: RecordParts): Buffer {
  ids += 1;
  const body = Buffer.from(block as string);
  const head = [
    'WARC/1.1',
    `WARC-Type: ${type}`,
    `WARC-Target-URI: ${url}`,
    'WARC-Date: 2026-11-30T00:00:00Z',
    `WARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-${String(ids).padStart(12, '0')}>`,
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${body.byteLength}`,
  ].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body, Buffer.from('\r\n\r\n')]);
}

function response(headers: readonly string[], body: string | Uint8Array, status = '200 OK'): Buffer {
  const head = [`HTTP/1.1 ${status}`, ...headers].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(body as string)]);
}

async function archive(t: TestContext, file: Buffer, options: Partial<WarcOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'warc-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file.warc');
  writeFileSync(path, file);
  const opened = await openWarc(path, { normalise: canonicalUrl, ...options });
  t.after(() => opened.close());
  const fetcher = opened.fetcher(systemClock);
  return { opened, fetcher, get: (url: string) => fetcher.fetch({ url, signal: never }) };
}

async function textOf(answer: Promise<{ body: Uint8Array }>): Promise<string> {
  return new TextDecoder().decode((await answer).body);
}

const RECORDS = [
  record({ type: 'warcinfo', url: '', block: 'software: a test\r\n' }),
  record({ type: 'request', url: 'http://a.test/', block: 'GET / HTTP/1.1\r\nHost: a.test\r\n\r\n' }),
  record({ url: 'http://a.test/', block: response(['Content-Type: text/html', 'X-A: 1', 'X-a: 2'], '<p>one</p>') }),
  record({ url: '<http://b.test/?utm_source=x&z=1&a=2>', block: response([], '<p>два</p>') }),
  record({ url: 'http://a.test/', block: response([], '<p>later</p>') }),
  record({ type: 'revisit', url: 'http://r.test/', block: response([], '') }),
  record({ url: 'dns:a.test', block: 'a.test. 300 IN A 192.0.2.1' }),
  record({ url: 'http://a.test/moved', block: response(['Location: /'], 'moved', '301 Moved') }),
  record({ url: 'http://c.test/', block: response([], `<p>${'long '.repeat(100_000)}</p>`) }),
  record({ url: 'http://d.test/', block: 'HTTP/1.0 200\nContent-Type: text/html\n\n<p>bare line ends</p>' }),
];

const FILES = {
  plain: Buffer.concat(RECORDS),
  'gzipped by record': Buffer.concat(RECORDS.map((bytes) => gzipSync(bytes))),
  'gzipped as a whole': gzipSync(Buffer.concat(RECORDS)),
};

for (const [kind, file] of Object.entries(FILES)) {
  test(`${kind}: the responses are there, other records are not`, async (t) => {
    const { opened, get } = await archive(t, file);
    assert.deepEqual(opened.urls, [
      'http://a.test/',
      'http://b.test/?utm_source=x&z=1&a=2',
      'http://a.test/moved',
      'http://c.test/',
      'http://d.test/',
    ]);
    const answer = await get('http://a.test/');
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.headers, { 'content-type': 'text/html', 'x-a': '1, 2' });
    assert.equal(await textOf(get('http://a.test/')), '<p>one</p>');
    assert.equal(await textOf(get('http://d.test/')), '<p>bare line ends</p>');
    assert.equal((await get('http://c.test/')).body.byteLength, 500_007);
    assert.equal((await get('http://a.test/moved')).status, 301);
    await assert.rejects(get('http://r.test/'), { code: 'NOT_IN_ARCHIVE' });
  });
}

test('a URL is found in its own spelling and in the canonical one', async (t) => {
  const { get } = await archive(t, FILES.plain);
  for (const url of ['http://b.test/?utm_source=x&z=1&a=2', 'http://b.test/?a=2&z=1', 'http://B.test/?a=2&z=1#part']) {
    const answer = await get(url);
    assert.equal(answer.url, url);
    assert.equal(new TextDecoder().decode(answer.body), '<p>два</p>');
  }
});

test('pages are the answers of success, in file order', async (t) => {
  const { opened } = await archive(t, FILES['gzipped by record']);
  const urls: string[] = [];
  for await (const page of opened.pages()) urls.push(page.url);
  assert.deepEqual(urls, ['http://a.test/', 'http://b.test/?utm_source=x&z=1&a=2', 'http://c.test/', 'http://d.test/']);
});

const text = '<p>кодировка</p>'.repeat(50);
const chunks = `${[...Array(3)].map(() => '5\r\nhello\r\n').join('')}0\r\n\r\n`;
const ENCODED: readonly (readonly [headers: readonly string[], body: string | Uint8Array, expected: string])[] = [
  [['Content-Encoding: gzip'], gzipSync(text), text],
  [['Content-Encoding: deflate'], deflateSync(text), text],
  [['Content-Encoding: deflate'], deflateRawSync(text), text],
  [['Content-Encoding: BR'], brotliCompressSync(text), text],
  [['Content-Encoding: zstd'], zstdCompressSync(text), text],
  [['Content-Encoding: gzip, br'], brotliCompressSync(gzipSync(text)), text],
  [['Transfer-Encoding: chunked'], chunks, 'hellohellohello'],
  [['Transfer-Encoding: chunked', 'Content-Encoding: gzip'], inChunks(gzipSync(text)), text],
  [['Content-Encoding: gzip'], text, text],
  [['Transfer-Encoding: chunked'], text, text],
  [['Content-Encoding: gzip'], '', ''],
];

for (const [headers, body, expected] of ENCODED) {
  test(`undone: ${headers.join(', ')} (${body.length})`, async (t) => {
    const { get } = await archive(t, record({ url: 'http://a.test/', block: response(headers, body) }));
    assert.equal(await textOf(get('http://a.test/')), expected);
  });
}

const FAILURES: readonly (readonly [what: string, block: Buffer, code: string])[] = [
  ['corrupt gzip', response(['Content-Encoding: gzip'], gzipSync(text).subarray(0, 40)), 'BODY_ENCODING'],
  ['an unknown encoding', response(['Content-Encoding: toString'], 'xyz'), 'BODY_ENCODING'],
  ['a bomb', response(['Content-Encoding: gzip'], gzipSync(Buffer.alloc(2_000_000))), 'BODY_TOO_LARGE'],
  ['a large record', response([], Buffer.alloc(1_500_000)), 'BODY_TOO_LARGE'],
  ['no HTTP', Buffer.from('anything'), 'HTTP_CLIENT_ERROR'],
];

for (const [what, block, code] of FAILURES) {
  test(`${what} is ${code}, of its page alone`, async (t) => {
    const good = record({ url: 'http://b.test/', block: response([], 'good') });
    const file = Buffer.concat([record({ url: 'http://a.test/', block }), good]);
    const { opened, get } = await archive(t, file, { maxBytes: 1_000_000 });
    await assert.rejects(get('http://a.test/'), { code });
    assert.equal(await textOf(get('http://b.test/')), 'good');
    const failures: unknown[] = [];
    for await (const page of opened.pages()) failures.push(page.failure?.code ?? null);
    assert.deepEqual(failures, [code, null]);
  });
}

const plain = FILES.plain;
const zipped = FILES['gzipped by record'];
const UNREADABLE: Readonly<Record<string, Buffer>> = {
  'an empty file': Buffer.alloc(0),
  'a page': Buffer.from('<!doctype html>\n<p>a page</p>\r\n\r\n'),
  'zeros without an end of line': Buffer.alloc(100_000),
  'a zipped page': gzipSync('<p>a page</p>'),
  'a file cut within a record': plain.subarray(0, plain.byteLength - 30),
  'a zipped file cut within a record': zipped.subarray(0, zipped.byteLength - 30),
  'a file with a damaged member': damaged(zipped),
  'a length that is none': Buffer.from(
    plain.toString('latin1').replace('Content-Length: 18', 'Content-Length: no'),
    'latin1',
  ),
};

for (const [what, file] of Object.entries(UNREADABLE)) {
  test(`${what} is FILE_UNREADABLE`, async (t) => {
    await assert.rejects(archive(t, file), { code: 'FILE_UNREADABLE' });
  });
}

test('a file that is not there, or a folder, is FILE_UNREADABLE', async () => {
  for (const path of ['/nowhere/file.warc', tmpdir()]) {
    await assert.rejects(openWarc(path, { normalise: canonicalUrl }), { code: 'FILE_UNREADABLE' });
  }
});

test('an abort throws its reason', async (t) => {
  const { fetcher } = await archive(t, FILES.plain);
  const reason = new Error('enough');
  await assert.rejects(fetcher.fetch({ url: 'http://a.test/', signal: AbortSignal.abort(reason) }), reason);
});

test('many answers at the same time are each their own', async (t) => {
  const file = Buffer.concat(
    [...Array(60).keys()].map((n) => gzipSync(record({ url: `http://a.test/${n}`, block: response([], `page ${n}`) }))),
  );
  const { opened, get } = await archive(t, file);
  const bodies = await Promise.all(opened.urls.map((url) => textOf(get(url))));
  assert.deepEqual(
    bodies,
    opened.urls.map((_url, n) => `page ${n}`),
  );
});

function inChunks(body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${body.byteLength.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}

function damaged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.fill(0xff, 400, 440);
  return copy;
}
