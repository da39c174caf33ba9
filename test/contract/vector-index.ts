/** What every VectorIndex must do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DIMENSIONS, type VectorEntry, type VectorIndex, type VectorQuery } from '../../src/ports/vector-index.ts';

/** An empty index. */
export type MakeIndex = () => Promise<VectorIndex>;

export function vectorIndexContract(name: string, make: MakeIndex): void {
  const withIndex = async (body: (index: VectorIndex) => Promise<void>): Promise<void> => {
    const index = await make();
    try {
      await body(index);
    } finally {
      await index.close();
    }
  };
  describe(`${name}: VectorIndex`, { concurrency: false }, () => {
    order(withIndex);
    writes(withIndex);
    filters(withIndex);
    refusals(withIndex);
  });
}

type WithIndex = (body: (index: VectorIndex) => Promise<void>) => Promise<void>;

function order(withIndex: WithIndex): void {
  test('the nearest come first, by cosine, whatever the length', () =>
    withIndex(async (index) => {
      await index.upsert([
        entry('far', { vectors: at(80, 3) }),
        entry('near', { vectors: at(10, 0.5) }),
        entry('opposite', { vectors: at(180, 1) }),
      ]);
      const found = await index.nearest(query());
      assert.deepEqual(ids(found), ['near', 'far', 'opposite']);
      for (const [place, degrees] of [10, 80, 180].entries()) near(found[place]?.score, degrees);
    }));

  test('ties go by profile id, and the limit cuts after them', () =>
    withIndex(async (index) => {
      for (const id of ['c', 'a', 'd', 'b']) await index.upsert([entry(id)]);
      assert.deepEqual(ids(await index.nearest(query({ limit: 3 }))), ['a', 'b', 'c']);
    }));

  test('each name has vectors of its own; an entry without one is left out there', () =>
    withIndex(async (index) => {
      await index.upsert([
        entry('both', { vectors: { structure: vector('structure', 60), semantics: vector('semantics', 5) } }),
        entry('structure only', { vectors: { structure: vector('structure', 0), semantics: null } }),
        entry('semantics only', { vectors: { structure: null, semantics: vector('semantics', 0) } }),
      ]);
      assert.deepEqual(ids(await index.nearest(query())), ['structure only', 'both']);
      const semantic = query({ name: 'semantics', vector: vector('semantics', 0) });
      assert.deepEqual(ids(await index.nearest(semantic)), ['semantics only', 'both']);
    }));

  test('an empty index answers with nothing', () =>
    withIndex(async (index) => {
      assert.deepEqual(await index.nearest(query()), []);
      assert.equal((await index.versions()).size, 0);
    }));
}

function writes(withIndex: WithIndex): void {
  test('a later entry takes the place of an earlier one, with all that it says', () =>
    withIndex(async (index) => {
      await index.upsert([entry('one', { version: 1, site: 'old.example', vectors: at(0) })]);
      const later = entry('one', { version: 2, site: 'new.example', vectors: { ...at(60), semantics: null } });
      await index.upsert([later]);
      await index.upsert([later]);
      const [found, ...others] = await index.nearest(query());
      assert.deepEqual([found?.version, found?.site, others], [2, 'new.example', []]);
      near(found?.score, 60);
      assert.deepEqual(await index.nearest(query({ name: 'semantics', vector: vector('semantics', 0) })), []);
      assert.deepEqual([...(await index.versions())], [['one', 2]]);
    }));

  test('of two entries with one id in a call the later counts', () =>
    withIndex(async (index) => {
      await index.upsert([entry('one', { version: 1 }), entry('one', { version: 2 })]);
      assert.deepEqual([...(await index.versions())], [['one', 2]]);
    }));

  test('what is removed is gone, and nothing else is', () =>
    withIndex(async (index) => {
      await index.upsert([0, 10, 20, 30].map((degrees) => entry(`at ${degrees}`, { vectors: at(degrees) })));
      await index.remove(['at 10', 'at 30', 'never there']);
      await index.remove(['at 10']);
      const found = await index.nearest(query());
      assert.deepEqual(ids(found), ['at 0', 'at 20']);
      near(found[1]?.score, 20);
      assert.deepEqual([...(await index.versions()).keys()].sort(), ['at 0', 'at 20']);
      await index.upsert([entry('at 10', { vectors: at(10) })]);
      assert.deepEqual(ids(await index.nearest(query())), ['at 0', 'at 10', 'at 20']);
    }));

  test('the caller may use its arrays again', () =>
    withIndex(async (index) => {
      const structure = vector('structure', 0);
      await index.upsert([entry('one', { vectors: { structure, semantics: null } })]);
      structure.fill(-1);
      near((await index.nearest(query()))[0]?.score, 0);
    }));

  test('many entries are found again', () =>
    withIndex(async (index) => {
      await index.upsert(Array.from({ length: 360 }, (_, degrees) => entry(`${degrees}`, { vectors: at(degrees) })));
      for (const degrees of [1, 77, 200, 359]) {
        const found = await index.nearest(query({ vector: vector('structure', degrees), limit: 1 }));
        assert.deepEqual(ids(found), [`${degrees}`]);
      }
    }));
}

