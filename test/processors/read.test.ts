import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '../../src/engine/processor.ts';
import type { Fetcher } from '../../src/ports/fetcher.ts';
import { Admission, NoRoom } from '../../src/processors/read/admission.ts';
import { createRead } from '../../src/processors/read/read.ts';
import type { Recogniser } from '../../src/schema/recognise.ts';
import { decode } from '../../topics/contract.ts';
import { fetch } from '../../topics/fetch.ts';
import { contextAt, NOW, record } from './place.ts';

const context = contextAt();
const task = { documentId: 'd', url: 'https://a.example/1', location: 'https://a.example/1', hops: 0 };

type Reply = { status: number; headers?: Record<string, string>; wait?: Promise<void> };

function reading(replies: Record<string, Reply>, visits = 8) {
  const asked: string[] = [];
  const fetcher: Fetcher = {
    async fetch({ url }) {
      asked.push(url);
      const { status, headers = {}, wait } = replies[url] ?? { status: 404 };
      await wait;
      return { url, status, headers, body: new Uint8Array(10), fetchedAt: NOW };
    },
    close: async () => {},
  };
  const unasked = () => Promise.reject(new Error('not asked for here'));
  const recogniser = { read: unasked, isRendered: async () => false } as unknown as Recogniser;
  const store = { page: async () => null };
  const settings = { deadlineMs: 1_000, maxHops: 2, claimMs: 1_000, admission: { visits, bytes: 1_000 } };
  return { read: createRead({ fetcher, politeness: null, renderer: null, recogniser, store, settings }), asked };
}

const redirect = (location: string): Reply => ({ status: 302, headers: { location } });

test('a redirect within the host is followed by the same record, with its place in headers', async () => {
  const { read, asked } = reading({ 'https://a.example/1': redirect('/2'), 'https://a.example/2': redirect('/3') });
  const first = (await read.handle(task, record(), context)) as Extract<Answer, { kind: 'defer' }>;
  assert.equal(first.kind, 'defer');
  const second = (await read.handle(task, record({ ...first.headers }), context)) as Extract<Answer, { kind: 'defer' }>;
  assert.deepEqual(asked, ['https://a.example/1', 'https://a.example/2']);
  assert.equal(second.headers['qw-location'], 'https://a.example/3');
});

test('a redirect to another host is a record of its own there, for the same document', async () => {
  const { read } = reading({ 'https://a.example/1': redirect('https://b.example/x') });
  const answer = (await read.handle(task, record({ 'qw-not-after': '5' }), context)) as Extract<
    Answer,
    { kind: 'done' }
  >;
  const [emitted] = answer.emits;
  assert.ok(emitted);
  assert.equal(emitted.key, 'b.example');
  assert.equal(emitted.headers['qw-not-after'], '5');
  assert.deepEqual(decode(fetch, emitted), { ...task, location: 'https://b.example/x', hops: 1 });
});

test('redirects end at their bound', async () => {
  const { read } = reading({ 'https://a.example/1': redirect('https://b.example/x') });
  await assert.rejects(async () => read.handle({ ...task, hops: 2 }, record(), context), { code: 'REDIRECT_LIMIT' });
});

test('when as many pages as allowed are under way, the next record comes again later', async () => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { read } = reading({ 'https://a.example/1': { status: 404, wait } }, 1);
  const first = Promise.resolve(read.handle(task, record(), context));
  const second = await read.handle({ ...task, location: 'https://c.example/' }, record(), context);
  assert.equal(second.kind, 'defer');
  release();
  await assert.rejects(first, { code: 'HTTP_NOT_FOUND' });
  await assert.rejects(async () => read.handle({ ...task, location: 'https://c.example/' }, record(), context), {
    code: 'HTTP_NOT_FOUND',
  });
});

test('a body that finds no room beside others comes again later, and is no failure', async () => {
  const admission = new Admission({ visits: 8, bytes: 100 });
  await admission.during(async (hold) => {
    hold(90);
    await assert.rejects(
      admission.during(async (more) => more(20)),
      NoRoom,
    );
    await admission.during(async (more) => more(10));
  });
  // alone, a body may be as large as the fetcher lets it be
  await admission.during(async (hold) => hold(1_000));
  assert.equal(admission.full, false);
});

test('a page that is gone is a failure at first, and an answer at a refresh', async () => {
  const { read } = reading({ 'https://a.example/1': { status: 410 } });
  await assert.rejects(async () => read.handle(task, record(), context), { code: 'HTTP_GONE' });
  const answer = await read.handle({ ...task, refresh: true }, record(), context);
  assert.equal(answer.kind, 'done');
});
