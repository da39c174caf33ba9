/** Institutes that no table knows, by the form of their names. */
import { BASE_ENDINGS, COMPOUND, HAN, HEADS, SUBJECTS } from '../../data/agency-forms.ts';
import type { Sentence } from '../../text/sentences.ts';
import { matchesOf } from '../spans.ts';

export interface FormedName {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

interface Forms {
  readonly subject: RegExp;
  readonly phrase: RegExp;
  readonly whole: RegExp;
}

let compiled: Forms | null = null;

/** `Institute of Seismology`, `Tehran Universitetinin Geofizika İnstitutu`, with an acronym in brackets instead of it. */
export function formsIn(sentence: Sentence, language: string): FormedName[] {
  compiled ??= compileForms();
  const { subject, phrase, whole } = compiled;
  const found = matchesOf(whole, sentence.raw).map((match) => ({ match, from: match.index }));
  subject.lastIndex = 0;
  if (subject.test(sentence.folded)) {
    for (const match of matchesOf(phrase, sentence.folded))
      found.push({ match, from: properStart(sentence.raw, match.index) });
  }
  return found.map(({ match, from }) => {
    const end = match.index + match[0].length;
    const bracket = /^\s*\((\p{Lu}[\p{L}-]{1,14})\)/u.exec(sentence.raw.slice(end, end + 24));
    const written = sentence.raw.slice(from, end);
    return {
      start: from,
      end: end + (bracket?.[0].length ?? 0),
      name: bracket?.[1] ?? baseForm(written, language),
    };
  });
}

function compileForms(): Forms {
  const heads = HEADS.replaceAll('\n', '');
  const subjects = SUBJECTS.replaceAll('\n', '');
  const rest = "[\\p{L}\\p{M}']*";
  const head = `(?:${heads})${rest}`;
  const subject = `(?:${subjects})${rest}`;
  const between = "(?:\\s+[\\p{L}\\p{M}']{1,20}){0,2}?\\s+";
  return {
    subject: new RegExp(subjects, 'gu'),
    phrase: new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${head}${between}${subject}|${subject}${between}${head})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    whole: new RegExp(`${HAN}|(?<!\\p{L})${COMPOUND}\\p{Ll}{0,2}(?:\\s+\\p{Lu}\\p{Ll}+)?`, 'gu'),
  };
}

/** Words with a capital right before a name belong to it: up to three, not over the beginning of the sentence. */
function properStart(raw: string, at: number): number {
  const before = /(?:(?<![\p{L}])\p{Lu}[\p{L}\p{M}'’]*\s+){1,3}$/u.exec(raw.slice(Math.max(0, at - 80), at));
  if (before === null) return at;
  return at - before[0].replace(/^(?:The|La|El|Le|Il|O|A|L')\s+/u, '').length;
}

/** What ends only with the case: the written form otherwise. */
function baseForm(written: string, language: string): string {
  const endings = BASE_ENDINGS[language] ?? [];
  const text = written.replace(/\s+/gu, ' ').replace(/['’]\p{Ll}+$/u, '');
  if (language !== 'ru') return endings.reduce((name, [ending, to]) => name.replace(ending, to), text);
  return text
    .split(' ')
    .map((word) => endings.reduce((name, [ending, to]) => name.replace(ending, to), word))
    .join(' ')
    .replace(/^(\p{L}+)ского (?=.*?(?:институт|центр|агентств))/iu, '$1ский ')
    .replace(/^(\p{L}+)ской (?=.*?(?:служб|обсерватори|экспедици))/iu, '$1ская ');
}
