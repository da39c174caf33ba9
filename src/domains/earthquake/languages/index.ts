/** The languages that rules know. */
import type { Language } from '../language.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const LANGUAGES: readonly Language[] = [ru, en, tr];

const byCode: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));

/** The language of a code (`kk`, `kk-Latn`, `pt-BR`), by its first part where the whole is unknown; null: no rules for it. */
export function languageOf(code: string): Language | null {
  return byCode.get(code) ?? byCode.get(code.split('-')[0]?.toLowerCase() ?? '') ?? null;
}
