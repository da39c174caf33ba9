/** What a database's URL may say of encryption, and what it may not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientConfig } from '../../src/drivers/postgres/settings.ts';

const CHECKED = { rejectUnauthorized: true };
const sslOf = (query: string, tls: { readonly ca: string | null } | null) => {
  const config = clientConfig({ url: `postgres://user@db.example/one${query}`, tls, timeoutMs: 1_000 });
  assert.doesNotMatch(config.connectionString ?? '', /ssl/);
  return config.ssl;
};

test('nothing in the URL turns encryption off, or its check', () => {
  for (const query of [
    '',
    '?ssl=0',
    '?ssl=no-verify',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?sslrootcert=/tmp/x',
  ]) {
    assert.deepEqual(sslOf(query, { ca: 'PEM' }), { ...CHECKED, ca: 'PEM' }, query);
    assert.deepEqual(sslOf(query, { ca: null }), CHECKED, query);
  }
});

test('a URL may ask for encryption, which is then checked', () => {
  for (const query of [
    '?sslmode=require',
    '?sslmode=no-verify',
    '?ssl=true',
    '?ssl=no-verify',
    '?a=1&sslmode=prefer',
  ]) {
    assert.deepEqual(sslOf(query, null), CHECKED, query);
  }
  for (const query of ['', '?sslmode=disable', '?ssl=0', '?ssl=false']) assert.equal(sslOf(query, null), false, query);
});
