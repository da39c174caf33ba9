import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Progress } from '../../src/engine/progress.ts';

const none: ReadonlySet<number> = new Set();

test('the committed place holds exactly what is unfinished, whatever finishes in whatever order', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(gaps, fc.nat(1_000), fc.infiniteStream(fc.boolean()), (steps, start, finishes) => {
      const offsets = steps.map(
        (
          (at) => (gap: number) =>
            (at += gap)
        )(start - 1),
      );
      const progress = new Progress(null);
      const unfinished = new Set<number>();
      for (const offset of offsets) {
        assert.ok(progress.deliver(offset));
        if (finishes.next().value) progress.finish(offset);
        else unfinished.add(offset);
      }
      const resumed = new Progress(progress.committedWith(none));
      assert.deepEqual(
        offsets.filter((offset) => resumed.deliver(offset)),
        [...unfinished],
      );
    }),
  );
});

test('a place that was only asked for changes nothing', () => {
  const progress = new Progress({ offset: 5, metadata: '' });
  for (const offset of [5, 6, 7]) progress.deliver(offset);
  assert.equal(progress.committedWith(new Set([5, 6])).offset, 7);
  assert.equal(progress.committedWith(none).offset, 5);
});

test('offsets that never arrive count as finished once a later one was delivered', () => {
  const progress = new Progress({ offset: 10, metadata: '' });
  assert.ok(progress.deliver(1_000_000));
  assert.equal(progress.distance, 1);
  progress.finish(1_000_000);
  assert.deepEqual(progress.committedWith(none), { offset: 1_000_001, metadata: '' });
});

test('a group that never committed starts at the oldest record, however far the log was cut', () => {
  const progress = new Progress(null);
  assert.ok(progress.deliver(50_000_000));
  progress.finish(50_000_000);
  assert.deepEqual(progress.committedWith(none), { offset: 50_000_001, metadata: '' });
});

test('16,384 records beyond the frontier fit into 4 KB of metadata', () => {
  const progress = new Progress({ offset: 0, metadata: '' });
  for (let offset = 0; offset < 16_384; offset++) {
    progress.deliver(offset);
    if (offset > 0) progress.finish(offset);
  }
  const { offset, metadata } = progress.committedWith(none);
  assert.equal(offset, 0);
  assert.ok(metadata.length <= 4096);
});
