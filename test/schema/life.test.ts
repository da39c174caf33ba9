import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { advance, currentOf, type Draft, isLive, type LifeEvent, previousOf } from '../../src/schema/life.ts';
import type { Profile } from '../../src/schema/profile.ts';
import { css, rules } from './apply-support.ts';

const draft: Draft = {
  id: 'p',
  site: 'paper.example',
  rules: rules(css('.story')),
  origin: { kind: 'deterministic', name: 'semantic-tag', promptVersion: null },
  contenders: [],
  fragility: 0.1,
  rendered: false,
  language: 'en',
  country: null,
  learnedFrom: ['a', 'b'],
  baseline: 0.9,
};
const proposed: LifeEvent = { kind: 'propose', draft };

/** The versions after some events, one a second. */
function after(...events: readonly LifeEvent[]): readonly Profile[] {
  return events.reduce<readonly Profile[]>((versions, event, at) => advance(versions, event, at * 1000), []);
}

const states = (versions: readonly Profile[]) => versions.map(({ status }) => status);

test('a candidate becomes active when it passes, drifts, and recovers', () => {
  assert.deepEqual(states(after(proposed)), ['candidate']);
  assert.deepEqual(states(after(proposed, { kind: 'pass' })), ['active']);
  assert.deepEqual(states(after(proposed, { kind: 'pass' }, { kind: 'drift' })), ['drifting']);
  assert.deepEqual(states(after(proposed, { kind: 'pass' }, { kind: 'drift' }, { kind: 'recover' })), ['active']);
});

test('a later version takes the place of the one before, and gives it back when it is worse', () => {
  const two = after(proposed, { kind: 'pass' }, proposed, { kind: 'pass' });
  assert.deepEqual(states(two), ['retired', 'active']);
  assert.equal(two[0]?.validTo, 3000);
  assert.equal(previousOf(two)?.version, 1);
  const back = advance(two, { kind: 'restore', version: 1 }, 4000);
  assert.deepEqual(states(back), ['active', 'retired']);
  assert.deepEqual([back[0]?.validFrom, back[0]?.validTo, back[1]?.validTo], [4000, null, 4000]);
  assert.equal(currentOf(back)?.version, 1);
});

test('a new candidate takes the place of the one before, and leaves what is in use alone', () => {
  assert.deepEqual(states(after(proposed, proposed)), ['retired', 'candidate']);
  const versions = after(proposed, { kind: 'pass' }, proposed);
  assert.deepEqual(states(versions), ['active', 'candidate']);
  assert.equal(currentOf(versions)?.version, 1);
});

test('what is pinned stays until somebody says otherwise', () => {
  const pinned = after(proposed, { kind: 'pass' }, { kind: 'pin', version: null });
  assert.deepEqual(states(pinned), ['pinned']);
  assert.equal(pinned[0]?.validFrom, 1000, 'it was in use before');
  for (const event of [
    { kind: 'drift' },
    { kind: 'recover' },
    { kind: 'pass' },
    { kind: 'restore', version: 1 },
  ] as const)
    assert.equal(advance(pinned, event, 9000), pinned, event.kind);
  const withCandidate = advance(pinned, proposed, 5000);
  assert.deepEqual(states(advance(withCandidate, { kind: 'pass' }, 6000)), ['pinned', 'candidate']);
  assert.deepEqual(states(advance(pinned, { kind: 'unpin', version: null }, 6000)), ['active']);
});

test('any version can be pinned, also one that was retired', () => {
  const versions = after(proposed, { kind: 'pass' }, proposed, { kind: 'pass' }, { kind: 'pin', version: 1 });
  assert.deepEqual(states(versions), ['pinned', 'retired']);
});

test('retired by hand: one version, or all', () => {
  const two = after(proposed, { kind: 'pass' }, proposed);
  assert.deepEqual(states(advance(two, { kind: 'retire', version: 2 }, 1)), ['active', 'retired']);
  assert.deepEqual(states(advance(two, { kind: 'retire', version: null }, 1)), ['retired', 'retired']);
});

const version = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
const anyEvent: fc.Arbitrary<LifeEvent> = fc.oneof(
  fc.constantFrom<LifeEvent>(proposed, { kind: 'pass' }, { kind: 'drift' }, { kind: 'recover' }),
  fc.record({ kind: fc.constantFrom('pin' as const, 'unpin' as const, 'retire' as const), version }),
  fc.record({ kind: fc.constant('restore' as const), version: fc.integer({ min: 1, max: 4 }) }),
);

test('whatever happens: one version in use at most, one candidate, and every change raises the revision', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let versions: readonly Profile[] = [];
      for (const [at, event] of events.entries()) {
        const before = versions;
        versions = advance(before, event, at);
        assert.ok(versions.filter(isLive).length <= 1);
        assert.ok(versions.filter(({ status }) => status === 'candidate').length <= 1);
        assert.deepEqual(
          versions.map((one) => one.version),
          versions.map((_, index) => index + 1),
        );
        const last = Math.max(0, ...before.map(({ revision }) => revision));
        const changed = versions.filter((one) => !before.includes(one));
        for (const { revision } of changed) assert.ok(revision > last);
        assert.equal(new Set(versions.map(({ revision }) => revision)).size, versions.length);
        assert.equal(changed.length === 0, versions === before, 'no new array without a change');
        for (const { status, validTo } of versions) assert.equal(validTo === null, status !== 'retired');
        if (before.some(({ status }) => status === 'pinned') && !['pin', 'unpin', 'retire'].includes(event.kind))
          assert.equal(versions.find(isLive)?.status, 'pinned');
        assert.equal(advance(versions, event, at).length, versions.length + (event.kind === 'propose' ? 1 : 0));
      }
    }),
  );
});
