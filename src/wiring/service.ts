/** What the daemon's outside looks at. */

import { packageVersion } from '../config/package.ts';
import type { Config } from '../config/schema.ts';
import type { Engine } from '../engine/engine.ts';
import type { Logger } from '../engine/logger.ts';
import type { Meter, Series } from '../engine/meter.ts';
import type { Log } from '../ports/log.ts';
import type { Embedder, LanguageModel, ModelHealth } from '../ports/models.ts';
import type { Renderer } from '../ports/renderer.ts';
import type { Store } from '../ports/store.ts';
import type { VectorIndex } from '../ports/vector-index.ts';
import type { Watched } from '../service/metrics.ts';
import { OK, type Part, type PartState } from '../service/readiness.ts';
import type { Service } from '../service/service.ts';
import { askMode, refines } from './models.ts';

/** Null where no port is configured. Throws PORT_TAKEN, CONFIG_INVALID. */
export async function openService({ service }: Config, logger: Logger): Promise<Service | null> {
  if (service.port === 0) return null;
  const { createService } = await import('../service/service.ts');
  return createService({ ...service, version: packageVersion(), logger });
}

export interface RunningParts {
  readonly log: Log;
  readonly store: Store;
  readonly index: VectorIndex;
  readonly embedder: Embedder | null;
  readonly language: LanguageModel | null;
  readonly renderer: Renderer | null;
}

/** Counted from 0 on: an alert on a rate does not see a series that is born at 1. */
const OUR_FAULTS = ['BUG', 'CRASHED_WORKER'] as const;

/** A running daemon, for the service to watch. */
export async function watchedOf(config: Config, engine: Engine, meter: Meter, running: RunningParts): Promise<Watched> {
  const { log, store, embedder, language, renderer } = running;
  for (const { processor } of engine.load())
    for (const code of OUR_FAULTS) meter.count('failures', { processor, code }, 0);
  const models = Object.entries({ embedder, language }).flatMap(([model, one]) =>
    one === null ? [] : [{ model, one }],
  );
  return {
    meter,
    flow: { halted: () => engine.halted(), truncations: async () => (await store.truncations()).length },
    parts: partsOf(config, running, (await askMode(config)) !== null || (await refines(config))),
    inFlight: () => engine.load().map(({ processor, inFlight: value }) => ({ labels: { processor }, value })),
    partitions: () => engine.load().map(({ processor, partitions: value }) => ({ labels: { processor }, value })),
    lag: () => lagOf(log, engine),
    browser: () => renderer?.health() ?? null,
    models: () =>
      models.map(({ model, one }) => {
        const { load = 0, restarts } = one.health();
        return { model, requests: load, restarts };
      }),
  };
}

function partsOf(
  config: Config,
  { log, store, index, embedder, language, renderer }: RunningParts,
  isAsked: boolean,
): Part[] {
  return [
    { name: 'broker', needed: true, look: () => probed(log) },
    { name: 'store', needed: true, look: () => probed(store) },
    { name: 'index', needed: false, look: () => probed(index) },
    { name: 'embedder', needed: false, look: async () => modelState(embedder, config.embedder.use === 'off') },
    { name: 'language', needed: false, look: async () => modelState(language, !isAsked) },
    { name: 'browser', needed: false, look: async () => browserState(renderer, config.browser.use === 'off') },
  ];
}

async function probed(part: { probe(): Promise<void> }): Promise<PartState> {
  await part.probe();
  return OK;
}

const OFF: PartState = { state: 'off', reason: 'not asked for by the configuration' };

function modelState(model: { health(): ModelHealth } | null, isOff: boolean): PartState {
  if (model === null) return isOff ? OFF : { state: 'down', reason: 'its files are not there' };
  const { state, cause, restarts } = model.health();
  if (state === 'down') return { state, reason: cause };
  if (state === 'ready') return OK;
  return restarts > 0
    ? { state: 'degraded', reason: 'its process starts again' }
    : { state: 'ok', reason: 'not started yet' };
}

function browserState(renderer: Renderer | null, isOff: boolean): PartState {
  if (renderer === null) return isOff ? OFF : { state: 'down', reason: 'no Chromium or Chrome was found' };
  const { cause } = renderer.health();
  return cause === null ? OK : { state: 'down', reason: cause };
}

/** How far each processor's committed place is from its topic's end. */
async function lagOf(log: Log, engine: Engine): Promise<Series<number>[]> {
  const all = engine.load().map(async ({ processor, topic }) => {
    const [ranges, committed] = await Promise.all([log.ranges(topic), log.committed(processor, topic)]);
    return ranges.map(({ partition, start, end }) => ({
      labels: { processor, topic, partition: String(partition) },
      value: end - Math.max(start, committed.get(partition)?.offset ?? start),
    }));
  });
  return (await Promise.all(all)).flat();
}
