/** Pages that no site should send, and what each must end as: a coded failure, or a document all the same. */
import type { Code } from '../../src/ports/errors.ts';
import { HEAVY_PAGES } from './heavy-pages.ts';
import { article, HTML, latin1, noise, PARAGRAPHS, utf8, windows1251 } from './text.ts';

export interface BadPage {
  readonly name: string;
  readonly bytes: () => Uint8Array;
  readonly contentType: string;
  /** Further headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The code that the page ends with under the default limits; null: a document. */
  readonly expectedCode: Code | null;
  /** Ends that are as good, since they depend on which reader is asked first and on the machine. */
  readonly orElse?: readonly (Code | null)[];
  /** What the text of the document must hold, where there is one. */
  readonly contains?: string;
  /** Why it does not end so yet. */
  /** Who finds out: fetching (sizes, encodings), or reading the bytes. */
  readonly stage: 'fetch' | 'page';
}

const page = (name: string, bytes: () => Uint8Array, expectedCode: Code | null, contentType = HTML): BadPage => ({
  name,
  bytes,
  contentType,
  expectedCode,
  stage: 'page',
});

const PNG = '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489';

/** What is not HTML, or nothing at all. */
const NO_PAGES: readonly BadPage[] = [
  page('empty body', () => new Uint8Array(), 'BODY_EMPTY'),
  page('white space only', () => utf8(' \r\n\t'.repeat(10_000)), 'BODY_EMPTY'),
  page('a byte order mark and nothing else', () => Uint8Array.of(0xef, 0xbb, 0xbf), 'BODY_EMPTY'),
  page('binary noise', () => noise(100_000), 'NOT_HTML'),
  page('a PNG labelled as HTML', () => Buffer.concat([Buffer.from(PNG, 'hex'), noise(5_000)]), 'NOT_HTML'),
  page('a PNG labelled as such', () => Buffer.concat([Buffer.from(PNG, 'hex'), noise(5_000)]), 'NOT_HTML', 'image/png'),
  page(
    'a PDF labelled as HTML',
    () => Buffer.concat([latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), noise(5_000)]),
    'NOT_HTML',
  ),
  page('JSON labelled as HTML', () => utf8(JSON.stringify({ title: 'Flood', body: PARAGRAPHS })), 'NOT_HTML'),
  page(
    'an XML feed',
    () =>
      utf8(
        `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${PARAGRAPHS.map(
          (text) => `<item><title>River</title><description>${text}</description></item>`,
        ).join('')}</channel></rss>`,
      ),
    'NOT_HTML',
    'application/rss+xml',
  ),
  page('plain text', () => utf8(PARAGRAPHS.join('\n\n')), 'NOT_HTML', 'text/plain'),
  page(
    'scripts only',
    () =>
      utf8(`<html><body>${`<script>const text = ${JSON.stringify(PARAGRAPHS)};</script>`.repeat(20)}</body></html>`),
    'NO_CONTENT',
  ),
  page(
    'an empty frame',
    () => utf8('<!doctype html><html><head></head><body><div id="app"></div></body></html>'),
    'NO_CONTENT',
  ),
];

const RUSSIAN = article('Река вышла из берегов', [
  'Ночью река поднялась на два метра, и жители нижних улиц переносили вещи на верхние этажи. Помогали соседи, солдаты и школьники.',
  'К утру вода остановилась. Мост закрыт, хлеб возят на лодках, занятия в трёх школах отменены до понедельника. Пострадавших нет.',
  'Синоптики обещают сухую неделю. Инженеры осматривают дамбу каждые два часа и говорят, что она держится хорошо.',
]);

/** One text in bytes that do not fit their label, or that have none. */
const RUSSIAN_PAGES: readonly BadPage[] = [
  page('windows-1251 labelled utf-8', () => windows1251(RUSSIAN), null),
  page('utf-8 labelled windows-1251', () => utf8(RUSSIAN), null, 'text/html; charset=windows-1251'),
  page('windows-1251 labelled koi8-r', () => windows1251(RUSSIAN), null, 'text/html; charset=koi8-r'),
  page('an unknown label', () => windows1251(RUSSIAN), null, 'text/html; charset=x-steppe'),
  page('no label', () => windows1251(RUSSIAN), null, 'text/html'),
  page('utf-8 cut inside a character', () => utf8(RUSSIAN.slice(0, -20)).subarray(0, -1), null),
  page('utf-8 with a broken byte in each paragraph', () => broken(utf8(RUSSIAN)), null),
  page('utf-16 without a byte order mark', () => Buffer.from(RUSSIAN, 'utf16le'), null, 'text/html'),
  page('utf-16 labelled utf-8', () => Buffer.from(RUSSIAN, 'utf16le'), null),
].map((each) => ({ ...each, contains: 'Мост закрыт, хлеб возят на лодках' }));

/** Other bytes that are no text, or hold what is none. */
const CHARSETS: readonly BadPage[] = [
  {
    ...page('letters of no charset', () => latin1(article('Noise', [highBytes(), highBytes()])), 'CHARSET_GARBLED'),
    orElse: ['NO_CONTENT', null],
  },
  page(
    'replacement characters only',
    () => utf8(article('\uFFFD'.repeat(9), Array(3).fill('\uFFFD'.repeat(300)))),
    'CHARSET_GARBLED',
  ),
  page(
    'lone surrogates by reference and by escape',
    () =>
      utf8(
        article('Two metres &#xD800; of water', [
          ...PARAGRAPHS,
          'Half a pair: &#55357; and nothing more, says the report.',
        ]).replace(
          '</head>',
          '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Two metres \\ud800 of water"}</script></head>',
        ),
      ),
    null,
  ),
  page(
    'lone surrogates as bytes',
    () => Buffer.concat([utf8(article('Water', PARAGRAPHS)), Uint8Array.of(0xed, 0xa0, 0x80)]),
    null,
  ),
  page(
    'NULs between letters',
    () =>
      utf8(
        article(
          'Wa\0ter',
          PARAGRAPHS.map((text) => text.replaceAll('the', 't\0he')),
        ),
      ),
    null,
  ),
];

function broken(bytes: Uint8Array): Uint8Array {
  // 0xff occurs nowhere in UTF-8
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('</p>', '\xff</p>'), 'latin1');
}

function highBytes(): string {
  return Buffer.from(noise(600).map((byte) => byte | 0x80)).toString('latin1');
}

export const BAD_PAGES: readonly BadPage[] = [...NO_PAGES, ...RUSSIAN_PAGES, ...CHARSETS, ...HEAVY_PAGES];
