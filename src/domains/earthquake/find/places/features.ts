/** A sea's noun belongs to its name: "Selat Sunda" is no Sunda, "Kuşadası Körfezi" no Kuşadası. */
import { keyOf } from '../../places/key.ts';
import { formsOf } from './forms.ts';
import type { Found } from './reading.ts';
import type { PlaceRules } from './rules.ts';
import type { Token } from './tokens.ts';

/** The name with the noun that stands right before or behind it, with a capital letter; the name alone where none does. */
export function withFeature(found: Found, at: number, tokens: readonly Token[], rules: PlaceRules): Found {
  if (rules.feature === null || found.places[0]?.kind === 'sea') return found;
  if (rules.feature.test(found.name.toLowerCase())) return found;
  const next = tokens.findIndex(({ start }) => start >= found.end);
  const behind = tokens[next];
  if (next > 0 && tokens[next - 1]?.joins && behind !== undefined && isFeature(behind, rules)) {
    const noun = baseOf(behind, rules);
    return { ...found, end: behind.end, name: `${found.name} ${noun}` };
  }
  let first = at - 1;
  while (first >= 0 && tokens[first]?.joins && !tokens[first]?.named && isParticle(tokens[first], rules)) first -= 1;
  const before = tokens[first];
  if (!before?.joins || !isFeature(before, rules)) return found;
  const lead = tokens.slice(first, at).map(({ raw }) => raw);
  return { ...found, start: before.start, name: [...lead, found.name].join(' ') };
}

/** "Selat Sunda", "Cabo de São Vicente": a noun with a capital letter that a name follows is not the name. */
export function opensFeature(tokens: readonly Token[], at: number, rules: PlaceRules): boolean {
  const token = tokens[at];
  if (rules.feature === null || !token?.joins || !isFeature(token, rules)) return false;
  const next = tokens[at + 1];
  return next !== undefined && (next.named || (isParticle(next, rules) && tokens[at + 2]?.named === true));
}

const isParticle = (token: Token | undefined, { particle }: PlaceRules): boolean =>
  token !== undefined && particle?.test(token.folded) === true;

/** "Gökova Körfezi": a name that nobody knows, told by such a noun behind it. */
export function featureAt(tokens: readonly Token[], at: number, rules: PlaceRules): Found | null {
  const [token, noun] = [tokens[at], tokens[at + 1]];
  if (!token?.joins || noun === undefined || !isFeature(noun, rules) || rules.words.features === undefined) return null;
  if (isFeature(token, rules) || rules.never.has(keyOf(token.folded)) || at === 0) return null;
  return { start: token.start, end: noun.end, name: `${token.raw} ${baseOf(noun, rules)}`, places: [] };
}

function isFeature(token: Token, rules: PlaceRules): boolean {
  return token.named && rules.feature?.test(baseOf(token, rules).toLowerCase()) === true;
}

const baseOf = ({ raw }: Token, { words }: PlaceRules): string =>
  words.apostrophe === true ? (formsOf(raw, words)[0] ?? raw) : raw;
