/** Encodes text; what the charset lacks becomes a numeric character reference, as in a browser's form. */
export function encodeText(text: string, charset: 'utf-8' | 'windows-1251'): Uint8Array {
  if (charset === 'utf-8') return new TextEncoder().encode(text);
  const codes = windows1251();
  const bytes: number[] = [];
  for (const character of text) {
    const code = codes.get(character);
    if (code !== undefined) bytes.push(code);
    else bytes.push(...Buffer.from(`&#${character.codePointAt(0)};`));
  }
  return Uint8Array.from(bytes);
}

/** Node decodes windows-1251 but does not encode it: the table turned round. */
function windows1251(): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, code) => code);
  return new Map([...new TextDecoder('windows-1251').decode(all)].map((character, code) => [character, code]));
}
