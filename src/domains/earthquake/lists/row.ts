/** A row as a report: every value with its cell as its quote, from which alone it is read. */
import type { Evidence, MagnitudeClaim } from '../../../../topics/reports.ts';
import type { QuakeDocument, Report } from '../document.ts';
import { withClaims } from '../ground/ground.ts';
import { quoteOf } from '../ground/quotes.ts';
import { checked, without } from '../ground/rules.ts';
import type { Language } from '../language.ts';
import { countryRule } from '../report.ts';
import { publishedMs } from '../times.ts';
import { type Entry, entriesOf } from './columns.ts';
import type { ColumnKind } from './header-words.ts';
import type { Cell, Row, Table } from './table.ts';
import { figureIn, intensityIn, magnitudeIn, typeIn } from './values.ts';
import { whenOf, type Zones } from './when.ts';
import { whereOf } from './where.ts';

export interface RowContext {
  readonly document: QuakeDocument;
  /** What is read of the document's text. */
  readonly text: string;
  readonly language: Language;
  /** Of the whole list, and of whoever lists. */
  readonly zones: Omit<Zones, 'place'>;
  /** The only type of magnitude that the text around the list names. */
  readonly type: { readonly type: string; readonly cell: Cell } | null;
}

interface Magnitude {
  readonly value: number;
  readonly type: string;
  readonly cell: Cell;
  readonly from: readonly Cell[];
}

type Quotes = Record<string, readonly Pick<Evidence, 'source' | 'start' | 'end'>[]>;

/** Null where the row tells of no earthquake: no time, or neither magnitude nor class. */
export function reportOfRow(table: Table, row: Row, context: RowContext): Report | null {
  const { document, text, language, zones } = context;
  const code = table.header.language;
  const entries = entriesOf(table, row, language);
  const magnitudes = magnitudesOf(entries, context.type);
  const energyClass = figureUnder(entries, 'energyClass');
  if (magnitudes.length === 0 && energyClass === null) return null;
  const where = whereOf(text, entries, language, code, document);
  const { located, offset, latitude, longitude } = where;
  const when = whenOf(entries, language, { ...zones, place: located.zone }, document);
  if (when === null) return null;
  const depth = figureUnder(entries, 'depth');
  const intensity = intensityOf(entries);
  const [magnitude = null] = magnitudes;
  const quotes: Quotes = {
    ...(magnitude === null ? {} : { magnitude: cited(magnitude.from) }),
    ...(energyClass === null ? {} : { energyClass: cited([energyClass.cell]) }),
    ...(intensity === null ? {} : { intensity: cited([intensity.cell]) }),
    originTime: cited(when.from),
    ...(located.mention === null ? {} : { place: [located.mention] }),
    ...(located.countryFrom?.mention == null ? {} : { country: [located.countryFrom.mention] }),
    ...(latitude === null ? {} : { latitude: cited(latitude.from) }),
    ...(longitude === null ? {} : { longitude: cited(longitude.from) }),
    ...(depth === null ? {} : { depthKm: cited([depth.cell]) }),
    ...(offset?.distanceKm == null ? {} : { distanceKm: [offset] }),
    ...(offset?.direction == null ? {} : { direction: [offset] }),
  };
  const report: Report = {
    ordinal: 0,
    kind: 'earthquake',
    role: 'other',
    magnitude: magnitude && { value: magnitude.value, type: magnitude.type, raw: magnitude.cell.text },
    claims: [],
    energyClass: energyClass?.value ?? null,
    intensity: intensity && { value: intensity.value, scale: intensity.scale, place: null },
    originTime: when.value,
    location: {
      place: located.mention?.name ?? null,
      country: located.country,
      latitude: latitude?.value ?? null,
      longitude: longitude?.value ?? null,
      depthKm: depth?.value ?? null,
      distanceKm: offset?.distanceKm ?? null,
      direction: offset?.direction ?? null,
      inferred: latitude === null || longitude === null ? located.inferred : null,
    },
    impact: { deaths: null, injured: null, buildingsDamaged: null, tsunamiWarning: null },
    evidence: evidenceOf(document, quotes),
    extractor: {
      ...Object.fromEntries(Object.keys(quotes).map((field) => [field, `rule:lists/${field}`])),
      ...countryRule(located),
    },
    notes: [],
  };
  const claimed = withClaims(
    quoted(report),
    magnitudes.flatMap((one) => claimOf(document, one)),
  );
  return checked(claimed, { published: publishedMs(document), near: located.inferred });
}

