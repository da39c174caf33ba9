/** What a site cannot do to learning: to that of other sites, to its own profiles, to our time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProfileVectors } from '../../src/ports/learning-store.ts';
import { newId } from '../../src/schema/learning/drafting.ts';
import { Ledger } from '../../src/schema/learning/ledger.ts';
import type { Sample } from '../../src/schema/learning/samples.ts';
import { rhoOf } from '../../src/schema/rho.ts';
import { DRIFT, PATIENCE } from '../../src/schema/thresholds.ts';
import { css, rules } from './apply-support.ts';
import { article } from './learning-site.ts';
import { withWorld } from './learning-world.ts';
import { type ScriptedSite, SITE, strict, withSite } from './scripted-site.ts';

async function visit(site: ScriptedSite, ...templates: readonly string[]): Promise<void> {
  for (const template of templates) await site.visit(template);
}

const SETTINGS = { samples: 5, attempts: 3, profiles: 8, ask: 1_000 };
const isInUse = (one: string): boolean => !/retired|candidate/.test(one);

test('pages of other sites neither hide that a profile drifts nor teach it anything', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A');
    const own = await site.visit('A');
    const [profile] = await site.profiles();
    const { inductions } = site;
    let count = 0;
    const mirrored = async (): Promise<void> => {
      site.now += 1_000;
      count += 1;
      const page = { documentId: `mirror-${count}`, pageHash: `mirror-${count}`, at: site.now };
      await site.study({ ...own, ...page, site: 'mirror.example' });
    };
    for (let page = 0; page < DRIFT.window * 3; page += 1) await mirrored();
    site.worth = (rule) => (rule === 'A+' ? 0.95 : 0.1);
    for (let page = 0; page < 3; page += 1) {
      await visit(site, 'A');
      await mirrored();
    }
    assert.deepEqual(await site.summary(), ['A v1 drifting']);
    const [vectors] = await site.store.vectors([profile?.id ?? '']);
    assert.equal(vectors?.pages, 4, 'the mean of its own pages');
    assert.ok(site.inductions > inductions, 'from what failed, not from what others brought');
  }));

test('a quiet time that a wrong clock set does not outlast the longest', () =>
  withSite(async (site) => {
    site.proposes = () => [];
    const { now } = site;
    site.now += 1_000 * PATIENCE.longestMs;
    for (let page = 0; page < 17; page += 1) await site.visit('A');
    site.now = now;
    const { inductions } = site;
    await visit(site, 'A');
    assert.ok(site.inductions > inductions);
  }));

test('a profile that falls and recovers by turns is not learned again each time on a hopeless site', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A', 'A', 'A');
    const turn = async (): Promise<void> => {
      site.worth = () => 0.82;
      await visit(site, 'A', 'A', 'A');
      site.worth = strict;
      await visit(site, 'A', 'A', 'A', 'A', 'A', 'A');
    };
    for (let count = 0; count < PATIENCE.attempts + 2; count += 1) await turn();
    const { inductions } = site;
    for (let count = 0; count < 5; count += 1) await turn();
    assert.equal(site.inductions, inductions);
    assert.deepEqual(await site.summary(), ['A v1 active']);
  }));

test('a site of many templates gets as many profiles as it may have, and no more work than those', () =>
  withSite(
    async (site) => {
      for (const template of 'ABCDEFGHIJ') await visit(site, template, template, template, template);
      assert.deepEqual((await site.summary()).filter(isInUse), ['A v1 active', 'B v1 active', 'C v1 active']);
      const { inductions } = site;
      for (const template of 'DEFGHIJ') await visit(site, template, template, template);
      assert.equal(site.inductions, inductions);
    },
    { settings: { ...SETTINGS, profiles: 3 } },
  ));

test('a site whose every second page is of a new kind gets ever fewer candidates', () =>
  withSite(
    async (site) => {
      for (let kind = 0; kind < 60; kind += 1) {
        const template = String.fromCharCode(0x41 + kind);
        await visit(site, template, template);
      }
      const candidates = (await site.summary()).length;
      assert.ok(candidates <= 4 + PATIENCE.attempts, `${candidates} candidates`);
    },
    { settings: { ...SETTINGS, profiles: 2 } },
  ));

test('pages that a wrong clock dated far ahead do not hide that a profile drifts', () =>
  withSite(async (site) => {
    const { now } = site;
    site.now += 365 * PATIENCE.longestMs;
    for (let page = 0; page < 30; page += 1) await site.visit('A');
    site.now = now;
    await visit(site, 'A', 'A', 'A');
    site.worth = () => 0.1;
    await visit(site, 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 drifting']);
  }));

test('rules that fit into no record are no proposal', () =>
  withSite(async (site) => {
    site.worth = () => 0.95;
    site.proposes = () => ['x'.repeat(200_000)];
    await visit(site, 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), []);
  }));

test('a lesson that takes too long is an attempt without a result', () =>
  withSite(
    async (site) => {
      await visit(site, 'A', 'A');
      assert.deepEqual(await site.summary(), []);
      assert.equal((await site.store.waiting(SITE, 10)).length, 2);
      assert.equal((await site.store.site(SITE))?.attempts, 1);
    },
    {
      budgetMs: 20,
      settings: { ...SETTINGS, ask: 60_000 },
      propose: (_induced, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    },
  ));

test('where none of the pages that a profile reads is left, nothing takes its place while it reads others', () =>
  withSite(async (site) => {
    const limits = { pageAgeMs: 1e12, documentAgeMs: 1e12, outcomeAgeMs: 1e12, eventAgeMs: 1e12, pagesPerProfile: 0 };
    const everything = (rule: string, template: string) => (rule === 'A2' ? 0.95 : strict(rule, template));
    site.worth = everything;
    await visit(site, 'A', 'A', 'A', 'A', 'A2', 'A', 'A2', 'A');
    await site.store.sweep(limits, site.now, 1_000);
    await visit(site, 'A2');
    assert.deepEqual(await site.summary(), ['A v1 active', 'A2 v1 active']);
  }));

test('two layouts by turns do not replace each other, though what is learned anew is a little better', () =>
  withSite(async (site) => {
    let count = 0;
    site.proposes = (template) => [`${template}${'+'.repeat(++count)}`];
    site.worth = (rule, template) => {
      const better = Math.min(0.001 * (rule.split('+').length - 1), 0.015);
      return strict(rule, template) + better;
    };
    for (let turn = 0; turn < 6; turn += 1) await visit(site, 'A', 'A', 'A', 'A', 'A2', 'A2', 'A2', 'A2');
    const versions = await site.summary();
    assert.equal(versions.filter(isInUse).length, 2);
    assert.ok(versions.length <= 5, versions.join());
  }));

test('what users defined stays when a profile is learned again', () => {
  const place = { selectors: [{ language: 'css' as const, value: '.place' }], attribute: null };
  let asked = true;
  return withSite(
    async (site) => {
      await visit(site, 'A', 'A', 'A', 'A');
      asked = false;
      site.proposes = () => ['A+'];
      site.worth = (rule, template) => (rule === 'A+' ? 0.945 : strict(rule, template));
      await visit(site, 'A');
      const now = (await site.profiles()).find(({ status }) => status === 'active');
      assert.equal(now?.version, 2);
      assert.deepEqual(now.rules.fields.place, place);
    },
    { defined: () => (asked ? { place } : {}) },
  );
});

test('a version that is in use again is known by its own fingerprints', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A', 'A2', 'A2', 'A2', 'A2');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A2 v2 active']);
    const id = (await site.profiles())[0]?.id ?? '';
    const stored = new Map((await site.store.vectors([id])).map((one): [number, ProfileVectors] => [one.version, one]));
    await site.ask('roll-back', id);
    const ledger = await Ledger.open(site.store, SITE, site.now);
    assert.deepEqual(ledger.vectorsOf(id)?.structure, stored.get(1)?.structure);
  }));

test('pages that all named a profile name another one', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A');
    const [profile] = await site.profiles();
    const ledger = await Ledger.open(site.store, SITE, site.now);
    const samples = (profile?.learnedFrom ?? []).map((hash) => ({ hash }) as Sample);
    const [named] = samples.filter(({ hash }) => newId(ledger, [{ hash } as Sample]) !== profile?.id);
    const taken = samples.filter((sample) => sample !== named);
    const id = newId(ledger, taken);
    assert.notEqual(id, profile?.id);
    assert.equal(newId(ledger, taken), id, 'the same pages give the same one');
  }));

test('pages that a profile does not read cost it no page that it does', () => {
  const fresh = rhoOf({ rules: rules(css('p')), fragility: 0 }, { uses: 0, valid: 0 }).text ?? 0;
  const worn = rhoOf({ rules: rules(css('p')), fragility: 0 }, { uses: 1_000, valid: 10 }).text ?? 0;
  // of the three terms structure weighs a fifth
  assert.ok(0.2 * (fresh - worn) < DRIFT.fall);
});

test('a page is read again as its own document’s, whoever has served the same bytes since', () =>
  withWorld(async (world) => {
    const url = 'https://paper.example/s/1';
    await world.visit(url, article(1));
    await world.visit('https://mirror.example/copy', article(1));
    for (let number = 2; number < 6; number += 1) {
      await world.visit(`https://paper.example/s/${number}`, article(number));
    }
    const again = world.documents.findLast((document) => document.url === url);
    assert.equal(again?.path, 'schema');
    assert.equal(again.finalUrl, url);
  }));
