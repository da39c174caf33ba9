/** Names that no gazetteer knows, where they stand as the place of an intensity: villages, most often. */
import { FELT_PREPOSITIONS } from '../../data/felt-words.ts';
import type { Language } from '../../language.ts';
import type { AnyMention, IntensityMention } from '../../mentions.ts';
import { keyOf } from '../../places/key.ts';
import type { Sentence } from '../../text/sentences.ts';
import { bareForm } from '../places/forms.ts';
import { unknownAt } from '../places/reading.ts';
import { type PlaceRules, placeRules } from '../places/rules.ts';
import { type Token, tokensOf } from '../places/tokens.ts';
import { firstAfter, lastBefore, matchesOf, type Span } from '../spans.ts';

type Felt = NonNullable<IntensityMention['place']>;
type Taken = Span & Partial<Pick<AnyMention, 'kind'>>;

/** Names that overlap nothing that was found in the sentence. */
export function unknownFelt(sentence: Sentence, language: Language, taken: readonly Taken[]): readonly Felt[] {
  const rules = placeRules(language);
  if (rules === null) return [];
  const shift = sentence.start;
  const found = rules.unspaced ? municipalities(sentence) : spaced(sentence, rules, ofIntensity(taken, shift));
  const here = found.map((felt) => ({ ...felt, start: felt.start + shift, end: felt.end + shift }));
  const isTaken = (felt: Span) => taken.some(({ start, end }) => start < felt.end && felt.start < end);
  return here.filter((felt) => rules.unspaced || !isTaken(felt));
}

function ofIntensity(taken: readonly Taken[], shift: number): readonly Span[] {
  return taken
    .filter(({ kind }) => kind === 'intensity')
    .map(({ start, end }) => ({ start: start - shift, end: end - shift }));
}

function spaced(sentence: Sentence, rules: PlaceRules, intensities: readonly Span[]): readonly Felt[] {
  const tokens = tokensOf(sentence);
  return tokens.flatMap((token, at) => {
    if (!token.named || token.raw.length < 3 || rules.isHead(token.folded) || isAcronym(token)) return [];
    const [before, after] = [lastBefore(intensities, token.start), firstAfter(intensities, token.end)];
    const isBeside =
      (before !== null && BEHIND.test(sentence.raw.slice(before.end, token.start))) ||
      (after !== null && BEFORE.test(sentence.raw.slice(token.end, after.start)));
    if (!isBeside && !isLed(tokens, at, rules) && !isLocative(token, rules)) return [];
    const name = unknownAt(tokens, at, rules, false);
    return name === null || rules.never.has(keyOf(name.name)) ? [] : [{ ...name }];
  });
}

const BEHIND = /^[ ,)]{1,3}$/u;
const BEFORE = /^ ?[–—-]? ?$/u;

const isAcronym = ({ raw }: Token): boolean => raw.length > 1 && raw.length <= 6 && raw === raw.toUpperCase();

/** "at Ward", "в селе Панги". */
function isLed(tokens: readonly Token[], at: number, rules: PlaceRules): boolean {
  let lead = tokens[at - 1];
  if (lead !== undefined && rules.isHead(lead.folded)) lead = tokens[at - 2];
  return lead !== undefined && !lead.named && FELT_PREPOSITIONS.has(lead.folded);
}

/** "Гүлчөдө", "Gazlida", "Miyako'da": the case that says where, in languages without prepositions. */
function isLocative({ raw, folded }: Token, rules: PlaceRules): boolean {
  return rules.words.side === 'before' && LOCATIVE.test(folded) && bareForm(raw, rules.words) !== raw;
}

const LOCATIVE = /(?:[дт][аеәө]|[dt][aeə])$/u;

/** "与那国町": what ends with the word for a municipality. */
const MUNICIPALITY =
  /(?<=^|[県都道府、，・と　 \]］）])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶケー]{1,6}?[市町村]/gu;

function municipalities({ raw }: Sentence): readonly Felt[] {
  return matchesOf(MUNICIPALITY, raw).map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }));
}
