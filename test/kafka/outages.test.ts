import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failures } from '../../src/drivers/kafka/failures.ts';
import { Outages } from '../../src/drivers/kafka/outages.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { ManualClock } from '../engine/manual-clock.ts';

const away = new CodedError('LOG_UNAVAILABLE', 'no broker');

test('an outage that all members of a process meet is one warning; the listeners hear each failure', () => {
  const warned: string[] = [];
  const logger = { debug() {}, info() {}, warn: (_fields: object, message: string) => void warned.push(message) };
  const clock = new ManualClock();
  const shared = { logger, outages: new Outages(logger, clock) };
  let failed = 0;
  const listener = { assigned() {}, revoked() {}, records() {}, failed: () => void failed++ };
  const members = Array.from({ length: 18 }, () => new Failures(listener, shared));
  for (let seconds = 0; seconds < 300; seconds += 15) {
    for (const member of members) member.tell(away, 'reading');
    clock.advance(15_000);
  }
  assert.deepEqual([warned.length, failed], [1, 18 * 20]);
  clock.advance(120_000);
  for (const member of members) member.tell(away, 'reading');
  assert.equal(warned.length, 2);
  members[0]?.tell(new CodedError('LOG_REFUSED', 'no right'), 'reading');
  assert.equal(warned.length, 3);
});
