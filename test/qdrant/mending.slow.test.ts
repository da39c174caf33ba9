import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { VectorIndex } from '../../src/ports/vector-index.ts';
import { type Indexed, indexAll, indexAnew, indexSite } from '../../src/schema/indexing.ts';
import { LIVE, type Profile } from '../../src/schema/profile.ts';
import { profile } from '../contract/learning-rows.ts';
import { entry, query } from '../contract/vector-index.ts';
import { needs, present } from '../support/missing.ts';
import { openPlace } from './place.ts';

const opened = await openPlace();

describe('an index is mended from the Store', { ...needs(opened), concurrency: false }, () => {
  const place = () => present(opened);
  after(() => place().close());

  const found = async (index: VectorIndex) => {
    const near = await index.nearest(query({ limit: 100, filter: { status: LIVE } }));
    return Object.fromEntries(near.map(({ profileId, version }) => [profileId, version]));
  };

  test('after the collection was deleted', async () => {
    const collection = place().collection();
    const index = place().index({ collection });
    const store = storeOf(Array.from({ length: 70 }, (_, n) => profile(`${n}`, 1, 'active', `${n % 7}.example`)));
    assert.deepEqual(await indexAll(store, index), { written: 70, removed: 0 });
    assert.deepEqual(await indexAll(store, index), { written: 0, removed: 0 });
    await place().ask('DELETE', collection);
    await indexSite(store, index, '3.example');
    assert.equal((await index.versions()).size, 10);
    assert.deepEqual(await indexAll(store, index), { written: 60, removed: 0 });
    assert.equal(Object.keys(await found(index)).length, 70);
  });

  test('after a late write of an earlier version, of a retired profile, and a late removal', async () => {
    const index = place().index();
    const store = storeOf([
      profile('changed', 2, 'active'),
      profile('kept', 1, 'pinned'),
      profile('gone', 1, 'retired'),
    ]);
    await indexAll(store, index);
    assert.deepEqual(await found(index), { changed: 2, kept: 1 });
    await index.upsert([entry('changed', { version: 1 }), entry('gone', { status: 'active' })]);
    await index.remove(['kept']);
    assert.deepEqual(await found(index), { changed: 1, gone: 1 });
    assert.deepEqual(await indexAll(store, index), { written: 2, removed: 1 });
    assert.deepEqual(await found(index), { changed: 2, kept: 1 });
  });

  test('anew, though the versions are right and nothing else is', async () => {
    const index = place().index();
    const store = storeOf([profile('one', 1, 'active'), profile('gone', 2, 'retired')]);
    await index.upsert([entry('one', { status: 'retired' }), entry('gone', { version: 2 })]);
    assert.deepEqual(await found(index), { gone: 2 });
    assert.deepEqual(await indexAnew(store, index), { written: 1, removed: 1 });
    assert.deepEqual(await found(index), { one: 1 });
  });

  test('once the server is back', async () => {
    const { proxy } = place();
    const index = place().index();
    const store = storeOf([profile('one', 1, 'active')]);
    proxy.fault = 'reset';
    await assert.rejects(indexAll(store, index), { code: 'INDEX_UNAVAILABLE' });
    await assert.rejects(indexSite(store, index, 'a.example'), { code: 'INDEX_UNAVAILABLE' });
    proxy.fault = null;
    assert.deepEqual(await indexAll(store, index), { written: 1, removed: 0 });
    assert.deepEqual(await found(index), { one: 1 });
  });
});

const structure = Float32Array.from({ length: 512 }, (_, n) => (n === 0 ? 1 : 0));

function storeOf(profiles: readonly Profile[]): Indexed {
  return {
    profiles: async ({ id, site, status }) =>
      profiles.filter(
        (one) =>
          (id === undefined || one.id === id) &&
          (site === undefined || one.site === site) &&
          (status === undefined || status.includes(one.status)),
      ),
    versionsIn: async (statuses) =>
      new Map(profiles.filter(({ status }) => statuses.includes(status)).map(({ id, version }) => [id, version])),
    vectors: async (ids) =>
      profiles
        .filter(({ id }) => ids === null || ids.includes(id))
        .map(({ id, version }) => ({ profileId: id, version, structure, semantics: null, pages: 1 })),
  };
}
