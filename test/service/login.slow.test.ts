/** What the log says of how brokers are told who we are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { openLog } from '../../src/wiring/servers.ts';
import { freePort } from '../support/ports.ts';

test('a password that goes over the wire as it is is told of', async () => {
  const told: string[] = [];
  const logger = {
    debug() {},
    info() {},
    warn: (_: object, text: string) => void told.push(text),
    error() {},
    child: () => logger,
  };
  const login = { 'kafka.sasl': 'plain', 'kafka.username': 'me', 'kafka.password': 'hunter2' };
  const config = loadConfig({}, { 'kafka.brokers': `127.0.0.1:${await freePort()}`, ...login });
  await assert.rejects(openLog(config, logger), { code: 'LOG_UNAVAILABLE' });
  assert.match(told.join('\n'), /kafka\.sasl=plain without kafka\.tls/);
  assert.doesNotMatch(told.join('\n'), /hunter2/);
});
