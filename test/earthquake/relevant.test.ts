import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isRelevant } from '../../src/domains/earthquake/relevant.ts';

interface Case {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly expect: { readonly reports: readonly unknown[]; readonly retractions?: readonly unknown[] };
}

const cases = ['a', 'b'].flatMap((part) =>
  readFileSync(new URL(`../cases/earthquake-${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case),
);

test('no document with a report or a retraction is passed over, in any language', () => {
  const saying = cases.filter(({ expect: { reports, retractions = [] } }) => reports.length + retractions.length > 0);
  const passedOver = saying.filter((one) => !isRelevant(one));
  assert.deepEqual(
    passedOver.map(({ id, language }) => `${id} ${language}`),
    [],
  );
  assert.ok(saying.length > 50);
});

test('a line of an agency’s list is enough; documents about other things are not worth the rules', () => {
  assert.ok(isRelevant({ title: '', text: '2026-03-01 04:12:09 41.20 75.80 10 M 4.4 Western Xizang' }));
  assert.ok(
    !isRelevant({ title: 'Council approves budget', text: 'The road works along the river begin in May. '.repeat(50) }),
  );
  assert.ok(!isRelevant({ title: 'Бюджет утвердили', text: 'Дорожные работы вдоль реки начнутся в мае. '.repeat(50) }));
});
