/** Alphabets of languages that are written in more than one. */
import type { Spelling } from './respelled.ts';

/** Uzbek Cyrillic of the Latin alphabet of 1995; `е` stands for `ё` too, as in folded text. */
export const UZBEK_CYRILLIC: Spelling = {
  range: 'а-яўқғҳ',
  initial: { e: 'э' },
  letters: {
    "yo'": 'йў',
    yoʻ: 'йў',
    "o'": 'ў',
    oʻ: 'ў',
    "g'": 'ғ',
    gʻ: 'ғ',
    sh: 'ш',
    ch: 'ч',
    ts: 'ц',
    ya: 'я',
    yu: 'ю',
    yo: 'е',
    ye: 'е',
    "'": 'ъ',
    ʼ: 'ъ',
    a: 'а',
    b: 'б',
    d: 'д',
    e: 'е',
    f: 'ф',
    g: 'г',
    h: 'ҳ',
    i: 'и',
    j: 'ж',
    k: 'к',
    l: 'л',
    m: 'м',
    n: 'н',
    o: 'о',
    p: 'п',
    q: 'қ',
    r: 'р',
    s: 'с',
    t: 'т',
    u: 'у',
    v: 'в',
    w: 'в',
    x: 'х',
    y: 'й',
    z: 'з',
  },
};

/** Kazakh Latin with acutes, of 2018, of that of 2021: `ı` and `i` change places, and `u` is no semivowel. */
export const KAZAKH_ACUTE: Spelling = {
  range: 'a-záǵıńóúý',
  letters: { ı: 'i', i: 'ı', ä: 'á', ğ: 'ǵ', ñ: 'ń', ö: 'ó', ü: 'ú', ū: 'u', u: 'ý', ş: 'sh' },
};
