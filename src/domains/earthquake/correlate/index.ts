/** Reports to earthquakes: events as a pure function of the reports that the Store holds. */

export { type Change, type CorrelateReads, Correlator } from './correlator.ts';
export type { FindPlace, Knowledge, PlaceFix, SourceKind } from './knowledge.ts';
export { timesOf } from './times.ts';
