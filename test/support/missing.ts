/** What stands in for a server or a program that this machine cannot have, and why. */
export interface Missing {
  readonly missing: string;
}

export function isMissing<T extends object>(part: T | Missing): part is Missing {
  return 'missing' in part;
}

/** Options for node:test: the test is skipped, with the reason, where one of its parts is missing. */
export function needs(...parts: readonly (object | Missing)[]): { readonly skip: string | false } {
  return { skip: parts.find(isMissing)?.missing ?? false };
}

/** The part, where the test was skipped already if it is missing. */
export function present<T extends object>(part: T | Missing): T {
  if (isMissing(part)) throw new Error(part.missing);
  return part;
}
