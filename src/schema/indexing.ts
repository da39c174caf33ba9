/** Keeps a vector index in step with the Store: the index is derived, and what it lost or missed is mended. */
import { setImmediate } from 'node:timers/promises';
import type { LearningReads } from '../ports/learning-store.ts';
import type { VectorEntry, VectorIndex } from '../ports/vector-index.ts';
import { LIVE, type Profile } from './profile.ts';

export interface Mended {
  readonly written: number;
  readonly removed: number;
}

/** What an index is made of. */
export type Indexed = Pick<LearningReads, 'profiles' | 'versionsIn' | 'vectors'>;

/** Profiles that are read at once: there may be a hundred thousand, and pages do not wait for them. */
const BATCH = 200;

/** Indexes a site's live profiles anew, and forgets those that live no more. */
export async function indexSite(store: Indexed, index: VectorIndex, site: string): Promise<Mended> {
  const profiles = await store.profiles({ site });
  const live = profiles.filter(isLive);
  const kept = new Set(live.map(({ id }) => id));
  const gone = new Set(profiles.map(({ id }) => id).filter((id) => !kept.has(id)));
  const written = await write(store, index, live);
  return { written, removed: await remove(index, [...gone]) };
}

/** Compares the whole index with the Store, and writes what it lacks, or part of it if it is to stop. */
export async function indexAll(store: Indexed, index: VectorIndex, signal?: AbortSignal): Promise<Mended> {
  const [live, indexed] = await Promise.all([store.versionsIn(LIVE), index.versions()]);
  const behind = [...live].filter(([id, version]) => indexed.get(id) !== version).map(([id]) => id);
  return {
    written: await writeBatches(store, index, behind, signal),
    removed: await removeDead(index, live, indexed),
  };
}

/** Writes the whole index anew, whatever it has. */
export async function indexAnew(store: Indexed, index: VectorIndex): Promise<Mended> {
  const live = await store.versionsIn(LIVE);
  const written = await writeBatches(store, index, [...live.keys()]);
  return { written, removed: await removeDead(index, live, await index.versions()) };
}

async function writeBatches(
  store: Indexed,
  index: VectorIndex,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  let written = 0;
  for (let at = 0; at < ids.length && !signal?.aborted; at += BATCH) {
    const batch = ids.slice(at, at + BATCH).map((id) => store.profiles({ id, status: LIVE }));
    written += await write(store, index, (await Promise.all(batch)).flat());
    await setImmediate();
  }
  return written;
}

function removeDead(
  index: VectorIndex,
  live: ReadonlyMap<string, number>,
  indexed: ReadonlyMap<string, number>,
): Promise<number> {
  return remove(
    index,
    [...indexed.keys()].filter((id) => !live.has(id)),
  );
}

const isLive = ({ status }: Profile) => LIVE.includes(status);

async function write(store: Indexed, index: VectorIndex, live: readonly Profile[]): Promise<number> {
  const entries = await entriesOf(store, live);
  if (entries.length > 0) await index.upsert(entries);
  return entries.length;
}

async function remove(index: VectorIndex, gone: readonly string[]): Promise<number> {
  if (gone.length > 0) await index.remove(gone);
  return gone.length;
}

/** A profile without fingerprints of its version, as one that was just promoted may be, takes those of the nearest one. */
async function entriesOf(store: Indexed, live: readonly Profile[]): Promise<VectorEntry[]> {
  const vectors = Map.groupBy(await store.vectors(live.map(({ id }) => id)), ({ profileId }) => profileId);
  return live.flatMap(({ id, version, site, language, status }) => {
    const of = vectors.get(id) ?? [];
    const found = of.findLast((one) => one.version <= version) ?? of[0];
    if (found === undefined) return [];
    const { structure, semantics } = found;
    return [{ profileId: id, version, site, language, status, vectors: { structure, semantics } }];
  });
}
