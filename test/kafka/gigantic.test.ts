import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import { batchesOf } from '../../src/drivers/kafka/record-batch.ts';

const ZSTD = 4;

/** A batch of format 2 around these bytes: https://kafka.apache.org/documentation/#recordbatch */
function batch(firstOffset: number, records: number, codec: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(61);
  head.writeBigInt64BE(BigInt(firstOffset), 0);
  head.writeInt32BE(head.length - 12 + payload.length, 8);
  head.writeInt8(2, 16);
  head.writeInt16BE(codec, 21);
  head.writeInt32BE(records - 1, 23);
  head.writeBigInt64BE(1000n, 27);
  head.writeBigInt64BE(2000n, 35);
  head.writeBigInt64BE(-1n, 43);
  head.writeInt32BE(records, 57);
  return Buffer.concat([head, payload]);
}

test('a batch that is gigantic when decompressed is one record with the reason, and the next is read', () => {
  const bomb = batch(5, 1000, ZSTD, zstdCompressSync(Buffer.alloc(200 * 1024 * 1024)));
  // length, attributes, time, offset, no key, a value of one letter, no headers
  const good = batch(1005, 1, 0, Buffer.from([7 * 2, 0, 0, 0, 1, 2, 0x63, 0]));
  const [first, second] = [...batchesOf(Buffer.concat([bomb, good]))];
  assert.equal(first?.lastOffset, 1004);
  const [whole, ...others] = first.records();
  assert.deepEqual(others, []);
  assert.deepEqual(whole, {
    offset: 5,
    timestamp: 2000,
    key: null,
    value: bomb,
    headers: { 'qw-unreadable-batch': `TooLarge: more than ${128 * 1024 * 1024} bytes when decompressed` },
  });
  assert.equal(second?.records()[0]?.offset, 1005);
});
