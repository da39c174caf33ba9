import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyNode } from 'domhandler';
import fc from 'fast-check';
import { DomHandler, Parser, type Tokenizer } from 'htmlparser2';
import { parsePage } from '../../src/page/parse.ts';
import { PageTokenizer } from '../../src/page/tokenizer.ts';

const PIECES = [
  ...['<', '>', '/', '!', '-', '--', '-->', '--!>', '<!--', '<!', '<?', '=', '"', "'", ' ', '\n', 'a', 'é', 'text '],
  ...['<div', '<p>', '</p>', '</div>', '</', '<br/>', '</br>', '<a href=', 'class="x"', "id='y'", 'x=y', 'disabled'],
  ...['<script>', '</script>', '</SCRIPT ', '<style>', '</style>', '<title>', '</title>', '<textarea>', '</textarea>'],
  ...['<xmp>', '</xmp', '<iframe>', '</iframe>', '<noembed>', '<noframes>', '<plaintext>', '<s', '<t', '<i'],
  ...['<svg>', '</svg>', '<path/>', '<path / >', '<foreignObject>', '<math>', '<mi>', '<![CDATA[', ']]>'],
  ...['<!doctype html>', '<!DOC', '<table><tr><td>', '<head>', '<body>', '<form>', '<select><option>'],
];
const soup = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((chosen) => `${chosen.join('')} --></a>"'><p>end</p>`);

test('finds the tokens that the usual tokenizer finds', () => {
  const Leaping = PageTokenizer as unknown as typeof Tokenizer;
  const parsed = (html: string, options: object) => {
    const handler = new DomHandler();
    new Parser(handler, { decodeEntities: false, ...options }).end(html);
    return spelled(handler.root.children);
  };
  fc.assert(
    fc.property(soup(PIECES), (html) => assert.deepEqual(parsed(html, { Tokenizer: Leaping }), parsed(html, {}))),
    { numRuns: 2_000 },
  );
});

test('decodes character references in texts and attributes, in no script', () => {
  const values = ['&amp;', '&lt', '&copy', '&notin', '&#60', '&#x3c;', '&', ';', '=', 'a', '1', ' '];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...values), { maxLength: 8 }), (chosen) => {
      const value = chosen.join('');
      const html = `<p title="${value}">${value}</p><a href='${value}'>${value}</a><script>${value}</script><svg><style>${value}</style></svg>`;
      const handler = new DomHandler();
      new Parser(handler).end(html);
      assert.deepEqual(spelled(parsePage(html).children), spelled(handler.root.children));
    }),
  );
});

test('leaves out a tag that the page breaks off in', () => {
  for (const html of ['<p>a</p><s', '<p>a</p><a href="x', '<p>a</p></p', '<p>a</p><div /']) {
    assert.equal(JSON.stringify(spelled(parsePage(html).children)).replaceAll('"', ''), '[[p,{},[a]]]');
  }
});

function spelled(nodes: readonly AnyNode[]): unknown[] {
  return nodes.map((node) => {
    if ('name' in node && 'attribs' in node) return [node.name, node.attribs, spelled(node.children)];
    return 'data' in node ? node.data : 'children' in node ? spelled(node.children) : null;
  });
}
