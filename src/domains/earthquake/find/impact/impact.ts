/** What an earthquake did: counts of dead, injured and damaged buildings, and tsunami warnings. */
export { findCounts } from './counts.ts';
export { findTsunami } from './tsunami.ts';
export type { ImpactWords } from './words.ts';
