import type { ReportsRecord } from '../../../../topics/reports.ts';

/** Where `reportsBetween` is to find a record: times of its reports and retractions, in milliseconds since the epoch. */
export function timesOf(_record: ReportsRecord): readonly number[] {
  return [];
}
