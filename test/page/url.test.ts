import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalUrl, documentId } from '../../src/page/url.ts';
import { CodedError } from '../../src/ports/errors.ts';

const SPELLINGS: readonly (readonly [raw: string, canonical: string])[] = [
  ['HTTP://Example.COM', 'http://example.com/'],
  ['https://example.com:443/a', 'https://example.com/a'],
  ['http://example.com:8080/a', 'http://example.com:8080/a'],
  ['http://example.com./a', 'http://example.com/a'],
  ['http://example.com../a', 'http://example.com/a'],
  ['  http://example.com/a\n', 'http://example.com/a'],
  ['http://example.com/a#part', 'http://example.com/a'],
  ['http://example.com/a?', 'http://example.com/a'],
  ['http://example.com/a?&&', 'http://example.com/a'],
  ['http://example.com/A/', 'http://example.com/A/'],
  ['http://example.com/a/../b/./c', 'http://example.com/b/c'],
  ['http://example.com/a/%2E%2e/b', 'http://example.com/b'],
  ['http://example.com/%7euser/%6eews', 'http://example.com/~user/news'],
  ['http://example.com/a%2fb%3a', 'http://example.com/a%2Fb%3A'],
  ['http://example.com/100%', 'http://example.com/100%25'],
  ['http://example.com/%%32e/', 'http://example.com/%252e/'],
  ['http://example.com/новость', 'http://example.com/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D1%8C'],
  ['http://пример.рф/', 'http://xn--e1afmkfd.xn--p1ai/'],
  ['http://example.com/?b=2&a=1&b=1', 'http://example.com/?a=1&b=2&b=1'],
  ['http://example.com/?UTM_Source=x&id=7&fbclid=y&ysclid=z&_openstat=q', 'http://example.com/?id=7'],
  ['http://example.com/?%75tm_source=x', 'http://example.com/'],
  ['http://example.com/?f[]=1', 'http://example.com/?f%5B%5D=1'],
  ['http://example.com/?q=a+b%20c', 'http://example.com/?q=a+b%20c'],
  ['http://example.com/?utm=1&from=2', 'http://example.com/?from=2&utm=1'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http://[::FFFF:7f00:1]/', 'http://[::ffff:7f00:1]/'],
];

for (const [raw, canonical] of SPELLINGS) {
  test(`${JSON.stringify(raw)} is spelt ${canonical}`, () => {
    assert.equal(canonicalUrl(raw), canonical);
    assert.equal(canonicalUrl(canonical), canonical);
  });
}

const REFUSED: readonly (readonly [raw: string, code: string])[] = [
  ['', 'URL_INVALID'],
  ['example.com/a', 'URL_INVALID'],
  ['http://', 'URL_INVALID'],
  ['http://...', 'URL_INVALID'],
  ['http://a b/', 'URL_INVALID'],
  ['http://example.com:99999/', 'URL_INVALID'],
  ['http://1.2.3.400/', 'URL_INVALID'],
  ['ftp://example.com/', 'URL_SCHEME'],
  ['javascript:alert(1)', 'URL_SCHEME'],
  ['data:text/html,x', 'URL_SCHEME'],
  ['http://user@example.com/', 'URL_CREDENTIALS'],
  ['http://:word@example.com/', 'URL_CREDENTIALS'],
  [`http://example.com/${'a'.repeat(8192)}`, 'URL_TOO_LONG'],
  [`http://example.com/${'ж'.repeat(4000)}`, 'URL_TOO_LONG'],
];

for (const [raw, code] of REFUSED) {
  test(`${JSON.stringify(raw.slice(0, 40))} is refused as ${code}`, () => {
    assert.throws(() => canonicalUrl(raw), { name: 'CodedError', code });
  });
}

test('a password never reaches the message', () => {
  assert.throws(
    () => canonicalUrl('http://name:s3cret@example.com/'),
    (error) => !String(error).includes('s3cret'),
  );
});

const pieces = fc.constantFrom(
  '%',
  '%2',
  '%2e',
  '%2E',
  '.',
  '/',
  '&',
  '=',
  '?',
  '[',
  '|',
  '\\',
  'a',
  'utm_a',
  'ж',
  '\ud800',
  ':',
  '@',
  ' ',
  '#',
  '+',
);
const urls = fc
  .tuple(fc.constantFrom('http://', 'https://', 'HTTP:'), fc.oneof(fc.domain(), fc.string()), fc.array(pieces))
  .map(([scheme, host, rest]) => `${scheme}${host}/${rest.join('')}`);

test('canonicalising twice is canonicalising once, and every refusal has a code', () => {
  fc.assert(
    fc.property(fc.oneof(urls, fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (raw) => {
      let once: string;
      try {
        once = canonicalUrl(raw);
      } catch (error) {
        assert.ok(error instanceof CodedError, String(error));
        return;
      }
      assert.equal(canonicalUrl(once), once);
      assert.equal(new URL(once).href, once);
    }),
    { numRuns: 3000 },
  );
});

test('a document id is 128 bits of the sha256 of the URL', () => {
  assert.equal(documentId('http://example.com/'), '2a1b402420ef46577471cdc7409b0fa2');
  assert.notEqual(documentId('http://example.com/a'), documentId('http://example.com/b'));
});
