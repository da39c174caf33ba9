/**
 * The little language in which rules are written, over folded text:
 * a space is any white space; `*` any rest of a word; `{name}` what the slot of that name stands for; the rest is a
 * regular expression whose plain groups do not capture. A rule begins and ends at the border of a word.
 */

/** Regular expressions that `{name}` stands for, with named groups where a value is wanted. */
export type Slots = Readonly<Record<string, string>>;

export interface PatternOptions {
  /** Chinese and Japanese put no space between words: a rule may begin and end anywhere. */
  readonly unspaced?: boolean;
}

/**
 * What ends a word, but the apostrophe and digits. Words are whatever is left: in expressions of `\p{L}` each costs
 * milliseconds to compile, and rules have hundreds.
 */
const BREAKS = shortened(
  String.raw`\u0000-\u0026\u0028-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u060c\u061b\u061f\u066a-\u066d\u06d4\u0589\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2100-\u214f\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufffd\ud800-\udfff`,
);

/** V8 optimises no expression of more than 20,000 characters: signs beyond ASCII stand for themselves, not in six. */
function shortened(ranges: string): string {
  return ranges.replace(/\\u(?!00[0-7]|d[89a-f])(....)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A letter, mark or digit of folded text. */
export const LETTER_OR_DIGIT = `[^${BREAKS}']`;
/** A letter or mark of folded text. */
export const LETTER = `[^${BREAKS}'0-9]`;
const REST = `[^${BREAKS}0-9]*`;

/**
 * Letters that most texts consist of. Asked for them first, V8 need not leave its own code for a class of dozens of ranges
 * at each place of a text.
 */
const COMMON = String.raw`[a-z\u03b1-\u03c9\u0430-\u044f\u0627-\u063a\u0905-\u0939]`;

/** Not right behind one of these letters, which are all or more than those of any alphabet. */
export const notAfter = (letters: string): string => `(?<!${COMMON})(?<!${letters})`;
/** Not right before one of them. */
export const notBefore = (letters: string): string => `(?!${COMMON})(?!${letters})`;

/** One sticky-free global expression for a rule. Throws where a slot is missing or the rule is no expression. */
export function compile(rule: string, slots: Slots = {}, options: PatternOptions = {}): RegExp {
  const body = rule
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
    .replace(/(?<![\\)\]}])\*/g, REST)
    .replace(/ \?/g, '\\s*')
    .replace(/ /g, '\\s+')
    .replace(/(?<!\\[pP])\{([a-zA-Z]+)\}/g, (_, name: string) => {
      const slot = slots[name];
      if (slot === undefined) throw new Error(`no slot {${name}} in the rule ${rule}`);
      return slot;
    });
  // code units in place of characters take half the time, where no rule asks for a property of characters
  const flags = /\\[pP]\{/.test(body) ? 'gu' : 'g';
  return options.unspaced
    ? new RegExp(body, flags)
    : new RegExp(`${notAfter(LETTER_OR_DIGIT)}(?:${body})${notBefore(LETTER_OR_DIGIT)}`, flags);
}

/** One expression for any of several words or rules without slots. */
export function anyOf(words: readonly string[], options: PatternOptions = {}): RegExp {
  return words.length === 0 ? /(?!)/gu : compile(`(${words.join('|')})`, {}, options);
}
