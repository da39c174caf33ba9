/** With what a process works, for its first log line: no secrets. */
import { packageVersion } from '../config/package.ts';
import type { Config } from '../config/schema.ts';
import type { Engine } from '../engine/engine.ts';
import { isEmbedded } from './servers.ts';

export interface Setup {
  readonly version: string;
  readonly log: string;
  readonly store: string;
  readonly index: string;
  /** Before the names of topics and groups. */
  readonly prefix: string;
  readonly processors: readonly string[];
}

/** Throws CONFIG_INVALID, as `isEmbedded`. */
export function setupOf(config: Config, engine: Pick<Engine, 'load'>): Setup {
  const { kafka, database, qdrant, topics } = config;
  return {
    version: packageVersion(),
    log: isEmbedded(config) ? 'embedded' : `kafka ${kafka.brokers.join(', ')}`,
    store: database.url === '' ? 'embedded' : `postgresql ${placeOf(database.url)}`,
    index: qdrant.url === '' ? 'memory' : `qdrant ${placeOf(qdrant.url)}, ${qdrant.collection}`,
    prefix: topics.prefix,
    processors: engine.load().map(({ processor }) => processor),
  };
}

/** Host, port and path of a URL: neither its user nor what follows a question mark. */
function placeOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return '';
  return `${parsed.host || (parsed.searchParams.get('host') ?? '')}${parsed.pathname.replace(/\/$/, '')}`;
}
