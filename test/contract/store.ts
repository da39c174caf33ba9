/** What every Store must do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { StoreTransaction } from '../../src/ports/store.ts';
import { claimsDoWhatTheirModelDoes } from './claims.ts';
import { type MakePlace, ownerOf } from './harness.ts';
import { places } from './places.ts';
import { quakes } from './quakes.ts';
import { claim, DAY, document, LATER, NOW, page, withStore } from './store-rows.ts';
import { sweeping } from './sweeping.ts';

export function storeContract(name: string, make: MakePlace): void {
  describe(`${name}: Store`, { concurrency: false }, () => {
    claims(make);
    rows(make);
    slots(make);
    transactions(make);
    sweeping(make);
    places(make);
    quakes(make);
  });
}

function claims(make: MakePlace): void {
  test('a claim is its input’s until the end of the URL', () =>
    inTransaction(make, async (tx) => {
      assert.equal(await tx.claim(claim('a')), true);
      assert.equal(await tx.claim(claim('a')), true, 'a replay is no duplicate of itself');
      assert.equal(await tx.claim(claim('b')), false);
      assert.equal(await tx.claim({ ...claim('b'), refresh: true }), false, 'a refresh waits for the end, too');
      assert.equal(await tx.claim({ ...claim('b'), documentId: 'other' }), true);
      await tx.freeClaim('doc');
      assert.equal(await tx.claim(claim('b')), true);
    }));

  test('a document keeps its URL until its time, or a refresh', () =>
    inTransaction(make, async (tx) => {
      await tx.claim(claim('a'));
      await tx.keepClaim('doc', NOW + DAY);
      assert.equal(await tx.claim(claim('b')), false);
      assert.equal(await tx.claim({ ...claim('b'), now: NOW + DAY - 1 }), false);
      assert.equal(await tx.claim({ ...claim('b'), refresh: true }), true);
      assert.equal(await tx.claim({ ...claim('c'), refresh: true }), false, 'the refresh has it now');
      await tx.keepClaim('doc', NOW + DAY);
      assert.equal(await tx.claim({ ...claim('c'), now: NOW + DAY }), true);
    }));

  test('claims do what their model does', () => withStore(make, (_, write) => claimsDoWhatTheirModelDoes(write)));

  test('a URL is under way from its claim to its end', () =>
    withStore(make, async ({ store }, write) => {
      const isUnderWay = (now = NOW) => store.isUnderWay('doc', now);
      assert.equal(await isUnderWay(), false);
      await write((tx) => tx.claim(claim('a')));
      assert.deepEqual([await isUnderWay(), await isUnderWay(NOW + 9 * DAY)], [true, false]);
      await write((tx) => tx.keepClaim('doc', NOW + DAY));
      assert.equal(await isUnderWay(), false);
      await write((tx) => tx.claim({ ...claim('b'), refresh: true }));
      assert.equal(await isUnderWay(), true);
      await write((tx) => tx.freeClaim('doc'));
      assert.equal(await isUnderWay(), false);
    }));

  test('a document that nobody claimed keeps its URL as well', () =>
    inTransaction(make, async (tx) => {
      await tx.keepClaim('doc', NOW + DAY);
      assert.equal(await tx.claim(claim('a')), false);
    }));
}

function rows(make: MakePlace): void {
  test('a document is one row by its id', () =>
    withStore(make, async ({ store }, write) => {
      assert.equal(await store.document('doc'), null);
      await write((tx) => tx.putDocument(document(1)));
      assert.deepEqual({ ...(await store.document('doc')) }, document(1));
      const second = document(2, { status: 'withdrawn', searchResult: 'query 7', mainText: 'Жер сілкінісі' });
      await write(async (tx) => {
        await tx.putDocument(second);
        assert.deepEqual({ ...(await tx.document('doc')) }, second);
      });
      assert.deepEqual({ ...(await store.document('doc')) }, second);
    }));

  test('a page is one row by its hash', () =>
    withStore(make, async ({ store }, write) => {
      const seen = { fetchedAt: NOW + 1, url: 'https://b.example/' };
      const later = page({ ...seen, rendered: true, language: 'kk', country: 'KZ' });
      assert.equal(await store.page('h'), null);
      await write(async (tx) => {
        await tx.putPage(page());
        await tx.putPage(page());
        await tx.putPage(later);
      });
      const found = await store.page('h');
      assert.ok(found !== null);
      assert.deepEqual({ ...found, bytes: Uint8Array.from(found.bytes) }, later);
    }));
}

function slots(make: MakePlace): void {
  test('a host’s slots are a gap apart and each is one caller’s', () =>
    withStore(make, async ({ store }) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => store.reserveSlot('a.example', 50, NOW, LATER)),
      );
      answers.sort((a, b) => Number(a) - Number(b));
      assert.deepEqual(
        answers,
        Array.from({ length: 20 }, (_, index) => NOW + 50 * index),
      );
      assert.equal(await store.reserveSlot('b.example', 50, NOW, LATER), NOW);
      assert.equal(await store.reserveSlot('a.example', 10, NOW + 5000, LATER), NOW + 5000);
      assert.equal(await store.reserveSlot('a.example', 10, NOW + 5000, LATER), NOW + 5010);
    }));

  test('a slot that would come too late is not reserved, and costs nobody a gap', () =>
    withStore(make, async ({ store }) => {
      await store.reserveSlot('a.example', 1000, NOW, LATER);
      assert.equal(await store.reserveSlot('a.example', 1000, NOW, NOW + 999), null);
      assert.equal(await store.reserveSlot('a.example', 1000, NOW, NOW + 1000), NOW + 1000);
    }));
}

function transactions(make: MakePlace): void {
  test('a transaction that throws changes nothing', () =>
    withStore(make, async ({ store }, write) => {
      const fault = new Error('a fault');
      const failing = write(async (tx) => {
        await tx.putDocument(document(1));
        await tx.putPage(page());
        throw fault;
      });
      await assert.rejects(failing, fault);
      assert.equal(await store.document('doc'), null);
      assert.equal(await store.page('h'), null);
      await write((tx) => tx.putDocument(document(1)));
    }));

  test('transactions that overlap in time see each other whole', () =>
    withStore(make, async ({ store }, write) => {
      await write((tx) => tx.putDocument(document(0)));
      const raise = (): Promise<void> =>
        write(async (tx) => {
          const row = await tx.document('doc');
          await tx.putDocument(document((row?.revision ?? 0) + 1));
        });
      await Promise.all(Array.from({ length: 20 }, raise));
      assert.equal((await store.document('doc'))?.revision, 20);
    }));

  test('an owner whose partition went to another changes nothing', () =>
    withStore(make, async (instance, write) => {
      await ownerOf(instance, 'writer');
      await assert.rejects(
        write((tx) => tx.putDocument(document(1))),
        { code: 'ASSIGNMENT_REVOKED' },
      );
      assert.equal(await instance.store.document('doc'), null);
    }));

  test('a probe finds a healthy store healthy', () => withStore(make, ({ store }) => store.probe()));
}

function inTransaction(make: MakePlace, run: (tx: StoreTransaction) => Promise<void>): Promise<void> {
  return withStore(make, (_, write) => write(run));
}
