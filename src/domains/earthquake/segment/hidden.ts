/** What of a text was written for machines by its form: comments, tags, blobs of data. In linear time: texts are hostile. */
import { fold } from '../text/fold.ts';

/** A text of the same length in which comments and blobs for machines are white space. */
export function withoutBlobs(text: string): string {
  if (!/[<{=]|```|^---|[A-Za-z0-9+/]{40}/mu.test(text)) return text;
  const visible = BETWEEN.reduce((clean, [open, close]) => withoutBetween(clean, open, close), text);
  const plain = WHOLE.reduce((clean, pattern) => clean.replace(pattern, blank), visible);
  return withoutObjects(plain.replace(RUN, (run) => (isBase64(run) ? blank(run) : run)));
}

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

/** Comments, scripts, hidden elements, fenced blocks: how each begins, and how one ends that begins so. */
const BETWEEN: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/<!--/g, () => '-->'],
  [/<(script|style|template|noscript)(?![\w-])/gi, (name) => `</${name}`],
  [/<(\w{1,20}) [^<>]{0,200}?(?:hidden|display: ?none|font-size: ?0)[^<>]{0,200}>/gi, (name) => `</${name}`],
  [/```/g, () => '```'],
];

/** Blanks from each opening to its end; of one that never ends, the rest of its line. */
function withoutBetween(text: string, open: RegExp, closeOf: (name: string) => string): string {
  const searched = open.source.startsWith('<(') ? fold(text) : text;
  let clean = '';
  let from = 0;
  const endless = new Set<string>();
  open.lastIndex = 0;
  for (let match = open.exec(text); match !== null; match = open.exec(text)) {
    const close = closeOf(match[1]?.toLowerCase() ?? '');
    const at = endless.has(close) ? -1 : searched.indexOf(close, open.lastIndex);
    if (at === -1) endless.add(close);
    const end = at === -1 ? endOfLine(text, match.index) : tagEnd(searched, at + close.length, close);
    clean += text.slice(from, match.index) + blank(text.slice(match.index, end));
    from = end;
    open.lastIndex = end;
  }
  return clean + text.slice(from);
}

function endOfLine(text: string, at: number): number {
  const line = text.indexOf('\n', at);
  return line === -1 ? text.length : line;
}

/** `</style >`: up to its bracket. */
function tagEnd(text: string, at: number, close: string): number {
  if (!close.startsWith('</')) return at;
  return at + (/^\s{0,20}>/u.exec(text.slice(at, at + 24))?.[0].length ?? 0);
}

/** Attributes and front matter, each up to a bounded length. */
const WHOLE: readonly RegExp[] = [
  /(?<![\w-])data-[\w-]{1,60}\s?=\s?(?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}')/giu,
  /^---[^\S\n]{0,20}\n(?:[^\S\n]{0,8}(?:- )?[\w-]{1,40}:[^\n]{0,400}\n){1,60}---[^\S\n]{0,20}$/gmu,
];

const RUN = /[A-Za-z0-9+/]{40,}={0,2}/gu;

/** Letters of both cases and digits, and fewer slashes than paths have. */
function isBase64(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run) && run.split('/').length * 20 < run.length + 20;
}

/** JSON, and what looks like it. */
const OBJECT = /\[?\s?\{\s{0,9}["'“][^"'”\n]{1,60}["'”]\s?:/gu;
const LONGEST_OBJECT = 20_000;
/** Beyond that many openings a text is an attack, and all of it from there on. */
const MOST_OBJECTS = 200;

function withoutObjects(text: string): string {
  let clean = '';
  let from = 0;
  let objects = 0;
  for (const { index } of text.matchAll(OBJECT)) {
    if (index < from) continue;
    objects += 1;
    const end = objects > MOST_OBJECTS ? text.length : endOfObject(text, index);
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
  return endOfLine(text, start);
}