/** One, or none where its cells are too long to be quoted. */
function claimOf(document: QuakeDocument, { value, type, cell, from }: Magnitude): MagnitudeClaim[] {
  const evidence = evidenceOf(document, { claim: cited(from) }).claim ?? [];
  return evidence.length === 0 ? [] : [{ value, type, raw: cell.text, agency: null, evidence }];
}

/** What is too long to be quoted has no evidence: it goes. */
function quoted(report: Report): Report {
  const bare = Object.keys(report.evidence).filter((field) => report.evidence[field]?.length === 0);
  return bare.reduce((sound, field) => without(sound, field), report);
}

function cited(cells: readonly Cell[]): Quotes[string] {
  return cells.map(({ start, end }) => ({ source: 'text', start, end }));
}

function evidenceOf(document: QuakeDocument, quotes: Quotes): Record<string, Evidence[]> {
  return Object.fromEntries(
    Object.entries(quotes).map(([field, spans]) => [
      field,
      spans.map((span) => quoteOf(document, span)).filter((quote) => quote !== null),
    ]),
  );
}

/** What is most like the size of a large earthquake comes first. */
const PREFERRED: readonly RegExp[] = [/^mw/i, /^ml|^mj/i, /^ms/i, /^mb/, /^mpv/, /^m[dc]/i];

/** The magnitudes of a row, the preferred first: a column for all types before those of one. */
function magnitudesOf(entries: readonly Entry[], around: RowContext['type']): readonly Magnitude[] {
  const columns = entries.filter(({ kinds, cell }) => kinds.includes('magnitude') && magnitudeIn(cell.text) !== null);
  const beside = columns.length === 1 ? entries.find(({ kinds }) => kinds[0] === 'type')?.cell : undefined;
  const found = columns.flatMap(({ cell, head }): Magnitude[] => {
    const value = magnitudeIn(cell.text)?.value;
    if (value === undefined) return [];
    for (const from of [cell, beside, head]) {
      const type = from == null ? null : typeIn(from.text);
      if (from != null && type !== null) return [{ value, type, cell, from: from === cell ? [cell] : [cell, from] }];
    }
    return [{ value, type: around?.type ?? 'unknown', cell, from: around === null ? [cell] : [cell, around.cell] }];
  });
  const rank = ({ type }: Magnitude) =>
    type === 'unknown' ? -1 : PREFERRED.findIndex((pattern) => pattern.test(type)) >>> 0;
  return found.sort((a, b) => rank(a) - rank(b));
}

function figureUnder(
  entries: readonly Entry[],
  kind: ColumnKind,
): { readonly value: number; readonly cell: Cell } | null {
  for (const { kinds, cell } of entries) {
    const value = kinds.includes(kind) ? figureIn(cell.text) : null;
    if (value !== null) return { value, cell };
  }
  return null;
}

const SCALES: readonly (readonly [RegExp, NonNullable<Report['intensity']>['scale']])[] = [
  [/震度|shindo/iu, 'Shindo'],
  [/MMI|mercalli/iu, 'MMI'],
  [/EMS/u, 'EMS-98'],
  [/MSK/u, 'MSK-64'],
];

function intensityOf(entries: readonly Entry[]) {
  for (const { kinds, cell, head } of entries) {
    const value = kinds.includes('intensity') ? intensityIn(cell.text) : null;
    if (value === null) continue;
    const said = `${head?.text ?? ''} ${cell.text}`;
    return { value, cell, scale: SCALES.find(([pattern]) => pattern.test(said))?.[1] ?? ('unknown' as const) };
  }
  return null;
}
