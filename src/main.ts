/** Composition root: configuration -> drivers -> processors -> engine. The only file that imports drivers. */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { topics } from '../topics/index.ts';
import type { Config } from './config/schema.ts';
import { FILE_NAME } from './drivers/sqlite/file.ts';
import { openEmbedded } from './drivers/sqlite/index.ts';
import { systemClock } from './drivers/system/clock.ts';
import { openJournal } from './drivers/system/journal.ts';
import { type AnyProcessor, type Engine, type EngineDeps, startEngine } from './engine/engine.ts';
import type { Logger } from './engine/logger.ts';
import { Meter } from './engine/meter.ts';
import { BACK_OFF } from './engine/policy.ts';
import { canonicalUrl } from './page/url.ts';
import type { Committer } from './ports/committer.ts';
import { CodedError } from './ports/errors.ts';
import type { Fetcher } from './ports/fetcher.ts';
import type { Log } from './ports/log.ts';
import type { PageWork } from './ports/page-work.ts';
import type { Store } from './ports/store.ts';
import { intake } from './processors/intake/intake.ts';
import { createLearn } from './processors/learn/learn.ts';
import { createRead } from './processors/read/read.ts';
import { Learner } from './schema/learner.ts';
import type { DefinedFields } from './schema/learning/defined.ts';
import { tryBrowser } from './wiring/browser.ts';
import { learnerDeps } from './wiring/learning.ts';
import { createModels } from './wiring/models.ts';
import { Opened } from './wiring/opened.ts';
import { createPages } from './wiring/pages.ts';
import { createRecognising } from './wiring/recognising.ts';
import { createWeb } from './wiring/web.ts';
import { Workbench } from './wiring/workbench.ts';

export { examineEmbedder, examineModel } from './wiring/examine-models.ts';
export type { Workbench } from './wiring/workbench.ts';
export { createPages, tryBrowser };

/** What a command sees of a data folder. */
export interface Data {
  readonly log: Log;
  readonly store: Store;
  readonly committer: Committer;
  close(): Promise<void>;
}

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
}

export interface Daemon extends Omit<Data, 'close'> {
  readonly engine: Engine;
  readonly meter: Meter;
  /** Ids of the models that it uses; null where there is none. */
  readonly models: { readonly embedder: string | null; readonly language: string | null };
  stop(): Promise<void>;
}

export interface ArchivedPage {
  readonly url: string;
  readonly contentType: string | null;
  readonly body: Uint8Array;
  readonly failure: CodedError | null;
}

/** A page archive, as `replay` and `extract` read it. */
export interface Archive {
  readonly urls: readonly string[];
  readonly fetcher: Fetcher;
  /** In file order; `failure` says why a body is missing. */
  pages(): AsyncIterable<ArchivedPage>;
  close(): Promise<void>;
}

/** Beside the database: what is being worked on, for after a crash. */
const JOURNAL_NAME = 'in-flight.journal';

const PROCESSORS = ['intake', 'read', 'learn'] as const;

