import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { decompressLz4 } from './lz4.ts';
import { TooLarge } from './output.ts';
import { decompressSnappy } from './snappy.ts';

/** By Kafka's numbers. A batch is small where it is compressed, and that says nothing of what comes out: `most` bytes may. */
const CODECS: readonly ((bytes: Buffer, most: number) => Buffer)[] = [
  (bytes) => bytes,
  (bytes, most) => gunzipSync(bytes, { maxOutputLength: most }),
  decompressSnappy,
  decompressLz4,
  (bytes, most) => zstdDecompressSync(bytes, { maxOutputLength: most }),
];

/** The records of a batch, as every client may compress them. Throws TooLarge. */
export function decompress(bytes: Buffer, codec: number, most: number): Buffer {
  const decode = CODECS[codec];
  if (decode === undefined) throw new Error(`records compressed with codec ${codec} cannot be read`);
  try {
    return decode(bytes, most);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooLarge(most, { cause });
    throw cause;
  }
}
