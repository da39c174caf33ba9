/** Depth of the focus, not of lakes and mines. */
import type { DepthMention } from '../../mentions.ts';
import { firstAfter, lastBefore, type Span } from '../spans.ts';
import { type Figure, markBefore, mentionAt, type Scan, unitAfter } from './scan.ts';
import { type Standing, standingOf } from './standing.ts';
import { KM_PER_MILE } from './units.ts';
import { wordsAfter, wordsBefore } from './word-figures.ts';

interface Length {
  readonly figure: Figure;
  readonly end: number;
  readonly km: number;
}

/** Depths of a sentence. Every figure with a unit of length is taken, so that none becomes a magnitude. */
export function depthsIn(seen: Scan): readonly DepthMention[] {
  const lengths = [...lengthsIn(seen), ...bareIn(seen)].sort((a, b) => a.figure.start - b.figure.start);
  for (const { figure } of lengths) seen.taken.add(figure);
  if (isAboutPits(seen)) return [];
  const found: { readonly mention: DepthMention; readonly length: Length }[] = [];
  for (const [at, length] of lengths.entries()) {
    const next = lengths[at + 1]?.figure.start ?? Number.POSITIVE_INFINITY;
    const last = found.at(-1);
    const paired = last !== undefined && isRevision(seen, length);
    const span = depthSpan(seen, length, next) ?? (paired ? spanOf(length) : continuation(seen, last?.length, length));
    if (span === null || isPit(seen, length)) continue;
    const standing = standingOf(seen, length.figure, { end: length.end, since: last?.length.end ?? 0, next });
    if (standing === 'mistaken' || isConversion(seen, last?.length, length)) continue;
    if (paired) found.splice(-1, 1, { ...last, mention: { ...last.mention, standing: 'previous' } });
    found.push({ length, mention: depthMention(seen, span, length.km, standing) });
  }
  return found.map(({ mention }) => mention);
}

function depthMention(seen: Scan, span: Span, km: number, standing: Standing): DepthMention {
  return {
    ...mentionAt(seen, span, 'depth/figure'),
    kind: 'depth',
    km,
    standing: standing === 'previous' ? 'previous' : 'current',
  };
}

/** "Depth: 10", "la profondità dieci": kilometres, where nothing else follows. */
function* bareIn(seen: Scan): Iterable<Length> {
  for (const name of seen.marks('depth')) {
    const rest = seen.folded.slice(name.end, name.end + 40);
    const [lead = ''] = BARE_LEAD.exec(rest) ?? [];
    if (lead === '') continue;
    const start = name.end + lead.length;
    const digits = firstAfter(seen.figures, start);
    const figure = digits?.start === start ? digits : wordsAfter(seen, start);
    if (figure === null || seen.taken.has(figure) || !CLOSED.test(seen.folded.slice(figure.end, figure.end + 2)))
      continue;
    yield { figure, end: figure.end, km: figure.value };
  }
}

/** "Depth of focus (km): 023". */
const BARE_LEAD = /^(?: ?\((?:km|kms|км)\))?[ :=-]{1,4}/u;
const CLOSED = /^(?:$|[,;|)]|\.(?:$| ))/;

const UNITS = [
  ['km', (value: number) => value],
  ['miles', (value: number) => Math.round(value * KM_PER_MILE * 10) / 10],
  ['metres', (value: number) => value / 1000],
] as const;

/** Figures and number words before a unit of length. */
function* lengthsIn(seen: Scan): Iterable<Length> {
  for (const [kind, toKm] of UNITS) {
    for (const unit of seen.marks(kind)) {
      const last = lastBefore(seen.figures, unit.start);
      const figure =
        last !== null && unitAfter(seen, kind, last)?.start === unit.start ? last : wordsBefore(seen, unit.start);
      if (figure !== null && !seen.taken.has(figure)) yield { figure, end: unit.end, km: toKm(figure.value) };
    }
  }
}

