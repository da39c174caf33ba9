import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { finishedAt } from '../../src/engine/place.ts';
import { Progress } from '../../src/engine/progress.ts';
import { Ranges } from '../../src/engine/ranges.ts';

const MOST = 4096;

test('ranges are the set of what was added to them', () => {
  const range = fc.tuple(fc.nat(60), fc.nat(8));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 40 }), (added) => {
      const [ranges, model] = [new Ranges(), new Set<number>()];
      for (const [from, size] of added) {
        ranges.add(from, from + size);
        for (let offset = from; offset < from + size; offset++) model.add(offset);
      }
      for (let offset = 0; offset < 70; offset++) assert.equal(ranges.has(offset), model.has(offset));
      assert.ok(ranges.bounds.every((bound, at) => at === 0 || bound > (ranges.bounds[at - 1] as number)));
    }),
  );
});

test('the committed place holds exactly what is unfinished, whatever finishes in whatever order', () => {
  const gap = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 ** 40 }) },
  );
  const gaps = fc.array(gap, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(gaps, fc.nat(1_000), fc.infiniteStream(fc.boolean()), (steps, start, finishes) => {
      let at = start - 1;
      const offsets = steps.map((step) => (at += step));
      const progress = new Progress(null);
      const unfinished = new Set<number>();
      for (const offset of offsets) {
        assert.ok(progress.deliver(offset));
        if (finishes.next().value) progress.finish(offset);
        else unfinished.add(offset);
      }
      const place = progress.committedWith([]);
      const resumed = new Progress(place);
      const finished = finishedAt(place);
      for (const offset of offsets) assert.equal(finished.has(offset), !unfinished.has(offset));
      assert.deepEqual(
        offsets.filter((offset) => resumed.deliver(offset)),
        [...unfinished],
      );
    }),
  );
});

/** As programs of file version 1 wrote it. */
function oldMetadata(frontier: number, beyond: ReadonlySet<number>): string {
  if (beyond.size === 0) return '';
  const bytes = new Uint8Array(((Math.max(...beyond) - frontier - 1) >> 3) + 1);
  for (const offset of beyond) {
    const bit = offset - frontier - 1;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return Buffer.from(bytes).toString('base64');
}

test('what older programs committed is understood', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.uniqueArray(fc.integer({ min: 1, max: 300 })), (offset, steps) => {
      const beyond = new Set(steps.map((step) => offset + step));
      const finished = finishedAt({ offset, metadata: oldMetadata(offset, beyond) });
      for (let at = Math.max(0, offset - 5); at <= offset + 310; at++) {
        assert.equal(finished.has(at), at < offset || beyond.has(at));
      }
    }),
  );
});

test('a place that was only asked for changes nothing', () => {
  const progress = new Progress({ offset: 5, metadata: '' });
  for (const offset of [5, 6, 7]) progress.deliver(offset);
  assert.equal(progress.committedWith([5, 6]).offset, 7);
  assert.equal(progress.committedWith([]).offset, 5);
});

test('offsets that never arrive count as finished once a later one was delivered', () => {
  const progress = new Progress({ offset: 10, metadata: '' });
  assert.ok(progress.deliver(1_000_000));
  assert.equal(progress.distance, 1);
  progress.finish(1_000_000);
  assert.deepEqual(progress.committedWith([]), { offset: 1_000_001, metadata: '' });
});

test('a group that never committed starts at the oldest record, however far the log was cut', () => {
  const progress = new Progress(null);
  assert.ok(progress.deliver(50_000_000));
  assert.equal(progress.committedWith([]).offset, 50_000_000);
  progress.finish(50_000_000);
  assert.deepEqual(progress.committedWith([]), { offset: 50_000_001, metadata: '' });
});

test('a long run of offsets costs nothing, wherever it lies', () => {
  const progress = new Progress({ offset: 7, metadata: '' });
  for (const offset of [7, 8, 9_000_000, 2 ** 50]) assert.ok(progress.deliver(offset));
  for (const offset of [8, 2 ** 50]) progress.finish(offset);
  const place = progress.committedWith([]);
  assert.equal(place.offset, 7);
  assert.ok(place.metadata.length < 40);
  const resumed = new Progress(place);
  assert.deepEqual(
    [7, 8, 9_000_000, 2 ** 50, 2 ** 50 + 1].map((offset) => resumed.deliver(offset)),
    [true, false, true, false, true],
  );
});

test('24,000 records beyond the frontier fit into 4 KB of metadata, in whatever pattern', () => {
  const patterns: ((offset: number) => boolean)[] = [
    () => true,
    (offset) => offset % 2 === 0,
    (offset) => offset % 4 < 2,
    (offset) => Math.sin(offset ** 2) > 0,
  ];
  for (const isFinished of patterns) {
    const progress = new Progress({ offset: 0, metadata: '' });
    for (let offset = 0; offset < 24_000; offset++) {
      progress.deliver(offset);
      if (offset > 0 && isFinished(offset)) progress.finish(offset);
    }
    const place = progress.committedWith([]);
    assert.equal(place.offset, 0);
    assert.ok(place.metadata.length <= MOST);
    const resumed = finishedAt(place);
    for (let offset = 1; offset < 24_000; offset++) assert.equal(resumed.has(offset), isFinished(offset));
  }
});

test('what would not fit is never committed, and what is held back fits once the frontier has moved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 50 }),
      fc.nat(199),
      (steps, shift) => {
        const all = Array.from({ length: 3_000 }, (_, at) => at * 200 + ((at * shift) % 200));
        const progress = new Progress(null);
        for (const offset of all) progress.deliver(offset);
        const unfinished = new Set(all);
        let tries = 0;
        for (let at = 1; at < all.length; at += 1 + (steps[tries++ % steps.length] as number)) {
          const offset = all[at] as number;
          if (progress.fits([offset])) commit(progress, unfinished, offset);
        }
        assert.ok(unfinished.size > all.length - tries, 'something was held back');
        for (const frontier of unfinished) {
          assert.ok(progress.fits([]));
          commit(progress, unfinished, frontier);
        }
        assert.equal(progress.committedWith([]).metadata, '');
      },
    ),
    { numRuns: 5 },
  );
});

function commit(progress: Progress, unfinished: Set<number>, offset: number): void {
  assert.ok(progress.committedWith([offset]).metadata.length <= MOST);
  progress.finish(offset);
  unfinished.delete(offset);
}

test('where it does not fit it says so', () => {
  const progress = new Progress({ offset: 0, metadata: '' });
  const scattered = Array.from({ length: 3_000 }, (_, at) => 1 + at * 20);
  for (let offset = 0; offset < 60_000; offset++) progress.deliver(offset);
  assert.equal(progress.fits(scattered), false);
  assert.throws(() => progress.committedWith(scattered), /does not fit/);
  assert.ok(progress.fits(scattered.slice(0, 1_000)));
});
