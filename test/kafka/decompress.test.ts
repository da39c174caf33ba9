import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { decompress } from '../../src/drivers/kafka/decompress.ts';
import { TooLarge } from '../../src/drivers/kafka/output.ts';

const MOST = 10_000;
const [GZIP, SNAPPY, LZ4, ZSTD] = [1, 2, 3, 4] as const;
const LZ4_HEAD = '04224d18604082';

/** Blocks written by hand: a literal `ab`, and a repetition of it that runs into what it writes; LZ4 ends with the literal `cd`. */
const SNAPPY_BLOCK = '0a0461621e0200';
const LZ4_BLOCK = '2461620200206364';

test('hand-made blocks: literals, repetitions that overlap, frames', () => {
  const decoded = (codec: number, hex: string) => decompress(Buffer.from(hex, 'hex'), codec, MOST).toString();
  assert.equal(decoded(SNAPPY, SNAPPY_BLOCK), 'ababababab');
  const framed = `82534e41505059000000000100000001${`00000007${SNAPPY_BLOCK}`.repeat(2)}`;
  assert.equal(decoded(SNAPPY, framed), 'ababababab'.repeat(2));
  assert.equal(decoded(LZ4, `${LZ4_HEAD}08000000${LZ4_BLOCK}02000080787900000000`), 'ababababab' + 'cd' + 'xy');
});

test('what grows beyond the limit is an error, whatever it is compressed with', () => {
  const zeros = Buffer.alloc(MOST + 1);
  assert.throws(() => decompress(gzipSync(zeros), GZIP, MOST), TooLarge);
  assert.throws(() => decompress(zstdCompressSync(zeros), ZSTD, MOST), TooLarge);
  assert.throws(() => decompress(Buffer.from(`00${'0461621e0200'.repeat(3000)}`, 'hex'), SNAPPY, MOST), TooLarge);
});

test('no bytes make it run for ever, or put out more than the limit', () => {
  const codecs = fc.constantFrom(GZIP, SNAPPY, LZ4, ZSTD);
  const bytes = fc.tuple(fc.constantFrom('', LZ4_HEAD, SNAPPY_BLOCK), fc.uint8Array({ maxLength: 300 }));
  fc.assert(
    fc.property(codecs, bytes, (codec, [head, tail]) => {
      let length = 0;
      try {
        length = decompress(Buffer.concat([Buffer.from(head, 'hex'), tail]), codec, MOST).length;
      } catch (error) {
        assert.ok(error instanceof Error);
      }
      assert.ok(length <= MOST);
    }),
  );
});
