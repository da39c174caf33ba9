/** What a page says about its charset. Labels are answered by their WHATWG name; unknown ones are no label. */

/** The standard looks at 1,024 bytes; many real heads put scripts first. */
const META_PREFIX = 8192;

/** The WHATWG name of a label, or null: `gb2312` is `gbk`, `iso-8859-1` is `windows-1252`. */
export function canonicalLabel(label: string | undefined): string | null {
  if (label === undefined || label === '') return null;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

export function bomLabel(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(bytes);
}

/** Markup in UTF-16 begins with a tag whose every second byte is NUL, whatever the letters of its text are. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const tag = bytes.indexOf(0x3c);
  if (tag < 0 || tag > LONGEST_LEAD) return null;
  const even = [bytes[tag + 1], bytes[tag + 3]];
  if (even.every((byte) => byte === 0) && isTagStart(bytes[tag + 2])) return tag % 2 === 0 ? 'utf-16le' : 'utf-16be';
  return null;
}

/** White space that may stand before the first tag, in bytes. */
const LONGEST_LEAD = 64;

/** A letter, `!`, `?` or `/`. */
function isTagStart(byte: number | undefined): boolean {
  return byte !== undefined && /[A-Za-z!?/]/.test(String.fromCharCode(byte));
}

export function headerLabel(contentType: string | null): string | null {
  return canonicalLabel(/charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1]);
}

/** What old pages of a language are in, where that is not windows-1252. */
const USUAL: Readonly<Record<string, string>> = {
  ...usual('windows-1250', 'bs cs hr hu pl ro sk sl sq'),
  ...usual('windows-1251', 'be bg kk ky mk mn ru sr tg tt uk'),
  ...usual('windows-1253', 'el'),
  ...usual('windows-1254', 'az tr'),
  ...usual('windows-1255', 'he'),
  ...usual('windows-1256', 'ar fa ur'),
  ...usual('windows-1257', 'et lt lv'),
  ...usual('windows-1258', 'vi'),
  ...usual('windows-874', 'th'),
};

function usual(charset: string, languages: string): Record<string, string> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, charset]));
}

/** The usual legacy charset of the language that the page says it is in; null for Western ones. */
export function usualLabel(bytes: Uint8Array): string | null {
  const language = /<html\b[^>]*?\blang\s*=\s*["']?([a-z]{2})\b/i.exec(headOf(bytes))?.[1];
  return USUAL[language?.toLowerCase() ?? ''] ?? null;
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, META_PREFIX)).toString('latin1');
}

/** `<meta charset>`, `<meta http-equiv content>` or the XML declaration. */
export function metaLabel(bytes: Uint8Array): string | null {
  const head = headOf(bytes);
  const visible = head.replace(/<!--[\s\S]*?-->/g, '');
  const meta = /<meta\b[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(visible)?.[1];
  const label = canonicalLabel(meta) ?? canonicalLabel(/^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]);
  // a label that could be read as ASCII is not UTF-16: the standard says UTF-8
  return label?.startsWith('utf-16') === true ? 'utf-8' : label;
}
