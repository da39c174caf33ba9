import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { AsyncIterReader } from 'warcio';
import { CodedError } from '../../ports/errors.ts';

/** An HTTP response as a crawler stored it, transfer and content encodings undone. */
export interface Message {
  readonly status: number;
  /** Lower-case names; repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

type Decode = (body: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>;

const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(gunzip),
  'x-gzip': promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(gunzip),
  deflate: (body, options) => inflateAny(body, options),
  br: promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(brotliDecompress),
  zstd: promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(zstdDecompress),
  identity: async (body) => body,
};

const inflateAny: Decode = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>((body, options, callback) =>
  ((body[0] ?? 0) & 0x0f) === 8 ? inflate(body, options, callback) : inflateRaw(body, options, callback),
);

/** Reads a stored message. Throws HTTP_CLIENT_ERROR, BODY_ENCODING, BODY_TOO_LARGE. */
export async function readMessage(bytes: Uint8Array, maxBytes: number, url: string): Promise<Message> {
  const { head, rest } = split(bytes);
  const [statusLine = '', ...lines] = head.split(/\r?\n/);
  const status = Number(/^HTTP\/\S+ +(\d{3})/.exec(statusLine)?.[1]);
  if (!Number.isInteger(status)) {
    throw new CodedError('HTTP_CLIENT_ERROR', 'the archived answer is not HTTP', { value: url });
  }
  const headers = readHeaders(lines);
  const chunked = /\bchunked\b/i.test(headers['transfer-encoding'] ?? '');
  const body = chunked ? await new AsyncIterReader([rest], null, true).readFully() : rest;
  return { status, headers, body: await decode(body, headers['content-encoding'] ?? '', maxBytes, url) };
}

function split(bytes: Uint8Array): { head: string; rest: Uint8Array } {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    const end = text[at + 1] === 0x0d ? at + 2 : at + 1;
    if (text[end] === 0x0a) return { head: text.toString('latin1', 0, at), rest: bytes.subarray(end + 1) };
  }
  return { head: text.toString('latin1'), rest: new Uint8Array() };
}

function readHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = /^([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}

/** Many archivers store a decoded body under the headers of the encoded one: what is markup already stays as it is. */
async function decode(body: Uint8Array, contentEncoding: string, maxBytes: number, url: string): Promise<Uint8Array> {
  let decoded = body;
  for (const name of contentEncoding
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)
    .reverse()) {
    if (decoded.byteLength === 0 || isMarkup(decoded)) return decoded;
    try {
      decoded = await decoderOf(name)(decoded, { maxOutputLength: maxBytes });
    } catch (error) {
      throw decodingFailure(error, contentEncoding, url);
    }
  }
  return decoded;
}

function decoderOf(name: string): Decode {
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (decoder === undefined) throw new Error('an unknown encoding');
  return decoder;
}

function decodingFailure(error: unknown, contentEncoding: string, url: string): CodedError {
  const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  if (tooLarge) return new CodedError('BODY_TOO_LARGE', 'the archived body unpacks to too much', { value: url });
  return new CodedError('BODY_ENCODING', `not ${contentEncoding}`, { value: url, cause: error });
}

function isMarkup(body: Uint8Array): boolean {
  return /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(body.subarray(0, 256)).toString('latin1'));
}
