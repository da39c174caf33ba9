/** What every Store must do for learning. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { SiteRow } from '../../src/ports/learning-store.ts';
import type { MakePlace } from './harness.ts';
import { outcome, plain, profile } from './learning-rows.ts';
import { DAY, document, NOW, withStore } from './store-rows.ts';
import { readBy, sweeping, waiting } from './waiting.ts';

export function learningContract(name: string, make: MakePlace): void {
  describe(`${name}: what the Store knows of learning`, { concurrency: false }, () => {
    profiles(make);
    outcomes(make);
    waiting(make);
    readBy(make);
    sitesAndVectors(make);
    sweeping(make);
  });
}

function profiles(make: MakePlace): void {
  test('a profile’s versions come back as they were put, by id, then version', () =>
    withStore(make, async ({ store }, write) => {
      const all = [profile('a', 1, 'retired'), profile('a', 2, 'active'), profile('b', 1, 'pinned', 'b.example')];
      await write(async (tx) => {
        for (const one of [...all].reverse()) await tx.putProfile(one);
      });
      assert.deepEqual(await store.profiles({}), all);
      assert.deepEqual(await store.profiles({ id: 'a' }), all.slice(0, 2));
      assert.deepEqual(await store.profiles({ site: 'b.example' }), all.slice(2));
      assert.deepEqual(await store.profiles({ status: ['active', 'pinned'] }), all.slice(1));
      assert.deepEqual(await store.profiles({ site: 'a.example', status: ['retired'] }), all.slice(0, 1));
      assert.deepEqual(await store.profiles({ status: [] }), []);
    }));

  test('the versions in some states are told of all profiles', () =>
    withStore(make, async ({ store }, write) => {
      await write(async (tx) => {
        await tx.putProfile(profile('a', 1, 'retired'));
        await tx.putProfile(profile('a', 2, 'active'));
        await tx.putProfile(profile('b', 3, 'pinned', 'b.example'));
        await tx.putProfile(profile('c', 1, 'candidate'));
      });
      assert.deepEqual(
        await store.versionsIn(['active', 'pinned']),
        new Map([
          ['a', 2],
          ['b', 3],
        ]),
      );
      assert.deepEqual(await store.versionsIn([]), new Map());
    }));

  test('a version put again takes the place of the earlier one, also in the filter', () =>
    withStore(make, async ({ store }, write) => {
      const changed = { ...profile('a', 1, 'retired', 'c.example'), revision: 7, validTo: NOW };
      await write(async (tx) => {
        await tx.putProfile(profile('a', 1, 'active'));
        await tx.putProfile(changed);
        assert.deepEqual(await tx.profiles({ status: ['active'] }), []);
      });
      assert.deepEqual(await store.profiles({ site: 'c.example', status: ['retired'] }), [changed]);
    }));
}

function outcomes(make: MakePlace): void {
  test('an outcome comes back as it was put, the latest page first', () =>
    withStore(make, async ({ store }, write) => {
      const semantics = Uint8Array.from({ length: 1536 }, (_, n) => n % 256);
      const rows = [
        outcome({ pageHash: 'new', at: NOW, semantics, language: 'kk', rendered: true }),
        outcome({ pageHash: 'old', at: NOW - 1, valid: false, chosen: false, fault: 'excessive-noise' }),
        outcome({ pageHash: 'older', at: NOW - 2, path: 'fallback:density' }),
      ];
      await write(async (tx) => {
        await tx.putProfile(profile('p', 1, 'active'));
        await tx.putOutcomes([...rows].reverse());
      });
      assert.deepEqual((await store.outcomesOf('p', 1, 10)).map(plain), rows);
      assert.deepEqual((await store.outcomesOf('p', 1, 1)).map(plain), rows.slice(0, 1));
      assert.deepEqual(await store.outcomesOf('p', 2, 10), []);
    }));

  test('a page counts once, however often its outcome is replayed', () =>
    withStore(make, async ({ store }, write) => {
      const put = fc.record({
        pageHash: fc.constantFrom('h1', 'h2', 'h3', 'h4'),
        documentId: fc.constantFrom('d1', 'd2'),
        version: fc.constantFrom(1, 2),
        utility: fc.double({ min: 0, max: 1, noNaN: true }),
        valid: fc.boolean(),
        fault: fc.constantFrom(null, 'minor' as const),
        chosen: fc.boolean(),
      });
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(put, { maxLength: 20 }), async (rows) => {
          const profileId = `p${round++}`;
          const put = rows.map((row) => outcome({ ...row, profileId }));
          await write(async (tx) => {
            for (const version of [1, 2]) await tx.putProfile(profile(profileId, version, 'active'));
            await tx.putOutcomes(put);
          });
          for (const version of [1, 2]) {
            const last = new Map(
              put.filter((row) => row.version === version).map((row) => [`${row.documentId}/${row.pageHash}`, row]),
            );
            const known = [...last.values()].filter(({ valid, fault }) => valid || fault !== null);
            const tally = await store.tally(profileId, version);
            const sum = known.reduce((total, { utility }) => total + utility, 0);
            assert.equal(tally.uses, known.length);
            assert.equal(tally.valid, known.filter(({ valid }) => valid).length);
            assert.equal(tally.chosen, known.filter(({ chosen }) => chosen).length);
            assert.ok(Math.abs(tally.meanUtility - (known.length === 0 ? 0 : sum / known.length)) < 1e-9);
          }
        }),
        { numRuns: 20 },
      );
    }));

  test('a page on which a profile was merely tried is no use of it', () =>
    withStore(make, async ({ store }, write) => {
      const failed = { valid: false, chosen: false, utility: 0 };
      await write(async (tx) => {
        await tx.putProfile(profile('p', 1, 'active'));
        await tx.putDocument(document(1, { pageHash: 'tried' }));
        await tx.putOutcomes([
          outcome({ pageHash: 'read' }),
          outcome({ pageHash: 'failed', ...failed, fault: 'minor' }),
          outcome({ pageHash: 'tried', ...failed }),
        ]);
      });
      assert.deepEqual(await store.tally('p', 1), { uses: 2, valid: 1, chosen: 1, meanUtility: 0.375 });
      assert.equal((await store.outcomesOf('p', 1, 10)).length, 2);
      assert.equal((await store.outcomesOfDocument('doc')).length, 1);
    }));

  test('a page of another site that a profile read is no use of it', () =>
    withStore(make, async ({ store }, write) => {
      const own = outcome({ pageHash: 'own', utility: 0.5 });
      const foreign = outcome({ pageHash: 'foreign', site: 'b.example', at: NOW + 1, utility: 1 });
      await write(async (tx) => {
        await tx.putProfile(profile('p', 1, 'active'));
        await tx.putDocument(document(1, { pageHash: 'foreign', site: 'b.example' }));
        await tx.putOutcomes([own, foreign]);
        assert.equal((await tx.tally('p', 1)).uses, 1);
      });
      assert.deepEqual(await store.tally('p', 1), { uses: 1, valid: 1, chosen: 1, meanUtility: 0.5 });
      assert.deepEqual((await store.outcomesOf('p', 1, 1)).map(plain), [own]);
      assert.deepEqual((await store.outcomesOfDocument('doc')).map(plain), [foreign]);
      assert.equal((await store.tally('unknown', 1)).uses, 0);
    }));

  test('a document’s outcomes are those of its last page', () =>
    withStore(make, async ({ store }, write) => {
      await write(async (tx) => {
        await tx.putDocument(document(2, { pageHash: 'new' }));
        await tx.putOutcomes([
          outcome({ pageHash: 'old' }),
          outcome({ pageHash: 'new', profileId: 'q', chosen: false }),
          outcome({ pageHash: 'new', profileId: 'p' }),
        ]);
      });
      const found = await store.outcomesOfDocument('doc');
      assert.deepEqual(
        found.map(({ pageHash, profileId }) => [pageHash, profileId]),
        [
          ['new', 'p'],
          ['new', 'q'],
        ],
      );
      assert.deepEqual(await store.outcomesOfDocument('unknown'), []);
    }));
}

function sitesAndVectors(make: MakePlace): void {
  test('a site is one row', () =>
    withStore(make, async ({ store }, write) => {
      assert.equal(await store.site('a.example'), null);
      const first: SiteRow = { site: 'a.example', attempts: 1, quietUntil: NOW + DAY, faults: {}, updated: NOW };
      await write((tx) => tx.putSite(first));
      assert.deepEqual(await store.site('a.example'), first);
      const second: SiteRow = { ...first, attempts: 0, faults: { fragility: 2, 'missing-content': 1 } };
      await write((tx) => tx.putSite(second));
      assert.deepEqual(await store.site('a.example'), second);
    }));

  test('vectors come back as they were put, float by float', () =>
    withStore(make, async ({ store }, write) => {
      const structure = Float32Array.from({ length: 512 }, (_, n) => Math.sin(n) / 3);
      const semantics = structure.subarray(1, 385);
      const first = { profileId: 'a', version: 1, structure, semantics: null, pages: 2 };
      const second = { profileId: 'a', version: 2, structure, semantics, pages: 3 };
      const other = { ...first, profileId: 'b' };
      await write(async (tx) => {
        await tx.putVectors({ ...first, pages: 1, semantics });
        for (const one of [other, second, first]) await tx.putVectors(one);
      });
      assert.deepEqual(await store.vectors(null), [first, second, other]);
      assert.deepEqual(await store.vectors(['a']), [first, second]);
      assert.deepEqual(await store.vectors([]), []);
      const many = Array.from({ length: 40_000 }, (_, n) => `none/${n}`);
      assert.deepEqual(await store.vectors(['b', ...many, 'a', 'b']), [first, second, other]);
    }));
}
