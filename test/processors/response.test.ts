import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../src/ports/errors.ts';
import { meaningOf, parseRetryAfter } from '../../src/processors/read/response.ts';

const NOW = Date.parse('2026-11-30T08:00:00Z');
const answer = (status: number, headers: Record<string, string> = {}) => ({
  url: 'https://a.example/x/y',
  status,
  headers,
  body: new Uint8Array(),
  fetchedAt: NOW,
});

test('each status means one thing', () => {
  const codes: Record<number, string> = {
    204: 'BODY_EMPTY',
    300: 'HTTP_CLIENT_ERROR',
    304: 'HTTP_CLIENT_ERROR',
    400: 'HTTP_CLIENT_ERROR',
    401: 'HTTP_FORBIDDEN',
    403: 'HTTP_FORBIDDEN',
    404: 'HTTP_NOT_FOUND',
    410: 'HTTP_GONE',
    429: 'HTTP_THROTTLED',
    451: 'HTTP_FORBIDDEN',
    500: 'HTTP_SERVER_ERROR',
    503: 'HTTP_SERVER_ERROR',
  };
  for (const [status, code] of Object.entries(codes))
    assert.throws(() => meaningOf(answer(Number(status)), NOW), { code });
  assert.deepEqual(meaningOf(answer(200), NOW), { kind: 'page' });
});

test('a redirect is resolved against the address that answered, without its fragment', () => {
  const meaning = meaningOf(answer(302, { location: '../z#top' }), NOW);
  assert.equal(meaning.kind === 'redirect' && meaning.location.href, 'https://a.example/z');
});

test('a redirect to nowhere, or to another scheme, is refused', () => {
  for (const headers of [
    {},
    { location: '' },
    { location: 'ftp://a.example/' },
    { location: 'javascript:0' },
    { location: 'http://' },
  ]) {
    assert.throws(() => meaningOf(answer(301, headers as Record<string, string>), NOW), { code: 'REDIRECT_INVALID' });
  }
});

test('Retry-After is read in both its forms, and bounded', () => {
  assert.equal(parseRetryAfter('120', NOW), 120_000);
  assert.equal(parseRetryAfter('Mon, 30 Nov 2026 08:00:30 GMT', NOW), 30_000);
  assert.equal(parseRetryAfter('Mon, 30 Nov 2020 08:00:30 GMT', NOW), 0);
  assert.equal(parseRetryAfter('soon', NOW), 0);
  assert.equal(parseRetryAfter('999999999', NOW), 3_600_000);
  assert.throws(
    () => meaningOf(answer(503, { 'retry-after': '7' }), NOW),
    (error) => error instanceof CodedError && error.retryAfterMs === 7_000,
  );
});
