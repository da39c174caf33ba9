/** White space as a browser shows it, and how long a text is to a reader. */

/** Runs of white space become one space; soft hyphens and zero-width spaces go. */
export function collapse(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(SPACES, ' ')
    .trim();
}

/** Runs of white space but lone spaces, which most of it is. */
export const SPACES = /[^\S ]\s*| \s+/g;

const WIDE = /[\u2e81-\ud7ff]/;

/** Length in characters; an ideograph or syllable sign of East Asia says as much as two letters. */
export function sizeOf(text: string): number {
  let size = text.length;
  // at once where a text is of Latin letters alone
  if (!WIDE.test(text)) return size;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x2e80 && code < 0xd800) size += 1;
  }
  return size;
}
