/** Decoding, and how much a page's bytes look like UTF-8. */
import { isAscii, isUtf8 } from 'node:buffer';

/** Of the sequences of a convincing UTF-8 text at most this share is broken. */
const MAX_BROKEN = 0.1;
const MAX_BROKEN_DECLARED = 0.3;

/** What windows-1252 has where ISO 8859-1 has controls; Node 24's decoder leaves the controls. */
const WINDOWS_1252 =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F' +
  '\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/** Decodes by a WHATWG name; the byte order mark goes. */
export function decodeAs(bytes: Uint8Array, charset: string): string {
  const text = new TextDecoder(charset).decode(bytes);
  if (charset !== 'windows-1252') return text;
  return text.replace(/[\x80-\x9F]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}

/** How well bytes read as UTF-8. */
export interface Utf8Evidence {
  /** Nothing beyond ASCII: every charset reads the same. */
  readonly ascii: boolean;
  /** Hardly anything else can read so. */
  readonly convincing: boolean;
  /** Good enough for a page that says it is UTF-8. */
  readonly plausible: boolean;
}

export function utf8Evidence(bytes: Uint8Array): Utf8Evidence {
  if (isAscii(bytes)) return { ascii: true, convincing: true, plausible: true };
  const whole = bytes.subarray(0, bytes.length - cutOff(bytes));
  if (isUtf8(whole)) return { ascii: false, convincing: true, plausible: true };
  const text = new TextDecoder('utf-8').decode(whole);
  // U+FFFD that stands in the page as a character is not broken here
  const broken =
    (text.match(/\uFFFD/g)?.length ?? 0) - Buffer.from(whole).toString('latin1').split('\xEF\xBF\xBD').length + 1;
  const characters = (text.match(/[^\0-\x7F\uFEFF]/g)?.length ?? 0) - broken;
  return {
    ascii: false,
    convincing: broken <= characters * MAX_BROKEN,
    plausible: broken <= characters * MAX_BROKEN_DECLARED,
  };
}

/** Bytes of a sequence that the end of the page cuts off. */
function cutOff(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < sequenceLength(byte) ? back : 0;
  }
  return 0;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
