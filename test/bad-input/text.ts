/** What the bad pages are made of. */
import { encodeText } from '../../demo/charset.ts';

export const HTML = 'text/html; charset=utf-8';

export const SENTENCES =
  'The river rose by two metres in the night, and the people of the lower town carried chairs, lamps and books to the upper floors. ';

export const PARAGRAPHS: readonly string[] = [
  'The river rose by two metres in the night, and the people of the lower town carried chairs, lamps and books to the upper floors.',
  'By noon the water stood still. Bread came by boat, the bridge was closed, and three schools sent their pupils home until Monday.',
  'Forecasters promise a dry week. Engineers walk along the dyke every two hours and say that it holds better than they had feared.',
];

export function article(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  return `<!doctype html><html><head><title>${title}</title></head><body><article><h1>${title}</h1>\n${body}\n</article></body></html>`;
}

export const utf8 = (text: string): Uint8Array => Buffer.from(text);
export const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
export const windows1251 = (text: string): Uint8Array => encodeText(text, 'windows-1251');

/** The same noise every time. */
export function noise(length: number): Uint8Array {
  let state = 0x2545f491;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
