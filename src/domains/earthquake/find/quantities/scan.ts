/** A sentence with its figures, and where the words of a language stand in it: what all finders of quantities share. */
import type { Language } from '../../language.ts';
import type { Mention } from '../../mentions.ts';
import { fold } from '../../text/fold.ts';
import { compile, LETTER, notAfter, notBefore } from '../../text/pattern.ts';
import type { Sentence } from '../../text/sentences.ts';
import { firstAfter, lastBefore, matchesOf, type Span, spansOf } from '../spans.ts';
import { SHARED_WORDS } from './units.ts';
import type { QuantityWords } from './words.ts';

/** A number in digits. */
export interface Figure extends Span {
  /** With its sign, which stands before it. */
  readonly value: number;
  /** Digits after its mark. */
  readonly decimals: number;
  readonly mark: '.' | ',' | null;
}

export interface Scan {
  readonly sentence: Sentence;
  readonly language: Language;
  readonly folded: string;
  readonly figures: readonly Figure[];
  /** Figures that a finder has used up: no later one sees them. */
  readonly taken: Set<Figure>;
  /** Where words of one kind stand. */
  marks(kind: keyof QuantityWords): readonly Span[];
}

/** Beyond that many figures a sentence is a table or an attack. */
const MOST_FIGURES = 300;
/** With its error, where it has one: "44±6". */
const FIGURE = /(?<!\d|\d[.,:/])(\d{1,4}(?:[.,]\d{1,4})?)(?: ?(?:±|\+\/-) ?\d{1,3}(?:[.,]\d{1,3})?)?(?!\d|[.,:/]\d)/gu;

/** Reads the figures; words are looked for when asked. */
export function scan(sentence: Sentence, language: Language): Scan {
  const known = new Map<keyof QuantityWords, readonly Span[]>();
  return {
    sentence,
    language,
    folded: sentence.folded,
    figures: figuresOf(sentence),
    taken: new Set(),
    marks(kind) {
      let spans = known.get(kind);
      if (spans === undefined) {
        spans = spansOf(patternOf(language, kind), sentence.folded);
        known.set(kind, spans);
      }
      return spans;
    },
  };
}

function figuresOf({ folded, raw }: Sentence): readonly Figure[] {
  const figures: Figure[] = [];
  for (const { 0: text, 1: number = '', index } of matchesOf(FIGURE, folded)) {
    if (figures.length === MOST_FIGURES) break;
    const [whole, fraction] = number.split(/[.,]/);
    const size = Number(fraction === undefined ? whole : `${whole}.${fraction}`);
    figures.push({
      start: index,
      end: index + text.length,
      value: isNegative(raw, index, size) ? -size : size,
      decimals: fraction?.length ?? 0,
      mark: fraction === undefined ? null : (number.charAt(whole?.length ?? 0) as '.' | ','),
    });
  }
  return figures;
}

/** Magnitudes below zero are no smaller. */
const SMALL = 2;

/**
 * Whether a minus stands at a figure: behind a colon or the like ("Depth: -1.2 km") any, behind a word that of a small
 * one ("magnitude -0.3"): people also write hyphens for dashes ("магнитуда -4,5"), in names (M-5.2) and ranges (3-4).
 */
function isNegative(raw: string, start: number, size: number): boolean {
  const sign = raw.charAt(start - 1);
  if (size === 0 || (sign !== '-' && sign !== '\u2212')) return false;
  const before = raw.slice(Math.max(0, start - 4), start - 1);
  return AFTER_MARK.test(before) || (AFTER_WORD.test(before) && (sign === '\u2212' || size < SMALL));
}

const AFTER_MARK = /[:=(~≈：（]\s?$/u;
const AFTER_WORD = /\p{L}\s$/u;

const patterns = new WeakMap<QuantityWords, Map<keyof QuantityWords, RegExp>>();

/** Words may touch digits ("12km", "M5"), but no letters. */
function patternOf(language: Language, kind: keyof QuantityWords): RegExp {
  let compiled = patterns.get(language.quantities);
  if (compiled === undefined) {
    compiled = new Map();
    patterns.set(language.quantities, compiled);
  }
  let pattern = compiled.get(kind);
  if (pattern === undefined) {
    const rules = [language.quantities[kind], SHARED_WORDS[kind]].filter((rule) => rule !== undefined && rule !== '');
    const any = `(${foldRule(rules.join('|'))})`;
    const joined = kind === 'km' ? language.quantities.kmJoined : undefined;
    const grown = joined === undefined ? '' : `|(${foldRule(joined)})(?!${LETTER})`;
    const rule = language.unspaced ? any : `${notAfter(LETTER)}${any}${notBefore(LETTER)}${grown}`;
    pattern = rules.length === 0 ? /(?!)/gu : compile(rule, {}, { unspaced: true });
    compiled.set(kind, pattern);
  }
  return pattern;
}

/** Folds what a rule is to match, not its escapes: `\\p{L}` is no `\\p{l}`. */
function foldRule(rule: string): string {
  return rule.replace(/\\p\{\w+\}|[^\\]+/gu, (part) => (part.startsWith('\\') ? part : fold(part)));
}

/** The last mark of a kind before a place, if at most so far away and with no digit between. */
export function markBefore(seen: Scan, kind: keyof QuantityWords, at: number, within: number): Span | null {
  const mark = lastBefore(seen.marks(kind), at);
  return mark !== null && at - mark.end <= within && !/\d/.test(seen.folded.slice(mark.end, at)) ? mark : null;
}

/** The first mark of a kind after a place, if at most so far away and with no digit between. */
export function markAfter(seen: Scan, kind: keyof QuantityWords, at: number, within: number): Span | null {
  const mark = firstAfter(seen.marks(kind), at);
  return mark !== null && mark.start - at <= within && !/\d/.test(seen.folded.slice(at, mark.start)) ? mark : null;
}

/** The mark that a figure is counted in: right after it, or after the ending at it ("5-балльный", "12 km", "3'lük"). */
export function unitAfter(seen: Scan, kind: keyof QuantityWords, figure: Span): Span | null {
  const mark = markAfter(seen, kind, figure.end, 9);
  const gap = seen.language.unspaced ? NO_GAP : UNIT_GAP;
  return mark !== null && gap.test(seen.folded.slice(figure.end, mark.start)) ? mark : null;
}

const NO_GAP = /^ ?-? ?$/u;
const UNIT_GAP = /^(?:['-]?\p{L}{1,6})? ?-? ?$/u;

/** The frame of a mention: a place in the sentence becomes one in its source. */
export function mentionAt(seen: Scan, span: Span, rule: string): Mention {
  const { source, start, index } = seen.sentence;
  return {
    source,
    start: start + span.start,
    end: start + span.end,
    sentence: index,
    rule: `${seen.language.code}/${rule}`,
  };
}
