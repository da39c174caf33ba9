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

test('what would be ignored, or is missing, where connections are to be safe is a fault', () => {
  const file = '/etc/ssl/ours.pem';
  const faults: [NodeJS.ProcessEnv, RegExp][] = [
    [{ QUAKEWIRE_KAFKA_CA: file }, /kafka\.ca .*kafka\.tls=on/],
    [
      { QUAKEWIRE_KAFKA_CERTIFICATE: file, QUAKEWIRE_KAFKA_KEY: file },
      /kafka\.certificate .*tls=on.*kafka\.key .*tls=on/s,
    ],
    [{ QUAKEWIRE_KAFKA_TLS: 'on', QUAKEWIRE_KAFKA_CERTIFICATE: file }, /kafka\.key .*needed with kafka\.certificate/],
    [{ QUAKEWIRE_KAFKA_TLS: 'on', QUAKEWIRE_KAFKA_KEY: file }, /kafka\.certificate .*needed with kafka\.key/],
    [{ QUAKEWIRE_KAFKA_USERNAME: 'me' }, /kafka\.username .*kafka\.sasl/],
    [{ KAFKA_PASSWORD: 'hunter2' }, /kafka\.password .*kafka\.sasl, which is off, in a secret/],
    [{ QUAKEWIRE_KAFKA_SASL: 'plain', KAFKA_PASSWORD: 'hunter2' }, /kafka\.username .*kafka\.sasl needs it/],
    [{ QUAKEWIRE_KAFKA_SASL: 'plain', QUAKEWIRE_KAFKA_USERNAME: 'me' }, /kafka\.password .*kafka\.sasl needs it/],
    [{ QUAKEWIRE_DATABASE_CA: file }, /database\.ca .*database\.tls=on/],
    [{ QUAKEWIRE_KAFKA_REPLICATION: '0' }, /kafka\.replication .*-1, or 1/],
  ];
  for (const [env, says] of faults)
    assert.throws(
      () => loadConfig(env),
      (error: Error & { code: string }) =>
        error.code === 'CONFIG_INVALID' && says.test(error.message) && !/hunter2/.test(error.message),
      `${says}`,
    );
  const { kafka } = loadConfig({
    QUAKEWIRE_KAFKA_TLS: 'on',
    QUAKEWIRE_KAFKA_CA: file,
    QUAKEWIRE_KAFKA_SASL: 'scram-sha-256',
    QUAKEWIRE_KAFKA_USERNAME: 'me',
    KAFKA_PASSWORD: 'hunter2',
  });
  assert.deepEqual([kafka.ca, kafka.username], [file, 'me']);
});

test('a secret may stand in a file, and is never shown', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quakewire-secret-')), 'password');
  writeFileSync(file, 'hunter2\n');
  const login = { QUAKEWIRE_KAFKA_SASL: 'plain', QUAKEWIRE_KAFKA_USERNAME: 'me' };
  assert.equal(loadConfig({ ...login, KAFKA_PASSWORD_FILE: file }).kafka.password, 'hunter2');
  assert.equal(loadConfig({ ...login, QUAKEWIRE_KAFKA_PASSWORD_FILE: file }).kafka.password, 'hunter2');
  assert.throws(() => loadConfig({ DATABASE_PASSWORD_FILE: '/nowhere/at/all' }), { code: 'CONFIG_INVALID' });
  const config = join(mkdtempSync(join(tmpdir(), 'quakewire-secret-')), 'config.json');
  writeFileSync(config, JSON.stringify({ kafka: { password: 42 } }));
  assert.throws(
    () => loadConfig({ QUAKEWIRE_CONFIG: config }),
    (error: Error) => /kafka\.password/.test(error.message) && !/42/.test(error.message),
  );
});
