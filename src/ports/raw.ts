/** Between the bytes of a record, as a broker has them, and its text; nothing is lost on the way there and back. */
import type { Headers, OutRecord, RawParts } from './log.ts';

export interface BytesOfRecord {
  readonly key: Uint8Array | null;
  readonly value: Uint8Array | null;
  /** By name, a value or a list of values in their order: bytes, or null for none. Anything else is left out. */
  readonly headers: Readonly<Record<string, unknown>>;
}

type Parts = Pick<OutRecord, 'key' | 'value' | 'headers' | 'raw'>;
type HeaderValue = Uint8Array | null;

/** The text of a record, with the bytes of what the text cannot say. The last value of a repeated header counts; `__proto__` is no header. */
export function textOf({ key, value, headers }: BytesOfRecord): Parts {
  // readers of JSON drop a member of that name
  const names = Object.keys(headers).filter((name) => name !== '__proto__');
  const lists = names.map((name) => [name, valuesOf(headers[name])] as const);
  const odd = lists.filter(([, values]) => values.length !== 1 || !isText(values[0] ?? null));
  const raw: RawParts = {
    ...(key !== null && !isText(key) && { key }),
    ...(value === null && { noValue: true }),
    ...(odd.length > 0 && { headers: Object.fromEntries(odd) }),
  };
  return {
    key: key === null ? null : asText(key),
    value: value ?? new Uint8Array(),
    headers: Object.fromEntries(lists.map(([name, values]) => [name, asText(values.at(-1) ?? null)])),
    ...(Object.keys(raw).length > 0 && { raw }),
  };
}

/** The bytes of a record: those that were read, where its text is still the same, and its text otherwise. */
export function bytesOf({ key, value, headers, raw = {} }: Parts): {
  key: Buffer | null;
  value: Buffer | null;
  headers: Record<string, (Buffer | null)[]>;
} {
  const unchanged = raw.key !== undefined && key === asText(raw.key);
  return {
    key: unchanged ? asBuffer(raw.key) : key === null ? null : Buffer.from(key),
    value: raw.noValue && value.length === 0 ? null : asBuffer(value),
    headers: Object.fromEntries(Object.keys(headers).map((name) => [name, headerBytes(name, headers, raw)])),
  };
}

/** The values of a header of which the text does not say all. A header may be called `constructor`. */
export function rawValues({ headers }: RawParts, name: string): readonly HeaderValue[] | undefined {
  return headers !== undefined && Object.hasOwn(headers, name) ? headers[name] : undefined;
}

function headerBytes(name: string, headers: Headers, raw: RawParts): (Buffer | null)[] {
  const text = headers[name] ?? '';
  const values = rawValues(raw, name);
  if (values === undefined || asText(values.at(-1) ?? null) !== text) return [Buffer.from(text)];
  return values.map((value) => (value === null ? null : asBuffer(value)));
}

// kafkajs puts what Object.prototype has under a header's name before its values
function valuesOf(values: unknown): HeaderValue[] {
  return [values]
    .flat()
    .map((value: unknown) => (typeof value === 'string' ? Buffer.from(value) : value))
    .filter((value) => value === null || value instanceof Uint8Array);
}

function isText(bytes: HeaderValue): boolean {
  return bytes !== null && Buffer.from(asText(bytes)).equals(bytes);
}

function asText(bytes: HeaderValue): string {
  return bytes === null ? '' : asBuffer(bytes).toString('utf8');
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
