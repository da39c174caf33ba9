import assert from 'node:assert/strict';
import { test } from 'node:test';
import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import { asyncapi, payloadSchema } from '../../scripts/asyncapi/document.ts';
import type { Document as Published } from '../../topics/documents.ts';
import { documents } from '../../topics/documents.ts';
import { topics } from '../../topics/index.ts';
import { urls } from '../../topics/urls.ts';

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));

function assertValid(schema: object, value: unknown): void {
  const validate = ajv.compile(schema);
  assert.ok(validate(value), ajv.errorsText(validate.errors, { separator: '\n' }));
}

test('the document is valid by the official schema of AsyncAPI 3.0', () => {
  assertValid(specs.schemasWithoutId['3.0.0'], asyncapi());
});

test('every reference leads somewhere', () => {
  const document = asyncapi();
  const text = JSON.stringify(document);
  for (const [, reference] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = (reference as string)
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
    assert.ok(found !== undefined, reference);
  }
});

test('every topic says to its readers what it holds and what its key is', () => {
  for (const { topic, description, keyed } of topics) assert.ok(description.length > 0 && keyed.length > 0, topic);
});

const REVISION: Published = {
  id: 'd1',
  revision: 1,
  status: 'published',
  url: 'https://example.org/a',
  finalUrl: 'https://example.org/a',
  canonicalUrl: null,
  site: 'example.org',
  country: { value: 'KZ', source: 'ccTLD' },
  language: null,
  title: 'A title',
  authors: [],
  publishedAt: null,
  text: 'A text.',
  markdown: 'A text.',
  images: [],
  links: [],
  tables: [],
  description: null,
  keywords: [],
  fields: { depth: 12, place: null },
  profile: null,
  path: 'fallback:density',
  utility: { text: { length: 1, structure: 1, semantics: 1, total: 1 } },
  flags: { truncated: false, hiddenTextDropped: false, consentWall: false, paywall: false, injectionSuspected: false },
  audit: { pageHash: 'p', fetchedAt: '2026-11-30T10:00:00.000Z', rendered: false, modelId: null, promptVersion: null },
};

test('what the contracts take is valid by the published schemas, unknown members too', () => {
  assertValid(payloadSchema(documents), documents.schema.parse(REVISION));
  assertValid(payloadSchema(documents), { ...REVISION, addedLater: true });
  assertValid(payloadSchema(urls), { url: 'https://example.org/', notAfter: '2026-11-30T10:00:00+05:00', own: 1 });
});

test('what the contracts refuse is not valid by the published schemas', () => {
  const refuses = (schema: object, value: unknown) => assert.ok(!ajv.compile(schema)(value));
  refuses(payloadSchema(documents), { ...REVISION, revision: 0 });
  refuses(payloadSchema(documents), { ...REVISION, status: 'lost' });
  refuses(payloadSchema(urls), { url: '' });
  refuses(payloadSchema(urls), { url: 'https://example.org/', notAfter: 'tomorrow' });
});
