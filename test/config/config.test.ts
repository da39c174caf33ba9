import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadConfig, settings } from '../../src/config/load.ts';

test('the defaults are a whole configuration, and nobody can change it', () => {
  const config = loadConfig({});
  assert.equal(config.hosts.gap, 1_000);
  assert.equal(config.http.maxBody, 10 * 1024 ** 2);
  assert.throws(() => Object.assign(config.hosts, { gap: 0 }), TypeError);
});

test('the environment wins over the file, options win over both', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quakewire-config-')), 'config.json');
  writeFileSync(file, JSON.stringify({ data: 'file', hosts: { gap: '3s' }, engine: { records: 7 } }));
  const config = loadConfig(
    { QUAKEWIRE_CONFIG: file, QUAKEWIRE_HOSTS_GAP: '250ms', QUAKEWIRE_DATA: 'environment' },
    { data: 'option' },
  );
  assert.deepEqual([config.data, config.hosts.gap, config.engine.records], ['option', 250, 7]);
});

test('lists and named durations are read from one variable', () => {
  const config = loadConfig({
    QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8, ::1',
    QUAKEWIRE_HOSTS_GAPS: 'a.example=2s, b.example:8080=0s',
  });
  assert.deepEqual(config.http.allow, ['127.0.0.0/8', '::1']);
  assert.deepEqual(config.hosts.gaps, { 'a.example': 2_000, 'b.example:8080': 0 });
});

test('all faults are reported together, each with its setting and its value', () => {
  const faulty = {
    QUAKEWIRE_HOSTS_GAP: 'soon',
    QUAKEWIRE_ENGINE_RECORDS: 'no',
    QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8,localhost',
    QUAKEWIRE_HTTP_TIMOUT: '3s',
    QUAKEWIRE_LOG_LEVEL: 'loud',
    QUAKEWIRE_PAGES_THREADS: '0',
    QUAKEWIRE_READ_DEADLINE: '1ms',
    QUAKEWIRE_TOPICS_PREFIX: 'a b/',
    QUAKEWIRE_HTTP_USER_AGENT: '',
  };
  const expected = [
    /hosts\.gap \(QUAKEWIRE_HOSTS_GAP\).*unit.*"soon"/,
    /engine\.records \(QUAKEWIRE_ENGINE_RECORDS\).*whole number.*"no"/,
    /http\.allow \(QUAKEWIRE_HTTP_ALLOW\).*localhost/,
    /QUAKEWIRE_HTTP_TIMOUT: no such setting/,
    /log\.level \(QUAKEWIRE_LOG_LEVEL\).*"loud"/,
    /pages\.threads.*at least 1.*"0"/,
    /read\.deadline.*at least 100ms.*"1ms"/,
    /topics\.prefix.*hyphens only/,
    /http\.userAgent.*some text/,
    /http\.allow.*no host names/,
  ];
  assert.throws(
    () => loadConfig(faulty),
    (error: Error & { code: string }) =>
      error.code === 'CONFIG_INVALID' && expected.every((fault) => fault.test(error.message)),
  );
});

test('a duration without its unit is a fault in the file too', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quakewire-config-')), 'config.json');
  writeFileSync(file, JSON.stringify({ http: { timeout: 20 } }));
  assert.throws(() => loadConfig({ QUAKEWIRE_CONFIG: file }), /http\.timeout.*unit.*20/);
});

test('an unreadable file and unknown keys are faults', () => {
  assert.throws(() => loadConfig({ QUAKEWIRE_CONFIG: '/nowhere/config.json' }), { code: 'CONFIG_INVALID' });
  const file = join(mkdtempSync(join(tmpdir(), 'quakewire-config-')), 'config.json');
  writeFileSync(file, JSON.stringify({ http: { timout: '3s' } }));
  assert.throws(() => loadConfig({ QUAKEWIRE_CONFIG: file }), /timout/);
});

test('every setting has a documentation and an environment name of its own', () => {
  const all = settings();
  assert.equal(new Set(all.map(({ env }) => env)).size, all.length);
  assert.deepEqual(
    all.filter(({ doc }) => doc === ''),
    [],
  );
});

test('servers are named by the variables that other programs use; ours win', () => {
  const plain = loadConfig({ KAFKA_BROKERS: 'a.example:9092, b.example:9093', DATABASE_URL: 'postgres://db/one' });
  assert.deepEqual(plain.kafka.brokers, ['a.example:9092', 'b.example:9093']);
  const both = loadConfig({ DATABASE_URL: 'postgres://db/one', QUAKEWIRE_DATABASE_URL: 'postgres://db/two' });
  assert.equal(both.database.url, 'postgres://db/two');
});

test('a secret may stand in a file, and is never shown', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quakewire-secret-')), 'password');
  writeFileSync(file, 'hunter2\n');
  assert.equal(loadConfig({ KAFKA_PASSWORD_FILE: file }).kafka.password, 'hunter2');
  assert.equal(loadConfig({ QUAKEWIRE_KAFKA_PASSWORD_FILE: file }).kafka.password, 'hunter2');
  assert.throws(() => loadConfig({ DATABASE_PASSWORD_FILE: '/nowhere/at/all' }), { code: 'CONFIG_INVALID' });
  const config = join(mkdtempSync(join(tmpdir(), 'quakewire-secret-')), 'config.json');
  writeFileSync(config, JSON.stringify({ kafka: { password: 42 } }));
  assert.throws(
    () => loadConfig({ QUAKEWIRE_CONFIG: config }),
    (error: Error) => /kafka\.password/.test(error.message) && !/42/.test(error.message),
  );
});
