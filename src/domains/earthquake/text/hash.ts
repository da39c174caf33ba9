import { createHash } from 'node:crypto';

/** The same for the same text, white space and case aside: a copy is known by it, whatever headline it bears. Hexadecimal. */
export function textHash(title: string, text: string): string {
  const plain = (text || title).toLowerCase().replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 32);
}
