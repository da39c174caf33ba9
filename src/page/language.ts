/** The language of a text: letters for Cyrillic, trigrams for the rest; a label decides where the text does not. */
import { rankLanguages } from './trigrams.ts';

/** ISO 639-3 as the trigram profiles have it, and the BCP 47 tag that we publish. */
const LANGUAGES: Readonly<Record<string, string>> = {
  rus: 'ru',
  kaz: 'kk',
  kir: 'ky',
  ukr: 'uk',
  bel: 'be',
  bul: 'bg',
  mkd: 'mk',
  srp: 'sr',
  tgk: 'tg',
  khk: 'mn',
  tat: 'tt',
  uzn: 'uz',
  azj: 'az',
  tur: 'tr',
  tuk: 'tk',
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  swe: 'sv',
  dan: 'da',
  nob: 'no',
  fin: 'fi',
  pol: 'pl',
  ces: 'cs',
  slk: 'sk',
  hun: 'hu',
  ron: 'ro',
  hrv: 'hr',
  bos: 'bs',
  slv: 'sl',
  lit: 'lt',
  lvs: 'lv',
  ell: 'el',
  est: 'et',
  ind: 'id',
  zlm: 'ms',
  vie: 'vi',
  tgl: 'tl',
  cat: 'ca',
  als: 'sq',
  arb: 'ar',
  pes: 'fa',
  urd: 'ur',
  heb: 'he',
  hin: 'hi',
  ben: 'bn',
  tam: 'ta',
  jpn: 'ja',
  kor: 'ko',
  cmn: 'zh',
  tha: 'th',
  kat: 'ka',
  hye: 'hy',
};
const PROFILES = Object.keys(LANGUAGES);
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl', iw: 'he', in: 'id', cmn: 'zh' };

type Alphabets = readonly (readonly [language: string, present: RegExp, absent: RegExp])[];

/** Letters that tell alphabets apart; the first row whose letters are there and whose others are not. */
const LATIN: Alphabets = [
  ['az', /[ə]/g, /[wțñ]/g],
  ['tr', /[ığş]/g, /[əțăñ]/g],
];
const CYRILLIC: Alphabets = [
  ['tg', /[ҷӣӯ]/g, /[ыщіұ]/g],
  ['tt', /[җ]/g, /[ғқұі]/g],
  ['kk', /[әқғұһ]/g, /[їєґўҳҷ]/g],
  ['uz', /[ўҳ]/g, /[іңыщ]/g],
  ['be', /[ў]/g, /[иїєщ]/g],
  ['uk', /[їєґі]/g, /[ыэёў]/g],
  ['ky', /[ң]/g, /[іғқә]/g],
  ['mk', /[ѓќѕ]/g, /[ыэіъ]/g],
  ['sr', /[ђћј]/g, /[ыэіъ]/g],
  ['ru', /[ыэё]/g, /[іїөүңқғ]/g],
  ['bg', /[ъ]/g, /[ыэіё]/g],
];
/** Of all letters; a quoted name may bring a few. */
const MIN_PRESENT = 0.01;
const MAX_ABSENT = 0.004;

const SAMPLE = 1000;
/** A label's language this near to the best one is right, on a text of this many letters. */
const LONG_TEXT = 250;
const NEAR_LONG = 0.97;
const NEAR_SHORT = 0.8;
/** No text at all. */
const MIN_LETTERS = 12;
/** Below this, trigrams confuse the languages that have no letters of their own. */
const MIN_CYRILLIC = 100;

/** The text's own language as a primary tag, or the label's where the text is too short to say; null if neither is. */
export function detectLanguage(text: string, labelled: string | null): string | null {
  const label = primaryTag(labelled);
  const sample = text.slice(0, SAMPLE * 2).toLowerCase();
  const letters = countIn(sample, /\p{L}+/gu);
  if (letters < MIN_LETTERS) return label;
  const cyrillic = countIn(sample, /\p{Script=Cyrillic}+/gu);
  if (cyrillic * 2 > letters) {
    const told = byLetters(CYRILLIC, sample, cyrillic);
    if (told !== null || (letters < MIN_CYRILLIC && !/[іїєґўңөүқғәұһј]/.test(sample))) return told ?? label ?? 'ru';
  }
  // Latin Kazakh has no trigrams of its own, but no other language is so fond of q
  if (label === 'kk' && cyrillic === 0 && share(sample, /q/g, letters) >= MIN_PRESENT) return label;
  return byLetters(LATIN, sample, letters) ?? byTrigrams(sample.slice(0, SAMPLE), letters, label);
}

/** Characters in runs: a match for each would take longer than all else. */
function countIn(text: string, runs: RegExp): number {
  let characters = 0;
  for (const run of text.match(runs) ?? []) characters += run.length;
  return characters;
}

function primaryTag(labelled: string | null): string | null {
  const tag = labelled?.toLowerCase().split(/[-_]/)[0] ?? '';
  return /^[a-z]{2,3}$/.test(tag) ? (SAME[tag] ?? tag) : null;
}

function byLetters(alphabets: Alphabets, text: string, letters: number): string | null {
  const row = alphabets.find(
    ([, present, absent]) => share(text, present, letters) >= MIN_PRESENT && share(text, absent, letters) <= MAX_ABSENT,
  );
  return row?.[0] ?? null;
}

function share(text: string, pattern: RegExp, letters: number): number {
  return (text.match(pattern)?.length ?? 0) / letters;
}

function byTrigrams(text: string, letters: number, label: string | null): string | null {
  const ranked = rankLanguages(text, PROFILES);
  const best = LANGUAGES[ranked[0]?.[0] ?? ''] ?? null;
  if (best === null || label === null || best === label) return best ?? label;
  const labelScore = ranked.find(([code]) => LANGUAGES[code] === label)?.[1] ?? (ranked.length > 1 ? 0 : null);
  if (labelScore === null) return best;
  // a language without a profile cannot be contradicted by a guess among similar ones
  if (!Object.values(LANGUAGES).includes(label) && letters < SAMPLE) return label;
  return labelScore >= (letters >= LONG_TEXT ? NEAR_LONG : NEAR_SHORT) ? label : best;
}
