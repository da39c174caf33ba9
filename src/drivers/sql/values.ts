/**
 * A parameter as both databases take it: in a text, U+0000 (which PostgreSQL knows not) and halves of surrogate pairs
 * (which UTF-8 knows not) become U+FFFD.
 */
export function storable(parameter: unknown): unknown {
  if (typeof parameter !== 'string') return parameter;
  const text = parameter.isWellFormed() ? parameter : parameter.toWellFormed();
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
}
