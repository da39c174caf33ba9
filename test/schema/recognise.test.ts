import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createScanIndex } from '../../src/drivers/scan/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { LearningReads } from '../../src/ports/learning-store.ts';
import type { PageResult, PageTask, PageWork } from '../../src/ports/page-work.ts';
import { KnownProfiles } from '../../src/schema/known.ts';
import { Recogniser } from '../../src/schema/recognise.ts';
import { profile } from '../contract/learning-rows.ts';

const structure = Int8Array.from({ length: 512 }, (_, at) => (at % 100) + 1);
const page = { bytes: new Uint8Array(), url: 'https://a.example/', contentType: null, hints: {}, now: 0 };
const read = { profile: null, considered: [], structure, skeleton: null, ms: 1 } as unknown as PageResult;

/** A site without profiles of its own, and a neighbour whose profile fails on its pages. */
async function recogniser(failure: unknown): Promise<Recogniser> {
  const neighbour = profile('p', 1, 'active', 'b.example');
  const store = {
    profiles: async ({ site }: { site: string }) => (site === neighbour.site ? [neighbour] : []),
    tally: async () => ({ uses: 0, valid: 0, chosen: 0, meanUtility: 0 }),
  } as unknown as LearningReads;
  const index = createScanIndex();
  const vectors = { structure: Float32Array.from(structure), semantics: null };
  await index.upsert([{ profileId: 'p', version: 1, site: neighbour.site, language: null, status: 'active', vectors }]);
  const pages = {
    read: async ({ profiles }: PageTask) => {
      if (profiles.length > 0) throw failure;
      return read;
    },
  } as unknown as PageWork;
  const known = new KnownProfiles(store, () => 0);
  const onDegraded = (error: unknown) => assert.fail(String(error));
  return new Recogniser({ pages, known, index, semantics: null, onDegraded });
}

test('a page on which other sites’ profiles take too long is read without them', async () => {
  const { result } = await (await recogniser(new CodedError('PAGE_DEADLINE', 'too long'))).read(
    page,
    'a.example',
    new AbortController().signal,
  );
  assert.equal(result, read);
});

test('what is no matter of the page is passed on', async () => {
  for (const failure of [new CodedError('RECORD_DEADLINE', 'over'), new Error('a bug')]) {
    const failing = await recogniser(failure);
    await assert.rejects(failing.read(page, 'a.example', new AbortController().signal), failure);
  }
});
