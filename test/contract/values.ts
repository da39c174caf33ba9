/** What every Store must make of the values that it is given: texts, orders, numbers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { MakePlace } from './harness.ts';
import { outcome, profile } from './learning-rows.ts';
import { document, NOW, page, withStore } from './store-rows.ts';

export function valuesContract(name: string, make: MakePlace): void {
  describe(`${name}: values`, { concurrency: false }, () => {
    texts(make);
    orders(make);
    numbers(make);
  });
}

function texts(make: MakePlace): void {
  test('U+0000 and halves of surrogate pairs become U+FFFD, and are found as they were put', () =>
    withStore(make, async ({ store }, write) => {
      const odd = 'a\u0000b\uD800c\uDC00d 😀';
      const even = 'a\uFFFDb\uFFFDc\uFFFDd 😀';
      await write(async (tx) => {
        await tx.putDocument(document(1, { id: odd, url: odd, searchResult: odd, rawText: odd }));
        await tx.putPage(page({ hash: odd, language: odd, contentType: odd }));
        assert.equal(await tx.claim({ documentId: odd, input: odd, now: NOW, refresh: false }), true);
        assert.equal(
          await tx.claim({ documentId: even, input: even, now: NOW, refresh: false }),
          true,
          'it is the same',
        );
        await tx.putProfile(profile('p', 1, 'active', odd));
      });
      const expected = document(1, { id: even, url: even, searchResult: even, rawText: even });
      assert.deepEqual({ ...(await store.document(odd)) }, expected);
      assert.deepEqual({ ...(await store.document(even)) }, expected);
      const { language, contentType } = (await store.page(odd)) ?? {};
      assert.deepEqual([language, contentType], [even, even]);
      assert.deepEqual(await store.profiles({ site: odd }), [profile('p', 1, 'active', odd)], 'JSON keeps them');
      assert.equal(await store.reserveSlot(odd, 5, NOW, NOW), NOW);
    }));

  test('any text comes back as it was put', () =>
    withStore(make, async ({ store }, write) => {
      const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((one) => !one.includes('\0'));
      const check = async (mainText: string): Promise<void> => {
        await write((tx) => tx.putDocument(document(1, { mainText })));
        assert.equal((await store.document('doc'))?.mainText, mainText);
      };
      await fc.assert(fc.asyncProperty(text, check), { numRuns: 50 });
    }));
}

function orders(make: MakePlace): void {
  test('ids are in the order of their bytes, whatever the database’s language is', () =>
    withStore(make, async ({ store }, write) => {
      const ids = ['a', 'B', 'Z', 'z', 'ä', 'a-b', 'ab', 'a_b', 'é', 'e', 'Ж', 'ж', '😀', '\uFFFD', '10', '9', ' x'];
      const sorted = ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      await write(async (tx) => {
        for (const id of ids) await tx.putProfile(profile(id, 1, 'active'));
      });
      const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
      assert.deepEqual(idsOf(await store.profiles({})), sorted);
      assert.deepEqual([...(await store.versionsIn(['active'])).keys()], sorted);
    }));

  test('pages of documents are told of in the order of their bytes', () =>
    withStore(make, async ({ store }, write) => {
      const ids = ['b', 'A', 'a', 'ä', '_', '😀', '\uFFFD'];
      const sorted = ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      await write(async (tx) => {
        for (const id of ids) {
          await tx.putPage(page({ hash: id, documentId: id }));
          await tx.putDocument(document(1, { id, pageHash: id }));
          await tx.putOutcomes([outcome({ documentId: id, pageHash: id })]);
        }
      });
      const found: string[] = [];
      for (;;) {
        const rows = await store.readBy('p', 1, 0, found.at(-1) ?? '', 2);
        if (rows.length === 0) break;
        found.push(...rows.map(({ documentId }) => documentId));
      }
      assert.deepEqual(found, sorted);
    }));
}

function numbers(make: MakePlace): void {
  test('numbers keep every bit', () =>
    withStore(make, async ({ store }, write) => {
      const far = Number.MAX_SAFE_INTEGER;
      await write((tx) => tx.putDocument(document(2 ** 31 - 1, { created: far, updated: -far })));
      const row = await store.document('doc');
      assert.deepEqual([row?.revision, row?.created, row?.updated], [2 ** 31 - 1, far, -far]);
      const check = async (utility: number): Promise<void> => {
        await write(async (tx) => {
          await tx.putProfile(profile('p', 1, 'active'));
          await tx.putOutcomes([outcome({ utility })]);
        });
        assert.equal((await store.outcomesOf('p', 1, 1))[0]?.utility, utility);
        assert.equal((await store.tally('p', 1)).meanUtility, utility);
      };
      const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => (one === 0 ? 0 : one));
      await fc.assert(fc.asyncProperty(double, check), { numRuns: 50 });
    }));

  test('a slot of parts of milliseconds begins at a whole one, not too early', () =>
    withStore(make, async ({ store }) => {
      const reserve = () => store.reserveSlot('a.example', 333.3, NOW + 0.5, Number.POSITIVE_INFINITY);
      assert.deepEqual([await reserve(), await reserve()], [NOW + 1, NOW + 335]);
      assert.equal(await store.reserveSlot('a.example', 333.3, NOW, NOW + 668.9), null);
      assert.equal(await store.reserveSlot('a.example', 333.3, NOW, NOW + 669.5), NOW + 669);
    }));
}
