/** What all languages write alike: dates and clocks in digits. Over folded text. */

/** ISO 8601 and other orders of three numbers, and day and month in brackets ("Selasa (3/2)"). */
export const DATES: readonly RegExp[] = [
  /(?<![\d.,:/-])(?<year>\d{4})(?<mark>[-./])(?<month>1[0-2]|0?[1-9])\k<mark>(?<day>3[01]|[12]\d|0?[1-9])(?!\d|[-./]\d)/gu,
  /(?<![\d.,:/-])(?<day>3[01]|[12]\d|0?[1-9])(?<mark>[-./])(?<month>3[01]|[12]\d|0?[1-9])\k<mark>(?<year>\d{4}|\d\d)(?!\d|[-./:]\d)/gu,
  /(?<=\()(?<day>3[01]|[12]\d|0?[1-9])(?<mark>[/.])(?<month>1[0-2]|0?[1-9])\.?(?=\))/gu,
];

/** 5:23, 05:23:07, 9:14:37.5; 1152 GMT; 22h 41m 35s; at the start of a line 02.09 -. */
export const CLOCKS: readonly RegExp[] = [
  /(?<![\d.,:/])(?<h>2[0-4]|[01]?\d):(?<m>[0-5]\d)(?::(?<s>[0-5]\d)(?:[.,]\d{1,6})?)?(?![\d:])/gu,
  /(?<![\d.,:/-])(?<h>2[0-4]|[01]\d)\.?(?<m>[0-5]\d)(?:\.(?<s>[0-5]\d))?(?=\s?\(?(?:gmt|utc|hrs|hours|local|wib|wita|wit|ist|jst|pst|ces?t|ees?t|msk|мск|trt|tsi)(?!\p{L}))/gu,
  /(?<![\d.,:/-])(?<h>2[0-4]|[01]?\d)\s?h\s?(?<m>[0-5]\d)\s?m(?:in)?(?:\s?(?<s>[0-5]\d)(?:[.,]\d{1,3})?\s?s(?:ec)?)?(?![\p{L}\d])/gu,
  /^(?<h>2[0-3]|[01]\d)\.(?<m>[0-5]\d)(?=\s-|:\s)(?:\s-)?/gu,
];

/** All matches of a global expression, without the copy of it that matchAll makes. */
export function* matches(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1;
    else {
      const next = pattern.lastIndex;
      yield match;
      pattern.lastIndex = next;
    }
  }
}
