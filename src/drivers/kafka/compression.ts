import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';

/** By their numbers in Kafka's record batches. */
const CODECS = { none: 0, gzip: 1, zstd: 4 } as const;
/** Three times as quick as the default; a tenth larger. */
const GZIP = { level: constants.Z_BEST_SPEED };

const gzipped = promisify<Buffer, typeof GZIP, Buffer>(gzip);
const zstandard = promisify<Buffer, Buffer>(zstdCompress);

/** Kafka's number of a codec. */
export function codecOf(compression: keyof typeof CODECS): number {
  return CODECS[compression];
}

/** Compresses the records of a batch. */
export async function compress(bytes: Buffer, codec: number): Promise<Buffer> {
  if (codec === CODECS.gzip) return gzipped(bytes, GZIP);
  if (codec === CODECS.zstd) return zstandard(bytes);
  return bytes;
}
