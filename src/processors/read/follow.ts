/** Follows `schemas` without a group, as every process does: what is known of a changed profile is dropped, its vectors indexed. */
import { decode } from '../../../topics/contract.ts';
import { schemas } from '../../../topics/schemas.ts';
import { CodedError } from '../../ports/errors.ts';
import type { Log } from '../../ports/log.ts';

/** Milliseconds between two looks where nobody says that there is something new. */
const LOOK_MS = 500;
const BATCH = 500;

export interface Following {
  /** Resolves when nothing more is called. */
  stop(): Promise<void>;
}

/**
 * Calls `changed` with every site of which a profile changed from now on, in the order of the changes. Nothing that
 * it throws stops the following; `failed` is told, once until it goes on well.
 */
export async function followSchemas(
  log: Log,
  changed: (site: string) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<Following> {
  const places = new Map((await log.ranges(schemas.topic)).map(({ partition, end }) => [partition, end]));
  const stopping = new AbortController();
  const running = follow(log, places, changed, failed, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function follow(
  log: Log,
  places: Map<number, number>,
  changed: (site: string) => Promise<void>,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  let well = true;
  while (!signal.aborted) {
    try {
      for (const partition of places.keys()) {
        for (const site of await next(log, partition, places)) await changed(site);
      }
      well = true;
    } catch (error) {
      if (well) failed(error);
      well = false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    await log.changed(schemas.topic, LOOK_MS, signal);
  }
}

async function next(log: Log, partition: number, places: Map<number, number>): Promise<Set<string>> {
  const sites = new Set<string>();
  const records = await log.read(schemas.topic, partition, places.get(partition) ?? 0, BATCH);
  for (const record of records) {
    places.set(partition, record.offset + 1);
    try {
      sites.add(decode(schemas, record).current.site);
    } catch (error) {
      // a newer program's record: what it concerns is looked up again within a minute anyhow
      if (!(error instanceof CodedError)) throw error;
    }
  }
  return sites;
}
