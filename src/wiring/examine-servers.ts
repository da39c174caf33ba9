/** What `doctor` says of broker, database and index: there, of which version, and how long they take. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/schema.ts';
import { FILE_NAME } from '../drivers/sqlite/file.ts';
import type { Logger } from '../engine/logger.ts';
import { CodedError } from '../ports/errors.ts';
import { openData } from './data.ts';
import { createLogger } from './logger.ts';
import { missingTopics, tellMissing } from './missing-topics.ts';
import type { Closable } from './opened.ts';
import { isEmbedded, openLog, openStore } from './servers.ts';
import { createIndex } from './vectors.ts';

/** Nobody waits for longer at a prompt. */
const LIMIT_MS = 20_000;
const NAME = 'quakewire doctor';

interface Examined extends Closable {
  probe(): Promise<void>;
  about?(): Promise<string>;
}

/** Throws what opening and probing do, TOPIC_MISMATCH where `run` would, LOG_UNAVAILABLE after a time. */
export async function examineBroker(config: Config): Promise<string> {
  if (isEmbedded(config)) return `none is named (KAFKA_BROKERS): the log is the file in ${config.data}`;
  const where = `Kafka at ${config.kafka.brokers.join(', ')}`;
  let missing = 0;
  const risks = new Set<string>();
  const open = async (): Promise<Examined> => {
    const log = await openLog(config, noting(risks));
    const probe = async () => {
      await log.probe();
      missing = await missingTopics(log, config.kafka.topics === 'create');
    };
    return { probe, close: () => log.close() };
  };
  const answers = await examine(where, open, 'LOG_UNAVAILABLE');
  const risky = [...risks].join(', ');
  const found = risky === '' ? answers : `${answers}, but look at ${risky} (docs/deploy.md)`;
  return missing === 0 ? found : `${found}; ${tellMissing(missing)}`;
}

/** A logger that only notes which settings it is warned of. */
function noting(settings: Set<string>): Logger {
  const ignore = () => {};
  const warn = (fields: object) => {
    if ('setting' in fields) settings.add(String(fields.setting));
  };
  return { debug: ignore, info: ignore, warn, error: ignore, child: () => noting(settings) };
}

/** Throws what opening and probing do, STORE_UNAVAILABLE after a time. */
export async function examineStore(config: Config): Promise<string> {
  const options = { name: NAME, logger: createLogger(config, 'silent'), own: false, create: false };
  const open = () => openStore(config, options);
  if (config.database.url !== '') return examine('the database', open, 'STORE_UNAVAILABLE').catch(toleratesOlder);
  if (!existsSync(join(config.data, FILE_NAME))) return `none yet in ${config.data}; the first run or submit makes it`;
  const beside = async (): Promise<Examined> => {
    const data = await openData(config, NAME);
    return { probe: () => data.store.probe(), close: () => data.close() };
  };
  return examine(`the file in ${config.data}`, isEmbedded(config) ? beside : open, 'STORE_UNAVAILABLE');
}

/** The next `run` would not mind. */
function toleratesOlder(error: unknown): string {
  if (error instanceof CodedError && error.code === 'DATABASE_OLDER')
    return `the database answers; its tables are of version ${error.value} (0: none yet), the next run or submit brings them up`;
  throw error;
}

/** Throws INDEX_UNAVAILABLE, INDEX_MISMATCH. */
export async function examineIndex(config: Config): Promise<string> {
  if (config.qdrant.url === '') return 'none is named (QDRANT_URL): profiles are compared in memory';
  return examine('the vector index', () => createIndex(config.qdrant, () => {}), 'INDEX_UNAVAILABLE');
}

type Unavailable = 'LOG_UNAVAILABLE' | 'STORE_UNAVAILABLE' | 'INDEX_UNAVAILABLE';

async function examine(where: string, open: () => Promise<Examined>, code: Unavailable): Promise<string> {
  const timeout = new Promise<never>((_, reject) => {
    const late = () => reject(new CodedError(code, `no answer within ${LIMIT_MS} ms`, { value: where }));
    setTimeout(late, LIMIT_MS).unref();
  });
  return Promise.race([look(where, open), timeout]);
}

async function look(where: string, open: () => Promise<Examined>): Promise<string> {
  const begun = performance.now();
  const opened = await open();
  try {
    const connected = performance.now();
    await opened.probe();
    const probed = performance.now();
    const name = (await opened.about?.()) ?? where;
    return `${name} answers (opened in ${Math.round(connected - begun)} ms, probed in ${Math.round(probed - connected)} ms)`;
  } finally {
    await opened.close();
  }
}
