import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { encodeBatch } from '../../src/drivers/kafka/produce.ts';
import { batchesOf } from '../../src/drivers/kafka/record-batch.ts';
import { bytesOf } from '../../src/ports/raw.ts';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));
const message = fc.record({
  key: fc.option(bytes(20)),
  value: fc.option(fc.oneof(bytes(50), bytes(20_000))),
  headers: fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.array(fc.option(bytes(20)), { minLength: 1, maxLength: 3 }),
    { noNullPrototype: true },
  ),
  timestamp: fc.integer({ min: 1, max: 4_000_000_000_000 }),
});
const codec = fc.constantFrom(0, 1, 4);
const who = { transactionalId: 'a producer', producerId: '123456789012', producerEpoch: 7 };

describe('record batches', () => {
  test('are read as they were written, byte for byte', async () => {
    const messages = fc.array(message, { minLength: 1, maxLength: 20 });
    const property = fc.asyncProperty(messages, codec, async (written, number) => {
      const batch = await encodeBatch(who, { topic: 't', partition: 0, firstSequence: 3, messages: written }, number);
      batch.writeBigInt64BE(5_000_000_000n, 0);
      const [read, ...others] = [...batchesOf(batch)];
      assert.ok(read !== undefined && others.length === 0);
      assert.deepEqual(
        { lastOffset: read.lastOffset, producerId: read.producerId, control: read.control },
        { lastOffset: 5_000_000_000 + written.length - 1, producerId: who.producerId, control: false },
      );
      const records = read.records().map((one) => ({ ...bytesOf(one), timestamp: one.timestamp }));
      assert.deepEqual(records, written.map(plain));
      assert.deepEqual(
        read.records().map(({ offset }) => offset),
        written.map((_, at) => 5_000_000_000 + at),
      );
    });
    await fc.assert(property);
  });

  test('that are cut off at the end are left for the next time', async () => {
    const messages = [{ key: null, value: Buffer.from('x'), headers: {}, timestamp: 1 }];
    const batch = await encodeBatch(who, { topic: 't', partition: 0, firstSequence: 0, messages }, 0);
    const twice = Buffer.concat([batch, batch]);
    for (const length of [0, 30, batch.length - 1]) assert.equal([...batchesOf(twice.subarray(0, length))].length, 0);
    assert.equal([...batchesOf(twice.subarray(0, twice.length - 1))].length, 1);
    assert.equal([...batchesOf(twice)].length, 2);
  });
});

/** Without the prototypes that fast-check gives. */
function plain<T extends { readonly headers: object }>(one: T) {
  return { ...one, headers: { ...one.headers } };
}
