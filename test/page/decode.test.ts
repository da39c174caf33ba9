import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { decodePage } from '../../src/page/decode.ts';
import { type Code, CodedError } from '../../src/ports/errors.ts';

const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Bytes of a text in a charset of one byte a character. */
function encode(text: string, charset: string): Buffer {
  const decoder = new TextDecoder(charset);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]));
  if (charset === 'windows-1252') {
    for (const [index, character] of [...WINDOWS_1252].entries()) bytes.set(character, 0x80 + index);
  }
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0x3f));
}

const TEXTS: Readonly<Record<string, string>> = {
  ru: '<p>Вчера вечером в горах произошло землетрясение, жители вышли на улицу. МЧС сообщило: пострадавших нет.</p>',
  uk: '<p>Учора ввечері в горах стався землетрус, мешканці вийшли на вулицю. Її відчули всі.</p>',
  fr: '<p>Hier soir, la terre a tremblé près de Forêt-Noire ; les élèves étaient déjà rentrés.</p>',
  de: '<p>Gestern Abend bebte die Erde, große Schäden gab es nicht. „Wir übernachten draußen“, hieß es.</p>',
  pl: '<p>Wczoraj wieczorem zatrzęsła się ziemia, mieszkańcy wyszli na ulicę. Źródło: straż pożarna.</p>',
  cs: '<p>Včera večer se otřásla země, lidé vyběhli na ulici. Hasiči hlásí škody v šesti domech.</p>',
  tr: '<p>Dün akşam deprem oldu, halk sokağa çıktı. İtfaiye hasar olmadığını açıkladı; ağır değil.</p>',
  el: '<p>Χθες το βράδυ έγινε σεισμός, οι κάτοικοι βγήκαν στον δρόμο. Ζημιές δεν αναφέρθηκαν.</p>',
};
const CHARSETS: Readonly<Record<string, readonly string[]>> = {
  ru: ['windows-1251', 'koi8-r', 'iso-8859-5'],
  uk: ['windows-1251'],
  fr: ['windows-1252'],
  de: ['windows-1252'],
  pl: ['iso-8859-2', 'windows-1250'],
  cs: ['iso-8859-2', 'windows-1250'],
  tr: ['windows-1254'],
  el: ['windows-1253'],
};

const head = (language: string, declared: string | null) =>
  `<html lang="${language}"><head>${declared === null ? '' : `<meta charset="${declared}">`}<title>x</title></head><body>`;

