import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { setupOf } from '../../src/wiring/setup.ts';

const engine = { load: () => [{ processor: 'read', topic: 'fetch', inFlight: 0, partitions: 8 }] };

test('the first line names servers, and no secret', () => {
  const { version, ...servers } = setupOf(
    loadConfig(
      {},
      {
        'kafka.brokers': 'a.example:9092,b.example:9092',
        'database.url': 'postgres://user:hidden@db.example:5432/pages?sslmode=require&password=hidden',
        'qdrant.url': 'http://user:hidden@index.example:6333',
        'topics.prefix': 'x.',
      },
    ),
    engine,
  );
  assert.match(version, /^\d+\.\d+\.\d+/);
  assert.deepEqual(servers, {
    log: 'kafka a.example:9092, b.example:9092',
    store: 'postgresql db.example:5432/pages',
    index: 'qdrant index.example:6333, quakewire-profiles',
    prefix: 'x.',
    processors: ['read'],
  });
  const { log, store, index } = setupOf(loadConfig({}), engine);
  assert.deepEqual([log, store, index], ['embedded', 'embedded', 'memory']);
});
