import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Answers } from '../../src/domains/earthquake/refine/answers.ts';
import type { Context } from '../../src/engine/processor.ts';
import type { StoredAnswer } from '../../src/ports/quake-store.ts';
import { createRefine } from '../../src/processors/refine/refine.ts';
import { decode, encode } from '../../topics/contract.ts';
import { refine } from '../../topics/refine.ts';
import { reports } from '../../topics/reports.ts';
import { countingTransaction } from '../engine/counting.ts';
import { contextAt, record } from '../processors/place.ts';
import { DOCUMENT, depsOf, recordOf, saying, scriptedModel, UNKNOWN } from './refining.ts';

async function handled(reply: string, answers = new Answers()) {
  const counted: string[] = [];
  const stored: StoredAnswer[] = [];
  const logged: object[] = [];
  const logger = { ...contextAt().logger, info: (facts: object) => logged.push(facts) };
  const context: Context = {
    ...contextAt(),
    logger,
    count: (name, labels, by = 1) => counted.push([name, ...Object.values(labels), by].join(' ')),
  };
  const processor = createRefine({ ...depsOf(scriptedModel(() => reply)), answers, deadlineMs: 60_000 });
  const input = { ...record(), value: encode(refine, recordOf(DOCUMENT, ['depthKm'])).value ?? new Uint8Array() };
  const answer = await processor.handle(processor.decode(input), input, context);
  assert.equal(answer.kind, 'done');
  const tx = countingTransaction(() => {});
  const quakes = { ...tx.quakes, putAnswer: async (row: StoredAnswer) => void stored.push(row) };
  assert.deepEqual(await answer.effects?.({ ...tx, quakes }), []);
  return { emits: answer.emits, counted, stored, logged };
}

test('what a model found is the next revision of the record; each call is told, stored and counted', async () => {
  const { emits, counted, stored, logged } = await handled(saying('The depth of the focus was 10 km', 10));
  assert.equal(emits.length, 1);
  const [emitted] = emits;
  assert.ok(emitted);
  assert.equal(emitted.topic, reports.topic);
  const said = decode(reports, { ...record(), value: emitted.value ?? new Uint8Array() });
  assert.deepEqual([said.documentId, said.documentRevision, said.revision], ['d1', 3, 7]);
  assert.equal(said.reports[0]?.location.depthKm, 10);
  assert.deepEqual(counted, [
    'refine_answers scripted@1 depthKm accepted 1',
    'refine_tokens scripted@1 110',
    'refined true 1',
  ]);
  const [row] = stored;
  assert.deepEqual([stored.length, row?.verdict, row?.documentId], [1, 'accepted', 'd1']);
  assert.equal((logged[0] as StoredAnswer).inputHash, row?.inputHash);
});

test('where it found nothing, the rules’ record is the last word', async () => {
  const { emits, counted, stored } = await handled(UNKNOWN);
  assert.deepEqual(emits, []);
  assert.equal(stored[0]?.verdict, 'unknown');
  assert.equal(counted.at(-1), 'refined false 1');
});

test('an answer that is remembered costs nothing, and is stored for whoever asked now', async () => {
  const answers = new Answers();
  await handled(UNKNOWN, answers);
  const { counted, stored } = await handled('never asked', answers);
  assert.deepEqual(
    stored.map(({ output, verdict }) => [output, verdict]),
    [[UNKNOWN, 'unknown']],
  );
  assert.deepEqual(counted, ['refine_answers scripted@1 depthKm unknown 1', 'refined false 1']);
});
