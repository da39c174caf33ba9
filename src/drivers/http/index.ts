export { createHttpFetcher, type HttpFetcherOptions } from './fetcher.ts';
export { createGate, type GateOptions } from './gate.ts';
export { createRobots, type RobotsOptions } from './robots.ts';
