/** Records of `urls` that no publisher should send, and the code that each must end with at intake. */
import type { Code } from '../../src/ports/errors.ts';
import type { Headers } from '../../src/ports/log.ts';

export interface BadRecord {
  readonly name: string;
  readonly value: Uint8Array;
  readonly headers: Headers;
  readonly expectedCode: Code;
}

const record = (name: string, value: string | Uint8Array, expectedCode: Code, headers: Headers = {}): BadRecord => ({
  name,
  value: typeof value === 'string' ? Buffer.from(value) : value,
  headers,
  expectedCode,
});

const json = (name: string, value: unknown, expectedCode: Code): BadRecord =>
  record(name, JSON.stringify(value), expectedCode);

const URL = 'https://news.example/a';
const BINARY = { ce_specversion: '1.0', ce_id: '1', ce_source: '/test', ce_type: 'url' } as const;
const STRUCTURED = { 'content-type': 'application/cloudevents+json; charset=utf-8' } as const;
const EVENT = { specversion: '1.0', id: '1', source: '/test', type: 'url' } as const;

const VALUES: readonly BadRecord[] = [
  record('no value', new Uint8Array(), 'RECORD_EMPTY'),
  record('white space', ' \r\n\t ', 'RECORD_EMPTY'),
  record('a byte order mark alone', Uint8Array.of(0xef, 0xbb, 0xbf), 'RECORD_EMPTY'),
  record('invalid UTF-8', Uint8Array.of(0x68, 0x74, 0x74, 0x70, 0xff, 0xfe, 0xc3), 'RECORD_MALFORMED'),
  record('broken JSON', '{"url": "https://news.example/a"', 'RECORD_MALFORMED'),
  record('JSON with something behind it', '{"url": "https://news.example/a"} {}', 'RECORD_MALFORMED'),
  record('100,000 brackets inside each other', '['.repeat(100_000) + ']'.repeat(100_000), 'RECORD_INVALID'),
  record('a record of 300 KB', JSON.stringify({ url: URL, note: 'x'.repeat(300_000) }), 'RECORD_TOO_LARGE'),
  json('a JSON list', [URL], 'RECORD_INVALID'),
  json('JSON without a URL', { link: URL }, 'RECORD_INVALID'),
  json('a URL that is a number', { url: 7 }, 'RECORD_INVALID'),
  json('a URL that is null', { url: null }, 'RECORD_INVALID'),
  json('an empty URL', { url: '' }, 'RECORD_INVALID'),
  json('a country that is a name', { url: URL, country: 'Kazakhstan' }, 'RECORD_INVALID'),
  json('a language of 100 characters', { url: URL, language: 'k'.repeat(100) }, 'RECORD_INVALID'),
  json('a notAfter that is no time', { url: URL, notAfter: 'tomorrow' }, 'RECORD_INVALID'),
  json('a notAfter without a zone', { url: URL, notAfter: '2030-01-01T00:00:00' }, 'RECORD_INVALID'),
  json('a render of another kind', { url: URL, render: 'perhaps' }, 'RECORD_INVALID'),
  json('a refresh that is text', { url: URL, refresh: 'yes' }, 'RECORD_INVALID'),
  json('a notAfter in the past', { url: URL, notAfter: '2001-01-01T00:00:00Z' }, 'EXPIRED'),
];

const ADDRESSES: readonly BadRecord[] = [
  record('a number', '12', 'URL_INVALID'),
  record('words', 'read this, please', 'URL_INVALID'),
  record('a path', '/2026/11/a.html', 'URL_INVALID'),
  record('a host without a scheme', 'news.example/a', 'URL_INVALID'),
  record('no host', 'https:///', 'URL_INVALID'),
  record('a host of dots', 'https://.../a', 'URL_INVALID'),
  record('a port that does not exist', 'https://news.example:70000/', 'URL_INVALID'),
  record('a space in the host', 'https://news example/a', 'URL_INVALID'),
  record('a control character in the host', 'https://news\u0000.example/a', 'URL_INVALID'),
  record('two URLs in a line', 'https://news example https://other.example', 'URL_INVALID'),
  record('ftp', 'ftp://files.example/a.html', 'URL_SCHEME'),
  record('javascript', 'javascript:alert(1)', 'URL_SCHEME'),
  record('file', 'file:///etc/hosts', 'URL_SCHEME'),
  record('data', 'data:text/html,<p>hello', 'URL_SCHEME'),
  record('mailto', 'mailto:desk@news.example', 'URL_SCHEME'),
  json('a blob in JSON', { url: 'blob:https://news.example/1-2' }, 'URL_SCHEME'),
  record('a user name and a password', 'https://reader:secret@news.example/a', 'URL_CREDENTIALS'),
  record('a user name', 'https://reader@news.example/a', 'URL_CREDENTIALS'),
  record('10,000 characters', `https://news.example/${'a'.repeat(10_000)}`, 'URL_TOO_LONG'),
  record('8,000 characters that are 24,000 once escaped', `https://news.example/${'"'.repeat(8_000)}`, 'URL_TOO_LONG'),
];

const EVENTS: readonly BadRecord[] = [
  record('a binary event without an id', URL, 'CLOUDEVENT_INVALID', without(BINARY, 'ce_id')),
  record('a binary event of version 0.3', URL, 'CLOUDEVENT_INVALID', { ...BINARY, ce_specversion: '0.3' }),
  record('a binary event without data', new Uint8Array(), 'RECORD_EMPTY', BINARY),
  record('a binary event whose data is no URL', 'good morning', 'URL_INVALID', BINARY),
  record('a structured event without data', JSON.stringify(EVENT), 'CLOUDEVENT_INVALID', STRUCTURED),
  record(
    'a structured event of version 2.0',
    JSON.stringify({ ...EVENT, specversion: '2.0', data: { url: URL } }),
    'CLOUDEVENT_INVALID',
    STRUCTURED,
  ),
  record('a structured event that is a list', '[]', 'CLOUDEVENT_INVALID', STRUCTURED),
  record('a structured event of bytes', Uint8Array.of(0, 1, 2, 0xff), 'RECORD_MALFORMED', STRUCTURED),
  record(
    'a structured event whose data has no URL',
    JSON.stringify({ ...EVENT, data: {} }),
    'RECORD_INVALID',
    STRUCTURED,
  ),
];

function without(headers: Headers, name: string): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}

export const BAD_RECORDS: readonly BadRecord[] = [...VALUES, ...ADDRESSES, ...EVENTS];
