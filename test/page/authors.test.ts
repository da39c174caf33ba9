import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { namesIn } from '../../src/page/metadata/names.ts';
import { jsonLd, metadataOf, page } from './pages.ts';

describe('names in a byline', () => {
  const cases: readonly (readonly [text: string, names: readonly string[]])[] = [
    ['By Jane Doe', ['Jane Doe']],
    ['Written by Jane Doe and John Roe', ['Jane Doe', 'John Roe']],
    ['Von Anna Müller, Jens Groß und Ute Klein', ['Anna Müller', 'Jens Groß', 'Ute Klein']],
    ['Par Hélène Dupont', ['Hélène Dupont']],
    ['Автор: Айгуль Сейтова', ['Айгуль Сейтова']],
    ['Мәтін: Ерлан Қасым', ['Ерлан Қасым']],
    ['Jane Doe, MD, PhD', ['Jane Doe']],
    ['Jane Doe in Port Ellery', ['Jane Doe']],
    ['Jane Doe | Updated March 3, 2024', ['Jane Doe']],
    ['Jane Doe (@janedoe)', ['Jane Doe']],
    ['By &lt;a href="/p/jane"&gt;Jane Doe&lt;/a&gt;', ['Jane Doe']],
    ['Center for Volcano Evaluation and Research', ['Center for Volcano Evaluation and Research']],
    ['https://social.example.org/janedoe', []],
    ['Senior Editor', []],
    ['5 min read', []],
  ];
  for (const [text, names] of cases) test(text, () => assert.deepEqual(namesIn(text), names));
});

describe('the authors of a page', () => {
  const authorsOf = (html: string) => metadataOf(html).authors;

  test('JSON-LD: references, arrays, escapes', () => {
    const head =
      '<script type="application/ld+json">{"@graph":[{"@type":"Article","author":[{"@id":"#p"},{"@type":"Person","name":"P\\u00e1id\\u00ed \\u00d3 Cu\\u00edv"}]},' +
      '{"@type":"Person","@id":"#p","name":"Aoife N\\u00ed Bhroin"}]}</script>';
    assert.deepEqual(authorsOf(page({ head })), ['Aoife Ní Bhroin', 'Páidí Ó Cuív']);
  });

  test('an import account is nobody; the byline counts', () => {
    const head = `<meta name="author" content="Wire Import Feed">${jsonLd({ '@type': 'Article', author: { '@type': 'Person', name: 'Wire Import Feed' } })}`;
    const byline = '<p class="byline">By <a href="/reporters/callum/">Callum Strand</a> in Port Ellery</p>';
    assert.deepEqual(authorsOf(page({ head, byline })), ['Callum Strand']);
  });

  test("the newspaper's own name gives way to a person", () => {
    const head = `<meta property="og:site_name" content="Ridge Record">${jsonLd({ '@type': 'Article', author: { name: 'Ridge Record' } })}`;
    assert.deepEqual(authorsOf(page({ head, byline: '<span class="author">Bettina Kroll</span>' })), ['Bettina Kroll']);
    assert.deepEqual(authorsOf(page({ head })), ['Ridge Record']);
  });

  test('names in a box of latest stories wrote something else', () => {
    const before =
      '<aside class="latest"><h3>A drone counts penguins</h3><div class="byline">12 minutes ago <a rel="author" href="/author/j">Julian Roca</a></div></aside>';
    const byline = '<div class="byline">March 1, 2024 <a rel="author" href="/author/i">Ines Robledo</a></div>';
    assert.deepEqual(authorsOf(page({ before, byline })), ['Ines Robledo']);
  });

  test('a commentator is no author', () => {
    const after = '<div id="comments"><span class="author">gullwatcher</span><p>Nice.</p></div>';
    assert.deepEqual(authorsOf(page({ after })), []);
  });

  test('roles and buttons beside a name are left out', () => {
    const byline =
      '<div class="author"><span>Matt Check</span><span>Founder at Cellar</span><button>Follow</button></div>';
    assert.deepEqual(authorsOf(page({ byline })), ['Matt Check']);
  });

  test('a byline in plain text', () => {
    assert.deepEqual(authorsOf(page({ byline: '<p>By Nathan Willis</p>' })), ['Nathan Willis']);
    assert.deepEqual(authorsOf(page({ byline: '<div><div>By</div><div>Summer Swann</div></div>' })), ['Summer Swann']);
  });
});
