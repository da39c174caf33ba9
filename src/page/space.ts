/** White space as a browser shows it. */

/** Runs of white space become one space; soft hyphens and zero-width spaces go. */
export function collapse(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
