import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../src/ports/errors.ts';
import { type ScriptedSite, SITE, strict, withSite } from './scripted-site.ts';

async function visit(site: ScriptedSite, ...templates: readonly string[]): Promise<void> {
  for (const template of templates) await site.visit(template);
}

test('two pages make a candidate, the third makes it active, and those that waited are read again', () =>
  withSite(async (site) => {
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), []);
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 candidate']);
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 active']);
    assert.deepEqual(site.reread, ['document-0001', 'document-0002', 'document-0003']);
    assert.equal((await site.visit('A')).path, 'schema');
    assert.deepEqual(await site.store.waiting(SITE, 10), []);
    const [profile] = await site.profiles();
    assert.equal(profile?.learnedFrom.length, 2);
    assert.deepEqual(
      profile?.contenders.map(({ won }) => won),
      [true],
    );
    const [vectors] = await site.store.vectors([profile?.id ?? '']);
    assert.equal(vectors?.pages, 4, 'the mean of the pages that it read');
  }));

test('every template of a site has its profile, and none of them drifts for the other’s pages', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'B', 'B', 'B', 'A');
    assert.deepEqual(await site.summary(), ['A v1 active', 'B v1 active']);
    const [one] = await site.profiles();
    const { uses, valid } = await site.store.tally(one?.id ?? '', 1);
    assert.equal(uses, valid, 'a page of another template is no use');
    assert.equal(await site.store.site(SITE), null);
  }));

test('a page that the pages learned from do not explain changes nothing for them', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'Z', 'A');
    assert.deepEqual(await site.summary(), ['A v1 active']);
  }));

test('a hopeless site is asked less and less often, and again when its pages became many more', () =>
  withSite(async (site) => {
    site.proposes = () => [];
    for (let page = 0; page < 17; page += 1) await site.visit('A');
    const tried = site.inductions;
    assert.ok(tried <= 20, `${tried} inductions`);
    const row = await site.store.site(SITE);
    assert.ok((row?.quietUntil ?? 0) > site.now);
    await visit(site, 'A', 'A', 'A');
    assert.equal(site.inductions, tried);
    site.now = (row?.quietUntil ?? 0) + 1;
    site.proposes = (template) => [template];
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 active'], 'of so many pages one is held out at once');
    assert.equal((await site.store.site(SITE))?.attempts, 0);
  }));

test('a new kind of page is tried at once, however hopeless the others were', () =>
  withSite(async (site) => {
    site.proposes = (template) => (template === 'B' ? ['B'] : []);
    await visit(site, 'A', 'A', 'A', 'B', 'B', 'B');
    assert.deepEqual(await site.summary(), ['B v1 active']);
  }));

test('a profile whose pages change a little is replaced by a new version when that reads the old ones too', () =>
  withSite(async (site) => {
    site.worth = (rule, template) => {
      if (rule === 'A2') return template.startsWith('A') ? 0.95 : 0.1;
      return strict(rule, template);
    };
    await visit(site, 'A', 'A', 'A', 'A', 'A2', 'A2');
    assert.deepEqual(await site.summary(), ['A v1 active']);
    await visit(site, 'A2');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A2 v2 active']);
    assert.equal((await site.visit('A')).path, 'schema');
    assert.deepEqual(await site.store.waiting(SITE, 10), []);
  }));

test('a profile that still reads its own pages is not replaced by one that does not', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A', 'A2', 'A', 'A2', 'A', 'A2', 'A', 'A2');
    assert.deepEqual(await site.summary(), ['A v1 active', 'A2 v1 active']);
  }));

test('templates that take turns both stay, whatever the order of their pages', () =>
  withSite(async (site) => {
    const turns = [
      'A',
      'A',
      'A',
      'A',
      'A2',
      'A2',
      'A2',
      'A2',
      'A',
      'A',
      'A',
      'A',
      'A2',
      'A2',
      'A2',
      'A2',
      'A',
      'A',
      'A',
      'A',
    ];
    await visit(site, ...turns);
    const inUse = (await site.summary()).filter((one) => !one.endsWith('retired'));
    assert.deepEqual(
      inUse.map((one) => one.replace(/ v\d/, '')),
      ['A active', 'A2 active'],
    );
    assert.ok(site.inductions <= 6, `${site.inductions} inductions`);
  }));

