import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BOOST, boost, type Row } from '../../eval/likeness/boost.ts';
import { randomOf } from '../../eval/likeness/draw.ts';
import { areaUnderCurve, refusals, thresholdFor } from '../../eval/likeness/measure.ts';
import { predict } from '../../src/page/likeness/forest.ts';

/** Good where both of the first two numbers are on the same side of a half; the third means nothing. */
function rows(count: number, seed: string): Row[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const [first, second] = [random(), random()];
    return { features: [first, second, random()], good: first > 0.5 === second > 0.5, weight: 1 };
  });
}

describe('boosted trees', () => {
  test('learn what no single number tells', () => {
    const forest = boost(rows(2_000, 'training'), { ...BOOST, trees: 40 });
    const scored = rows(500, 'other').map(({ features, good }) => ({ score: predict(forest, features), good }));
    assert.ok((areaUnderCurve(scored) ?? 0) > 0.97);
  });

  test('are the same on every run', () => {
    const options = { ...BOOST, trees: 5 };
    assert.deepEqual(boost(rows(200, 'a'), options), boost(rows(200, 'a'), options));
  });
});

describe('measures', () => {
  const scored = [0.1, 0.4, 0.35, 0.8].map((score, at) => ({ score, good: at > 1 }));

  test('area under the curve: how often a good one is above a bad one, ties by half', () => {
    assert.equal(areaUnderCurve(scored), 0.75);
    assert.equal(areaUnderCurve(scored.map(({ good }) => ({ score: 1, good }))), 0.5);
    assert.equal(areaUnderCurve(scored.filter(({ good }) => good)), null);
  });

  test('a threshold refuses no more good ones than it may', () => {
    const threshold = thresholdFor(scored, 0.05);
    assert.equal(threshold, 0.35);
    assert.deepEqual(refusals(scored, threshold), { good: 2, goodRefused: 0, bad: 2, badRefused: 0.5 });
  });
});
