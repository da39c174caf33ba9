/** read and learn with the real work on pages, over hand-written sites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetch } from '../../topics/fetch.ts';
import { learn } from '../../topics/learn.ts';
import { article, notice, OLD, paragraphs, RENAMED, WRAPPED } from './learning-site.ts';
import { type LearningWorld, withWorld } from './learning-world.ts';

const SITE = 'paper.example';
const story = (number: number) => `https://www.${SITE}/s/${number}`;

async function publish(world: LearningWorld, from: number, to: number, design = OLD): Promise<void> {
  for (let number = from; number <= to; number += 1) await world.visit(story(number), article(number, design));
}

test('the first page is published at once, by the third the site has its profile, and then pages are read by it', () =>
  withWorld(async (world) => {
    const first = await world.visit(story(1), article(1));
    assert.deepEqual([first?.revision, first?.profile], [1, null]);
    await publish(world, 2, 3);
    const [profile] = await world.profiles(SITE);
    assert.equal(profile?.status, 'active');
    assert.deepEqual(profile?.language, 'en');
    const states = world.schemas.map(({ current }) => [current.status, current.revision]);
    assert.deepEqual(states, [
      ['candidate', 1],
      ['active', 2],
    ]);
    const later = await world.visit(story(4), article(4));
    assert.deepEqual([later?.path, later?.profile], ['schema', { id: profile?.id, version: 1 }]);
    assert.equal(
      later?.text,
      paragraphs(4).join('\n'),
      'exactly the article: no teaser, no line that every page repeats',
    );
    assert.equal(world.schemas.at(-1)?.current.id, profile?.id);
  }));

test('pages that waited are read again from the Store, and published where that is better', () =>
  withWorld(async (world) => {
    await publish(world, 1, 3);
    const again = world.handled.filter(
      ({ topic, value }) => topic === fetch.topic && Buffer.from(value).includes('reread'),
    );
    assert.equal(again.length, 3);
    for (const number of [1, 2, 3]) {
      const revisions = world.documents.filter(({ url }) => url === story(number));
      const last = revisions.at(-1);
      assert.equal(last?.url, story(number), 'its own URL, not that of the page');
      if (revisions.length > 1) assert.deepEqual([last?.path, last?.revision], ['schema', 2]);
    }
    const before = world.documents.length;
    await world.visit(story(3), article(3));
    assert.equal(world.documents.length, before, 'the same page again publishes nothing');
  }));

test('pages sent back are read with the profile that they were sent back for, even if its reader hears of it late', () =>
  withWorld(async (world) => {
    world.hears = false;
    await publish(world, 1, 3);
    assert.deepEqual(await world.store.waiting(SITE, 10), []);
  }));

test('two templates of one site: each page is read by its own profile', () =>
  withWorld(async (world) => {
    for (let number = 1; number <= 4; number += 1) {
      await world.visit(story(number), article(number));
      await world.visit(`https://${SITE}/n/${number}`, notice(number));
    }
    const profiles = await world.profiles(SITE);
    assert.deepEqual(
      profiles.map(({ status }) => status),
      ['active', 'active'],
    );
    const paths = new Set(world.documents.slice(-2).map(({ profile }) => profile?.id));
    assert.equal(paths.size, 2);
  }));

test('a redesign is read before anybody has to do anything', () =>
  withWorld(async (world) => {
    await publish(world, 1, 5);
    await publish(world, 6, 10, { ...WRAPPED, names: RENAMED.names });
    const last = world.documents.at(-1);
    assert.deepEqual([last?.path, last?.text], ['schema', paragraphs(10).join('\n')]);
  }));

test('a profile retired by hand reads nothing any more, and learning comes back when it is asked for', () =>
  withWorld(async (world) => {
    await publish(world, 1, 4);
    const [profile] = await world.profiles(SITE);
    const request = { kind: 'request' as const, site: SITE, version: null };
    await world.ask({ ...request, action: 'retire', profile: profile?.id ?? '' });
    assert.equal(world.schemas.at(-1)?.current.status, 'retired');
    await publish(world, 5, 7);
    assert.equal(world.documents.at(-1)?.profile, null);
    await world.ask({ ...request, action: 'learn', profile: null });
    assert.equal((await world.visit(story(8), article(8)))?.path, 'schema');
    assert.ok(world.handled.some(({ topic }) => topic === learn.topic));
  }));
