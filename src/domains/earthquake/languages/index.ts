/** The languages that rules know. */
import type { Language } from '../language.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const LANGUAGES: readonly Language[] = [en, ru, tr];

const byCode = new Map(LANGUAGES.map((language) => [language.code, language]));

/** The rules of a language by its code; null where there are none. */
export function languageOf(code: string): Language | null {
  return byCode.get(code) ?? null;
}
