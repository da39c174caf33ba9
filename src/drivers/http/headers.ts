type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** One string a header; repeated ones are joined as RFC 9110 says. Names are lower case already. */
export function flatten(raw: RawHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join(', ');
  }
  if (headers.location !== undefined) headers.location = asUtf8(headers.location);
  return headers;
}

/** Header bytes arrive as ISO 8859-1; servers that redirect to unescaped Cyrillic mean UTF-8, and browsers know it. */
function asUtf8(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
