/** What recognising a page's template needs, kept in step with the Store. */
import type { Config } from '../config/schema.ts';
import type { Logger } from '../engine/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Embedder } from '../ports/models.ts';
import type { PageWork } from '../ports/page-work.ts';
import type { Store } from '../ports/store.ts';
import type { VectorIndex } from '../ports/vector-index.ts';
import { followSchemas } from '../processors/read/follow.ts';
import { indexAll, indexSite } from '../schema/indexing.ts';
import { KnownProfiles } from '../schema/known.ts';
import { Recogniser } from '../schema/recognise.ts';
import { SemanticFingerprints } from '../schema/semantics.ts';
import { createSiteQueue } from '../schema/site-queue.ts';
import { createIndex } from './vectors.ts';

/** Between two looks for what the index lacks, in milliseconds. */
const SWEEP_MS = 60_000;

/** Between two warnings, in milliseconds. */
const WARN_MS = 10_000;

/** A start waits so long for the first index, in milliseconds. */
const INDEXED_WITHIN_MS = 300;

export interface Recognising {
  readonly recogniser: Recogniser;
  readonly known: KnownProfiles;
  readonly index: VectorIndex;
  /** A site's profiles changed: whoever knows them looks again. */
  changed(site: string): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  readonly config: Config;
  readonly pages: PageWork;
  readonly log: Log;
  readonly store: Store;
  readonly embedder: Embedder | null;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** Throws CONFIG_INVALID, INDEX_MISMATCH. */
export async function createRecognising(parts: Parts): Promise<Recognising> {
  const { config, pages, log, store, embedder, logger, clock } = parts;
  const failed = rarely(clock, (error) => logger.warn({ err: error }, 'the vector index is behind; it will be mended'));
  const index = await createIndex(config.qdrant, failed);
  const known = new KnownProfiles(store, () => clock.now());
  const changed = async (site: string) => {
    known.drop(site);
    await indexSite(store, index, site);
  };
  const queue = createSiteQueue((site) => indexSite(store, index, site), failed);
  const heard = async (site: string) => {
    known.drop(site);
    queue.add(site);
  };
  const following = await followSchemas(log, heard, failed);
  const stopping = new AbortController();
  const mend = () => indexAll(store, index, stopping.signal).catch(failed);
  const indexing = mend();
  // a site's own profiles need no index: with very many, the others come to be known while pages are read
  await Promise.race([indexing, new Promise((resolve) => clock.after(INDEXED_WITHIN_MS, () => resolve(null)))]);
  const sweep = regularly(clock, () => indexing.then(mend));
  const semantics = embedder === null ? null : new SemanticFingerprints(embedder);
  return {
    recogniser: new Recogniser({ pages, known, index, semantics, onDegraded: failed }),
    known,
    index,
    changed,
    async close() {
      stopping.abort();
      await sweep.stop();
      await indexing;
      await following.stop();
      await queue.drained();
      await index.close();
    },
  };
}

/** An index that is away fails for every page. */
function rarely(clock: Clock, warn: (error: unknown) => void): (error: unknown) => void {
  let next = 0;
  return (error) => {
    const now = clock.now();
    if (now < next) return;
    next = now + WARN_MS;
    warn(error);
  };
}

/** One look after the other, never two at once. */
function regularly(clock: Clock, look: () => Promise<unknown>): { stop(): Promise<void> } {
  let looking: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(SWEEP_MS, () => {
      looking = look().then(() => stopped || wait());
    });
  };
  wait();
  return {
    async stop() {
      stopped = true;
      cancel();
      await looking;
    },
  };
}
