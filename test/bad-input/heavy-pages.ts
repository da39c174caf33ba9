/** Pages that are too large, too deep, or too much work. Sizes were found by trying jsdom 31 and Readability 0.6. */
import { gzipSync } from 'node:zlib';
import type { BadPage } from './pages.ts';
import { article, HTML, PARAGRAPHS, SENTENCES, utf8 } from './text.ts';

const MB = 1_000_000;

const heavy = (name: string, html: () => string, ends: Pick<BadPage, 'expectedCode' | 'orElse'>): BadPage => ({
  name,
  bytes: () => utf8(html()),
  contentType: HTML,
  stage: 'page',
  ...ends,
});

const inBody = (body: string): string =>
  `<!doctype html><html><head><title>Water</title></head><body>${body}</body></html>`;

const whole = (extra: string): string => article('Water', [...PARAGRAPHS, extra]);

const TOO_LARGE: readonly BadPage[] = [
  {
    name: '30 MB of paragraphs',
    bytes: () => utf8(inBody(`<p>${SENTENCES}</p>`.repeat((30 * MB) / SENTENCES.length))),
    contentType: HTML,
    expectedCode: 'BODY_TOO_LARGE',
    stage: 'fetch',
  },
  {
    name: '20 MB in one line',
    bytes: () => utf8(whole(SENTENCES.repeat((20 * MB) / SENTENCES.length))),
    contentType: HTML,
    expectedCode: 'BODY_TOO_LARGE',
    stage: 'fetch',
  },
  {
    name: 'a gzip bomb of 1 GB',
    // members in a row unpack one after the other
    bytes: () => Buffer.concat(Array<Uint8Array>(64).fill(gzipSync(Buffer.alloc(16 * MB, 0x20)))),
    contentType: HTML,
    headers: { 'content-encoding': 'gzip' },
    expectedCode: 'BODY_TOO_LARGE',
    stage: 'fetch',
  },
  {
    name: 'gzip cut in the middle',
    bytes: () => gzipSync(whole('')).subarray(0, 200),
    contentType: HTML,
    headers: { 'content-encoding': 'gzip' },
    expectedCode: 'BODY_ENCODING',
    stage: 'fetch',
  },
  {
    name: 'an encoding that nobody knows',
    bytes: () => utf8(whole('')),
    contentType: HTML,
    headers: { 'content-encoding': 'steppe' },
    expectedCode: 'BODY_ENCODING',
    stage: 'fetch',
  },
];

const TOO_DEEP: readonly BadPage[] = [
  heavy('100,000 elements inside each other', () => inBody(`${'<div>'.repeat(100_000)}${PARAGRAPHS[0]}`), {
    expectedCode: 'PAGE_TOO_DEEP',
  }),
  heavy('1,000,000 elements beside each other', () => inBody('<i>x</i>'.repeat(1_000_000)), {
    expectedCode: 'PAGE_TOO_DEEP',
  }),
];

/** Pages that a careful reader survives. */
const STRANGE: readonly BadPage[] = [
  heavy('9 MB in one line', () => whole(SENTENCES.repeat((9 * MB) / SENTENCES.length)), {
    expectedCode: null,
    orElse: ['PAGE_DEADLINE', 'PAGE_HEAP'],
  }),
  heavy('200,000 attributes', () => inBody(`<div ${attributes(200_000)}>${whole('')}</div>`), { expectedCode: null }),
  heavy('tags that are never closed', () => inBody(`<div><article><p>${PARAGRAPHS.join('<p>')}<ul><li>one<li>two`), {
    expectedCode: null,
  }),
  heavy(
    'a comment that never ends',
    () => whole('').replace('</article>', `</article><!-- ${SENTENCES.repeat(5_000)}`),
    {
      expectedCode: null,
    },
  ),
  heavy('a million angle brackets', () => whole('<'.repeat(1_000_000)), {
    expectedCode: null,
    orElse: ['PAGE_TOO_DEEP'],
  }),
  heavy('a table whose cells span a thousand columns and 65,534 rows', () => whole(`</p>${spans()}<p>`), {
    expectedCode: null,
  }),
  heavy('a title of 1 MB', () => article(' - '.repeat(MB / 3), PARAGRAPHS), {
    expectedCode: null,
    orElse: ['PAGE_DEADLINE'],
  }),
  heavy('a word of 1 MB', () => whole('w'.repeat(MB)), { expectedCode: null }),
];

/** Small pages on which Readability needs minutes, or more heap than a worker has. Links alone make no body before it is asked. */
const BOMBS: readonly BadPage[] = [
  // each paragraph opens all 400 font elements anew (HTML's active formatting elements): 67 KB become 160,000 elements
  heavy('formatting elements that multiply', () => inBody(`<p>${fonts(400)}x</p>${link('p').repeat(400)}`), {
    expectedCode: 'PAGE_HEAP',
    orElse: ['PAGE_DEADLINE', 'NO_CONTENT', null],
  }),
  // grows faster than its length: 8,000 take 5 to 10 s, 16,000 exhaust 256 MB
  heavy('16,000 links, each in a box', () => inBody(`<div>${link('div').repeat(16_000)}</div>`), {
    expectedCode: 'PAGE_HEAP',
    orElse: ['PAGE_DEADLINE', 'NO_CONTENT', null],
  }),
  // 1,900 boxes, each of which asks for its whole text: over 40 s, with little heap
  heavy(
    '4 MB of text inside 1,900 boxes',
    () => {
      const text = SENTENCES.repeat((4 * MB) / SENTENCES.length);
      return inBody(`${'<div>'.repeat(1_900)}<p><a href="/x">${text}</a></p>${'</div>'.repeat(1_900)}`);
    },
    { expectedCode: 'PAGE_DEADLINE', orElse: ['PAGE_HEAP', 'NO_CONTENT', null] },
  ),
];

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `data-a${index}="${index}"`).join(' ');
}

function fonts(count: number): string {
  return Array.from({ length: count }, (_, index) => `<font size="${index}">`).join('');
}

function link(box: string): string {
  return `<${box}><a href="/x">${SENTENCES}</a></${box}>`;
}

function spans(): string {
  return `<table>${'<tr><td colspan="1000" rowspan="65534">wide</td><td rowspan="65534">tall</td></tr>'.repeat(200)}</table>`;
}

export const HEAVY_PAGES: readonly BadPage[] = [...TOO_LARGE, ...TOO_DEEP, ...STRANGE, ...BOMBS];
