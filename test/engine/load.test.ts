import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Load, type LoadLimits } from '../../src/engine/load.ts';
import type { Assignment, Membership } from '../../src/ports/log.ts';

const assignment = (partition: number): Assignment => ({
  group: 'g',
  topic: 't',
  partition,
  epoch: 1,
  committed: null,
});
const ONE = assignment(1);
const TWO = assignment(2);

function loadOf(limits: Partial<LoadLimits>) {
  const paused = new Set<Assignment>();
  const membership: Membership = {
    pause: (one) => void paused.add(one),
    resume: (one) => void paused.delete(one),
    leave: async () => {},
  };
  const load = new Load({ records: 4, bytes: 1_000, window: 100, ...limits });
  const balance = (distance = 0) => {
    const progress = { distance };
    load.balance(
      [
        [ONE, progress],
        [TWO, progress],
      ],
      membership,
    );
    return [...paused].map(({ partition }) => partition).sort();
  };
  return { load, balance };
}

test('at a bound all partitions are paused, and resumed at three quarters of it', () => {
  const { load, balance } = loadOf({});
  for (let record = 0; record < 4; record++) load.add(ONE, 1);
  assert.deepEqual(balance(), [1, 2]);
  load.remove(ONE, 1);
  assert.deepEqual(balance(), [1, 2]);
  load.remove(ONE, 1);
  assert.deepEqual(balance(), []);
});

test('bytes and the distance from the frontier bound it too', () => {
  const { load, balance } = loadOf({});
  assert.deepEqual(balance(100), [1, 2]);
  assert.deepEqual(balance(74), []);
  load.add(ONE, 1_000);
  assert.deepEqual(balance(), [1, 2]);
});

test('bounded by partition, one that is full of waiting records holds up no other', () => {
  const { load, balance } = loadOf({ recordsPerPartition: 2 });
  for (let record = 0; record < 10; record++) load.add(ONE, 1);
  load.add(TWO, 1);
  assert.deepEqual(balance(), [1]);
});
