/** Which class names and ids will still be there tomorrow, and how to match those of which only a part will. */
import { isGenerated, moduleClass } from '../class-names.ts';

/** A name to match as a whole, or by a part of it. */
export interface Name {
  readonly value: string;
  readonly match: 'whole' | 'start' | 'part' | 'end';
}

/** What stays of a class name when the site is built again; null where nothing does. */
export function stableClass(token: string): Name | null {
  if (token.length < 3 || token.length > 60 || !/^[a-zA-Z_][\w-]*$/.test(token)) return null;
  if (UTILITY_CLASS.test(token) || STATE_CLASS.test(token)) return null;
  const module = moduleClass(token);
  if (module !== null) return isTelling(module) ? { value: module, match: 'part' } : null;
  const parts = token.split(/(?<=[-_]+)(?=[^-_])/);
  const words = parts.map((part) => part.replace(/[-_]+$/, ''));
  const generated = words.map((word, at) => isMade(word) || GENERATOR.test(words[at - 1] ?? ''));
  if (!generated.includes(true)) return /\d{3,}/.test(token) ? withoutDigits(token) : { value: token, match: 'whole' };
  const first = generated.indexOf(true);
  const start = parts.slice(0, first).join('');
  const end = parts.slice(generated.lastIndexOf(true) + 1).join('');
  if (isTelling(start)) return { value: start, match: 'part' };
  return isTelling(end) ? { value: `-${end}`, match: 'end' } : null;
}

/** Class names whose fellows say that styled-components made them: letters of both cases, and no word. */
export function withoutStyled(tokens: readonly string[]): readonly string[] {
  if (!tokens.some((token) => /(?:^|-)sc-/.test(token))) return tokens;
  return tokens.filter((token) => !/^[a-zA-Z]{5,7}$/.test(token) || !/[A-Z]/.test(token));
}

/** What stays of an id from page to page. */
export function stableId(id: string): Name | null {
  if (id.length < 3 || id.length > 60 || !/^[a-zA-Z_][\w-]*$/.test(id)) return null;
  if (/\d{2,}/.test(id) || id.split(/[-_]/).some(isMade)) {
    const start = /^[a-zA-Z]+(?:[-_][a-zA-Z]+)*[-_]?(?=[-_\d])/.exec(id)?.[0] ?? '';
    return isTelling(start) && !isMade(start.replace(/[-_]+$/, '')) ? { value: start, match: 'start' } : null;
  }
  return { value: id, match: 'whole' };
}

/** Whether a part of a name was made by a program. */
export function isMade(part: string): boolean {
  return GENERATOR.test(part) || isGenerated(part) || isScrambled(part);
}

/** Some letters in which the case follows no word: feoRWP. */
function isScrambled(part: string): boolean {
  if (!/^[a-zA-Z]{5,7}$/.test(part) || !/[a-z]/.test(part)) return false;
  const words = part.split(/(?=[A-Z])/);
  return (
    /[a-z][A-Z]{2}/.test(part) || words.length > 2 || (words.length === 2 && !words.some((word) => VOWEL.test(word)))
  );
}

const VOWEL = /[aeiouy]/i;

const GENERATOR = /^(?:css|sc|jsx|svelte|emotion|jss|ember)\d*$/;

/** Names that hold the number of a page or of a part. */
function withoutDigits(token: string): Name | null {
  const start = /^[^\d]+/.exec(token)?.[0] ?? '';
  return isTelling(start) ? { value: start, match: 'part' } : null;
}

function isTelling(part: string): boolean {
  return part.replace(/[^a-zA-Z]/g, '').length >= 4;
}

/** Utility classes say how a thing looks, not what it is. */
const UTILITY_CLASS =
  /^-?(?:(?:m|p)[trblxyse]?-.*|(?:w|h|min-w|min-h|max-w|max-h|gap|gap-x|gap-y|space-x|space-y|inset|top|left|right|bottom|z|order|basis|grow|shrink|flex|grid|cols?|col-span|row|rows?|row-span|text|font|leading|tracking|bg|border|rounded|shadow|opacity|ring|divide|fill|stroke|overflow|object|items|justify|self|content|place|float|clear|align|list|whitespace|break|cursor|select|transition|duration|ease|delay|animate|scale|rotate|translate|origin|aspect|columns|line-clamp|d|u|g|offset)-(?:\w|-)*|flex|grid|block|inline|inline-block|hidden|relative|absolute|fixed|sticky|static|container|container-fluid|row|col|clearfix|cf|wrap|wrapper|inner|outer|left|right|center|full|truncate|uppercase|lowercase|italic|underline|antialiased|prose|group|peer|isolate|table|visible|invisible|even|odd|first|last)$/;
const STATE_CLASS = /^(?:is|has|no|js|lazy|lazyload|lazyloaded|loaded|active|open|closed|show|hide|hidden)(?:-.*)?$/;
