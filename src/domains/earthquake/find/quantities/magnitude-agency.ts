/** Whom a sentence names for a magnitude. */
import type { AgencyMention } from '../../mentions.ts';
import { firstAfter, lastBefore, type Span } from '../spans.ts';
import { markBefore, type Scan } from './scan.ts';

interface Surroundings {
  readonly candidate: Span;
  /** Where the magnitude before ends. */
  readonly since: number;
  /** Where the next one begins. */
  readonly next: number;
}

export interface Named {
  readonly name: string | null;
  /** Up to here the sentence is used up: an agency before belongs to this magnitude or one before. */
  readonly until: number;
}

/**
 * In brackets right after the figure; else the last one named since the magnitude before ("EMSC gave 4.5 while USGS
 * 4.8"); else the first one after, where no other magnitude comes first; else whoever gave the one before.
 */
export function agencyOf(
  seen: Scan,
  agencies: readonly AgencyMention[],
  { candidate, since, next }: Surroundings,
): Named {
  const { start } = seen.sentence;
  const named = agencies.map((agency) => ({ start: agency.start - start, end: agency.end - start, name: agency.name }));
  const after = firstAfter(named, candidate.end);
  const bracketed = after !== null && /^ ?\($/.test(seen.folded.slice(candidate.end, after.start));
  if (after !== null && bracketed) return { name: after.name, until: after.end };
  const before = lastBefore(named, candidate.start);
  if (before !== null && before.start >= since) return { name: before.name, until: candidate.end };
  const given = after !== null && markBefore(seen, 'by', after.start, 2) !== null;
  if (after !== null && after.end <= next && (given || !introduces(seen, after, next)))
    return { name: after.name, until: after.end };
  const source = lastBefore(seen.marks('sources'), candidate.start);
  const another = source !== null && source.start >= since;
  return { name: another ? null : (before?.name ?? null), until: candidate.end };
}

/** "5.1, EMSC 5.4": the agency belongs to the magnitude that follows it. */
function introduces(seen: Scan, agency: Span, next: number): boolean {
  return next - agency.end < 40 && !/[.;,]/.test(seen.folded.slice(agency.end, next));
}
