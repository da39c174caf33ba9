import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageWork } from '../../src/drivers/piscina/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { PageWork } from '../../src/ports/page-work.ts';
import { createStructure } from '../../src/processors/structure/structure.ts';
import { decode, encode } from '../../topics/contract.ts';
import { type Document, documents } from '../../topics/documents.ts';
import { refine } from '../../topics/refine.ts';
import { reports } from '../../topics/reports.ts';
import { contextAt, record } from '../processors/place.ts';
import { inProcess } from '../schema/learning-world.ts';
import { askedText, depsOf, refined, saying, scriptedModel, UNKNOWN } from './refining.ts';

function page(text: string, { publishedAt = '2025-06-03T18:00:00+05:00', country = 'KZ' }: Told = {}): Document {
  const nothing = { images: [], links: [], tables: [], keywords: [], authors: [], utility: {}, fields: {} };
  const dated = { precision: 'second', zone: null, raw: '', source: 'meta' } as const;
  return {
    ...nothing,
    ...{ id: 'd1', revision: 3, status: 'published', language: 'en', title: null, text, markdown: text },
    ...{ url: 'https://a.example/', finalUrl: 'https://a.example/', canonicalUrl: null, site: 'a.example' },
    ...{ description: null, profile: null, path: 'metadata' },
    country: country === null ? null : { value: country, source: 'hint' },
    publishedAt: publishedAt === null ? null : { value: publishedAt, ...dated },
    flags: {
      truncated: false,
      hiddenTextDropped: false,
      consentWall: false,
      paywall: false,
      injectionSuspected: false,
    },
    audit: { pageHash: 'p', fetchedAt: '2025-06-03T20:00:00Z', rendered: false, modelId: null, promptVersion: null },
  };
}

interface Told {
  readonly publishedAt?: string | null;
  readonly country?: string | null;
}

/** What the processor emits for a page, and which work it had done in threads. */
async function handled(document: Document, refines = true) {
  const done: string[] = [];
  const pages: Pick<PageWork, 'structure'> = {
    structure(asked, signal) {
      done.push(asked.text);
      return inProcess.structure(asked, signal);
    },
  };
  const processor = createStructure({ pages, deadlineMs: 60_000, refines });
  const input = { ...record(), value: encode(documents, document).value ?? new Uint8Array() };
  const answer = await processor.handle(processor.decode(input), input, contextAt());
  assert.equal(answer.kind, 'done');
  const [said, asking] = answer.emits.map(({ value }) => ({ ...record(), value: value ?? new Uint8Array() }));
  assert.ok(said);
  return { said: decode(reports, said), asking: asking === undefined ? null : decode(refine, asking), done };
}

const QUAKE =
  'A magnitude 5.2 earthquake struck 30 km north of Almaty at 14:05 on 3 June 2025. Its depth is not known.';

test('what rules leave open is found where the reports are, and only for those who ask', async () => {
  const { asking, done } = await handled(page(QUAKE));
  assert.deepEqual(asking?.open, [{ ordinal: 0, draft: 0, field: 'depthKm' }]);
  assert.equal(done.length, 1);
  assert.equal((await handled(page(QUAKE), false)).asking, null);
});

test('reports have the publication with its offset: that of its country where the page has none, else none', async () => {
  const published = async (publishedAt: string | null, country: string | null) =>
    (await handled(page(QUAKE, { publishedAt, country }))).said.publishedAt;
  assert.equal(await published('2025-06-03T18:00:00', 'KZ'), '2025-06-03T18:00:00+05:00');
  assert.equal(await published('2025-06-03T18:00:00-03:00', 'KZ'), '2025-06-03T18:00:00-03:00');
  assert.equal(await published('2025-06-03T18:00', null), '2025-06-03T18:00');
  assert.equal(await published('2025-06-03', 'KZ'), '2025-06-03');
  assert.equal(await published(null, 'KZ'), '2025-06-03T20:00:00Z');
});

/** Prose of two earthquakes, the first of which the list tells better. */
const LISTED = `An earthquake of magnitude 3.1 was felt in Almaty on Sunday, March 1. Its depth and intensity are not known yet; it was deep.

An aftershock of magnitude 2.2 struck near Talgar at 11:30 UTC on March 1, 2026. Its depth is not known.

Date\tTime (UTC)\tLatitude\tLongitude\tDepth\tMagnitude
2026-03-01\t10:12:00\t43.20\t77.00\t10\t3.1
2026-03-01\t11:12:00\t41.20\t71.00\t12\t2.9`;

test('beside a list, models are asked about the earthquake whose field is open, never about a row', async () => {
  const { said, asking } = await handled(page(LISTED, { publishedAt: '2026-03-01T13:00:00Z' }));
  assert.deepEqual(
    said.reports.map(({ magnitude }) => magnitude?.value),
    [2.2, 3.1, 2.9],
  );
  assert.ok(asking !== null && asking.open.length > 0);
  assert.deepEqual([...new Set(asking.open.map(({ ordinal, draft }) => `${ordinal} ${draft}`))], ['0 1']);
  const prompts: string[] = [];
  await refined(asking, depsOf(scriptedModel(() => UNKNOWN, prompts)));
  assert.ok(prompts.length > 0);
  for (const prompt of prompts) assert.match(askedText(prompt), /^Text: (?!.*felt in Almaty).*An aftershock/s);
});

test('what rules do for refining, threads do', async (t) => {
  const { asking } = await handled(page(QUAKE));
  const worker = new URL('../../src/worker.ts', import.meta.url);
  const limits = { threads: 1, heapMb: 512, deadlineMs: 30_000, learnDeadlineMs: 30_000 };
  const pages = createPageWork({ ...limits, worker, clock: systemClock });
  t.after(() => pages.close());
  assert.ok(asking !== null);
  const given = { ...asking, open: [{ ordinal: 0, draft: 0, field: 'magnitude' }] };
  const deps = depsOf(scriptedModel(() => saying('A magnitude 5.2 earthquake', 5.2)));
  const { calls } = await refined(given, { ...deps, rules: pages });
  assert.deepEqual(
    calls.map(({ field, verdict }) => [field, verdict]),
    [['magnitude', 'accepted']],
  );
});
