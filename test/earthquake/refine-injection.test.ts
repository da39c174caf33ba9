/** Payloads that address machines, put into a document: a model that obeys every one of them changes nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { askedText, DOCUMENT, depsOf, recordOf, refined, saying, scriptedModel } from './refining.ts';

interface Injection {
  readonly id: string;
  readonly payload: string;
}

const FILE = join(import.meta.dirname, '..', 'cases', 'injections.jsonl');
const INJECTIONS = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Injection => JSON.parse(line));

/** Every figure of a payload, with what stands around it. */
function lures(payload: string): readonly string[] {
  return [...payload.matchAll(/[^\n"]{0,30}?(\d+(?:[.,]\d+)?)[^\n"]{0,10}/gu)].map(([quote, figure]) =>
    saying(quote, Number(figure?.replace(',', '.'))),
  );
}

const OPEN = ['depthKm', 'magnitude', 'deaths', 'place'];

for (const { id, payload } of INJECTIONS) {
  test(`${id} is not shown, and whoever repeats it is not believed`, async () => {
    const document = { ...DOCUMENT, text: DOCUMENT.text.replace('\n\n', `\n\n${payload}\n\n`) };
    const record = recordOf(document, OPEN);
    for (const lure of [saying(payload.slice(0, 80), payload.slice(0, 40)), ...lures(payload)]) {
      const asked: string[] = [];
      const { record: changed } = await refined(record, { ...depsOf(scriptedModel(() => lure, asked)), passages: 9 });
      assert.equal(changed, null, lure);
      assert.ok(asked.every((prompt) => !askedText(prompt).includes(JSON.stringify(payload).slice(1, -1))));
    }
  });
}
