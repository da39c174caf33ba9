/** Whether a page's text is made by its scripts. */
import { SCRIPTED } from './thresholds.ts';

/** An element that a program fills, and that is empty as sent. */
const EMPTY_ROOT =
  /<(div|main|section)\b[^<>]{0,200}\bid\s*=\s*["']?(?:root|app|__next|__nuxt|application|react-root|app-root|main-app|mount|svelte)["']?[^<>]{0,200}>\s{0,100}<\/\1>|<(app-root|app-main)\b[^<>]{0,200}>\s{0,100}<\/\2>/i;
/** The product's name is the same in every language. */
const ASKS_FOR_SCRIPTS = /<noscript\b[^<>]{0,200}>(?:(?!<\/noscript)[\s\S]){0,1000}?java\s?script/i;
const SCRIPT = /<script\b/gi;

/**
 * Whether a browser may find more text than the page's own bytes have, of which `text` was read (null: none at all).
 * Looks at the beginning of the page only.
 */
export function looksScripted(bytes: Uint8Array, text: string | null): boolean {
  // every sign is ASCII, whatever the page's charset
  const html = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SCRIPTED.prefix)).toString(
    'latin1',
  );
  const scripts = html.match(SCRIPT)?.length ?? 0;
  if (text === null) return scripts > 0;
  if (text.length > SCRIPTED.maxText || scripts === 0) return false;
  return EMPTY_ROOT.test(html) || ASKS_FOR_SCRIPTS.test(html) || scripts >= SCRIPTED.manyScripts;
}
