/** Which language's rules read a document. */
import { detectLanguage } from '../../../page/language.ts';
import type { Language } from '../language.ts';
import { languageOf } from './index.ts';

/** The language of a text, BCP 47 with the script where rules differ by it; the label where the text does not say. */
export function codeOf(title: string, text: string, label: string | null): string | null {
  const sample = `${title}\n${text}`.slice(0, SAMPLE);
  const code =
    (isLatinKazakh(sample) ? 'kk' : null) ?? label?.toLowerCase().split(/[-_]/)[0] ?? detectLanguage(sample, null);
  if (code === 'kk' && isLatin(sample)) return isAcute(sample) ? 'kk-Latn-2018' : 'kk-Latn';
  return code === 'uz' && !isLatin(sample) ? 'uz-Cyrl' : code;
}

/** Languages whose texts the rules of a near one read better than none, or are mistaken for it. */
const NEAR: Readonly<Record<string, string>> = {
  ms: 'id',
  hi: 'ne',
  mr: 'ne',
  uk: 'ru',
  be: 'ru',
  ca: 'es',
  gl: 'pt',
  tk: 'tr',
  ur: 'fa',
  ar: 'fa',
};

/** Rules for a code: where there are none, those of a near language, or of English, whose words all texts share. */
export function rulesFor(code: string | null): Language {
  const rules = code === null ? null : languageOf(NEAR[code] ?? code);
  const fallback = languageOf('en');
  if (rules !== null) return rules;
  if (fallback === null) throw new Error('there are no rules for English');
  return fallback;
}

const SAMPLE = 3000;

function isLatin(sample: string): boolean {
  return count(sample, /\p{Script=Latin}/gu) > count(sample, /\p{Script=Cyrillic}/gu);
}

/** Its letters, of no other language together: Turkish has neither ñ nor ū, nor q. */
function isLatinKazakh(sample: string): boolean {
  if (!/[ığşǵ]/u.test(sample) || !/[qQ]/u.test(sample) || !/[ñūŋǵńÑŪŊǴŃ]/u.test(sample)) return false;
  const letters = count(sample, /\p{Script=Latin}/gu);
  return count(sample, /[ñūŋǵń]/giu) / letters > OWN_LETTERS && count(sample, /[qQ]/gu) / letters > OWN_LETTERS;
}

/** Of the alphabets of Latin Kazakh, that of 2018. */
function isAcute(sample: string): boolean {
  return count(sample, /[ǵńýáóú]/giu) > count(sample, /[ğñşäöüū]/giu);
}

const OWN_LETTERS = 0.005;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
