import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { vectorIndexContract } from '../contract/vector-index.ts';
import { isMissing } from '../support/missing.ts';
import { openPlace } from './place.ts';

const place = await openPlace();
if (isMissing(place)) test('qdrant: VectorIndex', { skip: place.missing }, () => {});
else {
  vectorIndexContract(place.name, async () => place.index());
  test('requests and answers are as Qdrant publishes them', () => {
    assert.ok(place.proxy.requests > 100);
    assert.deepEqual(place.proxy.complaints, []);
  });
  after(() => place.close());
}
