/** Which pages wait for a profile, which a profile has read, and which of them stay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LearningReads, LearningWrites, OutcomeRow, ProfileStatus } from '../../src/ports/learning-store.ts';
import type { StoreLimits } from '../../src/ports/store.ts';
import type { MakePlace } from './harness.ts';
import { outcome, profile } from './learning-rows.ts';
import { DAY, document, NOW, page, type Write, withStore } from './store-rows.ts';

export function waiting(make: MakePlace): void {
  const documentsOf = (rows: readonly OutcomeRow[]) => rows.map(({ documentId }) => documentId);

  test('pages that no profile read wait, one row a document, the latest first', () =>
    withStore(make, async ({ store }, write) => {
      await publishPage(write, 'd1', { at: NOW }, [none, { profileId: 'p', valid: false, chosen: false }]);
      await publishPage(write, 'd2', { at: NOW + 1 }, [{ profileId: 'p', valid: false, chosen: false }]);
      await publishPage(write, 'd3', { at: NOW + 2 }, [{ profileId: 'p', valid: true, chosen: true }]);
      await publishPage(write, 'd4', { at: NOW + 3 }, [none, { profileId: 'trial', valid: true, chosen: false }]);
      await publishPage(write, 'd5', { at: NOW + 4, site: 'b.example' }, [none]);
      const rows = await store.waiting('a.example', 10);
      assert.deepEqual(documentsOf(rows), ['d4', 'd2', 'd1']);
      assert.deepEqual(
        rows.map(({ profileId }) => profileId),
        [null, 'p', null],
      );
      assert.deepEqual(documentsOf(await store.waiting('a.example', 1)), ['d4']);
    }));

  test('a page waits no longer once a profile read it, its document ended, changed, or its bytes went', () =>
    withStore(make, async ({ store }, write) => {
      for (const id of ['d1', 'd2', 'd3', 'd4', 'd5']) await publishPage(write, id, {}, [none]);
      await write(async (tx) => {
        await tx.putOutcomes([outcome({ documentId: 'd1', pageHash: 'page of d1' })]);
        await tx.putDocument(document(2, { id: 'd2', pageHash: 'page of d2', status: 'withdrawn' }));
        await tx.putDocument(document(2, { id: 'd3', pageHash: 'another page' }));
        await tx.putPage(page({ hash: 'page of d4', fetchedAt: NOW - 9 * DAY }));
        assert.deepEqual(documentsOf(await tx.waiting('a.example', 10)), ['d4', 'd5']);
      });
      await store.sweep(limits, NOW, 100);
      assert.deepEqual(documentsOf(await store.waiting('a.example', 10)), ['d5']);
    }));
}

export function readBy(make: MakePlace): void {
  test('what a version published since then, page by page', () =>
    withStore(make, async ({ store }, write) => {
      for (const [index, id] of ['d1', 'd2', 'd3', 'd4'].entries()) {
        await publishPage(write, id, { at: NOW + index }, [{ profileId: 'p' }]);
      }
      await publishPage(write, 'd5', { at: NOW + 9 }, [none, { profileId: 'p', valid: false, chosen: false }]);
      const ids = async (since: number, after: string, limit: number) =>
        (await store.readBy('p', 1, since, after, limit)).map(({ documentId }) => documentId);
      assert.deepEqual(await ids(NOW, '', 10), ['d1', 'd2', 'd3', 'd4']);
      assert.deepEqual(await ids(NOW + 1, '', 2), ['d2', 'd3']);
      assert.deepEqual(await ids(NOW + 1, 'd3', 2), ['d4']);
      assert.deepEqual(await store.readBy('p', 2, NOW, '', 10), []);
    }));

  test('a page is its last reader’s, also after a return to an earlier version', () =>
    withStore(make, async ({ store }, write) => {
      await publishPage(write, 'd1', {}, [{ profileId: 'p' }]);
      const reader = (version: number) =>
        write((tx) => tx.putOutcomes([outcome({ documentId: 'd1', pageHash: 'page of d1', version })]));
      const count = async (version: number) => (await store.readBy('p', version, 0, '', 10)).length;
      await reader(2);
      assert.deepEqual([await count(1), await count(2)], [0, 1]);
      await reader(1);
      assert.deepEqual([await count(1), await count(2)], [1, 0]);
      await write((tx) => tx.putDocument(document(3, { id: 'd1', pageHash: 'another page' })));
      assert.deepEqual([await count(1), await count(2)], [0, 0]);
      await write((tx) => tx.putProfile(profile('p', 2, 'retired')));
      assert.equal((await store.tally('p', 2)).chosen, 1, 'that it was once chosen is not forgotten');
    }));
}

export function sweeping(make: MakePlace): void {
  test('of the pages that a profile read, the latest stay; those that wait stay, too', () =>
    withStore(make, async ({ store }, write) => {
      for (let n = 0; n < 8; n++) {
        await publishPage(write, `p${n}`, { at: NOW + n }, [{ profileId: 'p', version: 1 + (n % 2) }]);
        await publishPage(write, `w${n}`, { at: NOW + n }, [none]);
      }
      await publishPage(write, 'q', { at: NOW - DAY }, [{ profileId: 'q' }]);
      assert.equal(await store.sweep(limits, NOW, 2), 2);
      assert.equal(await store.sweep(limits, NOW, 100), 3);
      assert.equal(await store.sweep(limits, NOW, 100), 0);
      const kept: string[] = [];
      for (const id of ['p0', 'p4', 'p5', 'p6', 'p7', 'w0', 'w7', 'q']) {
        if ((await store.page(`page of ${id}`)) !== null) kept.push(id);
      }
      assert.deepEqual(kept, ['p5', 'p6', 'p7', 'w0', 'w7', 'q']);
    }));

  test('pages of other sites that a profile read push none of its own site out', () =>
    withStore(make, async ({ store }, write) => {
      const publish = (id: string, at: number, site: string) =>
        publishPage(write, id, { at: NOW + at, site }, [{ profileId: 'p' }]);
      for (let n = 0; n < 4; n++) await publish(`own ${n}`, n, 'a.example');
      for (let n = 0; n < 5; n++) await publish(`foreign ${n}`, 10 + n, 'b.example');
      await publish('another', 0, 'c.example');
      assert.equal(await store.sweep(limits, NOW, 100), 3);
      for (const [id, stays] of [
        ['own 0', false],
        ['own 1', true],
        ['own 3', true],
        ['foreign 1', false],
        ['foreign 2', true],
        ['another', true],
      ] as const) {
        assert.equal((await store.page(`page of ${id}`)) !== null, stays, id);
      }
    }));

  test('pages of very many profiles are looked at step by step, over and over', () =>
    withStore(make, async ({ store }, write) => {
      const name = (n: number) => `p${String(n).padStart(4, '0')}`;
      const publish = async (n: number, at: number) =>
        publishPage(write, `${name(n)} at ${at}`, { at: NOW + at }, [{ profileId: name(n) }]);
      for (let n = 0; n < 600; n++) await publish(n, 0);
      for (const n of [0, 599]) for (let at = 1; at < 5; at++) await publish(n, at);
      const sweeps = async () => (await store.sweep(limits, NOW, 100)) + (await store.sweep(limits, NOW, 100));
      assert.equal(await sweeps(), 4);
      await publish(0, 5);
      assert.equal(await sweeps(), 1);
      assert.equal(await sweeps(), 0);
    }));

  test('former versions go beyond the last ten, with their vectors, some at a time', () =>
    withStore(make, async ({ store }, write) => {
      await write(async (tx) => {
        for (let version = 1; version <= 20; version++) await putVersion(tx, 'p', version, version, 'retired');
        for (let version = 1; version <= 10; version++) await putVersion(tx, 'q', version, version, 'retired');
      });
      assert.equal(await store.sweep(limits, NOW, 4), 4);
      assert.deepEqual(await versionsOf(store, 'p'), range(5, 20), 'the oldest first');
      assert.equal(await store.sweep(limits, NOW, 100), 6);
      assert.equal(await store.sweep(limits, NOW, 100), 0);
      assert.deepEqual(await versionsOf(store, 'p'), range(11, 20));
      assert.deepEqual(await versionsOf(store, 'q'), range(1, 10));
      const vectors = await store.vectors(['p', 'q']);
      assert.deepEqual(
        vectors.map(({ version }) => version),
        [...range(11, 20), ...range(1, 10)],
      );
    }));

  test('a version in use stays, and so does the one that changed last, however old', () =>
    withStore(make, async ({ store }, write) => {
      const live = ['active', 'drifting', 'pinned'] as const;
      await write(async (tx) => {
        for (const [at, status] of live.entries()) {
          for (let n = 2; n <= 13; n++) await putVersion(tx, status, n, n, n === 4 ? 'candidate' : 'retired');
          await putVersion(tx, status, 1, at, status);
        }
        await putVersion(tx, 'ended', 1, 99, 'retired');
        for (let version = 2; version <= 13; version++) await putVersion(tx, 'ended', version, version, 'retired');
      });
      assert.equal(await store.sweep(limits, NOW, 100), 8);
      for (const id of [...live, 'ended']) assert.deepEqual(await versionsOf(store, id), [1, ...range(4, 13)], id);
    }));

  test('outcomes go by age; a profile in use, sites and vectors stay', () =>
    withStore(make, async ({ store }, write) => {
      await write(async (tx) => {
        for (let n = 0; n < 5; n++) await tx.putOutcomes([outcome({ pageHash: `old ${n}`, at: NOW - 91 * DAY })]);
        await tx.putOutcomes([outcome({ pageHash: 'young', at: NOW - 89 * DAY })]);
        await tx.putProfile(profile('p', 1, 'active'));
        await tx.putSite({ site: 'a.example', attempts: 0, quietUntil: 0, faults: {}, updated: 0 });
      });
      assert.equal(await store.sweep(limits, NOW, 3), 3);
      assert.equal(await store.sweep(limits, NOW, 100), 2);
      assert.equal((await store.tally('p', 1)).uses, 1);
      assert.equal((await store.profiles({})).length, 1);
      assert.notEqual(await store.site('a.example'), null);
    }));
}

const limits: StoreLimits = {
  pageAgeMs: 7 * DAY,
  documentAgeMs: 365 * DAY,
  pagesPerProfile: 3,
  outcomeAgeMs: 90 * DAY,
  eventAgeMs: 90 * DAY,
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

const versionsOf = async (store: LearningReads, id: string): Promise<number[]> =>
  (await store.profiles({ id })).map(({ version }) => version);

async function putVersion(tx: LearningWrites, id: string, version: number, revision: number, status: ProfileStatus) {
  await tx.putProfile({ ...profile(id, version, status), revision });
  const structure = new Float32Array(512);
  await tx.putVectors({ profileId: id, version, structure, semantics: null, pages: 1 });
}

/** Read without any profile. */
const none: Partial<OutcomeRow> = {
  profileId: null,
  version: 0,
  valid: false,
  chosen: false,
  path: 'fallback:density',
};

/** A published document with its page and the page's outcomes. */
function publishPage(
  write: Write,
  documentId: string,
  common: Partial<OutcomeRow>,
  outcomesOfPage: readonly Partial<OutcomeRow>[],
): Promise<void> {
  const pageHash = `page of ${documentId}`;
  const rows = outcomesOfPage.map((one) => outcome({ documentId, pageHash, ...common, ...one }));
  return write(async (tx) => {
    const { at: fetchedAt = NOW, site = 'a.example' } = common;
    await tx.putPage(page({ hash: pageHash, documentId, fetchedAt, site }));
    await tx.putDocument(document(1, { id: documentId, pageHash, site }));
    await tx.putOutcomes(rows);
  });
}
