import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createScanIndex } from '../../src/drivers/scan/index.ts';
import { DIMENSIONS, type VectorEntry } from '../../src/ports/vector-index.ts';
import { candidatesFor } from '../../src/schema/match.ts';
import { MATCH } from '../../src/schema/thresholds.ts';

describe('candidates of other sites', () => {
  test('come by both cosines, the best first', async () => {
    const index = await indexOf(
      entry('near', { structure: 0.95, semantics: 0.9 }),
      entry('nearest', { structure: 0.9, semantics: 0.99 }),
      entry('like in words alone', { structure: 0.2, semantics: 0.99 }),
      entry('far', { structure: 0.1, semantics: 0.1 }),
    );
    const found = await candidatesFor(page({ semantics: true }), index);
    assert.deepEqual(ids(found), ['nearest', 'near']);
    assert.ok(Math.abs((found[0]?.score ?? 0) - 0.945) < 0.01);
  });

  test('come by structure alone where the page or the profile has no semantics', async () => {
    const index = await indexOf(
      entry('without', { structure: 0.9, semantics: null }),
      entry('unlike', { structure: 0.3, semantics: null }),
      entry('meant otherwise', { structure: 0.85, semantics: -0.9 }),
    );
    assert.deepEqual(ids(await candidatesFor(page({ semantics: true }), index)), ['without']);
    assert.deepEqual(ids(await candidatesFor(page({ semantics: false }), index)), ['without', 'meant otherwise']);
  });

  test('are never the site’s own, nor such as read does not use', async () => {
    const near = { structure: 1, semantics: 1 };
    const index = await indexOf(
      entry('own', near, { site: 'mine.example' }),
      entry('candidate', near, { status: 'candidate' }),
      entry('retired', near, { status: 'retired' }),
      entry('drifting', near, { status: 'drifting' }),
      entry('pinned', near, { status: 'pinned' }),
    );
    assert.deepEqual(ids(await candidatesFor(page({ semantics: true }), index)), ['drifting', 'pinned']);
  });

  test('are few', async () => {
    const index = await indexOf(
      ...Array.from({ length: 30 }, (_, at) => entry(`${at}`, { structure: 1, semantics: 1 })),
    );
    assert.equal((await candidatesFor(page({ semantics: true }), index)).length, MATCH.candidates);
  });

  test('are none where the page has hardly any elements', async () => {
    const index = await indexOf(entry('any', { structure: 1, semantics: 1 }));
    for (const elements of [0, MATCH.paths - 1]) {
      const structure = page({ semantics: false }).structure.fill(0, elements);
      assert.deepEqual(await candidatesFor({ ...page({ semantics: false }), structure }, index), []);
    }
  });

  test('are all above eta, whatever the vectors', async () => {
    const cosines = fc.record({ structure: fc.double(unit), semantics: fc.option(fc.double(unit)) });
    await fc.assert(
      fc.asyncProperty(fc.array(cosines, { maxLength: 12 }), fc.boolean(), async (some, semantics) => {
        const index = await indexOf(...some.map((one, at) => entry(`${at}`, one)));
        const found = await candidatesFor(page({ semantics }), index);
        const least = Math.min(MATCH.eta, MATCH.structureAlone);
        assert.ok(found.every(({ score }) => score >= least));
        assert.deepEqual(
          found.map(({ score }) => score),
          found.map(({ score }) => score).sort((one, other) => other - one),
        );
      }),
      { numRuns: 50 },
    );
  });
});

const unit = { min: -1, max: 1, noNaN: true };

async function indexOf(...entries: VectorEntry[]) {
  const index = createScanIndex();
  await index.upsert(entries);
  return index;
}

/** A profile whose vectors have these cosines with the page's. */
function entry(
  profileId: string,
  { structure, semantics }: { structure: number; semantics: number | null },
  changes: Partial<VectorEntry> = {},
): VectorEntry {
  const vectors = {
    structure: turned(DIMENSIONS.structure, structure),
    semantics: semantics === null ? null : turned(DIMENSIONS.semantics, semantics),
  };
  return { profileId, version: 1, site: 'other.example', language: 'en', status: 'active', vectors, ...changes };
}

function page({ semantics }: { semantics: boolean }) {
  return {
    structure: Int8Array.from(turned(DIMENSIONS.structure, 1), (value) => 127 * value),
    semantics: semantics ? turned(DIMENSIONS.semantics, 1) : null,
    site: 'mine.example',
  };
}

/** A vector with this cosine with a fixed one, which has 64 components. */
function turned(dimensions: number, cosine: number): Float32Array {
  const sine = Math.sqrt(1 - cosine * cosine);
  return Float32Array.from({ length: dimensions }, (_, at) => {
    if (at >= 64) return 0;
    return cosine + (at % 2 === 0 ? sine : -sine);
  });
}

const ids = (found: readonly { readonly profileId: string }[]): string[] => found.map(({ profileId }) => profileId);
