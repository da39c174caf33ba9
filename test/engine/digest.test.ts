import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../src/engine/digest.ts';

test('time, key and value each tell one record from another', () => {
  const record = { timestamp: 1, key: 'k', value: Buffer.from('v') };
  assert.equal(digestOf(record), digestOf({ ...record, value: Uint8Array.from(record.value) }));
  const others = [
    { timestamp: 2 },
    { key: null },
    { key: '' },
    { key: 'kv', value: Buffer.from('') },
    { value: Buffer.from('w') },
  ];
  const digests = [record, ...others.map((other) => ({ ...record, ...other }))].map(digestOf);
  assert.equal(new Set(digests).size, digests.length);
});
