/** Stretches of a sentence, and which is nearest: found by halving, because a hostile sentence has thousands. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** All matches of a global expression. `matchAll` would copy the expression for every text, which costs more than the search. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}

/** Where a global expression matches. */
export function spansOf(pattern: RegExp, text: string): readonly Span[] {
  return matchesOf(pattern, text).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The last that ends at or before a place. */
export function lastBefore<T extends Span>(spans: readonly T[], at: number): T | null {
  return spans[countWhile(spans, (span) => span.end <= at) - 1] ?? null;
}

/** The first that begins at or after a place. */
export function firstAfter<T extends Span>(spans: readonly T[], at: number): T | null {
  return spans[countWhile(spans, (span) => span.start < at)] ?? null;
}

/** How many of the first satisfy what is true up to some place and false from there. */
function countWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let from = 0;
  let to = items.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(items[middle] as T)) from = middle + 1;
    else to = middle;
  }
  return from;
}
