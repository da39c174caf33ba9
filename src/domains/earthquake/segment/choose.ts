/** Which of several mentions of a field an earthquake is told by. */
import type {
  AnyMention,
  CoordinatesMention,
  Counted,
  CountMention,
  DepthMention,
  EnergyMention,
  IntensityMention,
  MagnitudeMention,
  OffsetMention,
  TsunamiMention,
} from '../mentions.ts';
import { type Draft, mentionsOf } from './draft.ts';
import { type Kind, type MentionOf, ofKind } from './reading.ts';

/** The mentions that tell a draft's fields; null where the text does not. */
export interface Choice {
  readonly magnitude: MagnitudeMention | null;
  /** Of the same value, with the type that the chosen one lacks. */
  readonly typed: MagnitudeMention | null;
  /** One mention a value, the chosen one first; empty where there is one value, and nobody is named for it. */
  readonly claims: readonly MagnitudeMention[];
  readonly energyClass: EnergyMention | null;
  readonly intensity: IntensityMention | null;
  readonly depth: DepthMention | null;
  readonly coordinates: CoordinatesMention | null;
  readonly offset: OffsetMention | null;
  readonly counts: Readonly<Record<Counted, CountMention | null>>;
  readonly tsunami: TsunamiMention | null;
}

export function choose(draft: Draft): Choice {
  const all = mentionsOf(draft);
  const magnitude = chosenMagnitude(all);
  const offset = textFirst(all, 'offset').find(({ distanceKm }) => distanceKm !== null) ?? null;
  return {
    magnitude,
    typed: magnitude === null ? null : typedAs(magnitude, all),
    claims: magnitude === null ? [] : claimsBeside(magnitude, all),
    energyClass: textFirst(all, 'energyClass')[0] ?? null,
    intensity: strongest(textFirst(all, 'intensity')),
    depth: stillHeld(textFirst(all, 'depth'), ({ km }) => km)[0] ?? null,
    coordinates: textFirst(all, 'coordinates')[0] ?? null,
    offset: offset ?? textFirst(all, 'offset')[0] ?? null,
    counts: chosenCounts(ofKind(all, 'count')),
    tsunami: ofKind(all, 'tsunami').find(({ warning }) => warning) ?? ofKind(all, 'tsunami')[0] ?? null,
  };
}

/** Mentions of a kind, those of the text before those of the title. */
function textFirst<K extends Kind>(all: readonly AnyMention[], kind: K): readonly MentionOf<K>[] {
  const own = ofKind(all, kind);
  return [...own.filter(({ source }) => source === 'text'), ...own.filter(({ source }) => source === 'title')];
}

/** Current mentions, without the values that the text elsewhere says were replaced, if any are left. */
function stillHeld<M extends { readonly standing: string }>(
  mentions: readonly M[],
  read: (mention: M) => number,
): readonly M[] {
  const current = mentions.filter(({ standing }) => standing === 'current');
  const replaced = new Set(mentions.filter(({ standing }) => standing === 'previous').map(read));
  const held = current.filter((mention) => !replaced.has(read(mention)));
  return held.length > 0 ? held : current;
}

/** The value that the title has where the text has it too, or else the text's first. */
function chosenMagnitude(all: readonly AnyMention[]): MagnitudeMention | null {
  const ids = new Map(ofKind(all, 'agency').map(({ name, id }) => [name, id ?? name]));
  const own = textFirst(all, 'magnitude');
  const current = stillHeld(
    withUnreplaced(own, (name) => ids.get(name) ?? name),
    ({ value }) => value,
  );
  const inTitle = current.filter(({ source }) => source === 'title').map(({ value }) => value);
  const agreed = current.find(({ source, value }) => source === 'text' && inTitle.includes(value));
  // the only one of its earthquake was not replaced
  return agreed ?? current[0] ?? textFirst(all, 'magnitude').find(({ standing }) => standing === 'previous') ?? null;
}

/** "AFAD's first data say 4.7, Kandilli measured 4.5": an agency's first value is its own until it gives another. */
function withUnreplaced(
  mentions: readonly MagnitudeMention[],
  idOf: (name: string) => string,
): readonly MagnitudeMention[] {
  const current = mentions.filter(({ standing }) => standing === 'current');
  const by = new Set(current.map(({ agency }) => agency && idOf(agency)));
  if (by.size === 0 || by.has(null)) return mentions;
  return mentions.map((mention) => {
    const { agency, standing } = mention;
    const stands = standing === 'previous' && agency !== null && !by.has(idOf(agency));
    return stands ? { ...mention, standing: 'current' } : mention;
  });
}

function typedAs(chosen: MagnitudeMention, all: readonly AnyMention[]): MagnitudeMention | null {
  if (chosen.type !== 'unknown') return null;
  const typed = ofKind(all, 'magnitude').find(({ value, type }) => value === chosen.value && type !== 'unknown');
  return typed ?? null;
}

function claimsBeside(chosen: MagnitudeMention, all: readonly AnyMention[]): readonly MagnitudeMention[] {
  const byValue = new Map([[chosen.value, chosen]]);
  for (const mention of textFirst(all, 'magnitude')) {
    const known = byValue.get(mention.value);
    if (mention.standing === 'bound') continue;
    if (known === undefined || (known.agency === null && mention.agency !== null)) byValue.set(mention.value, mention);
  }
  const claims = [...byValue.values()];
  return claims.length > 1 || claims[0]?.agency != null ? claims : [];
}

/** The highest intensity; of several mentions of it, the first that says where it was felt. */
function strongest(mentions: readonly IntensityMention[]): IntensityMention | null {
  let best: IntensityMention | null = null;
  for (const mention of mentions) if (best === null || mention.degree > best.degree) best = mention;
  const placed = mentions.find(({ value, place }) => value === best?.value && place !== null);
  return placed ?? best;
}

/** "Nobody died in our town, and nothing was damaged", where elsewhere people died: of the town alone. */
function chosenCounts(all: readonly CountMention[]): Choice['counts'] {
  const said = (what: Counted) => chosenCount(all, what)?.value ?? 0;
  const known = { deaths: said('deaths'), injured: said('injured'), buildingsDamaged: 0 };
  const local = new Set(
    all
      .filter(({ what, value, rule }) => value === 0 && known[what] > 0 && !GENERAL.test(rule))
      .map(({ sentence }) => sentence),
  );
  const general = all.filter(({ value, sentence }) => value > 0 || !local.has(sentence));
  return {
    deaths: chosenCount(general, 'deaths'),
    injured: chosenCount(general, 'injured'),
    buildingsDamaged: chosenCount(general, 'buildingsDamaged'),
  };
}

/** The total that the title has, where it has one, or else the text's first; "no casualties" says less than a number. */
function chosenCount(all: readonly CountMention[], what: Counted): CountMention | null {
  const own = textFirst(all, 'count').filter((count) => count.what === what);
  const totals = own.filter(({ standing }) => standing === 'total');
  const title = totals.find(({ source }) => source === 'title');
  const agreed = title && totals.find(({ source, value }) => source === 'text' && value === title.value);
  const first = totals.find(({ rule, value }) => value > 0 || !GENERAL.test(rule)) ?? totals[0];
  return agreed ?? first ?? own.find(({ standing }) => standing === 'part') ?? null;
}

/** Zeros that follow from a word for dead and hurt alike. */
const GENERAL = /\/(?:nobody|implied)$/u;