function filters(withIndex: WithIndex): void {
  const filled = (body: (found: (filter: VectorQuery['filter']) => Promise<string[]>) => Promise<void>) =>
    withIndex(async (index) => {
      await index.upsert([
        entry('a', { site: 'one.example', status: 'active', language: 'en' }),
        entry('b', { site: 'one.example', status: 'retired', language: 'ru' }),
        entry('c', { site: 'two.example', status: 'pinned', language: 'en' }),
        entry('d', { site: 'two.example', status: 'drifting', language: null }),
      ]);
      await body(async (filter) => ids(await index.nearest(query({ filter }))));
    });

  test('filters by status, site, other sites and language, alone and together', () =>
    filled(async (found) => {
      assert.deepEqual(await found({}), ['a', 'b', 'c', 'd']);
      assert.deepEqual(await found({ status: ['active', 'pinned'] }), ['a', 'c']);
      assert.deepEqual(await found({ status: [] }), []);
      assert.deepEqual(await found({ site: 'two.example' }), ['c', 'd']);
      assert.deepEqual(await found({ notSite: 'two.example' }), ['a', 'b']);
      assert.deepEqual(await found({ language: 'en' }), ['a', 'c']);
      assert.deepEqual(await found({ notSite: 'one.example', language: 'en', status: ['pinned'] }), ['c']);
      assert.deepEqual(await found({ site: 'three.example' }), []);
    }));

  test('the limit counts what passes the filter', () =>
    withIndex(async (index) => {
      await index.upsert([entry('near', { site: 'one.example' }), entry('far', { vectors: at(90) })]);
      assert.deepEqual(ids(await index.nearest(query({ limit: 1, filter: { notSite: 'one.example' } }))), ['far']);
    }));

  test('a status that changed filters as it is now', () =>
    withIndex(async (index) => {
      await index.upsert([entry('one', { status: 'active' })]);
      await index.upsert([entry('one', { status: 'retired' })]);
      assert.deepEqual(await index.nearest(query({ filter: { status: ['active'] } })), []);
    }));
}

function refusals(withIndex: WithIndex): void {
  const faulty = {
    'another dimension': new Float32Array(3).fill(1),
    'no length': new Float32Array(DIMENSIONS.structure),
    'no number': new Float32Array(DIMENSIONS.structure).fill(Number.NaN),
  };
  for (const [fault, structure] of Object.entries(faulty)) {
    test(`a vector with ${fault} is refused, and nothing of its call is written`, () =>
      withIndex(async (index) => {
        const wrong = entry('wrong', { vectors: { structure, semantics: null } });
        await assert.rejects(index.upsert([entry('right'), wrong]), { code: 'VECTOR_INVALID' });
        assert.equal((await index.versions()).size, 0);
        await assert.rejects(index.nearest(query({ vector: structure })), { code: 'VECTOR_INVALID' });
      }));
  }
}

/** Of any site; its vectors lie on the first axis. */
export function entry(profileId: string, changes: Partial<VectorEntry> = {}): VectorEntry {
  return { profileId, version: 1, site: 'any.example', language: 'en', status: 'active', vectors: at(0), ...changes };
}

/** Along the first axis of `structure`. */
export function query(changes: Partial<VectorQuery> = {}): VectorQuery {
  return { name: 'structure', vector: vector('structure', 0), limit: 10, filter: {}, ...changes };
}

/** Both vectors turned from the first axis towards the second. */
export function at(degrees: number, length = 1): VectorEntry['vectors'] {
  return { structure: vector('structure', degrees, length), semantics: vector('semantics', degrees, length) };
}

function vector(name: keyof typeof DIMENSIONS, degrees: number, length = 1): Float32Array {
  const made = new Float32Array(DIMENSIONS[name]);
  made[0] = length * Math.cos((degrees * Math.PI) / 180);
  made[DIMENSIONS[name] - 1] = length * Math.sin((degrees * Math.PI) / 180);
  return made;
}

const ids = (found: readonly { readonly profileId: string }[]): string[] => found.map(({ profileId }) => profileId);

/** Single precision is enough for cosines. */
function near(score: number | undefined, degrees: number): void {
  assert.ok(Math.abs((score ?? Number.NaN) - Math.cos((degrees * Math.PI) / 180)) < 1e-5, `${score} at ${degrees}`);
}
