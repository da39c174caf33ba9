/** JSON of unknown shape, read without trust. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Parses JSON as templates really write it: comments, CDATA, raw line breaks, trailing commas; null if hopeless. */
export function parseLoose(source: string): Json | null {
  const text = withoutWrapping(source);
  return parse(text) ?? parse(repair(text));
}

/** Comments and CDATA marks that hid a script from old browsers. */
function withoutWrapping(source: string): string {
  let text = source
    .trim()
    .replace(/^(?:\/\/)?\s*(?:<!\[CDATA\[|<!--)/, '')
    .trim();
  for (const end of [';', ']]>', '-->', '//']) if (text.endsWith(end)) text = text.slice(0, -end.length).trimEnd();
  return text;
}

function parse(text: string): Json | null {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function repair(text: string): string {
  return text
    .replace(/[\0-\x1F]+/g, ' ')
    .replace(/\\(?!["\\/bfnrtu])/g, '\\\\')
    .replace(/,(\s*[}\]])/g, '$1');
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a list: nothing, one or many. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value as Json];
}
