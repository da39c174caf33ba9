/** VectorIndex on Qdrant: one collection, made where it is missing, even while the daemon runs. */
import type { QdrantClient, Schemas } from '@qdrant/js-client-rest';
import { type Neighbour, unitVector, type VectorIndex, type VectorQuery } from '../../ports/vector-index.ts';
import { ensureCollection } from './collection.ts';
import { filterOf, neighbourOf, placeOf, pointId, pointOf } from './points.ts';
import { type Ask, Server, type ServerOptions, statusOf } from './server.ts';

export interface QdrantOptions extends ServerOptions {
  readonly collection: string;
}

/** Points of one write: about half a megabyte of JSON. */
const BATCH = 32;
/** Ids of one removal, and points of one page of a scroll. */
const PAGE = 1_000;
/** Beyond the limit, so that profiles that are equally near at the limit can be told apart by id. */
const SLACK = 12;
/** No more neighbours are fetched for that. */
const MOST = 2_000;

/** Asks nothing of the server yet. Throws CONFIG_INVALID. */
export function createQdrantIndex(options: QdrantOptions): VectorIndex {
  const server = new Server(options);
  const index = new QdrantIndex(server, options.collection);
  return {
    async upsert(entries) {
      // a later entry of an id takes the place of an earlier one; nothing is sent if one is refused
      const points = [...new Map(entries.map((entry) => [entry.profileId, pointOf(entry)])).values()];
      for (const batch of batches(points, BATCH)) await index.upsert(batch);
    },
    async remove(profileIds) {
      for (const batch of batches(profileIds.map(pointId), PAGE)) await index.remove(batch);
    },
    nearest: (query) => index.nearest(query),
    versions: () => index.versions(),
    probe: () => index.probe(),
    about: () => server.ask(async (client) => `Qdrant ${(await client.versionInfo()).version}`),
    async close() {},
  };
}

class QdrantIndex {
  readonly #server: Server;
  readonly #name: string;
  #ensured: Promise<void> | null = null;

  constructor(server: Server, name: string) {
    this.#server = server;
    this.#name = name;
  }

  upsert(points: Schemas['PointStruct'][]): Promise<unknown> {
    return this.#inCollection(this.#server.ask, (client) => client.upsert(this.#name, { wait: true, points }));
  }

  remove(points: string[]): Promise<unknown> {
    return this.#inCollection(this.#server.ask, (client) => client.delete(this.#name, { wait: true, points }));
  }

  async nearest({ name, vector, limit, filter }: VectorQuery): Promise<readonly Neighbour[]> {
    const query = { query: Array.from(unitVector(name, vector)), using: name, filter: filterOf(filter) };
    if (filter.status?.length === 0) return [];
    for (let asked = limit + SLACK; ; asked = Math.min(MOST, 4 * asked)) {
      const points = await this.#query({ ...query, limit: asked, with_payload: ['profileId', 'version', 'site'] });
      const found = points.map(neighbourOf).filter((one) => one !== null);
      const least = found.at(-1)?.score ?? -1;
      const isDecided = points.length < asked || asked >= MOST || (found[limit - 1]?.score ?? -1) > least;
      if (isDecided) return found.sort(nearestFirst).slice(0, limit);
    }
  }

  async versions(): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    let offset: Schemas['ScrollRequest']['offset'];
    do {
      const page = {
        limit: PAGE,
        with_payload: ['profileId', 'version'],
        with_vector: false,
        ...(offset && { offset }),
      };
      const { points, next_page_offset } = await this.#inCollection(this.#server.ask, (client) =>
        client.scroll(this.#name, page),
      );
      for (const [id, version] of points.map(placeOf).filter((place) => place !== null)) found.set(id, version);
      offset = next_page_offset as Schemas['ScrollRequest']['offset'];
    } while (offset);
    return found;
  }

  probe(): Promise<void> {
    return this.#lookAgain(this.#server.ask);
  }

  async #query(query: Parameters<QdrantClient['query']>[1]): Promise<readonly Schemas['ScoredPoint'][]> {
    const { points } = await this.#inCollection(this.#server.brisk(), (client) => client.query(this.#name, query));
    return points;
  }

  /** A collection that was deleted is made again, one that was put in its place is looked at. */
  async #inCollection<T>(ask: Ask, request: (client: QdrantClient) => Promise<T>): Promise<T> {
    await this.#ensure(ask);
    try {
      return await ask(request);
    } catch (error) {
      const status = statusOf(error);
      if (status !== 404 && status !== 400) throw error;
      await this.#lookAgain(ask);
      return await ask(request);
    }
  }

  #lookAgain(ask: Ask): Promise<void> {
    this.#ensured = null;
    return this.#ensure(ask);
  }

  #ensure(ask: Ask): Promise<void> {
    this.#ensured ??= ensureCollection(ask, this.#name).catch((error) => {
      this.#ensured = null;
      throw error;
    });
    return this.#ensured;
  }
}

function nearestFirst(one: Neighbour, other: Neighbour): number {
  if (one.score !== other.score) return other.score - one.score;
  return one.profileId < other.profileId ? -1 : 1;
}

function* batches<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
