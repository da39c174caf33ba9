import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogRecord } from '../../src/ports/log.ts';
import { intake } from '../../src/processors/intake/intake.ts';
import { urls } from '../../topics/urls.ts';
import { contextAt } from '../processors/place.ts';
import { BAD_RECORDS } from './records.ts';

const context = contextAt(Date.now());

for (const { name, value, headers, expectedCode } of BAD_RECORDS) {
  test(`intake refuses ${name} with ${expectedCode}`, async () => {
    const record: LogRecord = { topic: urls.topic, key: null, value, headers, partition: 0, offset: 0, timestamp: 0 };
    const handled = async () => intake.handle(intake.decode(record), record, context);
    await assert.rejects(handled, { code: expectedCode });
  });
}
