/** Every value keeps a quote from which it can be derived again: the narrowest that does; a value without one goes. */
import type { Evidence, MagnitudeClaim } from '../../../../topics/reports.ts';
import type { QuakeDocument, Report } from '../document.ts';
import { FIELDS, type Field } from '../fields.ts';
import { clauseOf, lineOf, stands } from './quotes.ts';
import { without } from './rules.ts';

/** Whether a field's value follows from quotes alone. */
export type Derives = (field: Field, value: unknown, quotes: readonly Evidence[]) => boolean;

/** A report whose every value and every claim has its quotes; what was dropped is noted. */
export function grounded(document: QuakeDocument, report: Report, derives: Derives): Report {
  let sound = report;
  for (const field of FIELDS) {
    const value = fieldOf(sound, field);
    if (value === null) continue;
    const quotes = narrowest(document, field, value, sound.evidence[field] ?? [], derives);
    if (quotes !== null) {
      sound = { ...sound, evidence: { ...sound.evidence, [field]: quotes } };
      continue;
    }
    const note = { field, code: 'not-derivable', value: String(value) };
    sound = { ...without(sound, field), notes: [...sound.notes, note] };
  }
  return withClaims(sound, claimsWithQuotes(document, sound, derives));
}

/** Every claim by quotes of its own; one that has none goes. */
function claimsWithQuotes(document: QuakeDocument, { claims }: Report, derives: Derives): readonly MagnitudeClaim[] {
  return claims.flatMap((claim) => {
    const quotes = narrowest(document, 'magnitude', claim.value, claim.evidence, derives);
    return quotes === null ? [] : [{ ...claim, evidence: quotes }];
  });
}

/** A report with these claims, the current one first: one in nobody's name says no more than the magnitude itself. */
export function withClaims(report: Report, claims: readonly MagnitudeClaim[]): Report {
  const [current] = claims;
  const tells = claims.length > 1 || current?.agency != null;
  return { ...report, claims: tells && current?.value === report.magnitude?.value ? claims : [] };
}

/** A field's value in a report, by leaf name; null where it has none. */
export function fieldOf(
  { magnitude, energyClass, intensity, originTime, location, impact }: Report,
  field: Field,
): unknown {
  switch (field) {
    case 'magnitude':
      return magnitude?.value ?? null;
    case 'energyClass':
      return energyClass;
    case 'intensity':
      return intensity?.value ?? null;
    case 'originTime':
      return originTime?.utc ?? null;
    case 'deaths':
    case 'injured':
    case 'buildingsDamaged':
    case 'tsunamiWarning':
      return impact[field];
    default:
      return location[field];
  }
}

/** The quotes as they are, or widened until the value follows from them; null where it never does. */
function narrowest(
  document: QuakeDocument,
  field: Field,
  value: unknown,
  quotes: readonly Evidence[],
  derives: Derives,
): Evidence[] | null {
  if (quotes.length === 0 || !quotes.every((quote) => stands(document, quote))) return null;
  for (const widen of WIDER) {
    const wider = quotes.map((quote) => widen(document, quote));
    if (derives(field, value, wider)) return wider;
  }
  return null;
}

const WIDER: readonly ((document: QuakeDocument, quote: Evidence) => Evidence)[] = [
  (_document, quote) => quote,
  clauseOf,
  lineOf(0.5),
  lineOf(1),
  lineOf(0),
];
