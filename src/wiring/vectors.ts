/** Where the profiles' vectors are compared: in memory, or by Qdrant. */
import type { Config } from '../config/schema.ts';
import { createScanIndex } from '../drivers/scan/index.ts';
import { CodedError } from '../ports/errors.ts';
import type { VectorIndex } from '../ports/vector-index.ts';

/** A server that is away keeps nobody from starting: `degraded` is told. Throws CONFIG_INVALID, INDEX_MISMATCH. */
export async function createIndex(
  { url, apiKey, collection, timeout, connections }: Config['qdrant'],
  degraded: (error: unknown) => void,
): Promise<VectorIndex> {
  if (url === '') return createScanIndex();
  const { createQdrantIndex } = await import('../drivers/qdrant/index.ts');
  const index = createQdrantIndex({ url, apiKey, collection, timeoutMs: timeout, connections });
  await index.probe().catch((error: unknown) => {
    if (error instanceof CodedError && error.disposition === 'exit') throw error;
    degraded(error);
  });
  return index;
}

/** Null where there is none outside of the daemon's memory. Throws CONFIG_INVALID, INDEX_MISMATCH, INDEX_UNAVAILABLE. */
export async function openIndex({ qdrant }: Config): Promise<VectorIndex | null> {
  if (qdrant.url === '') return null;
  return createIndex(qdrant, (error) => {
    throw error;
  });
}
