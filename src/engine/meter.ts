/**
 * What is counted and timed while records are handled, in memory; whoever exports metrics reads it here. Labels are few
 * and bounded: no hosts, no URLs, no ids.
 */

interface Measure {
  readonly labels: readonly string[];
  readonly help: string;
}

/** Exported as quakewire_<name>_total. */
export const COUNTERS = {
  records: {
    labels: ['processor', 'outcome'],
    help: 'Records by what became of them: done, retry, defer, reject (committed), or wait (deferred in flight).',
  },
  retries: { labels: ['processor', 'code'], help: 'Records that were sent to a retry tier, by error code.' },
  failures: { labels: ['processor', 'code'], help: 'Records that ended in the failures topic, by error code.' },
  pages: {
    labels: ['match', 'reread'],
    help: 'Pages read, by what read them: own (a profile of the site), foreign (another site’s), metadata, or a fallback by its name; reread: a stored page, sent back by learning.',
  },
  proposals_won: {
    labels: ['origin'],
    help: 'Competitions of proposals for a profile, by who won: deterministic, model, neighbour.',
  },
  truncated: {
    labels: ['processor'],
    help: 'Offsets whose records were deleted from the log before they were read.',
  },
  reports: {
    labels: ['role'],
    help: 'Earthquakes that rules found in documents, by role: main, aftershock, foreshock, historical, other.',
  },
  refine_answers: {
    labels: ['model', 'field', 'verdict'],
    help: 'Answers of language models to what rules left open in reports, by what became of them: accepted, unknown (the text does not say it), malformed, ungrounded (the quote is not in the text), underivable (the value does not follow from it), taken (the figure is something else), unsound (against business rules).',
  },
  refine_tokens: {
    labels: ['model'],
    help: 'Tokens of prompts and answers that these answers cost; divided by those with the verdict accepted, or by the revisions that came of them, the cost of one.',
  },
  refined: {
    labels: ['changed'],
    help: 'Reports with open fields that language models were asked about, by whether a revision came of it: true, false.',
  },
  events: {
    labels: ['status'],
    help: 'Revisions of events, by status: create, update, cancel.',
  },
  halts: { labels: [], help: 'Times that everything stopped because the broker or the database was down.' },
} as const satisfies Record<string, Measure>;

/** Exported as the histograms quakewire_<name>_seconds. */
export const TIMERS = {
  record: { labels: ['processor'], help: 'From a record’s arrival in its topic to the commit of its outcome.' },
  handling: { labels: ['processor'], help: 'Handling of a record, from the call of its processor to its answer.' },
  commit: { labels: ['processor'], help: 'Commits: one transaction for all records that were ready.' },
  stage: {
    labels: ['processor', 'stage'],
    help: 'Stages of handling: fetch, render, page and its parts, learn, structure, correlate, refine and model (one answer).',
  },
} as const satisfies Record<string, Measure>;

export type CounterName = keyof typeof COUNTERS;
export type TimerName = keyof typeof TIMERS;
type LabelsOf<M extends Measure> = Readonly<Record<M['labels'][number], string>>;
export type CounterLabels<Name extends CounterName> = LabelsOf<(typeof COUNTERS)[Name]>;

/** Upper bounds of a timing's buckets, in milliseconds; the last one holds all that is above. */
export const BUCKETS_MS = [
  1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000, 60_000, 300_000,
] as const;

export interface Timing {
  readonly count: number;
  readonly totalMs: number;
  readonly maxMs: number;
  /** How many fell into each bucket, and above all of them. */
  readonly buckets: readonly number[];
}

export interface Series<Value> {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: Value;
}

interface Tally {
  count: number;
  totalMs: number;
  maxMs: number;
  readonly buckets: number[];
}

export class Meter {
  readonly #counters = new Map<string, { labels: Readonly<Record<string, string>>; value: number }>();
  readonly #timings = new Map<string, { labels: Readonly<Record<string, string>>; value: Tally }>();

  /** Adds to a counter. */
  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by = 1): void {
    const key = keyOf(name, COUNTERS[name].labels, labels);
    const series = this.#counters.get(key);
    if (series === undefined) this.#counters.set(key, { labels, value: by });
    else series.value += by;
  }

  /** Adds one duration, in milliseconds. */
  time<Name extends TimerName>(name: Name, labels: LabelsOf<(typeof TIMERS)[Name]>, ms: number): void {
    const key = keyOf(name, TIMERS[name].labels, labels);
    let series = this.#timings.get(key);
    if (series === undefined) {
      series = { labels, value: { count: 0, totalMs: 0, maxMs: 0, buckets: BUCKETS_MS.map(() => 0).concat(0) } };
      this.#timings.set(key, series);
    }
    add(series.value, ms);
  }

  /** One counter's value; 0 where nothing was counted. */
  value<Name extends CounterName>(name: Name, labels: CounterLabels<Name>): number {
    return this.#counters.get(keyOf(name, COUNTERS[name].labels, labels))?.value ?? 0;
  }

  counted(name: CounterName): Series<number>[] {
    return seriesOf(this.#counters, name);
  }

  timed(name: TimerName): Series<Timing>[] {
    return seriesOf(this.#timings, name);
  }
}

function add(tally: Tally, ms: number): void {
  tally.count += 1;
  tally.totalMs += ms;
  tally.maxMs = Math.max(tally.maxMs, ms);
  const at = BUCKETS_MS.findIndex((bound) => ms <= bound);
  const bucket = at < 0 ? BUCKETS_MS.length : at;
  tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1;
}

function keyOf(name: string, names: readonly string[], labels: Readonly<Record<string, string>>): string {
  let key = name;
  for (const label of names) key += `\n${labels[label]}`;
  return key;
}

function seriesOf<Value>(all: ReadonlyMap<string, Series<Value>>, name: string): Series<Value>[] {
  return [...all].filter(([key]) => key === name || key.startsWith(`${name}\n`)).map(([, series]) => series);
}
