/** Keeps a vector index in step with the Store: the index is derived, and what it lost or missed is mended. */
import type { LearningReads } from '../ports/learning-store.ts';
import type { VectorEntry, VectorIndex } from '../ports/vector-index.ts';
import { LIVE, type Profile } from './profile.ts';

export interface Mended {
  readonly written: number;
  readonly removed: number;
}

/** Indexes a site's live profiles anew, and forgets those that live no more. */
export async function indexSite(store: LearningReads, index: VectorIndex, site: string): Promise<Mended> {
  const profiles = await store.profiles({ site });
  const live = profiles.filter(isLive);
  return write(store, index, live, without(new Set(profiles.map(({ id }) => id)), live));
}

/** Compares the whole index with the Store; `all` writes also what seems to be in step. */
export async function indexAll(store: LearningReads, index: VectorIndex, all = false): Promise<Mended> {
  const [live, versions] = await Promise.all([store.profiles({ status: LIVE }), index.versions()]);
  const behind = all ? live : live.filter(({ id, version }) => versions.get(id) !== version);
  return write(store, index, behind, without(new Set(versions.keys()), live));
}

const isLive = ({ status }: Profile) => LIVE.includes(status);

function without(ids: ReadonlySet<string>, live: readonly Profile[]): string[] {
  const kept = new Set(live.map(({ id }) => id));
  return [...ids].filter((id) => !kept.has(id));
}

async function write(
  store: LearningReads,
  index: VectorIndex,
  live: readonly Profile[],
  gone: readonly string[],
): Promise<Mended> {
  const entries = await entriesOf(store, live);
  if (entries.length > 0) await index.upsert(entries);
  if (gone.length > 0) await index.remove(gone);
  return { written: entries.length, removed: gone.length };
}

/** A profile without fingerprints of its version, as one that was just promoted may be, keeps those of the one before. */
async function entriesOf(store: LearningReads, live: readonly Profile[]): Promise<VectorEntry[]> {
  const vectors = new Map((await store.vectors(live.map(({ id }) => id))).map((one) => [one.profileId, one]));
  return live.flatMap(({ id, version, site, language, status }) => {
    const found = vectors.get(id);
    if (found === undefined) return [];
    const { structure, semantics } = found;
    return [{ profileId: id, version, site, language, status, vectors: { structure, semantics } }];
  });
}
