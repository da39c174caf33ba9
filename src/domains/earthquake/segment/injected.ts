/**
 * Text that is addressed to machines. It is taken out before anything is read, as whole paragraphs and comments: what
 * it claims stands beside the words that give it away.
 */
import { INJECTION } from '../../../page/judge/injection.ts';
import { fold } from '../text/fold.ts';
import { anyOf } from '../text/pattern.ts';
import { MACHINES, MACHINES_UNSPACED, ORDERS, ORDERS_UNSPACED } from './machines.ts';

/** A text of the same length in which comments and blobs for machines are white space. */
export function withoutComments(text: string): string {
  if (!/<|```|\{\s*"/u.test(text)) return text;
  return HIDDEN.reduce((clean, pattern) => clean.replace(pattern, blank), text);
}

/** Comments, scripts, hidden elements, fenced blocks and JSON objects, each up to a bounded length. */
const HIDDEN: readonly RegExp[] = [
  /<!--[\s\S]{0,20000}?(?:-->|$)/gu,
  /<(script|style|template|noscript)\b[\s\S]{0,20000}?<\/\1\s*>/giu,
  /<(\w+) [^>]{0,200}(?:hidden|display:\s*none|font-size:\s*0)[^>]{0,200}>[\s\S]{0,20000}?<\/\1\s*>/giu,
  /```[\s\S]{0,20000}?(?:```|$)/gu,
  /\{\s*"[^"\n]{1,60}"\s*:[^{}]{0,2000}(?:\{[^{}]{0,2000}\}[^{}]{0,2000}){0,20}\}/gu,
];

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

/** A text of the same length without the blocks that speak to machines; blocks stand between empty lines. */
export function forReaders(text: string): string {
  const open = withoutComments(text).replace(/^[^\S\n]+$/gmu, drop);
  return open.replace(/[^\n]+(?:\n[^\n]+)*/gu, (block) => (isForMachines(block) ? drop(block) : block));
}

/** Empty lines are no paragraphs: nothing is counted that is not there. */
function drop(part: string): string {
  return '\n'.repeat(part.length);
}

/** How much of a paragraph is looked at. */
const SAMPLE = 4000;
/** Signs without a width hide words from rules, not from models. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;

/** Whether a paragraph is addressed to a language model, a parser or a bot rather than to readers. */
export function isForMachines(paragraph: string): boolean {
  const sample = paragraph.slice(0, SAMPLE).replace(INVISIBLE, '');
  if (FORMS.some((pattern) => pattern.test(sample)) || INJECTION.some((pattern) => pattern.test(sample))) return true;
  const folded = fold(sample);
  const { machines, orders } = words();
  return machines.some((rule) => folded.search(rule) !== -1) && orders.some((rule) => folded.search(rule) !== -1);
}

let compiled: { readonly machines: readonly RegExp[]; readonly orders: readonly RegExp[] } | null = null;

function words() {
  const unspaced = { unspaced: true };
  compiled ??= {
    machines: [anyOf(MACHINES), anyOf(MACHINES_UNSPACED, unspaced)],
    orders: [anyOf(ORDERS), anyOf(ORDERS_UNSPACED, unspaced)],
  };
  return compiled;
}

/** What only prompts have: roles, markers, what to do with what was read before. */
const FORMS: readonly RegExp[] = [
  /(?:^|[\s>[("'])(?:system|assistant|developer) ?(?:prompt|message|instruction|note|override)?s? ?[:>\]]|(?:\[|<\|?|#)\s*(?:system|inst|instruction|admin|assistant|im_start)/iu,
  /(?:ignore|disregard|forget|override)[^.\n]{0,40}(?:previous|prior|above|earlier|preceding)[^.\n]{0,30}(?:instruction|prompt|text|order|rule)/iu,
];
