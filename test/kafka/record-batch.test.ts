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

/** A record without key and headers, whose value is one letter. */
const record = (delta: number, letter: string) => Buffer.from([7 * 2, 0, 0, delta * 2, 1, 2, letter.charCodeAt(0), 0]);
const values = (bytes: Buffer) =>
  [...batchesOf(bytes)].map((one) => one.records().map(({ offset, value }) => [offset, Buffer.from(value).toString()]));

test('records of a batch, compressed or not; a last batch that was cut off is left out', () => {
  const payload = Buffer.concat([record(0, 'a'), record(1, 'b')]);
  const bytes = Buffer.concat([batch(5, 2, 0, payload), batch(7, 2, ZSTD, zstdCompressSync(payload))]);
  const expected = [
    [
      [5, 'a'],
      [6, 'b'],
    ],
    [
      [7, 'a'],
      [8, 'b'],
    ],
  ];
  assert.deepEqual(values(bytes), expected);
  assert.deepEqual(values(bytes.subarray(0, -1)), expected.slice(0, 1));
});

test('a batch that is gigantic when decompressed, or nonsense, is one record with the reason, and the next is read', () => {
  const bomb = batch(5, 1000, ZSTD, zstdCompressSync(Buffer.alloc(200 * 1024 * 1024)));
  const nonsense = batch(1005, 3, 2, Buffer.from([0xff, 0xff]));
  const good = batch(1008, 1, 0, record(0, 'c'));
  const batches = [...batchesOf(Buffer.concat([bomb, nonsense, good]))];
  assert.deepEqual(
    batches.map(({ lastOffset }) => lastOffset),
    [1004, 1007, 1008],
  );
  const [first, second, third] = batches.map((one) => one.records());
  assert.equal(first?.length, 1);
  assert.ok(bomb.equals(first?.[0]?.value as Buffer));
  assert.match(first?.[0]?.headers['qw-unreadable-batch'] ?? '', /RangeError/);
  assert.equal(first?.[0]?.timestamp, 2000);
  assert.deepEqual(
    second?.map(({ offset }) => offset),
    [1005],
  );
  assert.deepEqual(
    third?.map(({ offset }) => offset),
    [1008],
  );
});
