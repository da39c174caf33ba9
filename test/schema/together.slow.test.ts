import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLive } from '../../src/schema/life.ts';
import { fetch } from '../../topics/fetch.ts';
import { article, notice } from './learning-site.ts';
import { withWorld } from './learning-world.ts';

const SITE = 'paper.example';
const pagesOf = (make: (number: number) => string, path: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://${SITE}/${path}/${at + 1}`, html: make(at + 1) }));

test('pages of one template that are published together make one profile, and are all read by it', () =>
  withWorld(async (world) => {
    const pages = pagesOf(article, 's', 7);
    await world.visitAll(pages);
    const live = (await world.profiles(SITE)).filter(isLive);
    assert.deepEqual(
      live.map(({ status, version }) => ({ status, version })),
      [{ status: 'active', version: 1 }],
    );
    assert.deepEqual(await world.store.waiting(SITE, 10), [], 'the profile has read all of them');
    const rereads = world.handled.filter(({ topic, value }) => topic === fetch.topic && isReread(value));
    assert.ok(rereads.length <= 2 * pages.length, `${rereads.length} pages were read again`);
  }));

test('pages of two templates that are published together make two', () =>
  withWorld(async (world) => {
    const [articles, notices] = [pagesOf(article, 's', 5), pagesOf(notice, 'n', 5)];
    await world.visitAll(articles.flatMap((one, at) => [one, notices[at] ?? one]));
    const live = (await world.profiles(SITE)).filter(isLive);
    const rules = new Set(live.map((one) => JSON.stringify(one.rules)));
    assert.deepEqual([live.length, rules.size], [2, 2]);
  }));

const isReread = (value: Uint8Array): boolean => 'reread' in JSON.parse(Buffer.from(value).toString());
