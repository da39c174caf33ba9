/** Reports to earthquakes: events as a pure function of the reports that the Store holds. */
export { bundledKnowledge } from './bundled.ts';
export type { Change } from './changes.ts';
export { type CorrelateReads, Correlator } from './correlator.ts';
export type { Area, Knowledge, PlaceFix, SourceKind } from './knowledge.ts';
export { MemoryQuakes } from './memory.ts';
export { timesOf } from './times.ts';
