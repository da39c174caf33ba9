/** What the engine is told of the configuration. */
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { Meter } from '../../src/engine/meter.ts';
import { engineDeps } from '../../src/wiring/engine.ts';
import type { Data } from '../../src/wiring/opened.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };

test('finished work waits for other work where a transaction is dear, as the configuration says', () => {
  const lingerOf = (env: NodeJS.ProcessEnv) => {
    const config = loadConfig(env, { data: mkdtempSync(join(tmpdir(), 'quakewire-engine-')) });
    const { lingerMs, journal } = engineDeps(config, {} as Data, silent, new Meter());
    journal?.close();
    return lingerMs;
  };
  assert.equal(lingerOf({ KAFKA_BROKERS: 'a.example:9092', QUAKEWIRE_KAFKA_LINGER: '30ms' }), 30);
  assert.equal(lingerOf({ QUAKEWIRE_KAFKA_LINGER: '30ms' }), 0);
});
