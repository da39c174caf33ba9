import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { createQdrantIndex } from '../../src/drivers/qdrant/index.ts';
import { pointId } from '../../src/drivers/qdrant/points.ts';
import { publishedShapes } from './shapes.ts';

describe('ids of points', () => {
  test('are UUIDs that follow from the profile, one of each', () => {
    const ids = fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 20 });
    fc.assert(
      fc.property(ids, (profiles) => {
        const made = profiles.map(pointId);
        assert.equal(new Set(made).size, profiles.length);
        assert.deepEqual(profiles.map(pointId), made);
        for (const id of made)
          assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }),
    );
  });

  test('stay what they are: a collection outlives the program', () => {
    assert.equal(pointId('example.org/1'), 'af04e54a-4990-513e-b95c-134926d7ef4a');
  });
});

describe('settings that cannot be', () => {
  const options = { url: 'http://127.0.0.1:6333', apiKey: '', timeoutMs: 100, connections: 1, collection: 'any' };
  const faulty = [
    { url: 'ftp://qdrant.example' },
    { url: 'qdrant.example:6333' },
    { url: 'https://user:geheim@qdrant.example' },
    { apiKey: 'geheim\n' },
    { apiKey: 'geheïm' },
  ];
  for (const [n, changes] of faulty.entries()) {
    test(`are refused without telling secrets (${n + 1})`, () => {
      assert.throws(
        () => createQdrantIndex({ ...options, ...changes }),
        (error: unknown) => {
          assert.equal((error as { code?: string }).code, 'CONFIG_INVALID');
          assert.doesNotMatch(inspect(error, { depth: 10 }), /geh/);
          return true;
        },
      );
    });
  }
});

test('a server behind a path is asked there, with the key', async () => {
  const asked: unknown[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push([url, headers['api-key']]);
    response.writeHead(401).end('Invalid API key or JWT');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/vectors/`;
  const index = createQdrantIndex({ url, apiKey: 'geheim', timeoutMs: 5_000, connections: 1, collection: 'any' });
  await assert.rejects(index.probe(), { code: 'INDEX_UNAVAILABLE' });
  assert.deepEqual(asked, [['/vectors/collections/any', 'geheim']]);
  server.close();
  server.closeAllConnections();
});

describe('what checks the shapes', () => {
  const check = publishedShapes();
  const answer = JSON.stringify({ result: { points: [] }, status: 'ok', time: 0 });
  const good = {
    method: 'POST',
    url: '/collections/any/points/query',
    request: JSON.stringify({ query: [1, 2], using: 'structure', limit: 3 }),
    status: 200,
    contentType: 'application/json',
    answer,
  };

  test('lets pass what is as published', () => assert.deepEqual(check(good), []));

  const bad = {
    'an unknown operation': { url: '/collections/any/points/ask' },
    'an unknown parameter': { url: '/collections/any/points/query?patience=1' },
    'a request of another type': { request: JSON.stringify({ query: [1, 2], limit: 'three' }) },
    'an answer that lacks something': {
      answer: JSON.stringify({ result: { points: [{ id: 1 }] }, status: 'ok', time: 0 }),
    },
    'an error of another form': { status: 404, answer: JSON.stringify({ status: 'gone', time: 0 }) },
  };
  for (const [fault, changes] of Object.entries(bad)) {
    test(`complains of ${fault}`, () => assert.notDeepEqual(check({ ...good, ...changes }), []));
  }
});
