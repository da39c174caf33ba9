/** Numbers that are named together are one: "fourteen houses, two schools and a church", "a mother and her two sons". */
import { AND } from './clauses.ts';
import type { Figure, Word } from './tokens.ts';

/** Figures in their order, those of one list of buildings or of people as their sum. */
export function joinedFigures(folded: string, figures: readonly Figure[], words: readonly Word[]): readonly Figure[] {
  const joined: Figure[] = [];
  let last: Counted | null = null;
  for (const figure of figures) {
    const next = countedBy(folded, figure, words);
    const before = joined.at(-1);
    if (before !== undefined && last !== null && next !== null && isListed(folded, last, next, figure.start)) {
      joined[joined.length - 1] = { ...figure, start: before.start, value: before.value + figure.value, isSum: true };
    } else joined.push(figure);
    last = next;
  }
  return joined;
}

interface Counted {
  readonly kind: 'building' | 'person';
  readonly start: number;
  readonly end: number;
  readonly isSingle: boolean;
  /** Without a noun: "22 partially damaged". */
  readonly isBare?: true;
}

/** The noun that is a figure's own; null: it counts something else. */
function countedBy(folded: string, figure: Figure, words: readonly Word[]): Counted | null {
  if (figure.single === 'person') return { kind: 'person', start: figure.start, end: figure.end, isSingle: true };
  const noun = words.find(({ start }) => start >= figure.end);
  if (noun?.kind === 'damage' && GRADE_AFTER.test(folded.slice(figure.end, noun.start)))
    return { kind: 'building', start: figure.start, end: figure.end, isSingle: false, isBare: true };
  if (noun === undefined || (noun.kind !== 'building' && noun.kind !== 'person')) return null;
  return ADJECTIVES.test(folded.slice(figure.end, noun.start))
    ? { kind: noun.kind, start: noun.start, end: endOf(noun, words), isSingle: figure.single !== undefined }
    : null;
}

/** With the noun behind a measure word: "间房屋". */
function endOf(noun: Word, words: readonly Word[]): number {
  const next = words[words.indexOf(noun) + 1];
  return next?.kind === noun.kind && next.start === noun.end ? next.end : noun.end;
}

/** But "one of the schools". */
const ADJECTIVES = /^[ -]?(?! ?(?:из|of|de|di|des|von|der) )(?:[\p{L}\p{M}'-]{2,20} ){0,3}$/u;

/** "12 houses, a church": but "three people, a woman and two boys" are three, "three people and 12 others" two counts. */
function isListed(folded: string, last: Counted, next: Counted, start: number): boolean {
  if (last.kind !== next.kind || last.end > start) return false;
  const gap = folded.slice(last.end, start);
  if (GRADE_LIST.test(gap)) return next.kind === 'building';
  if (GRADED.test(gap) || next.isBare || last.isBare) return GRADED.test(gap) && next.kind === 'building';
  if (JOINT.test(gap)) return next.kind === 'building' || last.isSingle || !isGeneric(folded, next);
  return LIST.test(gap) && (next.kind === 'building' || (last.isSingle && next.isSingle));
}

/** Over the case ending of the noun and a preposition: "в 45 домах и в двух школах". */
const JOINT = new RegExp(
  `^[\\p{L}\\p{M}]{0,6},? (?:${AND}) (?:(?:her|his|their|another|about|some|в|на|у|еще|in|en|em|numa?|a|à|(?:\\p{L}{3,12} )?\\p{L}{3,12}[eaiu]n) ){0,2}$|^(?:と|及び|および|[和及])$`,
  'u',
);
const GRADE_AFTER = /^ [\p{L}\p{M}']{3,} (?:[\p{L}\p{M}']{3,} )?$/u;
/** "41 houses completely and 22 partially damaged": how badly stands between. */
const GRADED = new RegExp(
  `^[^\\d.,;:]{0,30}(?:complete|full|total|partia|parcial|partiel|parzial|полност|частичн|heavil|slightl|tama?m|kısm|qismən|qisman|to'liq|толу[кқ]|жарым|ішінара|ışınara|पूर्ण|आंशिक|کامل|teil|völlig|ολοσχερ|μερικ)[^\\d.,;:]{0,20} (?:${AND}) (?:other |another )?$`,
  'u',
);
/** "210 bina ağır, 130 bina az hasarlı": grades that share the word behind them. */
const GRADE_LIST =
  /^[\p{L}\p{M}]{0,4} (?:ağır|orta|az|hafif|yüngül|ауыр|жеңіл|орташа|auyr|jeñıl|оор|жеңил|og'ir|yengil|o'rtacha)(?: [\p{L}\p{M}]{3,12})?(?:,| ve| və| va| мен| жана) $/u;
const LIST = /^[\p{L}\p{M}]{0,6}, (?:(?:в|на|у|in|en|em) )?$|^、$/u;

/** "12 others", "12 человек": of another count than those before. */
function isGeneric(folded: string, { start, end }: Counted): boolean {
  return GENERIC.test(folded.slice(start, end));
}

const GENERIC =
  /^(?:people|persons?|others|residents|человек|людей|жител|пострадав|personas?|otr[ao]s|person[ei]|altr[ei]|personnes|autres|menschen|personen|weitere|orang|pessoas|outr[ao]s|ατομα|ανθρωπο|kişi|insan|nəfər|adam|киши|адам|кісі|kısı|kishi|odam|nafar|نفر|जना|人|名)/u;
