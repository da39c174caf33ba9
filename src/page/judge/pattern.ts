/**
 * Pages that are no documents are known by ideas: a page of a kind has several ideas of it, an article that only
 * mentions it has not. Each idea is one pattern over the languages that we read.
 */
import { Forms } from '../forms.ts';

/** What texts are tested with. */
export interface Idea {
  test(text: string): boolean;
}

/** Alternatives at the beginning of a word; line breaks in the list are for its readers. */
export function of(forms: string): Idea {
  return new Forms(forms.replace(/\n\s*/g, ''), '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}');
}
