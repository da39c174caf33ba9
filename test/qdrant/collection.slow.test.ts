import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createIndex } from '../../src/wiring/vectors.ts';
import { entry, query } from '../contract/vector-index.ts';
import { needs, present } from '../support/missing.ts';
import { freePort } from '../support/ports.ts';
import { openPlace } from './place.ts';

const opened = await openPlace();

const OURS = { structure: { size: 512, distance: 'Cosine' }, semantics: { size: 384, distance: 'Cosine' } };

const OTHERS = {
  'one vector without a name': [{ size: 512, distance: 'Cosine' }, /has: without a name \(512, Cosine\)$/],
  'another dimension': [
    { ...OURS, semantics: { size: 768, distance: 'Cosine' } },
    /should have structure \(512, Cosine\), semantics \(384, Cosine\), and has: .*semantics \(768, Cosine\)/,
  ],
  'another distance': [{ ...OURS, structure: { size: 512, distance: 'Dot' } }, /structure \(512, Dot\)/],
  'a vector missing': [{ structure: OURS.structure }, /has: structure \(512, Cosine\)$/],
} as const;

describe('the collection', { ...needs(opened), concurrency: false }, () => {
  const place = () => present(opened);
  after(() => place().close());

  const fieldsOf = async (name: string) => {
    const { result } = (await place().ask('GET', name)) as {
      result: { payload_schema: Record<string, { data_type: string }> };
    };
    return Object.fromEntries(
      Object.entries(result.payload_schema).map(([field, { data_type }]) => [field, data_type]),
    );
  };
  const INDEXED = { profileId: 'keyword', site: 'keyword', language: 'keyword', status: 'keyword' };

  test('is made where it is missing, with an index of each field', async () => {
    const collection = place().collection();
    await place().index({ collection }).probe();
    assert.deepEqual(await fieldsOf(collection), INDEXED);
  });

  test('is made once, whoever comes first', async () => {
    const collection = place().collection();
    const indexes = Array.from({ length: 6 }, () => place().index({ collection }));
    await Promise.all(indexes.map((index, n) => index.upsert([entry(`${n}`)])));
    assert.equal((await indexes[0]?.versions())?.size, 6);
  });

  test('that lacks an index of a field gets it', async () => {
    const collection = place().collection();
    await place().ask('PUT', collection, { vectors: OURS });
    await place()
      .index({ collection })
      .upsert([entry('one')]);
    assert.deepEqual(await fieldsOf(collection), INDEXED);
  });

  for (const [fault, [vectors, says]] of Object.entries(OTHERS)) {
    test(`with ${fault} is not ours`, async () => {
      const collection = place().collection();
      await place().ask('PUT', collection, { vectors });
      const index = place().index({ collection });
      const isMismatch = (error: { code?: string; disposition?: string; message: string }) => {
        assert.deepEqual([error.code, error.disposition], ['INDEX_MISMATCH', 'exit']);
        assert.match(error.message, says);
        return true;
      };
      await assert.rejects(index.probe(), isMismatch);
      await assert.rejects(index.upsert([entry('one')]), isMismatch);
    });
  }

  test('with an index of another kind is not ours', async () => {
    const collection = place().collection();
    await place().ask('PUT', collection, { vectors: OURS });
    await place().ask('PUT', `${collection}/index?wait=true`, { field_name: 'site', field_schema: 'integer' });
    await assert.rejects(place().index({ collection }).probe(), /INDEX_MISMATCH.*site as keyword.*integer/);
  });

  test('that is deleted meanwhile is made again by whatever is asked next', async () => {
    const collection = place().collection();
    const index = place().index({ collection });
    for (const [n, ask] of [
      () => index.nearest(query()),
      () => index.versions(),
      () => index.remove(['one']),
      () => index.upsert([entry('one')]),
      () => index.probe(),
    ].entries()) {
      await index.upsert([entry('before')]);
      await place().ask('DELETE', collection);
      await ask();
      assert.deepEqual(await fieldsOf(collection), INDEXED, `call ${n}`);
    }
  });

  test('that another takes the place of is looked at', async () => {
    const collection = place().collection();
    const index = place().index({ collection });
    await index.upsert([entry('one')]);
    await place().ask('DELETE', collection);
    await place().ask('PUT', collection, { vectors: { size: 4, distance: 'Dot' } });
    await assert.rejects(index.upsert([entry('one')]), { code: 'INDEX_MISMATCH' });
    await assert.rejects(index.nearest(query()), { code: 'INDEX_MISMATCH' });
  });

  test('many that are equally near go by id, however many they are', async () => {
    const index = place().index();
    const ids = Array.from({ length: 150 }, (_, n) => `${1_000 - n}`);
    await index.upsert(ids.map((id) => entry(id)));
    const found = await index.nearest(query({ limit: 5 }));
    assert.deepEqual(
      found.map(({ profileId }) => profileId),
      [...ids].sort().slice(0, 5),
    );
  });

  test('what somebody else put there is none of ours', async () => {
    const collection = place().collection();
    const index = place().index({ collection });
    await index.upsert([entry('one')]);
    const structure = Array.from({ length: 512 }, () => 1);
    const points = [
      { id: 7, vector: { structure }, payload: { profileId: 5 } },
      { id: 8, vector: { structure } },
    ];
    await place().ask('PUT', `${collection}/points?wait=true`, { points });
    assert.deepEqual([...(await index.versions())], [['one', 1]]);
    assert.equal((await index.nearest(query())).length, 1);
  });

  const settings = { apiKey: '', timeout: 10_000, connections: 4 };

  test('of another shape keeps the daemon from starting; a server that is away does not', async () => {
    const collection = place().collection();
    await place().ask('PUT', collection, { vectors: { size: 4, distance: 'Dot' } });
    const degraded: unknown[] = [];
    const told = (error: unknown) => degraded.push(error);
    await assert.rejects(createIndex({ ...settings, url: place().proxy.url, collection }, told), {
      code: 'INDEX_MISMATCH',
    });
    const away = `http://127.0.0.1:${await freePort()}`;
    const index = await createIndex({ ...settings, url: away, collection }, told);
    assert.deepEqual(
      degraded.map((error) => (error as { code?: string }).code),
      ['INDEX_UNAVAILABLE'],
    );
    await assert.rejects(index.probe(), { code: 'INDEX_UNAVAILABLE' });
  });

  test('all that was asked and answered is as published', () => assert.deepEqual(place().proxy.complaints, []));
});
