import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Embedder, ModelHealth } from '../../src/ports/models.ts';
import { SemanticFingerprints } from '../../src/schema/semantics.ts';

const SKELETON = 'site header navigation story headline byline paragraph';
const forever = new AbortController().signal;

describe('semantic fingerprints', () => {
  test('are the embedder’s, of the skeleton', async () => {
    const { asked, embedder } = fake();
    const semantics = new SemanticFingerprints(embedder);
    assert.deepEqual(await semantics.of('a.example', structure(0), SKELETON, forever), Float32Array.of(1, 0));
    assert.deepEqual(asked, [SKELETON]);
  });

  test('are shared by a site’s pages of one structure, and by nobody else', async () => {
    const { asked, embedder } = fake();
    const semantics = new SemanticFingerprints(embedder);
    for (const degrees of [0, 5, 10]) await semantics.of('a.example', structure(degrees), SKELETON, forever);
    assert.equal(asked.length, 1);
    await semantics.of('a.example', structure(60), SKELETON, forever);
    await semantics.of('b.example', structure(0), SKELETON, forever);
    assert.equal(asked.length, 3);
  });

  test('are none where the embedder is down, fails or is aborted, and are asked for again', async () => {
    const { asked, embedder, answer } = fake();
    const semantics = new SemanticFingerprints(embedder);
    const of = (signal = forever) => semantics.of('a.example', structure(0), SKELETON, signal);
    answer.health = { state: 'down', cause: 'killed', restarts: 3 };
    assert.equal(await of(), null);
    assert.equal(asked.length, 0);
    answer.health = READY;
    answer.vectors = async () => {
      throw new Error('broken');
    };
    assert.equal(await of(), null);
    answer.vectors = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    const stop = new AbortController();
    const pending = of(stop.signal);
    stop.abort();
    assert.equal(await pending, null);
    assert.equal(await of(AbortSignal.abort()), null);
    answer.vectors = async () => [Float32Array.of(0, 1)];
    assert.deepEqual(await of(), Float32Array.of(0, 1));
  });

  test('are made once for pages of one structure that come together', async () => {
    const { asked, embedder } = fake();
    const semantics = new SemanticFingerprints(embedder);
    const all = await Promise.all(
      [0, 0, 1, 90].map((degrees) => semantics.of('a.example', structure(degrees), SKELETON, forever)),
    );
    assert.equal(asked.length, 2);
    assert.ok(all.every((vector) => vector !== null));
  });

  test('are none of a page whose classes say too little', async () => {
    const { asked, embedder } = fake();
    assert.equal(await new SemanticFingerprints(embedder).of('a.example', structure(0), 'main', forever), null);
    assert.equal(asked.length, 0);
  });

  test('are remembered of a few structures of a site', async () => {
    const { asked, embedder } = fake();
    const semantics = new SemanticFingerprints(embedder);
    for (let turn = 0; turn < 15; turn += 1) await semantics.of('a.example', structure(24 * turn), SKELETON, forever);
    await semantics.of('a.example', structure(24 * 14), SKELETON, forever);
    assert.equal(asked.length, 15);
    await semantics.of('a.example', structure(0), SKELETON, forever);
    assert.equal(asked.length, 16);
  });
});

const READY: ModelHealth = { state: 'ready', cause: null, restarts: 0 };

function fake() {
  const asked: string[] = [];
  const answer: { health: ModelHealth; vectors: (signal: AbortSignal) => Promise<readonly Float32Array[]> } = {
    health: READY,
    vectors: async () => [Float32Array.of(1, 0)],
  };
  const embedder: Embedder = {
    id: 'fake@1',
    dimensions: 2,
    embed: (texts, signal) => {
      asked.push(...texts);
      return answer.vectors(signal);
    },
    health: () => answer.health,
    close: async () => {},
  };
  return { asked, answer, embedder };
}

function structure(degrees: number): Int8Array {
  const radians = (degrees * Math.PI) / 180;
  return Int8Array.of(127 * Math.cos(radians), 127 * Math.sin(radians));
}
