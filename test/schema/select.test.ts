import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parsePage } from '../../src/page/parse.ts';
import { sanitise } from '../../src/page/sanitise.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Selector } from '../../src/schema/profile.ts';
import { checkSelector, select, selectElements } from '../../src/schema/select.ts';
import { FIRST, SECOND, THIRD } from '../page/support.ts';
import { applied, css, rules, xpath } from './apply-support.ts';

const TREE = parsePage(`<html><body><div id="top" class="Story_body__x7K big"><p lang="en">One <b>two</b></p>
  <ul><li>three</li><li data-kind="x">four</li></ul><p>five</p></div><aside><p>six</p></aside></body></html>`);

const textsOf = (selector: Selector) =>
  select(selector, TREE).map(({ element, value }) => value ?? `${element.name}${element.attribs['data-kind'] ?? ''}`);

describe('what selectors select', () => {
  const CASES: readonly (readonly [Selector, readonly string[]])[] = [
    [css('p'), ['p', 'p', 'p']],
    [css('#top > p'), ['p', 'p']],
    [css('[class*="Story_body__"] li'), ['li', 'lix']],
    [css('[class^="Story_body__"]'), ['div']],
    [css('div.big'), ['div']],
    [css('DIV.big'), ['div']],
    [css('.bi'), []],
    [css('.big > ul > li[data-kind]'), ['lix']],
    [css('li, aside p'), ['li', 'lix', 'p']],
    [css('p:not(aside p)'), ['p', 'p']],
    [css('p:has(b)'), ['p']],
    [css('p:nth-of-type(2)'), ['p']],
    [css('*'), ['html', 'body', 'div', 'p', 'b', 'ul', 'li', 'lix', 'p', 'aside', 'p']],
    [xpath('//div[@id="top"]/p'), ['p', 'p']],
    [xpath('//li[@data-kind]/@data-kind'), ['x']],
    [xpath('//p/b/text()'), ['two']],
    [xpath('//*[contains(concat(" ", normalize-space(@class), " "), " big ")]'), ['div']],
    [xpath('//li[last()]'), ['lix']],
    [xpath('//p[not(ancestor::aside)]'), ['p', 'p']],
    [xpath('//li | //aside/p'), ['li', 'lix', 'p']],
  ];
  for (const [selector, expected] of CASES) {
    test(`${selector.language} ${selector.value}`, () => assert.deepEqual(textsOf(selector), expected));
  }
});

test('only elements are nodes of a text', () => {
  assert.equal(selectElements(xpath('//li/@data-kind | //li'), TREE).length, 2);
});

describe('selectors that cannot be parsed, or have no bound', () => {
  const INVALID = [
    ...['', ' ', 'div[', 'p::before', 'p:unheard-of', '#', 'a|b', `p${' p'.repeat(600)}`].map(css),
    ...['', '//p[', '//x:p', 'count(//p)', '//p = 1', '(1 to 9)', 'for $p in //p return $p', '//p[unheard()]'].map(
      xpath,
    ),
    ...[
      'let $f := function($g) { $g($g) } return $f($f)',
      'doc("file:///etc/passwd")',
      '//p[replace(., "(a+)+$", "")]',
    ].map(xpath),
  ];
  for (const selector of INVALID) {
    test(`${selector.language} ${selector.value.slice(0, 40)}`, () => {
      assert.throws(
        () => checkSelector(selector),
        (error) =>
          error instanceof CodedError &&
          error.code === 'SELECTOR_INVALID' &&
          error.value?.slice(0, 40) === selector.value.slice(0, 40),
      );
      assert.deepEqual(select(selector, TREE), []);
    });
  }
});

describe('no selector hangs a page', () => {
  const deep = parsePage(`${'<div><p>a</p>'.repeat(900)}${'</div>'.repeat(900)}`);
  const wide = parsePage(`<div>${'<p>a</p>'.repeat(30_000)}</div>`);
  const COSTLY = [
    css('div div div div div div div div span'),
    css('div:has(div:has(div:has(div:has(span))))'),
    css('p:nth-last-child(7n+3)'),
    css(':contains("zzz")'),
    xpath('//*[count(//*) > count(//p)]'),
    xpath('//p[following::p[following::p[following::span]]]'),
    xpath('//div[.//div[.//div[.//div[.//span]]]]'),
  ];
  for (const selector of COSTLY) {
    test(`${selector.language} ${selector.value}`, { timeout: 20_000 }, () => {
      for (const tree of [deep, wide]) assert.ok(Array.isArray(select(selector, tree)));
    });
  }
});

