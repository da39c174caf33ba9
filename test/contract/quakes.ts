/** What every Store must do with reports and events. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredEvent } from '../../src/ports/quake-store.ts';
import type { MakePlace } from './harness.ts';
import { DAY, NOW, withStore } from './store-rows.ts';

const HOUR = 3_600_000;

const reports = (documentId: string, revision = 2, updated = NOW, entries = 1) => ({
  documentId,
  revision,
  entries,
  record: JSON.stringify({ documentId, revision }),
  updated,
});

export const event = (eventId: string, changes: Partial<StoredEvent> = {}): StoredEvent => ({
  eventId,
  revision: 1,
  status: 'create',
  founder: { documentId: 'a', ordinal: 0 },
  told: 1,
  founded: NOW,
  at: NOW,
  latitude: 43.2,
  longitude: 76.9,
  magnitude: 4.9,
  record: '{}',
  updated: NOW,
  ...changes,
});

export function quakes(make: MakePlace): void {
  const withQuakes = (body: Parameters<typeof withStore>[1]) => withStore(make, body);
  const limits = { pageAgeMs: DAY, documentAgeMs: DAY, outcomeAgeMs: DAY, eventAgeMs: 2 * DAY, pagesPerProfile: 20 };

  test('a document’s list is found by the times of its reports, until a later one says others', () =>
    withQuakes(async ({ store }, write) => {
      await write(async ({ quakes: written }) => {
        await written.putReports(reports('b'), [NOW, NOW, NOW + DAY]);
        await written.putReports(reports('a'), [NOW + HOUR]);
      });
      const near = async (from: number, to: number) =>
        (await store.quakes.reportsBetween(from, to)).map(({ documentId }) => documentId);
      assert.deepEqual(await near(NOW, NOW + HOUR), ['a', 'b']);
      assert.deepEqual(await near(NOW + HOUR + 1, NOW + DAY), ['b']);
      await write(({ quakes: written }) => written.putReports(reports('b', 4), []));
      assert.deepEqual(await near(NOW, NOW + DAY), ['a']);
      assert.equal((await store.quakes.reports('b'))?.revision, 4);
      assert.equal(await store.quakes.reports('c'), null);
      const lists = (await store.quakes.reportsOf(['b', 'c', 'a'])).map((row) => ({ ...row }));
      assert.deepEqual(lists, [reports('a'), reports('b', 4)]);
    }));

  test('a report belongs to one event at a time; events are found by members and founders', () =>
    withQuakes(async ({ store }, write) => {
      const row = (documentId: string, ordinal: number) => ({ documentId, ordinal });
      await write(async ({ quakes: written }) => {
        await written.putEvent(event('e1'), [key('a'), key('b')]);
        await written.putEvent(event('e2', { founder: key('c') }), [key('c'), row('b', 1)]);
        await written.putEvent(event('e3', { founder: key('d') }), [row('b', 1)]);
      });
      const of = async (...ids: string[]) => (await store.quakes.eventsOf(ids)).map(({ eventId }) => eventId);
      assert.deepEqual(await of('a'), ['e1']);
      assert.deepEqual(await of('b'), ['e1', 'e3']);
      assert.deepEqual(await of('c', 'd'), ['e2', 'e3']);
      assert.deepEqual(await of('x'), []);
      assert.deepEqual(await of(), []);
      const within = async (from: number, to: number) => (await store.quakes.eventsOf(['a'], { from, to })).length;
      assert.deepEqual([await within(NOW, NOW), await within(NOW + 1, NOW + 2)], [1, 0]);
      await write(({ quakes: written }) =>
        written.putEvent(event('e1', { status: 'cancel', revision: 2, founder: key('z') }), []),
      );
      assert.deepEqual(await of('a', 'b'), ['e3']);
      assert.deepEqual(
        await store.quakes.event('e1'),
        event('e1', { status: 'cancel', revision: 2, founder: key('z') }),
      );
    }));

  test('events are listed by time, place, magnitude and status, a page at a time', () =>
    withQuakes(async ({ store }, write) => {
      await write(async ({ quakes: written }) => {
        await written.putEvent(event('a'), []);
        await written.putEvent(event('b', { at: NOW + HOUR, longitude: -179, latitude: -17, magnitude: 6 }), []);
        await written.putEvent(event('c', { at: NOW + HOUR, status: 'cancel', magnitude: null, latitude: null }), []);
      });
      const ids = async (filter: object) =>
        (await store.quakes.events({ limit: 10, ...filter })).map(({ eventId }) => eventId);
      assert.deepEqual(await ids({}), ['a', 'b', 'c']);
      assert.deepEqual(await ids({ since: NOW + 1 }), ['b', 'c']);
      assert.deepEqual(await ids({ minMagnitude: 4.9 }), ['a', 'b']);
      assert.deepEqual(await ids({ status: ['cancel'] }), ['c']);
      assert.deepEqual(await ids({ bounds: [70, 40, 80, 45] }), ['a']);
      assert.deepEqual(await ids({ bounds: [170, -20, -170, -10] }), ['b'], 'across the date line');
      assert.deepEqual(await ids({ limit: 1, after: { at: NOW, eventId: 'a' } }), ['b']);
      assert.deepEqual(await ids({ after: { at: NOW + HOUR, eventId: 'b' } }), ['c']);
    }));

  test('a model’s answer is kept by what it was asked with, for each document that asked', () =>
    withQuakes(async ({ store }, write) => {
      const key = { model: 'm@1', promptVersion: 'depthKm.v1', inputHash: 'ab' };
      const cost = { promptTokens: 400, tokens: 31, ms: 12.5 };
      const told = { field: 'depthKm', output: '{"quote": null, "value": "unknown"}', verdict: 'unknown' };
      const answer = { ...key, ...cost, ...told, documentId: 'a', updated: NOW };
      await write(async ({ quakes: written }) => {
        await written.putAnswer(answer);
        await written.putAnswer({ ...answer, output: 'other', verdict: 'malformed' });
        await written.putAnswer({ ...answer, verdict: 'taken', documentId: 'b' });
        await written.putAnswer({ ...answer, inputHash: 'cd', updated: NOW - 3 * DAY });
      });
      const { output } = (await store.quakes.answer(key)) ?? {};
      assert.equal(output, answer.output);
      assert.equal(await store.quakes.answer({ ...key, model: 'm@2' }), null);
      const about = async (id: string) => (await store.quakes.answersAbout(id)).map(({ inputHash }) => inputHash);
      assert.deepEqual(await about('a'), ['ab', 'cd']);
      assert.deepEqual(await store.quakes.answersAbout('b'), [{ ...answer, verdict: 'taken', documentId: 'b' }]);
      assert.equal((await store.quakes.answersAbout('a'))[0]?.verdict, 'malformed');
      assert.equal(await store.sweep(limits, NOW, 100), 1);
      assert.deepEqual(await about('a'), ['ab']);
    }));

  const old = NOW - 3 * DAY;
  const key = (documentId: string) => ({ documentId, ordinal: 0 });

  test('what was not touched for long goes, whole', () =>
    withQuakes(async ({ store }, write) => {
      const young = event('new', { founder: key('n'), at: NOW + 30 * DAY });
      await write(async ({ quakes: written }) => {
        await written.putReports(reports('a', 2, old), [NOW]);
        await written.putEvent(event('old', { updated: old }), [key('a')]);
        await written.putEvent(young, []);
      });
      assert.equal(await store.sweep(limits, NOW, 100), 4);
      assert.deepEqual(await store.quakes.eventsOf(['a', 'n']), [young]);
      assert.deepEqual(await store.quakes.reportsBetween(0, NOW), []);
    }));

  test('an event and what it is made of stay as long as any of them is young', () =>
    withQuakes(async ({ store }, write) => {
      const later = NOW + 30 * DAY;
      await write(async ({ quakes: written }) => {
        await written.putReports(reports('a', 2, old), [NOW]);
        await written.putReports(reports('b', 2, old), [NOW + 10 * DAY]);
        await written.putEvent(event('e'), [key('a')]);
        // read again, and it says the same
        await written.putReports(reports('c', 4), [later]);
        await written.putReports(reports('d', 2, old), [later]);
        await written.putEvent(event('f', { updated: old, at: later, founder: key('d') }), [key('c'), key('d')]);
      });
      assert.equal(await store.sweep(limits, NOW, 100), 2);
      const left = await store.quakes.reportsBetween(0, later);
      assert.deepEqual(
        left.map(({ documentId }) => documentId),
        ['a', 'c', 'd'],
      );
      assert.equal(await store.quakes.reports('b'), null);
      assert.notEqual(await store.quakes.event('f'), null);
    }));

  test('a retraction stays as long as what it takes back', () =>
    withQuakes(async ({ store }, write) => {
      await write(async ({ quakes: written }) => {
        await written.putReports(reports('young report', 4), [NOW]);
        await written.putReports(reports('its retraction', 2, old), [NOW + HOUR, NOW - DAY]);
        await written.putReports(reports('another', 2, old), [NOW + 30 * DAY]);
        await written.putEvent(event('cancelled', { at: NOW + 60 * DAY }), []);
        await written.putReports(reports('of a cancelled event', 2, old), [NOW + 59 * DAY]);
      });
      assert.equal(await store.sweep(limits, NOW, 100), 2);
      assert.equal(await store.quakes.reports('another'), null);
      for (const kept of ['young report', 'its retraction', 'of a cancelled event'])
        assert.notEqual(await store.quakes.reports(kept), null, kept);
    }));

  test('a list without a word stays for a week', () =>
    withQuakes(async ({ store }, write) => {
      const long = { ...limits, eventAgeMs: 90 * DAY };
      await write(async ({ quakes: written }) => {
        await written.putReports(reports('empty', 4, NOW - 8 * DAY, 0), []);
        await written.putReports(reports('empty, but young', 4, NOW - 6 * DAY, 0), []);
        await written.putReports(reports('of no known time', 4, NOW - 8 * DAY), []);
      });
      assert.equal(await store.sweep(long, NOW, 100), 1);
      assert.equal(await store.quakes.reports('empty'), null);
    }));

  test('an event may have very many reports', () =>
    withQuakes(async ({ store }, write) => {
      const keys = Array.from({ length: 2_001 }, (_, index) => ({ documentId: `d${index}`, ordinal: 0 }));
      await write(({ quakes: written }) => written.putEvent(event('e'), keys));
      await write(({ quakes: written }) => written.putEvent(event('f'), keys.slice(1)));
      const of = async (id: string) => (await store.quakes.eventsOf([id])).map(({ eventId }) => eventId);
      assert.deepEqual([await of('d0'), await of('d1'), await of('d2000')], [['e'], ['f'], ['f']]);
      await write(({ quakes: written }) => written.putEvent(event('f'), [...keys.slice(2, 1000), key('x')]));
      assert.deepEqual([await of('d2'), await of('x'), await of('d1'), await of('d2000')], [['f'], ['f'], [], []]);
    }));
}
