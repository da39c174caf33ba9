/** Bytes to HTML: the charset ladder (byte order mark, header, meta, detector), with labels that lie found out. */
import { CodedError } from '../ports/errors.ts';
import { guessLabel, oddness } from './charset/guess.ts';
import { binaryKind, refuseOtherText } from './charset/kind.ts';
import { bomLabel, headerLabel, metaLabel, usualLabel } from './charset/label.ts';
import { decodeAs, utf8Evidence } from './charset/text.ts';

/** Above this share of replacement characters among the characters that are not ASCII, nothing can be read. */
const MAX_GARBLED = 0.25;
/** Below this share of all characters, markup included, a page can be read whatever is broken. */
const MIN_GARBLED_OF_ALL = 0.02;
/** A legacy label yields when another charset reads that much less odd. */
const ODDNESS_MARGIN = 0.15;

/** A page's HTML, and the WHATWG name of the charset that it was in. */
export interface DecodedPage {
  readonly html: string;
  readonly charset: string;
}

/** Decodes a page. Throws BODY_EMPTY, NOT_HTML and CHARSET_GARBLED. */
export function decodePage(bytes: Uint8Array, contentType: string | null): DecodedPage {
  if (isBlank(bytes))
    throw new CodedError('BODY_EMPTY', 'no bytes but white space', { value: `${bytes.length} bytes` });
  const kind = binaryKind(bytes);
  if (kind !== null) throw new CodedError('NOT_HTML', 'the bytes are of another kind', { value: kind });
  const charset = chooseCharset(bytes, contentType);
  const decoded = decodeAs(bytes, charset);
  // U+0000 stands for nothing, and is no byte's but 0's; decoders leave no lone surrogates
  const html = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(0)
    ? decoded.replaceAll('\0', '')
    : decoded;
  if (html.trim() === '') throw new CodedError('BODY_EMPTY', 'no characters but white space', { value: charset });
  refuseGarbled(html, charset);
  refuseOtherText(html);
  return { html, charset };
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

function chooseCharset(bytes: Uint8Array, contentType: string | null): string {
  const bom = bomLabel(bytes);
  if (bom !== null) return bom;
  const declared = headerLabel(contentType) ?? metaLabel(bytes);
  const utf8 = utf8Evidence(bytes);
  if (utf8.ascii) return declared ?? 'utf-8';
  if (utf8.convincing || (declared === 'utf-8' && utf8.plausible)) return 'utf-8';
  const labels = [headerLabel(contentType), metaLabel(bytes)].filter((label) => label !== null && label !== 'utf-8');
  return trustedLegacy(bytes, labels[0] ?? null);
}

/** The declared charset unless another reads clearly better; pages declare what their server's default says. */
function trustedLegacy(bytes: Uint8Array, declared: string | null): string {
  const expected = usualLabel(bytes);
  const guessed = guessLabel(bytes, expected);
  // windows-1252 is what editors write when they think of nothing
  const thoughtless = declared === 'windows-1252' && expected !== null;
  if (declared === null || thoughtless || guessed.label === declared) return guessed.label;
  return oddness(bytes, declared) > guessed.oddness + ODDNESS_MARGIN ? guessed.label : declared;
}

function refuseGarbled(html: string, charset: string): void {
  const broken = html.includes('\uFFFD') ? count(html, /\uFFFD/g) : 0;
  if (broken === 0 || broken < MIN_GARBLED_OF_ALL * html.length) return;
  if (broken > MAX_GARBLED * count(html, /[^\0-\x7F]/g)) {
    throw new CodedError('CHARSET_GARBLED', `${broken} characters cannot be read`, { value: charset });
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