describe('the same text on the raw bytes and on what a browser makes of them', () => {
  const PAIRS: readonly (readonly [name: string, raw: string, serialised: string, selectors: readonly Selector[]])[] = [
    [
      'rows without a section',
      `<html><body><table class=facts><tr><td>${FIRST}<td>${SECOND}<tr><td>${THIRD}</table></body></html>`,
      `<html><head></head><body><table class="facts"><tbody><tr><td>${FIRST}</td><td>${SECOND}</td></tr><tr><td>${THIRD}</td></tr></tbody></table></body></html>`,
      [
        css('.facts'),
        css('.facts > tbody > tr > td'),
        css('.facts tr'),
        xpath('//table/tbody/tr'),
        xpath('//table//td'),
      ],
    ],
    [
      'rows behind a head',
      `<body><table><thead><tr><th>A</th></tr></thead>\n<tr><td>${FIRST}</td></tr>\n<tr><td>${SECOND}</td></tr></table></body>`,
      `<html><head></head><body><table><thead><tr><th>A</th></tr></thead>\n<tbody><tr><td>${FIRST}</td></tr>\n<tr><td>${SECOND}</td></tr></tbody></table></body></html>`,
      [css('table > tbody'), css('tbody td'), xpath('//tbody/tr/td')],
    ],
    [
      'spelling',
      `<HTML><BODY><DIV ID=main Class='text big' hidden-x><P>${FIRST}&nbsp;Caf&eacute; &mdash; &#8220;late&#8221;<BR/>${SECOND}<P>${THIRD}</DIV></BODY></HTML>`,
      `<html><head></head><body><div id="main" hidden-x="" class="text big"><p>${FIRST}\u00a0Café — “late”<br>${SECOND}</p><p>${THIRD}</p></div></body></html>`,
      [
        css('#main'),
        css('div.text.big > p'),
        css('[class="text big"]'),
        xpath('//div[@id="main"]/p'),
        css('[hidden-x=""]'),
      ],
    ],
    [
      'items and paragraphs that nobody ended',
      `<body><ul id=list><li>${FIRST}<li>${SECOND}<li>${THIRD}</ul><!-- note --></body>`,
      `<html><head></head><body><ul id="list"><li>${FIRST}</li><li>${SECOND}</li><li>${THIRD}</li></ul><!-- note --></body></html>`,
      [css('#list'), css('#list > li'), xpath('//ul/li')],
    ],
  ];
  for (const [name, raw, serialised, selectors] of PAIRS) {
    for (const selector of selectors) {
      test(`${name}: ${selector.value}`, () => {
        const text = applied(raw, rules(selector)).text;
        assert.ok(text.includes(SECOND), text);
        assert.equal(applied(serialised, rules(selector)).text, text);
      });
    }
  }
});

const NAMES = ['div', 'p', 'section', 'table', 'tr', 'td', 'tbody', 'ul', 'li', 'a', 'span', 'h1', 'aside', 'figure'];
const CLASSES = ['a', 'text', 'ad', 'css-1x2', 'Story_body__k3', 'hidden', 'share'];

/** Markup of random elements, well formed or not. */
const markup = fc.letrec<{ node: string; list: string }>((tie) => ({
  list: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.string({ maxLength: 30 }),
    fc.constantFrom(FIRST, SECOND, '&nbsp;', '<br>', '</div>', '<p>', '<img src=x>', '<script>x</script>'),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...CLASSES), tie('list'))
      .map(([tag, name, inner]) => `<${tag} class="${name}" id=${name}>${inner}</${tag}>`),
  ),
})).list;

const compound = fc
  .tuple(
    fc.constantFrom('', '*', ...NAMES),
    fc.constantFrom('', '.a', '#text', '[class*="css-"]', ':first-child', ':not(p)'),
  )
  .map(([tag, rest]) => (tag + rest === '' ? 'p' : tag + rest));
const cssSelector = fc
  .array(fc.tuple(compound, fc.constantFrom(' ', ' > ', ' + ', ' ~ ', ', ')), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    css(
      parts
        .map(([one, joint]) => one + joint)
        .join('')
        .replace(/[ >+~,]+$/, ''),
    ),
  );
const step = fc
  .tuple(
    fc.constantFrom('/', '//'),
    fc.constantFrom('', 'ancestor::', 'following-sibling::', 'self::'),
    fc.constantFrom('*', ...NAMES),
    fc.constantFrom('', '[1]', '[@class]', '[contains(@class, "a")]', '[not(p)]', '[last()]'),
  )
  .map((parts) => parts.join(''));
const xpathSelector = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => xpath(steps.join('')));
const anySelector = fc.oneof(cssSelector, xpathSelector, fc.string().map(css), fc.string().map(xpath));

test('random selectors on random trees never throw, and select elements of the tree in document order', () => {
  fc.assert(
    fc.property(markup, anySelector, (html, selector) => {
      const tree = parsePage(html);
      sanitise(tree);
      const order = selectElements(css('*'), tree);
      const places = selectElements(selector, tree).map((element) => order.indexOf(element));
      assert.deepEqual(
        places,
        [...new Set(places)].sort((one, other) => one - other),
      );
      assert.ok(!places.includes(-1));
    }),
    { numRuns: 300 },
  );
});

test('random rules on random pages never throw', () => {
  const someRules = fc.tuple(
    anySelector,
    fc.array(anySelector, { maxLength: 3 }),
    fc.array(fc.string(), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(markup, someRules, (html, [text, exclusions, repeats]) => {
      const { total, valid, fault } = applied(html, rules(text, { exclusions, repeats }));
      assert.ok(total >= 0 && total <= 1);
      assert.ok(valid || fault !== null);
    }),
    { numRuns: 150 },
  );
});
