import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stands } from '../../src/domains/earthquake/ground/quotes.ts';
import { without } from '../../src/domains/earthquake/ground/rules.ts';
import { PROMPTS } from '../../src/domains/earthquake/prompts/index.ts';
import { DOCUMENT, depsOf, recordOf, refined, saying, scriptedModel } from './refining.ts';

const OPEN = ['depthKm', 'magnitude', 'place'] as const;
const RECORD = recordOf(DOCUMENT, OPEN);

/** Any part of the text, or any text; with a figure of it, or any. */
const answers = fc
  .record({
    from: fc.nat(DOCUMENT.text.length - 1),
    length: fc.integer({ min: 1, max: 199 }),
    stray: fc.option(fc.string(), { freq: 5 }),
    figure: fc.constantFrom(...(DOCUMENT.text.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number), 700, -1),
    word: fc.option(fc.constantFrom(...(DOCUMENT.text.match(/\p{L}+/gu) ?? []))),
  })
  .map(({ from, length, stray, figure, word }) =>
    stray === null ? saying(DOCUMENT.text.slice(from, from + length), word ?? figure) : stray,
  );

test('whatever a model answers: all that was there stays, and what comes is quoted from the text', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const { record } = await refined(RECORD, { ...depsOf(scriptedModel(() => answer)), passages: 9 });
      if (record === null) return;
      assert.equal(record.reports.length, RECORD.rules.reports.length);
      for (const [at, report] of record.reports.entries()) {
        const before = RECORD.rules.reports[at];
        assert.deepEqual(OPEN.reduce(without, report), before);
        for (const field of Object.keys(PROMPTS)) {
          const quotes = report.evidence[field] ?? [];
          if (before?.evidence[field] === undefined) for (const quote of quotes) assert.ok(stands(DOCUMENT, quote));
        }
        const { depthKm, place } = report.location;
        assert.ok(depthKm === null || depthKm === 10);
        assert.ok(report.magnitude === null || report.magnitude.value === 5.2);
        assert.ok(place === null || place === 'Almaty');
      }
    }),
    { numRuns: 300 },
  );
});
