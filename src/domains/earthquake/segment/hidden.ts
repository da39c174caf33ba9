/** What of a text was written for machines by its form: comments, tags, blobs of data. */

/** A text of the same length in which comments and blobs for machines are white space. */
export function withoutBlobs(text: string): string {
  if (!/[<{=]|```|^---|[A-Za-z0-9+/]{40}/mu.test(text)) return text;
  const visible = HIDDEN.reduce((clean, pattern) => clean.replace(pattern, blank), text);
  return withoutObjects(visible.replace(RUN, (run) => (isBase64(run) ? blank(run) : run)));
}

/** Comments, scripts, hidden elements, fenced blocks, attributes, front matter; each up to a bounded length. */
const HIDDEN: readonly RegExp[] = [
  /<!--[\s\S]{0,20000}?(?:-->|$)/gu,
  /<(script|style|template|noscript)\b[\s\S]{0,20000}?<\/\1\s*>/giu,
  /<(\w+) [^>]{0,200}(?:hidden|display:\s*none|font-size:\s*0)[^>]{0,200}>[\s\S]{0,20000}?<\/\1\s*>/giu,
  /```[\s\S]{0,20000}?(?:```|$)/gu,
  /(?<![\w-])data-[\w-]{1,60}\s?=\s?(?:"[^"]{0,2000}"|'[^']{0,2000}')/giu,
  /^---[^\S\n]*\n(?:[^\S\n]{0,8}(?:- )?[\w-]{1,40}:[^\n]{0,400}\n){1,60}---[^\S\n]*$/gmu,
];

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

const RUN = /[A-Za-z0-9+/]{40,}={0,2}/gu;

/** Letters of both cases and digits, and fewer slashes than paths have. */
function isBase64(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run) && run.split('/').length * 20 < run.length + 20;
}

/** JSON, and what looks like it. */
const OBJECT = /\[?\s?\{\s{0,9}["'“][^"'”\n]{1,60}["'”]\s?:/gu;
const LONGEST_OBJECT = 20_000;

function withoutObjects(text: string): string {
  let clean = '';
  let from = 0;
  for (const { index } of text.matchAll(OBJECT)) {
    if (index < from) continue;
    const end = endOfObject(text, index);
    clean += text.slice(from, index) + blank(text.slice(index, end));
    from = end;
  }
  return clean + text.slice(from);
}

/** Behind the brace that closes the first; of one that never closes, the end of its line. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  const last = Math.min(text.length, start + LONGEST_OBJECT);
  for (let at = start; at < last; at += 1) {
    const char = text.charAt(at);
    if (char === '{' || char === '[') depth += 1;
    if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  const line = text.indexOf('\n', start);
  return line === -1 ? text.length : line;
}
