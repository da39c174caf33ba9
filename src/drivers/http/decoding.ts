import { type Duplex, pipeline } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { CodedError } from '../../ports/errors.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** The most that a zstd stream may ask for: RFC 9659 lets nobody need more than 8 MB over HTTP. */
const ZSTD_WINDOW_LOG = 23;

/** Nobody encodes a page more often; a long chain is an attack. */
const MAX_ENCODINGS = 3;

/** A decoder by the name of its content coding (RFC 9110, 8.4.1); it may look at the first bytes. */
const DECODERS: Readonly<Record<string, (head: Uint8Array) => Duplex>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  // half of the servers mean zlib's format, as the RFC says, and half the bare one
  deflate: (head) => (((head[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } }),
};

/**
 * Undoes content encodings, in a stream: nothing is kept but what the caller keeps. An empty body is empty in any
 * encoding. Throws BODY_ENCODING, and whatever CodedError `source` throws.
 */
export function decode(source: Bytes, contentEncoding: string, url: string): Bytes {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS) throw bad('too many encodings', contentEncoding);
  const decoders = names.map((name) => {
    const create = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
    if (create === undefined) throw bad('an unknown encoding', contentEncoding);
    return create;
  });
  return decoders.reduceRight((bytes, create) => decodeOne(bytes, create, url), source);
}

async function* decodeOne(source: Bytes, create: (head: Uint8Array) => Duplex, url: string): Bytes & AsyncGenerator {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  try {
    yield* pipeline(resumed(first.value, iterator), create(first.value), ignore);
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError('BODY_ENCODING', 'the encoded body is corrupt', { value: url, cause: error });
  }
}

/** Puts back the chunk that was looked at. Ends the source when it is ended itself. */
async function* resumed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function ignore(): void {
  // the error arrives where the decoder is read
}

function bad(detail: string, value: string): CodedError {
  return new CodedError('BODY_ENCODING', detail, { value });
}
