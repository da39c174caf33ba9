/** Where the tests' collections are: on the server of QDRANT_URL (QDRANT_API_KEY), or else on the double. */
import { randomUUID } from 'node:crypto';
import { createQdrantIndex, type QdrantOptions } from '../../src/drivers/qdrant/index.ts';
import type { VectorIndex } from '../../src/ports/vector-index.ts';
import { isMissing, type Missing } from '../support/missing.ts';
import { startDouble } from './double.ts';
import { type CheckingProxy, startProxy } from './proxy.ts';

export interface Place {
  readonly name: string;
  readonly proxy: CheckingProxy;
  /** Empty: none. */
  readonly apiKey: string;
  /** An index over a collection of its own, unless one is named. */
  index(options?: Partial<QdrantOptions>): VectorIndex;
  /** Asks the server itself. */
  ask(method: string, path: string, body?: object): Promise<unknown>;
  /** The name of a collection that is dropped when all is over. */
  collection(): string;
  close(): Promise<void>;
}

export async function openPlace(): Promise<Place | Missing> {
  const { url: real, apiKey } = realServer();
  const double = real === undefined ? await startDouble() : null;
  if (double !== null && isMissing(double)) return double;
  const url = (real ?? double?.url ?? '').replace(/\/$/, '');
  const proxy = await startProxy(url);
  const collections: string[] = [];
  const collection = () => {
    collections.push(`test-${randomUUID()}`);
    return collections.at(-1) as string;
  };
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(apiKey !== '' && { 'api-key': apiKey }) };
    const response = await fetch(`${url}/collections/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  return {
    name: real === undefined ? 'qdrant’s double' : 'qdrant',
    proxy,
    apiKey,
    ask,
    collection,
    index: (options = {}) =>
      createQdrantIndex({
        url: proxy.url,
        apiKey,
        timeoutMs: 10_000,
        connections: 4,
        collection: collection(),
        ...options,
      }),
    async close() {
      for (const name of collections) await ask('DELETE', name);
      await proxy.close();
      await double?.remove();
    },
  };
}

/** The test command hides a deployment's servers from the tests, and names Qdrant's to these. */
function realServer(): { readonly url: string | undefined; readonly apiKey: string } {
  const { TEST_QDRANT_URL, TEST_QDRANT_API_KEY, QDRANT_URL, QDRANT_API_KEY } = process.env;
  return { url: TEST_QDRANT_URL ?? QDRANT_URL, apiKey: TEST_QDRANT_API_KEY ?? QDRANT_API_KEY ?? '' };
}
