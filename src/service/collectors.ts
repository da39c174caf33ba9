/** prom-client's metrics, filled from elsewhere at the moment in which they are read. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { BUCKETS_MS, type Series, type Timing } from '../engine/meter.ts';

export interface Described {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}

export type Sample = Series<number>;
/** What cannot be asked has no samples. */
export type Samples = () => readonly Sample[] | Promise<readonly Sample[]>;

export function addCounter(registry: Registry, { name, help, labels }: Described, samples: Samples): void {
  new Counter({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const read = await samples();
      this.reset();
      for (const { labels: of, value } of read) this.inc(of, value);
    },
  });
}

export function addGauge(registry: Registry, { name, help, labels }: Described, samples: Samples): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const read = await samples();
      this.reset();
      for (const { labels: of, value } of read) this.set(of, value);
    },
  });
}

export function addHistogram(registry: Registry, described: Described, timed: () => readonly Series<Timing>[]): void {
  registry.registerMetric(new MeterHistogram(described, timed));
}

/** A histogram whose buckets were counted already. */
class MeterHistogram extends Histogram<string> {
  readonly #described: Described;
  readonly #timed: () => readonly Series<Timing>[];

  constructor(described: Described, timed: () => readonly Series<Timing>[]) {
    const { name, help, labels } = described;
    super({ name, help, labelNames: labels, registers: [] });
    this.#described = described;
    this.#timed = timed;
  }

  /** What prom-client's registry asks for. */
  async getForPromString() {
    const { name, help } = this.#described;
    return { name, help, type: 'histogram', values: this.#timed().flatMap((series) => valuesOf(name, series)) };
  }
}

interface Value {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

function valuesOf(name: string, { labels, value: { buckets, count, totalMs } }: Series<Timing>): Value[] {
  let below = 0;
  const bounded = BUCKETS_MS.map((bound, at) => {
    below += buckets[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le: bound / 1_000 }, value: below };
  });
  return [
    ...bounded,
    { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels, value: totalMs / 1_000 },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
