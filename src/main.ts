/** Composition root: configuration -> drivers -> processors -> engine. With its rooms in wiring/, alone in importing drivers. */
import type { Config } from './config/schema.ts';
import { systemClock } from './drivers/system/clock.ts';
import { type AnyProcessor, type Engine, startEngine } from './engine/engine.ts';
import type { Logger } from './engine/logger.ts';
import { Meter } from './engine/meter.ts';
import { CodedError } from './ports/errors.ts';
import type { Fetcher } from './ports/fetcher.ts';
import type { PageWork } from './ports/page-work.ts';
import { intake } from './processors/intake/intake.ts';
import { createLearn } from './processors/learn/learn.ts';
import { createRead } from './processors/read/read.ts';
import type { Service } from './service/service.ts';
import { tryBrowser } from './wiring/browser.ts';
import { openData, openOwned } from './wiring/data.ts';
import { engineDeps } from './wiring/engine.ts';
import { learnerDeps } from './wiring/learning.ts';
import { createLogger } from './wiring/logger.ts';
import { createModels } from './wiring/models.ts';
import { type Data, Opened } from './wiring/opened.ts';
import { createPages } from './wiring/pages.ts';
import { quakeProcessors } from './wiring/quakes.ts';
import { createRecognising } from './wiring/recognising.ts';
import { createRefining } from './wiring/refining.ts';
import { openService, type RunningParts, watchedOf } from './wiring/service.ts';
import { type Setup, setupOf } from './wiring/setup.ts';
import { warmQuakes } from './wiring/warm.ts';
import { createWeb } from './wiring/web.ts';

export { type Archive, type ArchivedPage, openArchive } from './wiring/archive.ts';
export { examineEmbedder, examineModel } from './wiring/examine-models.ts';
export { examineBroker, examineIndex, examineStore } from './wiring/examine-servers.ts';
export { openIndex } from './wiring/vectors.ts';
export { openWorkbench, type Workbench } from './wiring/workbench.ts';
export { createLogger, createPages, type Data, openData, openService, tryBrowser };

export interface DaemonOptions {
  /** Who owns the data folder, for whoever is refused. */
  readonly name: string;
  /** Run these processors only. */
  readonly only?: readonly string[];
  /** Takes the place of the HTTP fetcher. */
  readonly fetcher?: Fetcher;
  /** Takes the place of the worker threads. */
  readonly pages?: PageWork;
  readonly logger?: Logger;
  /** Watches the daemon from when it runs until it stops; whoever opened it closes it. */
  readonly service?: Service | null;
}

export interface Daemon extends Omit<Data, 'close'> {
  readonly engine: Engine;
  readonly meter: Meter;
  /** Ids of the models that it uses; null where there is none. */
  readonly models: { readonly embedder: string | null; readonly language: string | null };
  /** With what it works, without secrets. */
  readonly setup: Setup;
  stop(): Promise<void>;
}

const NOTHING_TO_DO = 'no language model is asked: refine.use says so, or the model’s files are not there';

const PROCESSORS = ['intake', 'read', 'learn', 'structure', 'refine', 'correlate'] as const;

/** Starts the daemon; resolves when it is ready. Throws FILE_OWNED, FILE_NEWER, USAGE. */
export async function startDaemon(config: Config, options: DaemonOptions): Promise<Daemon> {
  const wanted = checkProcessors(options.only);
  const logger = options.logger ?? createLogger(config);
  const opened = new Opened();
  try {
    const data = opened.keep(await openOwned(config, options.name, logger));
    const parts = await createParts(config, data, logger, options, opened);
    const meter = new Meter();
    const processors = parts.processors.filter(({ name }) => wanted.has(name));
    if (processors.length === 0) throw new CodedError('USAGE', NOTHING_TO_DO, { value: [...wanted].join(', ') });
    const engine = await startEngine(processors, engineDeps(config, data, logger, meter));
    if (wanted.has('structure')) opened.keep(warmQuakes(parts.pages, config.pages.threads, systemClock));
    options.service?.watch(await watchedOf(config, engine, meter, { ...data, ...parts.watched }));
    const stop = async () => {
      options.service?.stopping();
      await engine.stop();
      await opened.close();
    };
    const { log, store, committer } = data;
    return { log, store, committer, engine, meter, models: parts.models, setup: setupOf(config, engine), stop };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

interface Parts {
  readonly processors: readonly AnyProcessor[];
  readonly pages: PageWork;
  readonly models: Daemon['models'];
  readonly watched: Omit<RunningParts, 'log' | 'store'>;
}

async function createParts(
  config: Config,
  { log, store }: Data,
  logger: Logger,
  options: DaemonOptions,
  opened: Opened,
): Promise<Parts> {
  const { fetcher } = options;
  const web = opened.keep(fetcher === undefined ? await createWeb(config, store, logger) : asWeb(fetcher));
  const pages = opened.keep(options.pages ?? (await createPages(config)));
  const models = opened.keep(await createModels(config, logger));
  const refining = opened.keep(await createRefining(config, models, store, pages, logger));
  const { embedder } = models;
  const recognising = opened.keep(
    await createRecognising({ config, pages, log, store, embedder, logger, clock: systemClock }),
  );
  const { deadline, hops, visits, bytes } = config.read;
  const settings = { deadlineMs: deadline, maxHops: hops, claimMs: config.claims.ttl, admission: { visits, bytes } };
  const { recogniser, index } = recognising;
  const { model } = models;
  return {
    processors: [
      intake,
      createRead({ ...web, recogniser, store, settings }),
      createLearn({ ...learnerDeps({ config, store, pages, models, recognising }), deadlineMs: config.learn.deadline }),
      ...quakeProcessors(config, pages, refining.deps),
    ],
    pages,
    models: { embedder: embedder?.id ?? null, language: model?.id ?? null },
    watched: { index, embedder, language: model, renderer: web.renderer },
  };
}

function asWeb(fetcher: Fetcher) {
  return { fetcher, politeness: null, renderer: null, close: () => fetcher.close() };
}

function checkProcessors(only: readonly string[] = PROCESSORS): ReadonlySet<string> {
  const unknown = only.filter((name) => !(PROCESSORS as readonly string[]).includes(name));
  if (unknown.length === 0) return new Set(only);
  throw new CodedError('USAGE', `no such processor (there are ${PROCESSORS.join(', ')})`, {
    value: unknown.join(', '),
  });
}
