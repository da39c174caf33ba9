/** Composition root: configuration -> drivers -> processors -> engine. The only file that imports drivers. */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { extname, join } from 'node:path';
import pino from 'pino';
import { topics } from '../topics/index.ts';
import type { Config } from './config/schema.ts';
import { FILE_NAME } from './drivers/sqlite/file.ts';
import { openEmbedded } from './drivers/sqlite/index.ts';
import { systemClock } from './drivers/system/clock.ts';
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
import { Politeness } from './processors/read/politeness.ts';
import { createRead } from './processors/read/read.ts';

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
  readonly logger?: Logger;
}

export interface Daemon extends Omit<Data, 'close'> {
  readonly engine: Engine;
  readonly meter: Meter;
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

const PROCESSORS = ['intake', 'read'] as const;

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
  const data = await open(config, options.name, (error) => logger.error({ err: error }, 'failed in the background'));
  const opened: { close(): Promise<void> }[] = [data];
  const closeAll = async () => {
    for (const one of opened.reverse()) await one.close();
  };
  try {
    const parts = await createParts(config, data, options.fetcher);
    opened.push(parts);
    const meter = new Meter();
    const processors = parts.processors.filter(({ name }) => wanted.has(name));
    const engine = await startEngine(processors, engineDeps(config, data, logger, meter));
    const stop = async () => {
      await engine.stop();
      await closeAll();
    };
    return { log: data.log, store: data.store, committer: data.committer, engine, meter, stop };
  } catch (error) {
    await closeAll();
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
    stopMs: config.engine.stop,
  };
}

/** Worker threads that read pages. */
export async function createPages(config: Config): Promise<PageWork> {
  const { createPageWork } = await import('./drivers/piscina/index.ts');
  const { threads, heap, deadline, learn } = config.pages;
  // beside this file and with its ending: .ts in a clone, .js in the package
  const worker = new URL(`./schema/worker${extname(import.meta.url)}`, import.meta.url);
  return createPageWork({
    threads,
    heapMb: Math.ceil(heap / 1024 ** 2),
    deadlineMs: deadline,
    learnDeadlineMs: learn,
    worker,
    clock: systemClock,
  });
}

/** Opens a WARC file. Throws FILE_UNREADABLE. */
export async function openArchive(path: string): Promise<Archive> {
  const { openWarc } = await import('./drivers/warc/index.ts');
  const archive = await openWarc(path, { normalise: canonicalUrl });
  return { ...archive, fetcher: archive.fetcher(systemClock) };
}

interface Parts {
  readonly processors: readonly AnyProcessor[];
  close(): Promise<void>;
}

async function createParts(config: Config, data: Data, replay: Fetcher | undefined): Promise<Parts> {
  const pages = await createPages(config);
  const web =
    replay === undefined
      ? await createWeb(config, data.store)
      : { fetcher: replay, politeness: null, close: () => replay.close() };
  const { deadline, hops, visits, bytes } = config.read;
  const settings = { deadlineMs: deadline, maxHops: hops, claimMs: config.claims.ttl, admission: { visits, bytes } };
  return {
    processors: [intake, createRead({ ...web, pages, settings })],
    async close() {
      await pages.close();
      await web.close();
    },
  };
}

/** robots.txt is small: a page does not wait for it as long as for its own request. */
const ROBOTS_TIMEOUT_MS = 10_000;

async function createWeb(config: Config, store: Store) {
  const { createGate, createHttpFetcher, createRobots } = await import('./drivers/http/index.ts');
  const { http, hosts } = config;
  const gate = createGate({ allowedNetworks: http.allow });
  const common = { gate, clock: systemClock, userAgent: http.userAgent, connectTimeoutMs: http.connectTimeout };
  const fetcher = createHttpFetcher({
    ...common,
    maxConnectionsPerOrigin: hosts.connections,
    timeoutMs: http.timeout,
    maxBodyBytes: http.maxBody,
    maxUnpackedBytes: http.maxUnpacked,
  });
  const robots = createRobots({ ...common, timeoutMs: ROBOTS_TIMEOUT_MS });
  const close = async () => {
    await robots.close();
    await fetcher.close();
  };
  return {
    fetcher,
    politeness: new Politeness(robots, store, { gapMs: hosts.gap, gapsMs: hosts.gaps, connections: hosts.connections }),
    close,
  };
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
