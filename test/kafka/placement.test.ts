import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { requestsOf, sizeOf } from '../../src/drivers/kafka/placement.ts';
import { partitionOfKey } from '../../src/drivers/log/partitioner.ts';

const TARGETS = {
  a: { topic: 'x.a', partitions: 3, maxBytes: 3_000 },
  b: { topic: 'x.b', partitions: 1, maxBytes: 9_000_000 },
};
const record = fc.record({
  topic: fc.constantFrom('a', 'b'),
  key: fc.option(fc.string({ maxLength: 5 })),
  value: fc.oneof(fc.nat(2_000), fc.constant(5_000_000)).map((length) => new Uint8Array(length)),
  headers: fc.constant({}),
});
// what a topic does not take was refused before
const records = fc.array(
  record.map((one) => (one.value.length > 2_500 ? { ...one, topic: 'b' } : one)),
  { maxLength: 40 },
);

test('every record goes to its key’s partition, in order, within what topics and brokers take at once', () => {
  const property = fc.property(records, fc.nat(10), (given, turn) => {
    const requests = requestsOf(given, (topic) => TARGETS[topic as 'a' | 'b'], turn, 1);
    for (const batches of requests) {
      assert.equal(new Set(batches.map(({ topic, partition }) => `${topic} ${partition}`)).size, batches.length);
      const bytes = batches.map(({ at }) => at.reduce((sum, which) => sum + sizeOf(given[which] ?? fail()), 0));
      for (const [index, { topic }] of batches.entries()) {
        assert.ok((bytes[index] ?? 0) <= TARGETS[topic.slice(2) as 'a' | 'b'].maxBytes);
      }
      assert.ok(
        batches.flatMap(({ at }) => at).length === 1 || bytes.reduce((sum, one) => sum + one, 0) <= 8 * 2 ** 20,
      );
    }
    const order = requests
      .flat()
      .flatMap(({ topic, partition, at }) => at.map((which) => ({ topic, partition, which })));
    assert.deepEqual(
      order.map(({ which }) => which).toSorted((one, other) => one - other),
      [...given.keys()],
    );
    for (const { topic, partition, which } of order) {
      const { key, topic: name } = given[which] ?? fail();
      const { partitions } = TARGETS[name as 'a' | 'b'];
      assert.equal(topic, `x.${name}`);
      assert.equal(partition, key === null ? turn % partitions : partitionOfKey(key, partitions));
    }
    for (const places of Map.groupBy(order, ({ topic, partition }) => `${topic} ${partition}`).values()) {
      assert.ok(places.every(({ which }, at) => at === 0 || which > (places[at - 1]?.which ?? 0)));
    }
  });
  fc.assert(property);
});

function fail(): never {
  throw new Error('no such record');
}
