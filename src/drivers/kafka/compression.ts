import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Encoder } from './kafkajs.ts';

const CODECS = { none: 0, gzip: 1, zstd: 4 } as const;
const compressZstd = promisify(zstdCompress);

interface Codec {
  compress(encoder: Encoder): Promise<Buffer>;
}

/** kafkajs's number of a codec, which it is taught where it does not know it. */
export function codecOf(compression: keyof typeof CODECS): number {
  if (compression === 'zstd') {
    const codecs: Record<number, () => Codec> = createRequire(import.meta.url)(
      'kafkajs/src/protocol/message/compression',
    ).Codecs;
    codecs[CODECS.zstd] = () => ({ compress: (encoder) => compressZstd(encoder.buffer) });
  }
  return CODECS[compression];
}
