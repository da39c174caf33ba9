/**
 * Pages that are no documents are known by ideas: a page of a kind has several ideas of it, an article that only
 * mentions it has not. Each idea is one pattern over the languages that we read.
 */

/** One pattern of many alternatives at the beginning of a word; line breaks in the list are for its readers. */
export function of(forms: string): RegExp {
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}])(?:${forms.replace(/\n\s*/g, '')})`,
    'iu',
  );
}
