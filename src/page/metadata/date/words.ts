/** Names of months and weekdays, by language: CLDR's through Intl, and a few forms that CLDR lacks. */

/** Other forms that pages use: older spellings, Latin Kazakh, common short forms. By month, 1 to 12. */
const MORE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  de: { jänner: 1, feber: 2, mrz: 3 },
  en: { sept: 9 },
  fr: { janv: 1, févr: 2, fev: 2, juil: 7, aout: 8 },
  hr: { studenog: 11, rujna: 9 },
  id: { pebruari: 2, nopember: 11, agt: 8, agu: 8, ags: 8 },
  kk: {
    қаңтар: 1,
    qańtar: 1,
    qañtar: 1,
    aqpan: 2,
    naurız: 3,
    nauryz: 3,
    sáuir: 4,
    säuır: 4,
    mamyr: 5,
    mausym: 6,
    shilde: 7,
    şilde: 7,
    tamyz: 8,
    qyrkúiek: 9,
    qyrküiek: 9,
    qazan: 10,
    qarasha: 11,
    qaraşa: 11,
    jeltoqsan: 12,
  },
  ky: {
    үчтүнайы: 1,
    бирдинайы: 2,
    жалганкуран: 3,
    чынкуран: 4,
    бугу: 5,
    кулжа: 6,
    теке: 7,
    башоона: 8,
    аякоона: 9,
    тогуздунайы: 10,
    жетининайы: 11,
    бештинайы: 12,
  },
  pl: { wrzes: 9, pazdz: 10 },
  pt: { fevereiro: 2, marco: 3 },
  ru: { сент: 9, нояб: 11 },
  tr: { agustos: 8 },
  uk: { лист: 11 },
};

/** Tried after the page's own language. */
const ALL =
  'en ru kk de fr es it pt pl tr uk ky uz uz-Cyrl az el nl sv da nb fi cs sk id ms ro hu hr sl sr sr-Latn bg mk be ca lt lv et ar he fa hi bn th vi ka hy tg tk tt mn sq eu gl is'.split(
    ' ',
  );

interface Names {
  readonly exact: ReadonlyMap<string, number>;
  /** Names of at least four letters, for short forms and declensions. */
  readonly long: readonly (readonly [name: string, month: number])[];
}

const months = new Map<string, Names>();
const weekdays = new Map<string, ReadonlyMap<string, number>>();

/** The month (1 to 12) that a word names, first in the given languages, then in any; null for other words. */
export function monthOf(word: string, languages: readonly string[]): number | null {
  const folded = fold(word);
  for (const language of [...languages, ...ALL]) {
    const month = lookUp(folded, monthsOf(language));
    if (month !== null) return month;
  }
  return null;
}

/** The weekday (0 Sunday to 6) named in a text, in the given languages or English; null if there is none. */
export function weekdayIn(text: string, languages: readonly string[]): number | null {
  const words = fold(text).match(/\p{L}{2,}/gu) ?? [];
  for (const language of [...languages, 'en']) {
    const names = weekdaysOf(language);
    for (const word of words) {
      const day = names.get(word);
      if (day !== undefined) return day;
    }
  }
  return null;
}

function lookUp(word: string, names: Names): number | null {
  const exact = names.exact.get(word);
  if (exact !== undefined) return exact;
  if (word.length < 3) return null;
  const close = new Set<number>();
  for (const [name, month] of names.long) {
    const declined = word.startsWith(name) && word.length - name.length <= 4;
    if (declined || name.startsWith(word)) close.add(month);
  }
  const [only] = close;
  return close.size === 1 && only !== undefined ? only : null;
}

function monthsOf(language: string): Names {
  let names = months.get(language);
  if (names === undefined) {
    names = readMonths(language);
    months.set(language, names);
  }
  return names;
}

function readMonths(language: string): Names {
  const exact = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    const alone = format(language, { month: style });
    const withDay = format(language, { month: style, day: 'numeric' });
    for (let month = 1; month <= 12; month += 1) {
      const day = Date.UTC(2023, month - 1, 5);
      for (const formatter of [alone, withDay]) {
        const name = formatter.formatToParts(day).find((part) => part.type === 'month')?.value ?? '';
        const folded = fold(name).replace(/^de /, '').replace(/^d'/, '');
        if (/^\p{L}{2,}$/u.test(folded)) exact.set(folded, month);
      }
    }
  }
  for (const [name, month] of Object.entries(MORE[language] ?? {})) exact.set(fold(name), month);
  return { exact, long: [...exact].filter(([name]) => name.length >= 4) };
}

function weekdaysOf(language: string): ReadonlyMap<string, number> {
  let names = weekdays.get(language);
  if (names === undefined) {
    const read = new Map<string, number>();
    for (const style of ['long', 'short'] as const) {
      const formatter = format(language, { weekday: style });
      // 2023-01-01 was a Sunday
      for (let day = 0; day < 7; day += 1) read.set(fold(formatter.format(Date.UTC(2023, 0, 1 + day))), day);
    }
    names = read;
    weekdays.set(language, names);
  }
  return names;
}

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? 'en';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' });
}

/** Lower case without marks and dots: spellings differ in them. */
function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.·'’ʻʼ`]/gu, '')
    .replaceAll('ı', 'i')
    .trim();
}
