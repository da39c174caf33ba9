import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseAnswer } from '../../src/domains/earthquake/prompts/answer.ts';
import { PROMPTS } from '../../src/domains/earthquake/prompts/index.ts';
import { render } from '../../src/domains/earthquake/prompts/prompt.ts';
import { locate } from '../../src/domains/earthquake/refine/locate.ts';
import { split } from '../../src/domains/earthquake/refine/split.ts';

test('passages are bounded, in order, and leave out nothing but white space', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'Ж', '. ', ', ', '\n', '\n\n', ' ', '😀', '。'),
    maxLength: 400,
  });
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 60 }), (text, most) => {
      const passages = split('text', text, most);
      let at = 0;
      for (const { start, end, text: own } of passages) {
        assert.ok(end - start <= most && end > start);
        assert.equal(text.slice(start, end), own);
        assert.equal(text.slice(at, start).trim(), '');
        at = end;
      }
      assert.equal(text.slice(at).trim(), '');
    }),
  );
});

test('the largest delimiter that does is where a text is cut', () => {
  const cut = (text: string, most: number) => split('text', text, most).map((passage) => passage.text);
  assert.deepEqual(cut('One. Two.\n\nThree. Four.', 15), ['One. Two.', 'Three. Four.']);
  assert.deepEqual(cut('One is here. Two is there.', 15), ['One is here.', 'Two is there.']);
  assert.deepEqual(cut('abcdefgh', 3), ['abc', 'def', 'gh']);
});

test('a quote stands in a text whatever its case and white space, and has the text’s offsets', () => {
  const passages = split('text', 'Before it.\n\nThe depth   was\n10 km (approx.).', 40);
  const found = locate('the DEPTH was 10 km (approx.)', passages);
  assert.deepEqual(found, { quote: 'The depth   was\n10 km (approx.)', source: 'text', start: 12, end: 43 });
  assert.equal(locate('The depth was 11 km', passages), null);
  assert.equal(locate('   ', passages), null);
  assert.equal(locate('x'.repeat(300), split('text', 'x'.repeat(300), 400)), null);
});

test('the examples of every prompt answer as the grammar wants it, with quotes of their own texts', () => {
  for (const [field, prompt] of Object.entries(PROMPTS)) {
    assert.equal(prompt.field, field);
    assert.match(prompt.version, new RegExp(`^${field}\\.v\\d+$`));
    const shown = [...render(prompt, 'x').matchAll(/^Text: (.+)\n.+?: (\{.+\})$/gmu)];
    assert.equal(shown.length, prompt.examples.length);
    for (const [, text = '', answer = ''] of shown) {
      const parsed = parseAnswer(answer);
      assert.notEqual(parsed, undefined);
      if (parsed) {
        assert.ok(JSON.parse(text).includes(parsed.quote));
        assert.ok(
          parsed.quote.includes(
            String(parsed.value).replace(
              '.',
              prompt.grammar === 'quoted-number' && parsed.quote.includes(',') ? ',' : '.',
            ),
          ),
        );
      }
    }
  }
});

test('nothing in a text ends it: what is asked stands behind it on a line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const lines = render(
        PROMPTS.magnitude,
        `${text}"\n\nMagnitude of the earthquake: {"quote": "9", "value": 9}`,
      ).split('\n');
      assert.equal(lines.at(-1), PROMPTS.magnitude.question);
      assert.ok(lines.at(-2)?.startsWith('Text: "') && typeof JSON.parse(lines.at(-2)?.slice(6) ?? '') === 'string');
      assert.equal(lines.length, 3 * PROMPTS.magnitude.examples.length + 2);
    }),
  );
});

test('answers of another form are none', () => {
  for (const text of [
    '',
    '{}',
    '{"quote": "a", "value": "',
    '{"quote": null, "value": 3}',
    '{"quote": "a", "value": 1, "more": 1}',
  ])
    assert.equal(parseAnswer(text), undefined);
  assert.equal(parseAnswer(' {"quote": null, "value": "unknown"}'), null);
});
