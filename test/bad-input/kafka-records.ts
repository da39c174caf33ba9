/** Records of `urls` as only a broker can hand them on: without a value, with bytes for keys and headers, and worse. */
import type { Code } from '../../src/ports/errors.ts';
import { BAD_RECORDS } from './records.ts';

export interface RawRecord {
  readonly name: string;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, Buffer | Buffer[]>>;
  /** Null: a document comes of it. */
  readonly expectedCode: Code | null;
  /** A document comes of it once it is sent back, without its history. */
  readonly mends?: boolean;
}

type Text = string | Uint8Array;
interface Shape {
  readonly key?: Text | null;
  readonly value?: Text | null;
  readonly headers?: Readonly<Record<string, Text | readonly Text[]>>;
}

const NO_UTF8 = Uint8Array.of(0xff, 0xfe, 0x00, 0xc3);
/** U+D800 as a careless encoder writes it. */
const LONE_SURROGATE = Uint8Array.of(0xed, 0xa0, 0x80);
const EVENT = { ce_specversion: '1.0', ce_id: '1', ce_source: '/test', ce_type: 'url' };
const PAST = '1';
const FAR_FUTURE = '9007199254740991';

function raw(
  name: string,
  expectedCode: Code | null,
  { key = 'k', value = 'not a URL', headers = {} }: Shape,
): RawRecord {
  const bytes = (text: Text) => (typeof text === 'string' ? Buffer.from(text) : Buffer.from(text));
  const lists = Object.entries(headers).map(([each, values]) => [
    each,
    typeof values === 'string' || values instanceof Uint8Array ? bytes(values) : values.map(bytes),
  ]);
  return {
    name,
    key: key === null ? null : bytes(key),
    value: value === null ? null : bytes(value),
    headers: Object.fromEntries(lists),
    expectedCode,
  };
}

const WITHOUT_VALUE: readonly RawRecord[] = [
  raw('a tombstone', 'RECORD_EMPTY', { value: null }),
  raw('neither key nor value', 'RECORD_EMPTY', { key: null, value: null }),
  raw('an empty key and an empty value', 'RECORD_EMPTY', { key: '', value: '' }),
  raw('a binary event that is a tombstone', 'RECORD_EMPTY', { value: null, headers: EVENT }),
];

const KEYS_AND_VALUES: readonly RawRecord[] = [
  raw('a key that is not UTF-8', 'URL_INVALID', { key: NO_UTF8 }),
  raw('a key with a lone surrogate', 'URL_INVALID', { key: LONE_SURROGATE }),
  raw('a key of U+0000', 'URL_INVALID', { key: '\0' }),
  raw('a key of 30 KB', 'URL_INVALID', { key: 'k'.repeat(30_000) }),
  raw('a value of U+0000', 'URL_INVALID', { value: '\0' }),
  raw('JSON with U+0000', 'URL_INVALID', { value: '{"url":"\\u0000"}' }),
  raw('JSON with a lone surrogate', 'URL_INVALID', { value: '{"url":"\\ud800"}' }),
  raw('a value with a lone surrogate', 'RECORD_MALFORMED', { value: LONE_SURROGATE }),
  raw('bytes', 'RECORD_MALFORMED', { value: Uint8Array.from({ length: 4096 }, (_, index) => index % 256) }),
  raw('300 KB of U+0000', 'RECORD_TOO_LARGE', { value: Buffer.alloc(300_000) }),
];

const HEADERS: readonly RawRecord[] = [
  raw('headers that are not UTF-8', 'CLOUDEVENT_INVALID', { headers: { ...EVENT, ce_specversion: NO_UTF8 } }),
  raw('a header with a lone surrogate', 'URL_INVALID', { headers: { note: LONE_SURROGATE } }),
  raw('a header of U+0000', 'URL_INVALID', { headers: { 'a\0b': 'c\0d' } }),
  raw('repeated headers', 'CLOUDEVENT_INVALID', { headers: { ...EVENT, ce_specversion: ['1.0', '0.3'] } }),
  raw('a header of 50 KB', 'URL_INVALID', { headers: { note: 'n'.repeat(50_000) } }),
  raw('a header 500 times', 'URL_INVALID', {
    headers: { note: Array.from({ length: 500 }, (_, index) => `${index}`) },
  }),
  raw('a header without a name', 'URL_INVALID', { headers: { '': 'nameless' } }),
  raw('a header of the name of something else', 'URL_INVALID', { headers: { constructor: 'x', toString: NO_UTF8 } }),
  raw('a future version of CloudEvents', 'CLOUDEVENT_INVALID', { headers: { ...EVENT, ce_specversion: '2.0' } }),
  raw('a content type of bytes', 'URL_INVALID', { headers: { 'content-type': NO_UTF8 } }),
  raw('a history of words', 'URL_INVALID', { headers: { 'qw-attempts': 'many', 'qw-not-before': 'soon' } }),
  raw('a history of bytes', 'URL_INVALID', { headers: { 'qw-input': NO_UTF8, 'qw-first-seen': [PAST, NO_UTF8] } }),
  raw('a history of another topic', 'URL_INVALID', { headers: { 'qw-input': 'fetch/0/1', 'qw-attempts': '-1' } }),
  raw('a traceparent of 10 KB', 'URL_INVALID', { headers: { traceparent: '0'.repeat(10_000) } }),
  raw('a traceparent of bytes', 'URL_INVALID', { headers: { traceparent: NO_UTF8, tracestate: ['a=b', '\0'] } }),
];

/** Good addresses in records with something wrong about them; `page` numbers a page of the server. */
export function oddRecords(page: (number: number) => string): RawRecord[] {
  const kinds: [string, Code | null, Shape][] = [
    ['a good URL whose time was over in 1970', 'EXPIRED', { headers: { 'qw-not-after': PAST } }],
    ['a good URL that is due after its end', 'EXPIRED', { headers: { 'qw-not-before': FAR_FUTURE } }],
    ['a good URL that came in 1970', 'EXPIRED', { headers: { 'qw-first-seen': PAST } }],
    ['a good URL without a key', null, { key: null }],
    ['a good URL with a key of bytes', null, { key: NO_UTF8 }],
    ['a good URL with headers of bytes', null, { headers: { note: [NO_UTF8, LONE_SURROGATE] } }],
    ['a good URL with a bad trace', null, { headers: { traceparent: '00-zz-zz-zz', tracestate: NO_UTF8 } }],
    ['a good URL with a history of another topic', null, { headers: { 'qw-input': 'fetch/0/1', 'qw-attempts': 'x' } }],
    ['a good URL as an event with repeated headers', null, { headers: { ...EVENT, ce_time: ['now', NO_UTF8] } }],
  ];
  return kinds.map(([name, code, shape], number) => ({
    ...raw(name, code, { ...shape, value: page(number) }),
    mends: code !== null && shape.headers?.['qw-not-after'] === undefined,
  }));
}

/** Everything bad that needs no server: what any Log can have, and what only a broker has. */
export const BAD_KAFKA_RECORDS: readonly RawRecord[] = [
  ...BAD_RECORDS.map(({ name, value, headers, expectedCode }) => raw(name, expectedCode, { value, headers })),
  ...WITHOUT_VALUE,
  ...KEYS_AND_VALUES,
  ...HEADERS,
];
