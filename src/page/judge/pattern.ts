/**
 * Pages that are no documents are known by ideas: a page of a kind has several ideas of it, an article that only
 * mentions it has not. Each idea is one pattern over the languages that we read.
 */

/**
 * One pattern of many alternatives at the beginning of a word, to test texts with; line breaks in the list are for its
 * readers. The alternatives stand first: what begins with them is found faster than what begins a word.
 */
export function of(forms: string): RegExp {
  return new RegExp(
    `(?=${forms.replace(/\n\s*/g, '')})(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}])`,
    'iu',
  );
}
