import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Logger } from '../../src/engine/logger.ts';
import { Tenancy } from '../../src/engine/tenancy.ts';
import { ManualClock } from './manual-clock.ts';

test('a rebalance is one line; what comes back at once changed no hands; who stops says nothing', () => {
  const told: object[] = [];
  const logger: Logger = {
    debug() {},
    info: (fields) => void told.push(fields),
    warn() {},
    error() {},
    child: () => logger,
  };
  const clock = new ManualClock();
  const tenancy = new Tenancy('read', { clock, logger });
  const of = (partition: number) => ({ group: 'read', topic: 'fetch', partition, epoch: 1, committed: null });
  const line = (given: number[], taken: number[], partitions: number) => [
    { processor: 'read', topic: 'fetch', given, taken, partitions },
  ];
  const tellings = () => {
    clock.advance(2_000);
    return told.splice(0);
  };
  for (const partition of [0, 1, 2]) tenancy.assigned(of(partition));
  assert.deepEqual(tellings(), line([0, 1, 2], [], 3));
  tenancy.revoked(of(1));
  tenancy.assigned(of(1));
  assert.deepEqual(tellings(), []);
  for (const partition of [1, 2]) tenancy.revoked(of(partition));
  tenancy.assigned(of(4));
  assert.deepEqual(tellings(), line([4], [1, 2], 2));
  tenancy.revoked(of(4));
  tenancy.close();
  tenancy.revoked(of(0));
  assert.deepEqual([tellings(), tenancy.partitions], [[], 0]);
});
