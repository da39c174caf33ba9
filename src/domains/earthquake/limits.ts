/** How much of a document is read: beyond, a text is a data dump or an attack. What was left out is always noted. */
import type { Report } from './document.ts';

export type Note = Report['notes'][number];

/** UTF-16 code units of the text, and of the title. */
export const MOST_CHARACTERS = 200_000;
export const MOST_IN_TITLE = 1_000;
/** Sentences, or lines, of title and text together. */
export const MOST_SENTENCES = 4_000;
/** The first of a document, so that its record stays below a megabyte. */
export const MOST_REPORTS = 300;

/** What a text is cut to: whole lines, where one ends within the last tenth. */
export function cutText(text: string, most = MOST_CHARACTERS): string {
  if (text.length <= most) return text;
  const line = text.lastIndexOf('\n', most);
  return text.slice(0, line > most * 0.9 ? line : most);
}

/** The note that of `all` only a part was read; none where it was all. */
export function cutNote(field: string, all: number, most: number): readonly Note[] {
  return all <= most ? [] : [{ field, code: 'cut', value: String(all) }];
}
