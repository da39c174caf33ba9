import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judge, meanUtility, passes } from '../../src/schema/competition.ts';
import type { Trial, TrialPage } from '../../src/schema/profile.ts';

const page = (changes: Partial<TrialPage> = {}): TrialPage => ({
  hash: 'h',
  utility: 0.9,
  valid: true,
  fault: null,
  agreement: 1,
  fallback: 0.9,
  ...changes,
});

const tried = (name: string, pages: readonly TrialPage[], fragility = 0.1): Trial => ({
  proposal: {
    rules: { fields: {}, exclusions: [], repeats: [], formatting: { titleAffixes: [], monthFirst: null } },
    origin: { kind: 'deterministic', name, promptVersion: null },
  },
  fragility,
  pages,
});

const nameOf = (trial: Trial | null): string | null => trial?.proposal.origin.name ?? null;

test('the best measured one wins, and the others are kept with their utility', () => {
  const { winner, contenders } = judge([
    tried('low', [page({ utility: 0.82 }), page({ utility: 0.84 })]),
    tried('high', [page(), page()]),
  ]);
  assert.equal(nameOf(winner), 'high');
  assert.deepEqual(
    contenders.map(({ origin, won }) => [origin.name, won]),
    [
      ['high', true],
      ['low', false],
    ],
  );
  assert.ok(Math.abs((contenders[1]?.utility ?? 0) - 0.83) < 1e-9);
});

test('of equals, the sturdier wins', () => {
  const { winner } = judge([tried('fragile', [page(), page()], 0.9), tried('sturdy', [page(), page()], 0.05)]);
  assert.equal(nameOf(winner), 'sturdy');
});

test('a text unlike all others does not win by its looks', () => {
  const strange = tried('strange', [page({ utility: 0.95, agreement: 0.2 }), page({ utility: 0.95, agreement: 0.3 })]);
  assert.equal(nameOf(judge([strange, tried('usual', [page(), page()])]).winner), 'usual');
});

test('one page of three may be an outlier, one of two may not, and no page no proof', () => {
  const bad = page({ valid: false, agreement: 0.3, utility: 0.4, fault: 'wrong-element' });
  assert.equal(nameOf(judge([tried('most', [page(), page(), bad])]).winner), 'most');
  assert.equal(judge([tried('half', [page(), bad])]).winner, null);
  assert.equal(judge([tried('none', [])]).winner, null);
  assert.deepEqual(judge([]), { winner: null, contenders: [] });
});

test('a page is passed by a valid text that is the fallback’s, or better', () => {
  assert.equal(passes(page()), true);
  assert.equal(passes(page({ valid: false })), false);
  assert.equal(passes(page({ agreement: 0.4, utility: 0.85 })), false);
  assert.equal(passes(page({ agreement: 0.4, utility: 0.95 })), true);
});

test('at most one wins, and it has as many pages as it was tried on', () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  const pages = fc.array(
    fc.record({ utility: score, valid: fc.boolean(), agreement: score, fallback: score }).map(page),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(pages, score), { maxLength: 6 }), (some) => {
      const trials = some.map(([each, fragility], at) => tried(`${at}`, each, fragility));
      const { winner, contenders } = judge(trials);
      assert.equal(contenders.length, trials.length);
      assert.equal(contenders.filter(({ won }) => won).length, winner === null ? 0 : 1);
      for (const trial of trials) assert.ok(meanUtility(trial) >= 0 && meanUtility(trial) <= 1);
    }),
  );
});
