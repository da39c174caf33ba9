/** correlate as a processor, on a Store: what is older changes nothing, what is withdrawn goes, what is kept has its evidence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundledKnowledge } from '../../src/domains/earthquake/correlate/index.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';
import type { Done } from '../../src/engine/processor.ts';
import type { OutRecord } from '../../src/ports/log.ts';
import type { Store, StoreTransaction } from '../../src/ports/store.ts';
import { createCorrelate } from '../../src/processors/correlate/correlate.ts';
import { decode } from '../../topics/contract.ts';
import { type EventRecord, events } from '../../topics/events.ts';
import type { ReportsRecord } from '../../topics/reports.ts';
import { withStore } from '../contract/store-rows.ts';
import { contextAt, record } from '../processors/place.ts';
import { makeSqlitePlace } from '../sqlite/place.ts';
import { article } from './documents.ts';

const LEAD = 'A magnitude 5.3 earthquake struck 24 km north of Taraz, Kazakhstan, at 06:40 on 15 July 2025.';
const DEAD = `${LEAD} Two people were killed.`;
const KNOWLEDGE = bundledKnowledge();

function said(documentId: string, text: string, documentRevision = 1, site = `${documentId}.example`): ReportsRecord {
  const document = article('Earthquake near Taraz', text, { site });
  const { language, reports, retractions } =
    text === '' ? { language: null, reports: [], retractions: [] } : structure(document);
  return {
    documentId,
    documentRevision,
    revision: 2 * documentRevision,
    publishedAt: document.publishedAt,
    source: site,
    language,
    textHash: text,
    reports,
    retractions,
  };
}

type Take = (record: ReportsRecord) => Promise<readonly EventRecord[]>;

const correlating = (
  run: (
    take: Take,
    store: Store,
    write: <T>(work: (tx: StoreTransaction) => Promise<T>) => Promise<T>,
  ) => Promise<void>,
) =>
  withStore(makeSqlitePlace, ({ store }, write) => {
    const processor = createCorrelate({ knowledge: KNOWLEDGE, deadlineMs: 1_000 });
    const take: Take = async (said) => {
      const { effects } = (await processor.handle(said, record(), contextAt())) as Done;
      const emits: readonly OutRecord[] = effects === null ? [] : await write((tx) => effects(tx));
      return emits.map((emit) => decode(events, emit));
    };
    return run(take, store, write as never);
  });

test('one earthquake: created, confirmed, and nothing told that changes nothing', () =>
  correlating(async (take, store) => {
    const [created, ...others] = await take(said('a', LEAD));
    assert.deepEqual([created?.status, created?.revision, created?.magnitude?.value, others], ['create', 1, 5.3, []]);
    const [updated] = await take(said('b', DEAD));
    assert.deepEqual([updated?.eventId, updated?.status, updated?.impact.deaths], [created?.eventId, 'update', 2]);
    assert.deepEqual(updated?.documents, ['a', 'b']);
    assert.deepEqual(await take(said('b', DEAD)), []);
    const row = await store.quakes.event(updated?.eventId ?? '');
    assert.deepEqual(JSON.parse(row?.record ?? ''), updated);
  }));

test('a record that comes late does no harm, and no value loses its evidence', () =>
  correlating(async (take, store) => {
    await take(said('a', LEAD));
    await take(said('b', `${DEAD} Officials confirmed it.`, 2));
    assert.deepEqual(await take(said('b', LEAD, 1)), []);
    const [row] = await store.quakes.events({ limit: 10 });
    const { claims, impact } = JSON.parse(row?.record ?? '') as EventRecord;
    assert.equal(impact.deaths, 2);
    for (const [field, some] of Object.entries(claims))
      for (const { support } of some)
        for (const { evidence } of support) if (field !== 'country') assert.ok(evidence.length > 0, field);
  }));

test('withdrawn documents take their reports with them, the last one the event', () =>
  correlating(async (take) => {
    const [created] = await take(said('a', LEAD));
    await take(said('b', DEAD));
    const [fewer] = await take(said('b', '', 2));
    assert.deepEqual([fewer?.status, fewer?.impact.deaths, fewer?.documents], ['update', null, ['a']]);
    const [gone] = await take(said('a', '', 2));
    assert.deepEqual([gone?.eventId, gone?.status, gone?.cause], [created?.eventId, 'cancel', 'withdrawn']);
    assert.deepEqual(await take(said('a', LEAD, 1)), []);
  }));

test('a first list of nothing is no work; a later one is kept against those before it', () =>
  correlating(async (take, store) => {
    assert.deepEqual(await take(said('a', '')), []);
    assert.equal(await store.quakes.reports('a'), null);
    assert.deepEqual(await take(said('b', '', 2)), []);
    assert.deepEqual(await take(said('b', LEAD, 1)), []);
    assert.deepEqual(await store.quakes.events({ limit: 10 }), []);
  }));

test('a transaction that fails leaves nothing behind, in memory neither', () =>
  correlating(async (take, store, write) => {
    await take(said('a', LEAD));
    const processor = createCorrelate({ knowledge: KNOWLEDGE, deadlineMs: 1_000 });
    const { effects } = (await processor.handle(said('b', DEAD), record(), contextAt())) as Done;
    const failing = write(async (tx) => {
      await effects?.(tx);
      throw new Error('in the way');
    });
    await assert.rejects(failing, /in the way/);
    assert.equal((await store.quakes.events({ limit: 10 }))[0]?.revision, 1);
    const [first] = await write(async (tx) => (await effects?.(tx)) ?? []);
    assert.equal(first && decode(events, first).revision, 2);
  }));
