import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { share } from '../../src/drivers/log/sharing.ts';

const count = fc.integer({ min: 0, max: 20 });
const members = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 7 });
const claims = fc.array(fc.uniqueArray(fc.nat(25)), { minLength: 7, maxLength: 7 });

const partitionsOf = (number: number) => Array.from({ length: number }, (_, partition) => partition);

test('every partition has one member, and no member has two more than another, whatever they claim', () => {
  const property = fc.property(count, members, claims, (number, names, claimed) => {
    const shares = share(partitionsOf(number), new Map(names.map((name, at) => [name, claimed[at] ?? []])));
    assert.deepEqual([...shares.keys()].toSorted(), names.toSorted());
    const given = [...shares.values()].flat().toSorted((one, other) => one - other);
    assert.deepEqual(given, partitionsOf(number));
    const sizes = [...shares.values()].map(({ length }) => length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
  });
  fc.assert(property);
});

test('nothing changes hands without need', () => {
  const property = fc.property(count, members, fc.nat(), (number, names, chosen) => {
    const before = share(partitionsOf(number), new Map(names.map((name) => [name, []])));
    assert.deepEqual(share(partitionsOf(number), before), before);
    const gone = names[chosen % names.length] ?? '';
    if (names.length === 1) return;
    const left = new Map([...before].filter(([name]) => name !== gone));
    for (const [name, kept] of share(partitionsOf(number), left)) {
      assert.ok(before.get(name)?.every((partition) => kept.includes(partition)));
    }
  });
  fc.assert(property);
});
