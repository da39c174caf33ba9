/** A report of one earthquake: the chosen mentions as values, each with its quotes. */
import type { Evidence, MagnitudeClaim } from '../../../topics/reports.ts';
import type { QuakeDocument, Report } from './document.ts';
import { LONGEST_QUOTE, quoteOf } from './ground/quotes.ts';
import type { Located } from './located.ts';
import type { IntensityMention, MagnitudeMention, Mention } from './mentions.ts';
import type { Choice } from './segment/choose.ts';
import type { Draft } from './segment/draft.ts';

/** Where and when, as the gazetteer and the calendar have it. */
export interface Resolved {
  readonly originTime: { readonly value: NonNullable<Report['originTime']>; readonly from: readonly Mention[] } | null;
  readonly located: Located;
}

/** A report without notes; its ordinal is its place in the document. */
export function reportOf(
  document: QuakeDocument,
  draft: Draft,
  choice: Choice,
  resolved: Resolved,
  ordinal: number,
): Report {
  const { magnitude, typed, counts, offset } = choice;
  const told = sources(choice, resolved);
  return {
    ordinal,
    kind: draft.kind,
    role: draft.role,
    magnitude: magnitude && {
      value: magnitude.value,
      type: (typed ?? magnitude).type,
      raw: quoteOf(document, typed ?? magnitude)?.quote ?? '',
    },
    claims: choice.claims.map((claim) => claimOf(document, claim)),
    energyClass: choice.energyClass?.value ?? null,
    intensity: choice.intensity && {
      value: choice.intensity.value,
      scale: choice.intensity.scale,
      place: choice.intensity.place?.name ?? null,
    },
    originTime: resolved.originTime?.value ?? null,
    location: {
      place: resolved.located.mention?.name ?? null,
      country: resolved.located.country,
      latitude: choice.coordinates?.latitude ?? null,
      longitude: choice.coordinates?.longitude ?? null,
      depthKm: choice.depth?.km ?? null,
      distanceKm: offset?.distanceKm ?? null,
      direction: offset?.direction ?? null,
      inferred: choice.coordinates === null ? resolved.located.inferred : null,
    },
    impact: {
      deaths: counts.deaths?.value ?? null,
      injured: counts.injured?.value ?? null,
      buildingsDamaged: counts.buildingsDamaged?.value ?? null,
      tsunamiWarning: choice.tsunami?.warning ?? null,
    },
    evidence: evidenceOf(document, told),
    extractor: {
      ...Object.fromEntries([...told].map(([field, [first]]) => [field, `rule:${first?.rule ?? ''}`])),
      ...countryRule(resolved.located),
    },
    notes: [],
  };
}

function claimOf(document: QuakeDocument, mention: MagnitudeMention): MagnitudeClaim {
  const { value, type, agency } = mention;
  const quote = quoteOf(document, mention);
  return { value, type, raw: quote?.quote ?? '', agency, evidence: quote === null ? [] : [quote] };
}

/** Who found the country, also where no word of the text says it. */
export function countryRule({ countryFrom }: Located): Readonly<Record<string, string>> {
  return countryFrom === null ? {} : { country: `rule:${countryFrom.rule}` };
}

/** The mentions that a field's value stands on, by leaf name. */
function sources(choice: Choice, { originTime, located }: Resolved): ReadonlyMap<string, readonly Mention[]> {
  const { magnitude, typed, offset, coordinates, counts } = choice;
  const told: readonly (readonly [string, readonly (Mention | null)[]])[] = [
    ['magnitude', [magnitude, typed]],
    ['energyClass', [choice.energyClass]],
    ['intensity', [choice.intensity && withPlace(choice.intensity)]],
    ['originTime', originTime?.from ?? []],
    ['place', [located.mention]],
    ['country', [located.countryFrom?.mention ?? null]],
    ['latitude', [coordinates]],
    ['longitude', [coordinates]],
    ['depthKm', [choice.depth]],
    ['distanceKm', offset?.distanceKm == null ? [] : [offset]],
    ['direction', offset?.direction == null ? [] : [offset]],
    ['deaths', [counts.deaths]],
    ['injured', [counts.injured]],
    ['buildingsDamaged', [counts.buildingsDamaged]],
    ['tsunamiWarning', [choice.tsunami]],
  ];
  return new Map(
    told
      .map(([field, mentions]) => [field, mentions.filter((mention) => mention !== null)] as const)
      .filter(([, mentions]) => mentions.length > 0),
  );
}

/** From the degree to its place, where one quote has room for both. */
function withPlace(intensity: IntensityMention): Mention {
  const start = Math.min(intensity.start, intensity.place?.start ?? intensity.start);
  const end = Math.max(intensity.end, intensity.place?.end ?? intensity.end);
  return end - start <= LONGEST_QUOTE ? { ...intensity, start, end } : intensity;
}

function evidenceOf(
  document: QuakeDocument,
  told: ReadonlyMap<string, readonly Mention[]>,
): Readonly<Record<string, Evidence[]>> {
  const evidence: Record<string, Evidence[]> = {};
  for (const [field, mentions] of told) {
    const quotes = mentions.map((mention) => quoteOf(document, mention)).filter((quote) => quote !== null);
    if (quotes.length > 0) evidence[field] = quotes;
  }
  return evidence;
}
