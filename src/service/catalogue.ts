/** Every metric of our own. docs/operations.md has its table from here. */
import { COUNTERS, TIMERS } from '../engine/meter.ts';
import type { Described } from './collectors.ts';

/** What the parts count themselves; exported as quakewire_<name>_total, as the meter's counters are. */
export const PART_COUNTERS = {
  browser_pages_shown: { labels: [], help: 'Pages that browsers showed.' },
  browser_starts: { labels: [], help: 'Browsers that were started.' },
  model_restarts: { labels: ['model'], help: 'Ends of a model’s child process after which it was started again.' },
} as const;

/** Exported as quakewire_<name>. */
export const GAUGES = {
  ready: { labels: [], help: '1 while /readyz answers 200.' },
  halted: { labels: [], help: '1 while everything waits for the broker or the database.' },
  truncations_unacknowledged: { labels: [], help: 'Losses of unread records that nobody has acknowledged.' },
  part_state: { labels: ['part', 'state'], help: '1 for the state in which a part is: ok, degraded, down, off.' },
  lag_records: {
    labels: ['processor', 'topic', 'partition'],
    help: 'Offsets between a processor’s committed place and the end; none while the broker cannot be asked.',
  },
  partitions: { labels: ['processor'], help: 'Partitions that this process has of a processor’s topic.' },
  in_flight_records: { labels: ['processor'], help: 'Records between their delivery and their commit.' },
  browser_pages: { labels: ['state'], help: 'Pages with a browser: showing, or waiting for one.' },
  model_requests: { labels: ['model'], help: 'Requests that a model works on, or that wait for it.' },
} as const;

export type PartCounterName = keyof typeof PART_COUNTERS;
export type GaugeName = keyof typeof GAUGES;

type Kind = 'counter' | 'gauge' | 'histogram';
const SUFFIX: Readonly<Record<Kind, string>> = { counter: '_total', gauge: '', histogram: '_seconds' };

/** A metric with its full name. */
export function described(kind: Kind, name: string, { labels, help }: Omit<Described, 'name'>): Described {
  return { name: `quakewire_${name}${SUFFIX[kind]}`, labels, help };
}

/** All of them, for the documentation. */
export function catalogue(): (Described & { readonly kind: Kind })[] {
  const all = { counter: { ...COUNTERS, ...PART_COUNTERS }, histogram: TIMERS, gauge: GAUGES };
  return (['counter', 'histogram', 'gauge'] as const).flatMap((kind) =>
    Object.entries(all[kind]).map(([name, of]) => ({ kind, ...described(kind, name, of) })),
  );
}
