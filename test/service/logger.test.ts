import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../src/ports/errors.ts';
import { tellBackground } from '../../src/wiring/background.ts';
import { loggerTo } from '../../src/wiring/logger.ts';

const PASSWORD = 'correct-horse';
const lines: string[] = [];
const logger = loggerTo({ write: (line) => void lines.push(line) }, 'info');

const written = (log: () => void): string => {
  lines.length = 0;
  log();
  return lines.join('');
};

test('no secret is logged, wherever a client keeps it', () => {
  const client = Object.assign(new Error(`cannot reach postgres://user:${PASSWORD}@db.example:5432/q`), {
    code: 'ECONNREFUSED',
    connection: { password: PASSWORD, options: { sasl: { username: 'u', password: PASSWORD } } },
    config: { headers: { 'api-key': PASSWORD, authorization: `Bearer ${PASSWORD}` } },
  });
  const wrapped = new CodedError('STORE_UNAVAILABLE', 'the database does not answer', { cause: client });
  const text = written(() => {
    logger.error({ err: wrapped }, 'halted');
    logger.error({ err: client }, `failed at https://u:${PASSWORD}@qdrant.example`);
    logger.info({ sasl: { password: PASSWORD }, server: { apiKey: PASSWORD }, a: { b: { password: PASSWORD } } }, 'x');
    logger.child({ url: `kafka://u:${PASSWORD}@broker` }).info({}, 'x');
    logger.warn({ err: { password: PASSWORD } }, 'thrown');
  });
  assert.doesNotMatch(text, new RegExp(PASSWORD));
  assert.match(text, /STORE_UNAVAILABLE.*db\.example.*ECONNREFUSED/);
});

test('an error says its code, its message and its causes; a stack only where it was not expected', () => {
  const cause = new Error('broken');
  const text = written(() => logger.error({ err: new CodedError('BUG', 'no', { cause }) }, 'it failed'));
  const { err, time, level, ...rest } = JSON.parse(text);
  assert.deepEqual(
    { err: { ...err, cause: { ...err.cause, stack: '' } }, ...rest },
    {
      err: {
        type: 'CodedError',
        code: 'BUG',
        message: 'BUG: no',
        cause: { type: 'Error', message: 'broken', stack: '' },
      },
      msg: 'it failed',
    },
  );
  assert.ok(!Number.isNaN(Date.parse(time)) && level === 'error');
  assert.match(err.cause.stack, /logger\.test/);
});

test('what is away is told without the stacks of its client, unless at debug', () => {
  const away = new CodedError('STORE_UNAVAILABLE', 'no', { cause: new Error('ECONNREFUSED') });
  const said = written(() => logger.warn({ err: away }, 'away'));
  assert.match(said, /STORE_UNAVAILABLE.*ECONNREFUSED/);
  assert.doesNotMatch(said, /"stack"/);
  const all: string[] = [];
  loggerTo({ write: (line) => void all.push(line) }, 'debug').warn({ err: away }, 'away');
  assert.match(all.join(''), /"stack"/);
});

test('in the background an outage is told once, and its end; a bug each time', () => {
  const away = new CodedError('STORE_UNAVAILABLE', 'no');
  const { onError, onWell } = tellBackground(logger);
  const said = written(() => {
    onWell();
    for (const error of [away, away, new Error('a bug'), away]) onError(error);
    onWell();
    onWell();
    onError(away);
  });
  const messages = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  const [failing, well] = ['the Store fails us in the background; trying on', 'the Store is well again'];
  assert.deepEqual(messages, [failing, 'failed in the background', well, failing]);
});
