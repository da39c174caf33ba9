/** The languages that rules know. */
import type { Language } from '../language.ts';
import { az } from './az.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { kk } from './kk.ts';
import { kkLatn } from './kk-Latn.ts';
import { ky } from './ky.ts';
import { ne } from './ne.ts';
import { pt } from './pt.ts';
import { respelled } from './respelled.ts';
import { ru } from './ru.ts';
import { KAZAKH_ACUTE, UZBEK_CYRILLIC } from './spellings.ts';
import { tr } from './tr.ts';
import { uz } from './uz.ts';
import { zh } from './zh.ts';

const uzCyrl = respelled(uz, 'uz-Cyrl', UZBEK_CYRILLIC);
const kkAcute = respelled(kkLatn, 'kk-Latn-2018', KAZAKH_ACUTE);

export const LANGUAGES: readonly Language[] = [
  ru,
  kk,
  kkLatn,
  kkAcute,
  en,
  tr,
  uz,
  uzCyrl,
  ky,
  az,
  es,
  id,
  ja,
  zh,
  it,
  el,
  fr,
  de,
  pt,
  fa,
  ne,
];

const byCode: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));

/** The language of a code (`kk`, `kk-Latn`, `pt-BR`), by its first part where the whole is unknown; null: no rules for it. */
export function languageOf(code: string): Language | null {
  return byCode.get(code) ?? byCode.get(code.split('-')[0]?.toLowerCase() ?? '') ?? null;
}
