// Which of a place's names are kept: those in scripts of the languages that rules read, without transliterations.
import { keyOf } from '../../src/domains/earthquake/places/key.ts';

const LATIN = /^[\p{Lu}'’‘ʻʼ][\p{Script=Latin}\p{M}'’‘ʻʼ`. -]*$/u;
const CYRILLIC = /^[А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІіЎўҲҳӢӣӮӯҶҷ' -]+$/u;
const PERSIAN = /^[\u0621-\u063a\u0641-\u064a\u064b-\u0652آپچژکگی\u200c -]+$/u;
const OTHERS =
  /^(?:[\p{Script=Greek} -]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+|(?:[\p{Script=Devanagari}\p{M} -]|\u200d)+)$/u;

/** A name in a script that is read here, no airport code and no transliteration letter by letter. */
export function isKept(name: string): boolean {
  if (name.length < 2 || name.length > 40) return OTHERS.test(name) && /\p{Script=Han}/u.test(name);
  if (/^[A-Z]{3}$/.test(name)) return false;
  return LATIN.test(name) || CYRILLIC.test(name) || PERSIAN.test(name) || OTHERS.test(name);
}

export const isLatin = (name: string): boolean => LATIN.test(name);

/** No Bulgarian: ъ stands before a vowel only. */
const RUSSIAN = /^(?!.*ъ(?![еёюя]))[А-Яа-яЁё' -]+$/u;
const KAZAKH = /^[А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі' -]+$/u;
const KAZAKH_ONLY = /[әғқңөұүі]/iu;
/** Letters that Kyrgyz, Tatar, Uzbek or Ukrainian lacks, or that no other language has side by side. */
const SURELY_KAZAKH = /ұ|і.*[әғқңөү]|[әғқңөү].*і|(?=.*[ғқ]).*[әөңү]/iu;

/** Names of offices, not of places as people write them. */
const OFFICE = / (?:область|облысы|облусу|район|ауданы|қаласы|шаары|администрация|әкімшілігі|әкімдігі|округі|округ)$/iu;

/** The likely Russian and Kazakh name: there is no language on GeoNames' names here, so letters and likeness decide. */
export function displayNames(
  name: string,
  names: readonly string[],
  country: string,
): { ru: string | null; kk: string | null } {
  const like = likeness(name);
  const best = (candidates: readonly string[]): string | null =>
    candidates.toSorted((a, b) => like(b) - like(a))[0] ?? null;
  const ru = best(names.filter((other) => RUSSIAN.test(other) && !OFFICE.test(other)));
  const sure = country === 'KZ' ? /[әғқңөұү]|^(?!.*[ио]).*і/iu : SURELY_KAZAKH;
  const kk = best(names.filter((other) => KAZAKH.test(other) && sure.test(other) && !OFFICE.test(other)));
  return { ru, kk: kk ?? ru };
}

const TO_LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ы: 'y',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'gh',
  қ: 'q',
  ң: 'ng',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
};

function likeness(name: string): (other: string) => number {
  const pairs = pairsOf(keyOf(name));
  return (other) => {
    const those = pairsOf([...keyOf(other)].map((char) => TO_LATIN[char] ?? char).join(''));
    const shared = [...those].filter((pair) => pairs.has(pair)).length;
    return shared / (pairs.size + those.size);
  };
}

const pairsOf = (text: string): Set<string> => new Set(Array.from(text, (char, at) => char + (text[at + 1] ?? '$')));

const KIND_BEFORE =
  /^(?:gorod|город|rayon|район|provincia d[ei]l?|provincia|provincie|province (?:of|de)|state of|estado (?:de|do)|departamento de(?:l| la)?|regi[oó]n de(?:l| la)?|municipio de|comune di|kabupaten|kota|provinsi|nom[oó]s|dímos|περιφέρεια|περιφερειακη ενοτητα|νομός|δήμος|استان|شهرستان|ostan-e|shahrestān-e|wilayat|velāyat-e|wilaya de) /iu;
const KIND_AFTER =
  /[ -](?:oblast[’'y]*|oblysy|oblasy|oblusu|oblisi|region|province|prefecture|county|district|division|state|rayon|rayonu|raion|aūdany|audany|tumani|viloyati|viloyat|ili|ilçesi|i̇lçesi|qalalyq äkimshiligi|qalasy|qalalyq äkimdigi|gorodskaya administratsiya|shaary|city|область|облысы|облусу|район|ауданы|району|вилояти|қалалық әкімшілігі|қаласы|городская администрация|шаары|sheng|shi|xian|qu|gun|ken|mura|machi|chō|cho|zizhiqu)$/iu;

/** A subdivision's name without the word for what it is. */
export function withoutKind(name: string): string {
  return name.replace(KIND_BEFORE, '').replace(KIND_AFTER, '').trim();
}

const KAZAKH_LATIN: Readonly<Record<string, string>> = {
  ...TO_LATIN,
  ж: 'j',
  й: 'i',
  х: 'h',
  ц: 'ts',
  ч: 'ş',
  ш: 'ş',
  щ: 'ş',
  у: 'u',
  ы: 'y',
  э: 'e',
  я: 'ia',
  ю: 'iu',
  ғ: 'ğ',
  ң: 'ñ',
  ь: '',
  ъ: '',
};
const UZBEK: readonly (readonly [RegExp, string])[] = [
  ['o‘', 'ў'],
  ['g‘', 'ғ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['yo', 'ё'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ye', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'ҳ'],
  ['i', 'и'],
  ['j', 'ж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'қ'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['x', 'х'],
  ['y', 'й'],
  ['z', 'з'],
].map(([from = '', to = '']) => [new RegExp(from, 'g'), to] as const);

const spelled = (name: string, letters: Readonly<Record<string, string>>): string =>
  [...name.toLowerCase()].map((char) => letters[char] ?? char).join('');

/** A Kazakh name in Latin letters, as Kazakh sites write it and as atlases do. */
export function kazakhInLatin(name: string): string[] {
  return [spelled(name, KAZAKH_LATIN), spelled(name, { ...TO_LATIN, ь: '', ъ: '' })];
}

/** Names in the other script of a language: Kazakh in Latin letters, Uzbek in Cyrillic ones. */
export function otherScript(country: string, names: readonly string[]): string[] {
  const kazakh = names.filter((name) => KAZAKH.test(name) && (country === 'KZ' || KAZAKH_ONLY.test(name)));
  const latin = kazakh.map((name) => spelled(name, KAZAKH_LATIN));
  const uzbek = country !== 'UZ' ? [] : names.filter((name) => /^[A-Za-z'’‘ʻʼ -]+$/.test(name));
  const cyrillic = uzbek.map((name) =>
    UZBEK.reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase().replace(/['’ʻʼ]/g, '‘')),
  );
  return [...latin, ...cyrillic.map((name) => name.replace(/^е/u, 'э').replaceAll('‘', ''))];
}
