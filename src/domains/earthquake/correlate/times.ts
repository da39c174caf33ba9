/** Where the Store finds records by time. */
import type { ReportsRecord } from '../../../../topics/reports.ts';
import { publication, type Span, spanOf } from './span.ts';
import { RETRACTED_MS } from './tolerances.ts';

const HOUR = 3_600_000;
/** A span is found by its ends and by points in between, this far apart at most. */
export const STEP_MS = 6 * HOUR;

/** Where `reportsBetween` is to find a record: times of its reports and retractions, in milliseconds since the epoch. */
export function timesOf(record: ReportsRecord): readonly number[] {
  const spans = [
    ...record.reports.map(({ originTime }) => (originTime === null ? null : spanOf(originTime, null))),
    ...record.retractions.map(({ refersTo }) => retractedSpan(record, refersTo.originTime)),
  ];
  return [...new Set(spans.flatMap((span) => (span === null ? [] : pointsOf(span))))].sort((a, b) => a - b);
}

/** When the earthquake that a retraction speaks of may have been; null: nobody knows when it was published. */
export function retractedSpan(
  { publishedAt }: Pick<ReportsRecord, 'publishedAt'>,
  originTime: ReportsRecord['reports'][number]['originTime'],
): Span | null {
  const stated = originTime === null ? null : spanOf(originTime, null);
  if (stated !== null) return stated;
  const published = publication(publishedAt);
  return published === null ? null : { from: published.from - RETRACTED_MS, to: published.to, at: null };
}

function pointsOf({ from, to }: Span): number[] {
  const steps = Math.ceil((to - from) / STEP_MS);
  return steps === 0 ? [from] : Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
