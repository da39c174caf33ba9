import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { murmur2, partitionOfKey } from '../../src/drivers/log/partitioner.ts';

// the vectors of org.apache.kafka.common.utils.UtilsTest
const VECTORS: readonly (readonly [string, number])[] = [
  ['21', -973932308],
  ['foobar', -790332482],
  ['a-little-bit-long-string', -985981536],
  ['a-little-bit-longer-string', -1486304829],
  ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
  ['abc', 479470107],
];

test('the hash is that of Kafka', () => {
  for (const [key, hash] of VECTORS) assert.equal(murmur2(Buffer.from(key)), hash, key);
});

test('the hash does not depend on where in memory its bytes are', () =>
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(7), (bytes, shift) => {
      const moved = new Uint8Array(bytes.length + shift);
      moved.set(bytes, shift);
      assert.equal(murmur2(moved.subarray(shift)), murmur2(bytes));
    }),
  ));

test('every key has a partition', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 64 }), (key, partitions) => {
      const partition = partitionOfKey(key, partitions);
      assert.ok(Number.isInteger(partition) && partition >= 0 && partition < partitions);
    }),
  ));