/** From the name to the unit, or from the figure to the name. */
function depthSpan(seen: Scan, { figure, end }: Length, next: number): Span | null {
  const name = markBefore(seen, 'depth', figure.start, 45);
  if (name !== null && NAME_GAP.test(seen.folded.slice(name.end, figure.start)))
    return figure.start - name.end > NAMED_GAP && isBearing(seen, end) ? null : { start: name.start, end };
  const ranged = lastBefore(seen.marks('depth'), figure.start);
  if (ranged !== null && RANGE_GAP.test(seen.folded.slice(Math.max(ranged.end, figure.start - 70), figure.start))) {
    return { start: ranged.start, end };
  }
  for (const kind of ['deep', 'depth'] as const) {
    const after = firstAfter(seen.marks(kind), end);
    if (after === null || after.start - end > 30 || !AFTER_GAP.test(seen.folded.slice(end, after.start))) continue;
    // "14 km, depth 10 km": the name belongs to what follows it
    if (
      kind === 'depth' &&
      next - after.end <= FOLLOWED_GAP &&
      FOLLOWED.test(seen.folded.slice(after.end, after.end + 20))
    )
      continue;
    return { start: figure.start, end: after.end };
  }
  return null;
}

/** "The focus was 13 km to the west": a distance; "at a depth of 10 km north of" is none. */
function isBearing(seen: Scan, end: number): boolean {
  return (['north', 'south', 'east', 'west'] as const).some((point) => {
    const mark = firstAfter(seen.marks(point), end);
    return mark !== null && mark.end - mark.start > 2 && BEARING_GAP.test(seen.folded.slice(end, mark.start));
  });
}

const NAMED_GAP = 8;
const BEARING_GAP = /^ (?:[\p{L}']{1,4}[ ']){0,2}$/u;

/** "from 10 to 25 km", "5-10 km": the unit stands only after the second. */
const RANGE_GAP = /^[^.;\d]{0,45}\d{1,3}(?:[.,]\d+)?[^.,;\d]{1,6}$/u;
const NAME_GAP = /^[^.;\d]{0,45}$/u;
/** "deep" may stand behind a bracket with the other unit; at most one small word comes between. */
const AFTER_GAP = /^ ?(?:\([^()\n]{0,20}\) ?)?-?(?:\p{L}{1,7} )?$/u;
const FOLLOWED_GAP = 20;
const FOLLOWED = /^[^.,;\d]{0,15}\d/u;

/** "from 10 km to 16 km": the second figure of one name. */
function continuation(seen: Scan, last: Length | undefined, length: Length): Span | null {
  if (last === undefined) return null;
  const gap = seen.folded.slice(last.end, length.figure.start);
  const changes = gap.length <= 10 && !/[.,;:]/.test(gap) && firstAfter(seen.marks('change'), 0) !== null;
  return changes ? spanOf(length) : null;
}

/** "At first 7.1 and 10 km deep; now 6.8 and 22 km": a depth behind its magnitude, as the one before. */
function isRevision(seen: Scan, { figure, end }: Length): boolean {
  if (firstAfter(seen.marks('former'), 0) === null || isBearing(seen, end)) return false;
  return MAGNITUDE_GAP.test(seen.folded.slice(Math.max(0, figure.start - 14), figure.start));
}

const MAGNITUDE_GAP = /\d[.,]\d,? (?:\p{L}{1,4} ){0,2}$/u;

function spanOf({ figure, end }: Length): Span {
  return { start: figure.start, end };
}

/** "10 km (6.2 miles)" is one depth; the first is what the text gives. */
function isConversion(seen: Scan, last: Length | undefined, length: Length): boolean {
  return last !== undefined && /^ ?[([/=]/.test(seen.folded.slice(last.end, length.figure.start));
}

/** "wells up to 90 m deep": what people dig is measured in metres. */
function isPit(seen: Scan, { figure, end, km }: Length): boolean {
  if (km >= 1) return false;
  const before = lastBefore(seen.marks('pits'), figure.start);
  const after = firstAfter(seen.marks('pits'), end);
  return (before !== null && figure.start - before.end <= 40) || (after !== null && after.start - end <= 25);
}

function isAboutPits(seen: Scan): boolean {
  return firstAfter(seen.marks('pits'), 0) !== null && firstAfter(seen.marks('quake'), 0) === null;
}
