import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parsePage } from '../../src/page/parse.ts';
import { stableClass } from '../../src/schema/class-names.ts';
import { cosine, meanOf, skeletonOf, structureOf, toFloats } from '../../src/schema/fingerprint.ts';

interface Node {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly text: string;
  readonly children: readonly Node[];
}

const WORDS = ['story', 'headline', 'byline', 'card', 'teaser', 'page-body', 'site-nav'];
const nodes = (depth: number): fc.Arbitrary<Node[]> =>
  fc.array(
    fc.record({
      tag: fc.constantFrom('div', 'section', 'article', 'ul', 'span'),
      classes: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }),
      text: fc.stringMatching(/^[a-z ]{0,30}$/),
      children: depth === 0 ? fc.constant([]) : nodes(depth - 1),
    }),
    { maxLength: 4 },
  );
const pages = nodes(3);

type Spell = (node: Node) => Partial<{ tag: string; attributes: string; text: string }>;

function html(nodes: readonly Node[], spell: Spell = () => ({})): string {
  return nodes
    .map((node) => {
      const { attributes, text } = { attributes: `class="${node.classes.join(' ')}"`, text: node.text, ...spell(node) };
      return `<${node.tag} ${attributes}>${text}${html(node.children, spell)}</${node.tag}>`;
    })
    .join('\n');
}

const structure = (markup: string) => structureOf(parsePage(`<body>${markup}</body>`));

/** The same template, spelled otherwise. */
function invariant(spell: Spell): void {
  fc.assert(fc.property(pages, (page) => assert.deepEqual(structure(html(page, spell)), structure(html(page)))));
}

describe('structure', () => {
  test('has 512 signed bytes, the largest of them as large as can be', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const bytes = structure(html(page));
        assert.equal(bytes.length, 512);
        assert.equal(Math.max(...bytes.map(Math.abs)), 127);
      }),
    );
  });

  test('of an empty page has no length', () => {
    assert.ok(structureOf(parsePage('')).every((byte) => byte === 0));
  });

  test('does not depend on texts', () => invariant(({ text }) => ({ text: `other ${[...text].reverse().join('')}` })));

  test('does not depend on the order of classes and attributes, or on other attributes', () =>
    invariant(({ classes }) => ({
      attributes: `data-story="7" class=" ${[...classes].reverse().join('\n')} " style="color: red"`,
    })));

  test('does not depend on the hashes and counters that a build puts into class names', () => {
    const built =
      (hash: string, count: number): Spell =>
      ({ classes }) => ({
        attributes: `class="${classes.map((name) => `${name}__${hash}`).join(' ')} css-${hash} item-${count}"`,
      });
    const hashes = fc.constantFrom('k3x9Qz', '1q2w3e4', 'bdVaJa', '_3kD9x', 'f00dcafe', '8812');
    fc.assert(
      fc.property(pages, hashes, hashes, fc.nat(), (page, one, other, count) => {
        assert.deepEqual(structure(html(page, built(one, count))), structure(html(page, built(other, count + 1))));
      }),
    );
  });

  test('of a page with more paragraphs and cards stays near, of another template it does not', () => {
    const article = (paragraphs: number, cards: number) => `
      <header class="site-head"><nav class="site-nav"><ul class="menu">${'<li class="menu-item"><a>x</a></li>'.repeat(6)}</ul></nav></header>
      <main class="page"><article class="story"><h1 class="story-title">T</h1><p class="story-byline">B</p>
      <div class="story-body">${'<p>text <a>link</a></p>'.repeat(paragraphs)}</div></article>
      <aside class="rail">${'<div class="card"><h3 class="card-title"><a>T</a></h3></div>'.repeat(cards)}</aside></main>`;
    const other = `
      <div class="top"><div class="logo"><img></div><div class="links">${'<a class="link">x</a>'.repeat(6)}</div></div>
      <div class="wrap"><div class="entry"><h2 class="entry-head">T</h2><div class="entry-text">${'<p>text</p>'.repeat(8)}</div></div></div>`;
    const page = structure(article(8, 4));
    assert.ok(cosine(page, structure(article(31, 9))) > 0.9);
    assert.ok(cosine(page, structure(other)) < 0.3);
  });
});

test('generated parts of class names are dropped, words stay', () => {
  const names = {
    'css-1q2w3e4': 'css',
    'sc-bdVaJa': 'sc',
    Article_body__3kD9x: 'article-body',
    Article_body__ruaCI: 'article-body',
    article_body__title: 'article-body-title',
    'post-48213': 'post',
    'col-md-6': 'col-md',
    StoryHeadline: 'storyheadline',
    h1: 'h1',
    col12: 'col12',
    '48213': '',
  };
  for (const [name, stable] of Object.entries(names)) assert.equal(stableClass(name), stable, name);
});

test('the skeleton is of the template, not of the article', () => {
  const page = (text: string) =>
    `<nav class="site-nav"><a>World</a><a>Sport</a></nav><article><p>${text}</p></article>`;
  const long = 'A moderate earthquake woke the villages around the lake shortly before four in the morning. ';
  assert.equal(skeletonOf(parsePage(page(long))), skeletonOf(parsePage(page(long.repeat(50).toUpperCase()))));
  assert.ok(skeletonOf(parsePage(page(long))).length > 0);
});

describe('vectors', () => {
  test('bytes are signed, whatever they were stored as', () => {
    const signed = Int8Array.of(-128, -1, 0, 127);
    for (const bytes of [signed, new Uint8Array(signed.buffer)]) {
      assert.deepEqual([...toFloats(bytes)], [-128, -1, 0, 127]);
    }
  });

  test('a mean is of directions: lengths do not count, and nothing has none', () => {
    assert.equal(meanOf([]), null);
    assert.equal(meanOf([new Float32Array(2)]), null);
    const mean = meanOf([Float32Array.of(8, 0), Float32Array.of(0, 2), new Float32Array(2)]);
    assert.ok(Math.abs(cosine(mean ?? [], [1, 1]) - 1) < 1e-6);
  });

  test('a cosine is 0 where one has no length', () => {
    assert.equal(cosine([0, 0], [1, 1]), 0);
    assert.equal(cosine([3, 0], [-2, 0]), -1);
  });
});
