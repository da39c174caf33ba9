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

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const REST = "[\\p{L}\\p{M}']*";

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
  return options.unspaced ? new RegExp(body, 'gu') : new RegExp(`(?<!${LETTER})(?:${body})(?!${LETTER})`, 'gu');
}

/** One expression for any of several words or rules without slots. */
export function anyOf(words: readonly string[], options: PatternOptions = {}): RegExp {
  return words.length === 0 ? /(?!)/gu : compile(`(${words.join('|')})`, {}, options);
}
