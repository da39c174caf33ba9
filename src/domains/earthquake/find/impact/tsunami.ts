/** Finds whether a tsunami warning was issued, or said to be none. */
import type { Language } from '../../language.ts';
import type { TsunamiMention } from '../../mentions.ts';
import { anyOf } from '../../text/pattern.ts';
import type { Sentence } from '../../text/sentences.ts';
import { matchesOf } from '../spans.ts';
import { flat } from './tokens.ts';

interface TsunamiRules {
  readonly tsunami: RegExp;
  readonly alert: RegExp;
  readonly lifted: RegExp;
  readonly none: RegExp;
  readonly untold: RegExp;
}

const compiled = new WeakMap<Language, TsunamiRules>();
const CUE = /tsunami|sunami|цунами|津波|海啸|海嘯|سونامی|τσουν|maremot|सुनामी|raz-de-marée|flutwelle/u;
/** Code units around the word within which it is warned of or denied. */
const WINDOW = 110;

/**
 * Tsunami warnings that a sentence speaks of: true, one was issued, also where it was lifted since; false, there is none
 * or no danger.
 */
export function findTsunami(sentence: Sentence, language: Language): TsunamiMention[] {
  const { folded } = sentence;
  if (!CUE.test(folded) || !('tsunami' in language.impact)) return [];
  const rules = rulesOf(language);
  if (rules === null) return [];
  const seen = new Set<boolean>();
  return matchesOf(rules.tsunami, folded).flatMap((match) => {
    const found = judge(folded, match.index, match.index + match[0].length, rules);
    if (found === null || seen.has(found.warning)) return [];
    seen.add(found.warning);
    return [
      {
        kind: 'tsunami' as const,
        source: sentence.source,
        start: sentence.start + found.start,
        end: sentence.start + found.end,
        sentence: sentence.index,
        rule: `${language.code}/tsunami/${found.rule}`,
        warning: found.warning,
      },
    ];
  });
}

function rulesOf(language: Language): TsunamiRules | null {
  if (!('tsunami' in language.impact)) return null;
  let rules = compiled.get(language);
  if (rules === undefined) {
    const { none, tsunami } = language.impact;
    const any = (...words: (string | undefined)[]) =>
      anyOf(
        words.filter((word) => word !== undefined).map((word) => flat(word)),
        { unspaced: language.unspaced === true },
      );
    rules = {
      tsunami: any(tsunami.tsunami),
      alert: any(tsunami.alert),
      lifted: any(tsunami.lifted),
      none: any(none, tsunami.safe),
      untold: any(tsunami.untold),
    };
    compiled.set(language, rules);
  }
  return rules;
}

interface Judged {
  readonly warning: boolean;
  readonly rule: string;
  readonly start: number;
  readonly end: number;
}

function judge(folded: string, start: number, end: number, rules: TsunamiRules): Judged | null {
  const from = Math.max(lastCut(folded.slice(0, start)), start - WINDOW);
  const to = Math.min(nextCut(folded, end), end + WINDOW);
  const part = folded.slice(from, to);
  const first = (rule: RegExp) => {
    rule.lastIndex = 0;
    const match = rule.exec(part);
    return match === null ? null : { start: from + match.index, end: from + match.index + match[0].length };
  };
  const said = (warning: boolean, rule: string, word: { start: number; end: number }): Judged => ({
    warning,
    rule,
    start: Math.min(start, word.start),
    end: Math.max(end, word.end),
  });
  const alert = first(rules.alert);
  const lifted = first(rules.lifted);
  const none = first(rules.none);
  if (alert !== null && lifted !== null) return said(true, 'lifted', lifted);
  if (none !== null && first(rules.untold) !== null) return null;
  if (none !== null) return said(false, 'none', none);
  return alert === null ? null : said(true, 'alert', alert);
}

const CUT = /[;；。]/gu;

function lastCut(before: string): number {
  return Math.max(before.lastIndexOf(';'), before.lastIndexOf('；'), before.lastIndexOf('。')) + 1;
}

function nextCut(folded: string, end: number): number {
  CUT.lastIndex = end;
  return CUT.exec(folded)?.index ?? folded.length;
}