/** JSON lines on standard error, so that standard output stays the commands' own. */
export function createLogger(config: Config): Logger {
  return pino(
    { level: config.log.level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}

/**
 * Opens a data folder beside its daemon: to append, to read, to commit for groups of one's own. Without `create` it must
 * be there: a typing error shall not make a new one. Throws FILE_UNREADABLE.
 */
export async function openData(config: Config, name: string, create = false): Promise<Data> {
  if (!create && !existsSync(join(config.data, FILE_NAME))) {
    throw new CodedError('FILE_UNREADABLE', 'there is no database in this folder', { value: config.data });
  }
  return open(config, name, null);
}

/** Starts the daemon; resolves when it is ready. Throws FILE_OWNED, FILE_NEWER, USAGE. */
export async function startDaemon(config: Config, options: DaemonOptions): Promise<Daemon> {
  const wanted = checkProcessors(options.only);
  const logger = options.logger ?? createLogger(config);
  const opened = new Opened();
  try {
    const failed = (error: unknown) => logger.error({ err: error }, 'failed in the background');
    const data = opened.keep(await open(config, options.name, failed));
    const parts = await createParts(config, data, logger, options, opened);
    const meter = new Meter();
    const processors = parts.processors.filter(({ name }) => wanted.has(name));
    const engine = await startEngine(processors, engineDeps(config, data, logger, meter));
    const stop = async () => {
      await engine.stop();
      await opened.close();
    };
    const { log, store, committer } = data;
    return { log, store, committer, engine, meter, models: parts.models, stop };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function engineDeps(config: Config, data: Data, logger: Logger, meter: Meter): EngineDeps {
  return {
    clock: systemClock,
    logger,
    meter,
    log: data.log,
    committer: data.committer,
    store: data.store,
    limits: config.engine,
    retry: { ...BACK_OFF, maxAttempts: config.retry.attempts, maxAgeMs: config.retry.age },
    journal: openJournal(join(config.data, JOURNAL_NAME)),
    stopMs: config.engine.stop,
  };
}

/** Opens a WARC file. Throws FILE_UNREADABLE. */
export async function openArchive(path: string): Promise<Archive> {
  const { openWarc } = await import('./drivers/warc/index.ts');
  const archive = await openWarc(path, { normalise: canonicalUrl });
  return { ...archive, fetcher: archive.fetcher(systemClock) };
}

interface Parts {
  readonly processors: readonly AnyProcessor[];
  readonly models: Daemon['models'];
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
  const { embedder } = models;
  const recognising = opened.keep(await createRecognising({ pages, log, store, embedder, logger, clock: systemClock }));
  const { deadline, hops, visits, bytes } = config.read;
  const settings = { deadlineMs: deadline, maxHops: hops, claimMs: config.claims.ttl, admission: { visits, bytes } };
  const { recogniser } = recognising;
  return {
    processors: [
      intake,
      createRead({ ...web, recogniser, store, settings }),
      createLearn({ ...learnerDeps({ config, store, pages, models, recognising }), deadlineMs: config.learn.deadline }),
    ],
    models: { embedder: embedder?.id ?? null, language: models.model?.id ?? null },
  };
}

function asWeb(fetcher: Fetcher) {
  return { fetcher, politeness: null, renderer: null, close: () => fetcher.close() };
}

/** Opens a workbench over a data folder that no daemon owns. Throws FILE_OWNED, FILE_NEWER, GPU_REQUIRED. */
export async function openWorkbench(config: Config, name: string) {
  const logger = createLogger(config);
  const opened = new Opened();
  try {
    const failed = (error: unknown) => logger.error({ err: error }, 'failed in the background');
    const { log, store } = opened.keep(await open(config, name, failed));
    const pages = opened.keep(await createPages(config));
    const models = opened.keep(await createModels(config, logger));
    const { embedder } = models;
    const recognising = opened.keep(
      await createRecognising({ pages, log, store, embedder, logger, clock: systemClock }),
    );
    const defined = new Map<string, DefinedFields>();
    const deps = learnerDeps({ config, store, pages, models, recognising });
    const learner = new Learner({ ...deps, defined: (site) => defined.get(site) ?? {} });
    const bench = await Workbench.open({ log, store, learner, defined, ...recognising });
    return { bench, pages, defined, close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** With `owner`, who is told of what fails in the background, as the daemon; without as a command beside it. */
async function open(config: Config, name: string, owner: ((error: unknown) => void) | null) {
  const { data, topics: settings, store, sqlite } = config;
  const embedded = await openEmbedded({
    folder: data,
    name: `${name}, process ${process.pid} on ${hostname()}`,
    own: owner !== null,
    onError: owner ?? (() => {}),
    clock: systemClock,
    topicPrefix: settings.prefix,
    synchronous: sqlite.synchronous,
    minFreeBytes: store.minFree,
    maxRetentionMs: settings.retentionMax,
    compactionLagMs: settings.compactionLag,
    limits: {
      pageAgeMs: store.pageAge,
      documentAgeMs: store.documentAge,
      pagesPerProfile: store.pagesPerProfile,
      outcomeAgeMs: store.outcomeAge,
    },
  });
  try {
    await embedded.log.ensureTopics(topics);
    return embedded;
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

function checkProcessors(only: readonly string[] = PROCESSORS): ReadonlySet<string> {
  const unknown = only.filter((name) => !(PROCESSORS as readonly string[]).includes(name));
  if (unknown.length === 0) return new Set(only);
  throw new CodedError('USAGE', `no such processor (there are ${PROCESSORS.join(', ')})`, {
    value: unknown.join(', '),
  });
}
