/** Magnitudes: a figure beside their name or type, or a bare decimal where a sentence speaks of quakes. */
import type { AgencyMention, MagnitudeMention } from '../../mentions.ts';
import { parseQuantity } from '../../text/numbers.ts';
import { firstAfter, lastBefore, type Span } from '../spans.ts';
import { agencyOf } from './magnitude-agency.ts';
import { assignTypes, type TypeMark } from './magnitude-types.ts';
import { wordMagnitudes } from './magnitude-words.ts';
import { type Figure, markAfter, markBefore, mentionAt, type Scan, unitAfter } from './scan.ts';
import { standingOf } from './standing.ts';

export interface Candidate extends Span {
  readonly figure: Figure;
  readonly rule: 'type' | 'name' | 'scale' | 'bare';
  readonly type: string;
}

const MOST = 10;
/** "03.02" is a clock time. */
const CLOCK = /^0\d/;

/** Magnitudes of a sentence; `agencies` are the sentence's. */
export function magnitudesIn(seen: Scan, agencies: readonly AgencyMention[]): readonly MagnitudeMention[] {
  const free = seen.figures.filter((figure) => isFree(seen, figure));
  const types = assignTypes(seen, free);
  const candidates = free.flatMap((figure) => candidateOf(seen, figure, types.get(figure) ?? null, agencies));
  const found: MagnitudeMention[] = [];
  let since = 0;
  let named = 0;
  candidates.forEach((candidate, at) => {
    const next = candidates[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const standing = standingOf(seen, candidate.figure, { end: candidate.figure.end, since, next });
    const agency = agencyOf(seen, agencies, { candidate, since: named, next });
    since = candidate.end;
    named = agency.until;
    if (standing === 'mistaken') return;
    found.push({
      ...mentionAt(seen, candidate, `magnitude/${candidate.rule}`),
      kind: 'magnitude',
      value: candidate.figure.value,
      type: candidate.type,
      agency: agency.name,
      standing: standing === 'bound' || isRange(seen, candidates, at) ? 'bound' : standing,
    });
  });
  return found.length > 0 ? found : wordMagnitudes(seen, (text) => parseQuantity(text, seen.language));
}

function isFree(seen: Scan, figure: Figure): boolean {
  if (seen.taken.has(figure) || Math.abs(figure.value) > MOST || figure.decimals > 2) return false;
  return !CLOCK.test(seen.folded.slice(figure.start, figure.end)) && unitAfter(seen, 'units', figure) === null;
}

function candidateOf(
  seen: Scan,
  figure: Figure,
  mark: TypeMark | null,
  agencies: readonly AgencyMention[],
): readonly Candidate[] {
  const named = namedSpan(seen, figure);
  const scaled = figure.value > 0 ? scaleSpan(seen, figure) : null;
  const rule = mark !== null ? 'type' : named !== null ? 'name' : scaled !== null ? 'scale' : 'bare';
  if (rule === 'bare' && !mayBeBare(seen, figure, agencies)) return [];
  const parts = [figure, mark, named, scaled].filter((part) => part !== null);
  const span = {
    start: Math.min(...parts.map((part) => part.start)),
    end: Math.max(...parts.map((part) => part.end)),
  };
  return [
    { ...span, figure, rule, type: mark !== null && mark.type !== 'unknown' ? mark.type : typeByName(seen, span) },
  ];
}

/** From the name to the figure, or from the figure to the name right after it. */
function namedSpan(seen: Scan, figure: Figure): Span | null {
  const after = unitAfter(seen, 'magnitude', figure);
  if (after !== null && !NEXT_VALUE.test(seen.folded.slice(after.end, after.end + 10))) return after;
  const plain = figure.decimals === 1;
  const before = markBefore(seen, 'magnitude', figure.start, plain ? 45 : 22);
  if (before === null || isUnitOfAnother(seen, before, figure)) return null;
  return (plain ? NAME_GAP : WHOLE_GAP).test(seen.folded.slice(before.end, figure.start)) ? before : null;
}

/** "7,4 büyüklüğündeki deprem 5": the name is the unit of the figure before it. */
function isUnitOfAnother(seen: Scan, name: Span, figure: Figure): boolean {
  const other = lastBefore(seen.figures, name.start);
  if (other === null || other.value > MOST || unitAfter(seen, 'magnitude', other)?.start !== name.start) return false;
  return !NEXT_VALUE.test(seen.folded.slice(name.end, figure.end));
}

const NAME_GAP = /^[^.;\d]{0,45}$/u;
/** "magnitude of about 9": a whole number needs its name near, and so does one with two decimals, which may be a clock. */
const WHOLE_GAP = /^[ :=(~≈-]*(?:[\p{L}\p{M}'-]+ ?){0,3}[:=(~≈-]? ?$/u;
/** "10 km, magnitude 5.2": the name belongs to what follows it. */
const NEXT_VALUE = /^ ?[:=] ?\d|^ \d/u;

function scaleSpan(seen: Scan, figure: Figure): Span | null {
  const after = markAfter(seen, 'scale', figure.end, figure.decimals === 0 ? 14 : 30);
  return after !== null && /^[^.;,，、]*$/.test(seen.folded.slice(figure.end, after.start)) ? after : null;
}

const NAMED_TYPES = [
  ['moment', 'Mw'],
  ['local', 'ML'],
  ['bodyWave', 'mb'],
  ['surfaceWave', 'Ms'],
] as const;

function typeByName(seen: Scan, span: Span): string {
  for (const [kind, type] of NAMED_TYPES) {
    const mark = firstAfter(seen.marks(kind), Math.max(0, span.start - 20));
    if (mark !== null && mark.start <= span.end + 30) return type;
  }
  return 'unknown';
}

/** "gave 6.8", "EMSC (4.5)", "Sismo de 5.9": one digit after the mark, and something near that speaks of quakes. */
function mayBeBare(seen: Scan, figure: Figure, agencies: readonly AgencyMention[]): boolean {
  if (figure.decimals !== 1 || figure.value < 1 || isCode(seen, figure)) return false;
  if (agencies.length > 0 || unitAfter(seen, 'points', figure) !== null) return true;
  const usual = figure.mark === seen.language.numbers.decimal;
  const hints = usual ? HINTS : STRONG_HINTS;
  return hints.some((kind) => firstAfter(seen.marks(kind), 0) !== null) || isNear(seen, 'quake', figure);
}

/** A version, a score, or a date: "5.9. bebte". */
function isCode({ folded }: Scan, figure: Figure): boolean {
  const rest = folded.slice(figure.end, figure.end + 10);
  return CODE.test(rest) || (figure.mark === '.' && DATE.test(rest));
}

const CODE = /^['-]?\p{L}+\.\d|^[.:]\d|^ ?[x×:] ?\d/u;
const DATE = /^\. \S/;

function isNear(seen: Scan, kind: 'quake', figure: Figure): boolean {
  const before = lastBefore(seen.marks(kind), figure.start);
  const after = firstAfter(seen.marks(kind), figure.end);
  return (before !== null && figure.start - before.end <= 15) || (after !== null && after.start - figure.end <= 20);
}

const STRONG_HINTS = ['magnitude', 'former', 'change'] as const;
const HINTS = ['quake', 'magnitude', 'measured', 'former', 'change', 'scale', 'depth', 'deep'] as const;

/** "3,0-4,5", "between 4.1 and 5.2": neither is the value. */
function isRange(seen: Scan, candidates: readonly Candidate[], at: number): boolean {
  const figure = (candidates[at] as Candidate).figure;
  const last = candidates[at - 1]?.figure;
  const next = candidates[at + 1]?.figure;
  return (
    (last !== undefined && joinsRange(seen, last, figure)) || (next !== undefined && joinsRange(seen, figure, next))
  );
}

function joinsRange(seen: Scan, first: Figure, second: Figure): boolean {
  const gap = seen.folded.slice(first.end, second.start);
  if (/^ ?[-~〜～] ?$/u.test(gap)) return true;
  const between = markBefore(seen, 'above', first.start, 16);
  return between !== null && gap.length <= 6 && !/[.;,]/.test(gap);
}