describe('charsets', () => {
  for (const [language, charsets] of Object.entries(CHARSETS)) {
    for (const charset of charsets) {
      for (const declared of [charset, null, 'utf-8', 'iso-8859-1']) {
        test(`${language} in ${charset}, declared ${declared}`, () => {
          const text = TEXTS[language] ?? '';
          const bytes = Buffer.concat([Buffer.from(head(language, declared)), encode(text, charset)]);
          assert.ok(decodePage(bytes, null).html.includes(text));
        });
      }
    }
  }

  test('windows-1251 and KOI8-R are told apart although the label says the other', () => {
    for (const [charset, declared] of [
      ['windows-1251', 'koi8-r'],
      ['koi8-r', 'windows-1251'],
    ] as const) {
      const bytes = Buffer.concat([Buffer.from(head('ru', declared)), encode(TEXTS.ru ?? '', charset)]);
      assert.ok(decodePage(bytes, null).html.includes(TEXTS.ru ?? ''));
    }
  });

  test('UTF-8 is found under any label', () => {
    for (const text of Object.values(TEXTS)) {
      for (const declared of ['windows-1251', 'iso-8859-1', 'gb2312', null]) {
        assert.ok(decodePage(Buffer.from(head('en', declared) + text), null).html.includes(text));
      }
    }
  });

  test('the header outranks the meta, the byte order mark both', () => {
    const bytes = Buffer.concat([Buffer.from(head('ru', 'koi8-r')), encode(TEXTS.ru ?? '', 'windows-1251')]);
    assert.equal(decodePage(bytes, 'text/html; charset=windows-1251').charset, 'windows-1251');
    const marked = Buffer.from(`\uFEFF${head('ru', 'koi8-r')}${TEXTS.ru}`, 'utf16le');
    const { html, charset } = decodePage(marked, 'text/html; charset=utf-8');
    assert.equal(charset, 'utf-16le');
    assert.ok(html.startsWith('<html'));
  });

  test('UTF-16 without a mark', () => {
    assert.equal(decodePage(Buffer.from(head('en', null), 'utf16le'), null).charset, 'utf-16le');
  });

  test('http-equiv and the XML declaration name charsets; a comment does not', () => {
    const label = (start: string) =>
      decodePage(Buffer.concat([Buffer.from(start), encode(TEXTS.pl ?? '', 'iso-8859-2')]), null).charset;
    assert.equal(label('<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-2">'), 'iso-8859-2');
    assert.equal(label('<?xml version="1.0" encoding="iso-8859-2"?><html>'), 'iso-8859-2');
    assert.equal(label('<!-- <meta charset="koi8-r"> --><meta charset="iso-8859-2">'), 'iso-8859-2');
  });

  test('gb2312 means GBK, iso-8859-1 means windows-1252', () => {
    const gbk = Buffer.concat([
      Buffer.from('<meta charset="gb2312"><p>'),
      Buffer.from([0x88, 0xd2, 0xcc, 0xd5]),
      Buffer.from('</p>'),
    ]);
    assert.deepEqual(decodePage(gbk, null), { html: '<meta charset="gb2312"><p>堃陶</p>', charset: 'gbk' });
    const quoted = encode('<meta charset="iso-8859-1"><p>“Café – 2 €”</p>', 'windows-1252');
    assert.ok(decodePage(quoted, null).html.includes('“Café – 2 €”'));
  });

  test('a character cut off at the end is no lie, nor is a broken one in between', () => {
    const whole = Buffer.from(head('ru', 'utf-8') + TEXTS.ru);
    assert.equal(decodePage(whole.subarray(0, whole.lastIndexOf(Buffer.from('т')) + 1), null).charset, 'utf-8');
    const broken = Buffer.concat([whole, Buffer.from([0xd0, 0x3c]), whole]);
    assert.equal(decodePage(broken, null).charset, 'utf-8');
  });

  test('no U+0000 and no lone surrogate comes out of any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('utf-8', 'utf-16', 'gbk', 'shift_jis', 'nonsense'),
        (bytes, label) => {
          const page = Buffer.concat([Buffer.from('<p>'), bytes]);
          try {
            const { html } = decodePage(page, `text/html; charset=${label}`);
            assert.ok(!html.includes('\0') && html.isWellFormed());
          } catch (error) {
            assert.ok(error instanceof CodedError);
          }
        },
      ),
    );
  });
});

describe('what is no page', () => {
  const refused = (bytes: Uint8Array | string, code: Code, type: string | null = 'text/html') =>
    assert.throws(
      () => decodePage(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, type),
      (error) => error instanceof CodedError && error.code === code,
    );

  test('nothing, or white space', () => {
    refused('', 'BODY_EMPTY');
    refused(' \r\n\t ', 'BODY_EMPTY');
    refused('\uFEFF \n', 'BODY_EMPTY');
  });

  test('files of other kinds under the type of HTML', () => {
    refused('%PDF-1.7\n<</Type/Catalog>>', 'NOT_HTML');
    refused(gzipSync('<html><body><p>x</p></body></html>'), 'NOT_HTML');
    refused(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'NOT_HTML');
    refused(Buffer.from('PK\x03\x04aaaa'), 'NOT_HTML');
    refused(Buffer.alloc(2000), 'NOT_HTML');
    refused(Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 89) % 256)), 'NOT_HTML');
  });

  test('JSON, XML and plain text', () => {
    refused('{"html": "<p>x</p>"}', 'NOT_HTML');
    refused('<?xml version="1.0"?><rss><channel><title>x</title></channel></rss>', 'NOT_HTML');
    refused('<urlset><url><loc>https://example.org/</loc></url></urlset>', 'NOT_HTML');
    refused('Just a line of text, 3 < 4.', 'NOT_HTML');
  });

  test('but XHTML and fragments are pages', () => {
    const page =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"><body><p>x</p></body></html>';
    assert.equal(decodePage(Buffer.from(page), null).html, page);
    assert.equal(
      decodePage(Buffer.from('[Update] <p>The road is open.</p>'), null).html,
      '[Update] <p>The road is open.</p>',
    );
  });

  test('what no charset makes readable', () => {
    refused(`<html><body><p>${'\uFFFD\uFFFD\uFFFDa '.repeat(200)}</p></body></html>`, 'CHARSET_GARBLED');
  });
});
