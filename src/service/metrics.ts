/** Metrics in Prometheus’s text format: what the meter counted, and what the parts say of themselves when they are asked. */
import { collectDefaultMetrics, Registry } from 'prom-client';
import { COUNTERS, type CounterName, type Meter, TIMERS, type TimerName } from '../engine/meter.ts';
import { Cached } from './cached.ts';
import { described, GAUGES, type GaugeName, PART_COUNTERS, type PartCounterName } from './catalogue.ts';
import { addCounter, addGauge, addHistogram, type Sample, type Samples } from './collectors.ts';
import { type Flow, PART_STATES, type Part, type Readiness, type Verdict } from './readiness.ts';

/** A running daemon, as the service sees it. */
export interface Watched {
  readonly meter: Meter;
  readonly flow: Flow;
  readonly parts: readonly Part[];
  inFlight(): readonly Sample[];
  partitions(): readonly Sample[];
  /** Asks the broker. */
  lag(): Promise<readonly Sample[]>;
  /** Null where there is none. */
  browser(): BrowserUse | null;
  models(): readonly ModelUse[];
}

export interface BrowserUse {
  readonly showing: number;
  readonly waiting: number;
  /** Since the start. */
  readonly shown: number;
  readonly started: number;
}

export interface ModelUse {
  readonly model: string;
  readonly requests: number;
  /** Since the start. */
  readonly restarts: number;
}

/** The broker is not asked again within this time, nor waited for longer. Milliseconds. */
const LAG = { freshMs: 5_000, waitMs: 2_000, limitMs: 2_000 };

export class Metrics {
  readonly #registry = new Registry();
  readonly #verdict: () => Promise<Verdict>;

  constructor(verdict: () => Promise<Verdict>) {
    this.#verdict = verdict;
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('ready', async () => [sample((await verdict()).status !== 'unready')]);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#registry.clear();
  }

  /** Once: from now on there is a daemon to tell of. */
  watch(watched: Watched, readiness: Readiness): void {
    const { meter } = watched;
    for (const name of Object.keys(COUNTERS) as CounterName[])
      addCounter(this.#registry, described('counter', name, COUNTERS[name]), () => meter.counted(name));
    for (const name of Object.keys(TIMERS) as TimerName[])
      addHistogram(this.#registry, described('histogram', name, TIMERS[name]), () => meter.timed(name));
    this.#watchFlow(watched, readiness);
    this.#watchParts(watched);
  }

  #watchFlow(watched: Watched, readiness: Readiness): void {
    const lag = new Cached({ look: () => watched.lag(), without: () => [], ...LAG });
    this.#gauge('halted', () => [sample(readiness.halted)]);
    this.#gauge('truncations_unacknowledged', async () => [sample(await readiness.truncations())]);
    this.#gauge('lag_records', () => lag.get());
    this.#gauge('partitions', () => watched.partitions());
    this.#gauge('in_flight_records', () => watched.inFlight());
  }

  #watchParts({ browser, models }: Watched): void {
    this.#gauge('part_state', async () => statesOf(await this.#verdict()));
    const ofBrowser = (samples: (use: BrowserUse) => Sample[]) => () => {
      const use = browser();
      return use === null ? [] : samples(use);
    };
    this.#gauge(
      'browser_pages',
      ofBrowser(({ showing, waiting }) => [
        sample(showing, { state: 'showing' }),
        sample(waiting, { state: 'waiting' }),
      ]),
    );
    this.#partCounter(
      'browser_pages_shown',
      ofBrowser(({ shown }) => [sample(shown)]),
    );
    this.#partCounter(
      'browser_starts',
      ofBrowser(({ started }) => [sample(started)]),
    );
    this.#gauge('model_requests', () => models().map(({ model, requests }) => sample(requests, { model })));
    this.#partCounter('model_restarts', () => models().map(({ model, restarts }) => sample(restarts, { model })));
  }

  #gauge(name: GaugeName, samples: Samples): void {
    addGauge(this.#registry, described('gauge', name, GAUGES[name]), samples);
  }

  #partCounter(name: PartCounterName, samples: Samples): void {
    addCounter(this.#registry, described('counter', name, PART_COUNTERS[name]), samples);
  }
}

const sample = (value: number | boolean, labels: Sample['labels'] = {}): Sample => ({ labels, value: Number(value) });

/** Each state of each part, so that one that is over reads 0. */
function statesOf({ parts }: Verdict): Sample[] {
  return Object.entries(parts).flatMap(([part, { state }]) =>
    PART_STATES.map((one) => sample(one === state, { part, state: one })),
  );
}
