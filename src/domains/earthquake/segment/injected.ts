/**
 * Text that is addressed to machines. It is taken out before anything is read, as whole paragraphs and comments: what
 * it claims stands beside the words that give it away.
 */
import { INJECTION } from '../../../page/judge/injection.ts';

/** A text of the same length in which comments and blobs for machines are white space. */
export function withoutComments(text: string): string {
  if (!/<!--|<\w+ [^>]*hidden|<script|<style|```|\{\s*"/u.test(text)) return text;
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
  return ADDRESSED.some((pattern) => pattern.test(sample)) || INJECTION.some((pattern) => pattern.test(sample));
}

/** A machine is addressed, or told what to put out. */
const ADDRESSED: readonly RegExp[] = [
  // whom it speaks to
  /(?<![\p{L}\p{N}])(?:(?:to|for|attention|note (?:to|for)|dear|hey|if you are) (?:\p{L}+ ){0,3}(?:ai|llms?|gpt|assistants?|language models?|chat ?bots?|crawlers?|scrapers?|parsers?|summari[sz]ers?|automated (?:systems?|readers?|agents?)|machine readers?|bots?|models?)(?![\p{L}\p{N}])|(?:ai|llm) (?:systems?|assistants?|agents?|models?|readers?|instructions?))/iu,
  /(?:для|внимание|вниманию|если (?:ты|вы)|уважаем\p{L}+) [^.\n]{0,40}(?:ии|нейросет\p{L}*|языков\p{L}+ модел\p{L}*|чат-?бот\p{L}*|бот(?:ов|ам|ы)|парсер\p{L}*|ассистент\p{L}*|робот\p{L}*|систем\p{L}* обработк\p{L}*)(?![\p{L}\p{N}])|(?:ии|нейросет\p{L}+)-(?:ассистент|систем|модел|агент|бот)/iu,
  // what it is to do with what it read before
  /(?:игнорируй\p{L}*|проигнорируй\p{L}*|забудь\p{L}*|не учитывай\p{L}*|отбрось\p{L}*)[^.\n]{0,60}(?:инструкц|указан|команд|правил|текст|данн|выше|прежн|предыдущ)/iu,
  /(?:ignore|disregard|discard|override|forget)[^.\n]{0,60}(?:previous|prior|above|earlier|preceding|instruction|prompt|numbers|figures|article|text|everything)/iu,
  /(?:^|[\s>[("'])(?:system|assistant|user|developer) ?(?:prompt|message|instruction|note|override)?s? ?[:>\]]|(?:\[|<|#)\s*(?:system|inst|instruction|admin|assistant)/iu,
  /(?:output|return|respond|reply|answer|record|set|extract|write)[^.\n]{0,40}(?:json|magnitude ?[=:]|"magnitude"|the following (?:values|data|json))/iu,
];
