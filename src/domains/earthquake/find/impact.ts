/** What an earthquake did: counts of dead, injured and damaged buildings, and tsunami warnings. */
export { findCounts } from './counts.ts';
export type { ImpactWords } from './impact-words.ts';
export { findTsunami } from './tsunami.ts';
