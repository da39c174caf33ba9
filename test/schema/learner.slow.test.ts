import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../src/ports/errors.ts';
import { isLive } from '../../src/schema/life.ts';
import type { Profile } from '../../src/schema/profile.ts';
import { type ScriptedSite, strict, withSite } from './scripted-site.ts';

type Step =
  | { readonly kind: 'visit'; readonly template: string }
  | { readonly kind: 'again' }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'worth'; readonly worse: string | null }
  | {
      readonly kind: 'ask';
      readonly action: 'pin' | 'unpin' | 'retire' | 'learn' | 'roll-back';
      readonly which: number;
      readonly version: number | null;
    };

const template = fc.constantFrom('A', 'A', 'A', 'A2', 'B');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('visit' as const), template }) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'again' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'sleep' }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('worth' as const), worse: fc.constantFrom('A', 'A+', 'B', null) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      action: fc.constantFrom(
        'pin' as const,
        'unpin' as const,
        'retire' as const,
        'learn' as const,
        'roll-back' as const,
      ),
      which: fc.nat(3),
      version: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    }),
  },
);

test('whatever pages come and whatever is asked: one version in use, rising revisions, replays change nothing', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), (steps) =>
      withSite(async (site) => {
        site.proposes = (one) => [one, `${one}+`];
        let before = await site.profiles();
        for (const one of steps) {
          const pinned = before.filter(({ status }) => status === 'pinned');
          await take(site, one);
          const after = await site.profiles();
          holds(before, after);
          if (one.kind !== 'ask') keeps(pinned, after);
          before = after;
        }
      }),
    ),
    { numRuns: 40 },
  ));

async function take(site: ScriptedSite, one: Step): Promise<void> {
  if (one.kind === 'visit') last.set(site, await site.visit(one.template));
  else if (one.kind === 'again') await again(site);
  else if (one.kind === 'sleep') site.now += 10 * 60_000;
  else if (one.kind === 'worth')
    site.worth = (rule, page) => Math.max(0.1, strict(rule, page) - (rule === one.worse ? 0.13 : 0));
  else await ask(site, one);
}

const last = new WeakMap<ScriptedSite, Awaited<ReturnType<ScriptedSite['visit']>>>();

/** The last outcome once more: nothing happens. */
async function again(site: ScriptedSite): Promise<void> {
  const outcome = last.get(site);
  if (outcome === undefined) return;
  const before = await site.profiles();
  const { inductions } = site;
  await site.study(outcome);
  assert.deepEqual(await site.profiles(), before);
  assert.equal(site.inductions, inductions);
}

async function ask(site: ScriptedSite, { action, which, version }: Extract<Step, { kind: 'ask' }>): Promise<void> {
  const ids = [...new Set((await site.profiles()).map(({ id }) => id))];
  try {
    await site.ask(action, ids[which] ?? 'nobody', version);
  } catch (error) {
    assert.ok(error instanceof CodedError && error.code === 'PROFILE_UNKNOWN', String(error));
  }
}

function holds(before: readonly Profile[], after: readonly Profile[]): void {
  for (const [id, versions] of Map.groupBy(after, (one) => one.id)) {
    assert.ok(versions.filter(isLive).length <= 1, `${id}: two versions in use`);
    assert.ok(versions.filter(({ status }) => status === 'candidate').length <= 1);
    assert.equal(new Set(versions.map(({ revision }) => revision)).size, versions.length);
    const old = before.filter((one) => one.id === id);
    const highest = Math.max(0, ...old.map(({ revision }) => revision));
    for (const one of versions) {
      const was = old.find(({ version }) => version === one.version);
      if (JSON.stringify(was) !== JSON.stringify(one)) assert.ok(one.revision > highest, `${id}: no new revision`);
      assert.equal(one.validTo === null, one.status !== 'retired');
    }
  }
  for (const { id, version } of before)
    assert.ok(
      after.some((one) => one.id === id && one.version === version),
      'no version is forgotten',
    );
}

function keeps(pinned: readonly Profile[], after: readonly Profile[]): void {
  for (const { id, version } of pinned)
    assert.equal(after.find((one) => one.id === id && one.version === version)?.status, 'pinned');
}