test('a redesign: the new version takes the place of one that reads nothing any more', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A', 'A2', 'A2', 'A2', 'A2', 'A2');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A2 v2 active']);
    assert.deepEqual(await site.store.waiting(SITE, 10), []);
  }));

test('rules that read worse and worse drift, are replaced, and what they published since is read again', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A', 'A', 'A');
    site.reread.length = 0;
    site.worth = (rule) => (rule === 'A+' ? 0.95 : 0.82);
    site.proposes = (template) => [template, `${template}+`];
    await visit(site, 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 active']);
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A+ v2 active']);
    assert.deepEqual(site.reread, ['document-0007', 'document-0008', 'document-0009']);
    assert.ok((await site.profiles())[0]?.validTo);
  }));

test('once it has read more pages than it was learned from, a profile is learned again from those', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A');
    site.proposes = () => ['A+'];
    site.worth = (rule, template) => (rule === 'A+' ? 0.945 : strict(rule, template));
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A+ v2 active']);
    assert.equal((await site.profiles())[1]?.learnedFrom.length, 4);
    const { inductions } = site;
    for (let page = 0; page < 8; page += 1) await site.visit('A');
    assert.equal(site.inductions, inductions, 'once');
  }));

test('a drifting profile without anything better stays in use, and recovers', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A');
    site.worth = () => 0.82;
    await visit(site, 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 drifting']);
    site.worth = strict;
    await visit(site, 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 active']);
  }));

test('a version that turns out worse than the one before gives way to it', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A');
    site.worth = (rule) => (rule === 'A+' ? 0.95 : 0.82);
    site.proposes = (template) => [template, `${template}+`];
    await visit(site, 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A+ v2 active']);
    site.worth = (rule) => (rule === 'A' ? 0.95 : 0.82);
    await visit(site, 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 active', 'A+ v2 retired']);
  }));

test('by hand: pinned stays, unpinned drifts again', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A');
    const id = (await site.profiles())[0]?.id ?? '';
    await site.ask('pin', id);
    site.worth = (rule) => (rule === 'A+' ? 0.95 : 0.82);
    site.proposes = () => ['A+'];
    await visit(site, 'A', 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 pinned']);
    await site.ask('unpin', id);
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A+ v2 active']);
    await site.ask('roll-back', id);
    assert.deepEqual(await site.summary(), ['A v1 active', 'A+ v2 retired']);
    await site.ask('pin', id, 2);
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A+ v2 pinned']);
  }));

test('by hand: retired is not learned again until somebody asks for it', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A');
    await site.ask('retire', (await site.profiles())[0]?.id ?? '');
    await visit(site, 'A', 'A', 'A', 'A');
    assert.deepEqual(await site.summary(), ['A v1 retired']);
    await site.ask('learn');
    assert.ok((await site.summary()).some((one) => one.endsWith('active')));
    assert.equal((await site.visit('A')).path, 'schema');
  }));

test('what is asked of a profile that is not there is refused', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A');
    const id = (await site.profiles())[0]?.id ?? '';
    const isUnknown = (error: unknown) => error instanceof CodedError && error.code === 'PROFILE_UNKNOWN';
    await assert.rejects(site.ask('pin', 'nobody'), isUnknown);
    await assert.rejects(site.ask('pin', id, 7), isUnknown);
    await assert.rejects(site.ask('roll-back', id), isUnknown);
  }));

