/** What becomes of old rows in every Store. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MakePlace } from './harness.ts';
import { claim, DAY, document, LATER, NOW, page, withStore } from './store-rows.ts';

export function sweeping(make: MakePlace): void {
  const limits = {
    pageAgeMs: 7 * DAY,
    documentAgeMs: 30 * DAY,
    pagesPerProfile: 20,
    outcomeAgeMs: 90 * DAY,
    eventAgeMs: 90 * DAY,
  };

  test('rows go by age, at most as many as asked for', () =>
    withStore(make, async ({ store }, write) => {
      await write(async (tx) => {
        for (let n = 0; n < 10; n++) await tx.putPage(page({ hash: `old ${n}`, fetchedAt: NOW - 8 * DAY }));
        await tx.putPage(page({ hash: 'young', fetchedAt: NOW - 6 * DAY }));
        await tx.putDocument(document(1, { id: 'old', updated: NOW - 31 * DAY }));
        await tx.putDocument(document(1, { id: 'young', updated: NOW - 29 * DAY }));
      });
      assert.equal(await store.sweep(limits, NOW, 4), 4);
      assert.equal(await store.sweep(limits, NOW, 100), 7);
      assert.equal(await store.sweep(limits, NOW, 100), 0);
      assert.equal(await store.page('old 3'), null);
      assert.equal(await store.document('old'), null);
      assert.notEqual(await store.page('young'), null);
      assert.notEqual(await store.document('young'), null);
    }));

  test('claims of documents whose time is over go, and slots of the past; open claims stay', () =>
    withStore(make, async ({ store }, write) => {
      await write(async (tx) => {
        await tx.keepClaim('over', NOW - 1);
        await tx.keepClaim('kept', NOW + 1);
        await tx.claim({ ...claim('a'), documentId: 'open' });
      });
      await store.reserveSlot('past.example', 50, NOW - 100, LATER);
      await store.reserveSlot('busy.example', 5000, NOW, LATER);
      assert.equal(await store.sweep(limits, NOW, 100), 2);
      await write(async (tx) => {
        assert.equal(await tx.claim({ ...claim('b'), documentId: 'kept' }), false);
        assert.equal(await tx.claim({ ...claim('b'), documentId: 'open' }), false);
      });
      assert.equal(await store.reserveSlot('busy.example', 50, NOW, LATER), NOW + 5000);
    }));

  test('a claim whose record was lost ends, too, in the end', () =>
    withStore(make, async ({ store }, write) => {
      await write((tx) => tx.claim(claim('lost')));
      await store.sweep(limits, NOW + 7 * DAY, 100);
      await write(async (tx) => assert.equal(await tx.claim({ ...claim('b'), now: NOW + 7 * DAY }), false));
      assert.equal(await store.sweep(limits, NOW + 9 * DAY, 100), 1);
    }));
}
