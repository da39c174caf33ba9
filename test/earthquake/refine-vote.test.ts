import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOCUMENT, depsOf, recordOf, refined, saying, scriptedModel, UNKNOWN } from './refining.ts';

const TWO = { ...DOCUMENT, text: `${DOCUMENT.text}\n\nAnother agency put the depth of the focus at 15 km.` };
const TEN = saying('The depth of the focus was 10 km', 10);
const FIFTEEN = saying('put the depth of the focus at 15 km', 15);
const INVENTED = saying('the depth of the focus was 99 km', 99);

async function vote(...answers: readonly string[]): Promise<number | null> {
  const models = answers.map((answer, at) => scriptedModel(() => answer, [], `model${at}@1`));
  const deps = { ...depsOf(...models), passages: 4 };
  const { record } = await refined(recordOf(TWO, ['depthKm']), deps);
  return record?.reports[0]?.location.depthKm ?? null;
}

test('a value holds when most of the models that were asked give it', async () => {
  assert.equal(await vote(TEN, FIFTEEN, TEN), 10);
  assert.equal(await vote(FIFTEEN, FIFTEEN, TEN), 15);
  assert.equal(await vote(TEN, TEN), 10);
});

test('without agreement nothing holds', async () => {
  assert.equal(await vote(TEN, FIFTEEN), null);
  assert.equal(await vote(TEN, FIFTEEN, UNKNOWN), null);
  assert.equal(await vote(TEN, UNKNOWN, UNKNOWN), null);
});

test('who is not grounded has no vote for a value', async () => {
  assert.equal(await vote(INVENTED, INVENTED, TEN), null);
  assert.equal(await vote(INVENTED, TEN, TEN), 10);
});

test('of quotes with the same value the one that stands nearest to the rest of the report is taken', async () => {
  const again = { ...DOCUMENT, text: `${DOCUMENT.text}\n\nSchools stay open.\n\nIn short: depth of the quake 10 km.` };
  const far = saying('depth of the quake 10 km', 10);
  const models = [far, TEN].map((answer, at) => scriptedModel(() => answer, [], `model${at}@1`));
  const { record } = await refined(recordOf(again, ['depthKm']), { ...depsOf(...models), passages: 4 });
  const report = record?.reports[0];
  assert.equal(report?.evidence.depthKm?.[0]?.quote, 'The depth of the focus was 10 km');
  assert.equal(report?.extractor.depthKm, 'model1@1 depthKm.v1');
});
