import type { Readable } from 'node:stream';
import { CodedError } from '../../ports/errors.ts';
import { decode } from './decoding.ts';
import { bodyFailure } from './failures.ts';

export interface BodyLimits {
  /** Bytes on the wire. */
  readonly maxBodyBytes: number;
  /** Bytes after all content encodings are undone. */
  readonly maxUnpackedBytes: number;
  /** Whether a longer body is an error, or its beginning will do. */
  readonly overflow: 'refuse' | 'cut';
  /** Told of the unpacked bytes as they arrive; what it throws ends the reading. */
  readonly hold?: ((bytes: number) => void) | undefined;
}

/**
 * Reads a body and undoes its content encodings; stops at the first byte too many, so that memory stays bounded.
 * Throws BODY_TOO_LARGE, BODY_ENCODING, CONNECT_FAILED.
 */
export async function readBody(
  body: Readable,
  headers: Readonly<Record<string, string>>,
  limits: BodyLimits,
  url: string,
): Promise<Uint8Array> {
  try {
    refuseAnnounced(headers['content-length'], limits, url);
    const source = received(body, limits, url);
    return await collect(decode(source, headers['content-encoding'] ?? '', url), limits, url);
  } finally {
    // what is left of a refused body is not read; a complete one is not harmed
    body.on('error', () => {}).destroy();
  }
}

function refuseAnnounced(contentLength: string | undefined, limits: BodyLimits, url: string): void {
  if (limits.overflow === 'refuse' && Number(contentLength ?? 0) > limits.maxBodyBytes) {
    throw tooLarge(`${contentLength} bytes announced, ${limits.maxBodyBytes} allowed`, url);
  }
}

async function* received(body: Readable, limits: BodyLimits, url: string): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limits.maxBodyBytes) {
        if (limits.overflow === 'cut') return;
        throw tooLarge(`more than ${limits.maxBodyBytes} bytes`, url);
      }
      yield chunk;
    }
  } catch (error) {
    throw bodyFailure(error, url);
  }
}

async function collect(bytes: AsyncIterable<Uint8Array>, limits: BodyLimits, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    limits.hold?.(chunk.byteLength);
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limits.maxUnpackedBytes) {
      if (limits.overflow === 'cut') break;
      throw tooLarge(`more than ${limits.maxUnpackedBytes} bytes unpacked`, url);
    }
  }
  return Buffer.concat(chunks, Math.min(size, limits.maxUnpackedBytes));
}

function tooLarge(detail: string, url: string): CodedError {
  return new CodedError('BODY_TOO_LARGE', detail, { value: url });
}
