/** What is not HTML, whatever its label says. */
import { CodedError } from '../../ports/errors.ts';
import { bomLabel } from './label.ts';

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

/** First bytes of file kinds that servers hand out as HTML. */
const MAGIC: readonly (readonly [kind: string, bytes: Buffer])[] = [
  ['PNG', bytesOf('89 50 4e 47')],
  ['JPEG', bytesOf('ff d8 ff')],
  ['GIF', bytesOf('47 49 46 38')],
  ['RIFF (WebP, WAV, AVI)', bytesOf('52 49 46 46')],
  ['TIFF', bytesOf('49 49 2a 00')],
  ['TIFF', bytesOf('4d 4d 00 2a')],
  ['ZIP (or an office document)', bytesOf('50 4b 03 04')],
  ['gzip', bytesOf('1f 8b 08')],
  ['bzip2', bytesOf('42 5a 68')],
  ['7z', bytesOf('37 7a bc af 27 1c')],
  ['RAR', bytesOf('52 61 72 21 1a')],
  ['xz', bytesOf('fd 37 7a 58 5a 00')],
  ['zstd', bytesOf('28 b5 2f fd')],
  ['OLE (an old office document)', bytesOf('d0 cf 11 e0')],
  ['RTF', bytesOf('7b 5c 72 74 66')],
  ['ELF', bytesOf('7f 45 4c 46')],
  ['Matroska', bytesOf('1a 45 df a3')],
  ['Ogg', bytesOf('4f 67 67 53')],
  ['MP3', bytesOf('49 44 33')],
  ['WebAssembly', bytesOf('00 61 73 6d')],
  ['WOFF', bytesOf('77 4f 46 46')],
  ['WOFF2', bytesOf('77 4f 46 32')],
];

const HEAD = 4096;
/** Text has no controls but white space; more than this share in the head is no text. */
const MAX_CONTROLS = 0.05;

/** The kind of a binary file, or null for what may be text. */
export function binaryKind(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD));
  for (const [kind, magic] of MAGIC) if (magic.every((byte, at) => byte === head[at])) return kind;
  if (head.subarray(4, 8).equals(bytesOf('66747970'))) return 'MP4';
  const pdf = head.subarray(0, 1024).indexOf('%PDF-');
  if (pdf >= 0 && !head.subarray(0, pdf).includes('<')) return 'PDF';
  return mostlyControls(head) ? 'binary' : null;
}

function mostlyControls(head: Buffer): boolean {
  // UTF-16 is full of NULs, in every second place
  if (bomLabel(head) !== null) return false;
  let controls = 0;
  for (const byte of head) if (byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b)) controls += 1;
  return controls > head.length * MAX_CONTROLS;
}

const PROLOGUE = /^(?:\s|\uFEFF|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i;
const XML_ROOTS = /^(?:rss|feed|urlset|sitemapindex|opml|svg|rdf:rdf|\w+:envelope|atom|kml|gpx|error)$/i;
const TAG =
  /<(?:html|head|body|title|meta|link|script|style|div|p|h[1-6]|a|span|table|tr|td|ul|ol|li|article|section|main|header|footer|nav|br|hr|img|b|i|em|strong|font|center|form|blockquote|pre|figure|iframe|noscript)(?=[\s>/])/i;

/** Throws NOT_HTML for JSON, XML that is not XHTML, and text without any tag. */
export function refuseOtherText(html: string): void {
  const rest = html.slice(PROLOGUE.exec(html.slice(0, HEAD))?.[0].length ?? 0);
  if (/^[{[]/.test(rest) && isJson(rest)) throw notHtml('JSON', rest);
  const root = /^<([a-z][\w:.-]*)/i.exec(rest)?.[1] ?? '';
  const declaredXml = /^\s*<\?xml/i.test(html);
  const looksLikeHtml = TAG.test(html);
  if (XML_ROOTS.test(root) || (declaredXml && root !== '' && !TAG.test(`<${root}>`))) throw notHtml('XML', rest);
  if (!looksLikeHtml) throw notHtml('text without tags', rest);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function notHtml(kind: string, text: string): CodedError {
  return new CodedError('NOT_HTML', `this is ${kind}`, { value: text.slice(0, 60) });
}
