import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type BytesOfRecord, bytesOf, textOf } from '../../src/ports/raw.ts';
import { decode, encode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { park, unpark } from '../../topics/parked.ts';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }).map((text) => new TextEncoder().encode(text)),
);
const name = fc
  .oneof(fc.string(), fc.constantFrom('constructor', 'qw-input', 'ce_id'))
  .filter((each) => each !== '__proto__');
const records = fc.record({
  key: fc.option(bytes),
  value: fc.option(bytes),
  headers: fc
    .uniqueArray(fc.tuple(name, fc.array(fc.option(bytes), { minLength: 1, maxLength: 3 })), { selector: ([n]) => n })
    .map((entries) => Object.fromEntries(entries)),
});
const cause = { code: 'BUG', message: '' };
const place = { topic: 'urls', partition: 0, offset: 7, timestamp: 1 };

/** Comparable: bytes in hexadecimal, each header with the list of its values. */
const shown = ({ key, value, headers }: BytesOfRecord) => {
  const hex = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('hex'));
  const lists = Object.entries(headers).map(([each, values]) => [each, (values as (Uint8Array | null)[]).map(hex)]);
  return JSON.stringify([hex(key), hex(value), lists]);
};

test('whatever bytes a record has, it comes back from failures with the same ones', () => {
  fc.assert(
    fc.property(records, (record) => {
      const parked = park({ ...place, ...textOf(record) }, 'intake', cause, {});
      const back = unpark(decode(failures, encode(failures, parked)));
      assert.equal(shown(bytesOf(back)), shown(record));
    }),
  );
});

test('text that was changed since counts more than the bytes that were read', () => {
  const binary = Buffer.of(0xff);
  const parts = textOf({ key: binary, value: null, headers: { a: binary, b: [binary, binary], c: binary } });
  const { a: _, ...headers } = parts.headers;
  const changed = bytesOf({ ...parts, key: 'k', value: Buffer.from('v'), headers: { ...headers, b: 'b', d: 'd' } });
  assert.deepEqual(changed, {
    key: Buffer.from('k'),
    value: Buffer.from('v'),
    headers: { b: [Buffer.from('b')], c: [binary], d: [Buffer.from('d')] },
  });
});

test('what a client puts among the values of a header without being one is left out', () => {
  const { headers, raw } = textOf({
    key: null,
    value: Buffer.from('v'),
    headers: { constructor: [Object, Buffer.from('x')] },
  });
  assert.equal(headers.constructor, 'x');
  assert.equal(raw, undefined);
});

test('a record too large to be kept is kept in part, which does not go back', () => {
  const large = { key: 'k', value: Buffer.alloc(600_000_000), headers: { a: 'b' } };
  const longKey = { key: '\0'.repeat(3_000_000), value: Buffer.from('v'), headers: {} };
  const manyHeaders = { key: null, value: Buffer.from('v'), headers: { note: '"'.repeat(3_000_000) } };
  for (const record of [large, longKey, manyHeaders]) {
    const encoded = encode(failures, park({ ...place, ...record }, 'intake', cause, {}));
    const parked = decode(failures, encoded);
    assert.equal(parked.cut, record.value.length);
    assert.ok(encoded.value.length < 1_000_000);
    assert.throws(() => unpark(parked), { code: 'RECORD_TOO_LARGE' });
  }
});

test('8 MB of whatever bytes are kept whole', () => {
  for (const byte of [0, 0x22, 0xff]) {
    const value = Buffer.alloc(8_000_000, byte);
    const parked = decode(
      failures,
      encode(failures, park({ ...place, key: null, value, headers: {} }, 'x', cause, {})),
    );
    assert.ok(Buffer.from(unpark(parked).value).equals(value));
  }
});