test('the same outcome again changes nothing', () =>
  withSite(async (site) => {
    const outcomes = [await site.visit('A'), await site.visit('A'), await site.visit('A'), await site.visit('A')];
    const before = [await site.profiles(), await site.store.waiting(SITE, 10)];
    for (const outcome of outcomes.slice(3)) {
      const lesson = await site.study(outcome);
      assert.deepEqual([lesson.changed, lesson.reread, lesson.more], [[], [], []]);
    }
    assert.deepEqual([await site.profiles(), await site.store.waiting(SITE, 10)], before);
  }));

test('a page that was read before its reader had heard of the profile is read again', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A');
    const known = await site.visit('A');
    const stale = {
      ...known,
      considered: [],
      profile: null,
      path: 'fallback:density' as const,
      pageHash: known.pageHash,
    };
    site.reread.length = 0;
    const { inductions } = site;
    await site.study(stale);
    assert.deepEqual(site.reread, [known.documentId]);
    assert.equal(site.inductions, inductions);
    assert.deepEqual(await site.summary(), ['A v1 active']);
  }));

test('pages that were sent back and are read badly show that a profile drifts, and start nothing', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A', 'A', 'A', 'A');
    site.worth = (rule) => (rule === 'A+' ? 0.95 : 0.1);
    site.proposes = () => ['A+'];
    site.reread.length = 0;
    const { inductions } = site;
    for (const number of [4, 5, 6]) await site.read(`A ${number}`, `document-000${number}`, true);
    assert.deepEqual(await site.summary(), ['A v1 drifting']);
    assert.deepEqual([site.inductions, site.reread], [inductions, []]);
    await visit(site, 'A');
    assert.deepEqual(await site.summary(), ['A v1 retired', 'A+ v2 active']);
  }));

test('a page that is lost is counted, and nothing else', () =>
  withSite(async (site) => {
    await visit(site, 'A', 'A', 'A');
    const lost = { kind: 'lost' as const, site: SITE, documentId: 'document-0001', pageHash: 'x', code: 'PAGE_GONE' };
    assert.deepEqual((await site.study(lost)).reread, []);
    assert.equal(await site.store.site(SITE), null);
    await site.study({ ...lost, code: 'CONSENT_PAGE' });
    assert.deepEqual((await site.store.site(SITE))?.faults, { 'missing-content': 1 });
  }));

test('pages wait for their model and their neighbours, and who won is told', () =>
  withSite(
    async (site) => {
      site.worth = (rule, template) => (rule === 'model' ? 0.97 : strict(rule, template));
      await visit(site, 'A', 'A', 'A');
      const [profile] = await site.profiles();
      assert.deepEqual(profile?.origin, { kind: 'model', name: 'small', promptVersion: '1' });
      assert.deepEqual(
        profile?.contenders.map(({ origin, won }) => [origin.kind, won]),
        [
          ['model', true],
          ['deterministic', false],
          ['neighbour', false],
        ],
      );
    },
    {
      propose: async () => [
        { rules: await ruleNamed('model'), origin: { kind: 'model', name: 'small', promptVersion: '1' } },
      ],
      neighbours: async () => [
        { rules: await ruleNamed('Z'), origin: { kind: 'neighbour', name: 'other', promptVersion: null } },
      ],
    },
  ));

test('a model that takes too long is not waited for', () =>
  withSite(
    async (site) => {
      await visit(site, 'A', 'A', 'A');
      assert.deepEqual(await site.summary(), ['A v1 active']);
    },
    {
      propose: (_induced, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      settings: { samples: 5, attempts: 3, profiles: 8, ask: 1 },
    },
  ));

test('more waiting pages than one batch come back in batches', () =>
  withSite(async (site) => {
    site.proposes = () => [];
    for (let page = 0; page < 60; page += 1) await site.visit('A');
    site.proposes = (template) => [template];
    await site.ask('learn');
    assert.deepEqual(await site.summary(), ['A v1 active']);
    assert.equal(site.reread.length, 60);
    assert.equal(new Set(site.reread).size, 60);
  }));

async function ruleNamed(name: string) {
  const { css, rules } = await import('./apply-support.ts');
  return rules(css(name));
}
