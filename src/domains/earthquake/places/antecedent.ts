/** "The town", from which a distance counts: the one that the text named last. */
import type { OffsetMention, PlaceMention } from '../mentions.ts';
import { placeOf } from './gazetteer.ts';
import type { PlaceKind } from './kinds.ts';

/** What nobody calls a town, a village or a district. */
const NO_TOWN: ReadonlySet<PlaceKind | undefined> = new Set(['country', 'sea', 'range'] as const);
/** What they call so, if there is any. */
const TOWN: ReadonlySet<PlaceKind | undefined> = new Set(['city', 'district', undefined] as const);

/** Null where the text names none before. `named` are all places of the text, in its order, those of the title first. */
export function antecedentOf(offset: OffsetMention, named: readonly PlaceMention[]): PlaceMention | null {
  const likely = named.filter((place) => place.name !== '' && place.use !== 'aside' && stands(place, offset));
  const towns = likely.filter((place) => TOWN.has(kindOf(place)));
  const before = towns.length > 0 ? towns : likely.filter((place) => !NO_TOWN.has(kindOf(place)));
  const [last, other] = [before.at(-1), before.at(-2)];
  // "Orta (Çankırı)": the province in brackets is not what is meant
  return (other !== undefined && other.within === last?.name ? other : last) ?? null;
}

function stands(place: PlaceMention, { source, start }: OffsetMention): boolean {
  return place.source === source ? place.end <= start : place.source === 'title';
}

const kindOf = ({ candidates }: PlaceMention): PlaceKind | undefined => placeOf(candidates[0] ?? '')?.kind;
