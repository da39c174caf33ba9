import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Logger } from '../../src/engine/logger.ts';
import { Meter } from '../../src/engine/meter.ts';
import type { Context } from '../../src/engine/processor.ts';
import type { LogRecord } from '../../src/ports/log.ts';
import { intake } from '../../src/processors/intake/intake.ts';
import { urls } from '../../topics/urls.ts';
import { BAD_RECORDS } from './records.ts';

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };
const meter = new Meter();
const context: Context = {
  input: 'urls/0/0',
  attempt: 1,
  signal: new AbortController().signal,
  logger: silent,
  endsAt: Number.MAX_SAFE_INTEGER,
  now: Date.now,
  time: (stage, ms) => meter.time(stage, ms),
};

for (const { name, value, headers, expectedCode } of BAD_RECORDS) {
  test(`intake refuses ${name} with ${expectedCode}`, async () => {
    const record: LogRecord = { topic: urls.topic, key: null, value, headers, partition: 0, offset: 0, timestamp: 0 };
    const handled = async () => intake.handle(intake.decode(record), record, context);
    await assert.rejects(handled, { code: expectedCode });
  });
}
