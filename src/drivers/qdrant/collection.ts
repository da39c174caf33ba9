/** The collection: two named vectors, cosine, and an index of every field of the payload that queries filter by. */
import type { Schemas } from '@qdrant/js-client-rest';
import { CodedError } from '../../ports/errors.ts';
import { DIMENSIONS } from '../../ports/vector-index.ts';
import { type Ask, statusOf } from './server.ts';

const VECTORS = {
  structure: { size: DIMENSIONS.structure, distance: 'Cosine' },
  semantics: { size: DIMENSIONS.semantics, distance: 'Cosine' },
} as const;

const INDEXED = ['profileId', 'site', 'language', 'status'] as const;

/** Makes what is missing of the collection. Throws INDEX_MISMATCH where it is of another shape. */
export async function ensureCollection(ask: Ask, name: string): Promise<void> {
  const found = (await find(ask, name)) ?? (await make(ask, name));
  checkVectors(name, found.config.params.vectors);
  for (const field of INDEXED) {
    const type = found.payload_schema[field]?.data_type;
    if (type === 'keyword') continue;
    if (type !== undefined) throw mismatch(name, `an index of ${field} as keyword`, type);
    await ask((client) => client.createPayloadIndex(name, { field_name: field, field_schema: 'keyword', wait: true }));
  }
}

async function find(ask: Ask, name: string): Promise<Schemas['CollectionInfo'] | null> {
  try {
    return await ask((client) => client.getCollection(name));
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Where several processes start at once, the others find what the first has made. */
async function make(ask: Ask, name: string): Promise<Schemas['CollectionInfo']> {
  const failure = await ask((client) => client.createCollection(name, { vectors: VECTORS }))
    .then(() => null)
    .catch((error: unknown) => error);
  const made = await find(ask, name);
  if (made === null) throw failure ?? new CodedError('INDEX_UNAVAILABLE', `the collection ${name} is gone again`);
  return made;
}

function checkVectors(name: string, vectors: Schemas['VectorsConfig'] = {}): void {
  const found = tell(vectors);
  const isAsExpected = Object.entries(VECTORS).every(([vector, expected]) => {
    const one = (vectors as Partial<Record<string, Schemas['VectorParams']>>)[vector];
    return one?.size === expected.size && one.distance === expected.distance;
  });
  if (!isAsExpected) throw mismatch(name, tell(VECTORS), found);
}

function mismatch(name: string, expected: string, found: string): CodedError {
  return new CodedError('INDEX_MISMATCH', `the collection ${name} should have ${expected}, and has`, { value: found });
}

function tell(vectors: Schemas['VectorsConfig']): string {
  const named = 'distance' in vectors && typeof vectors.distance === 'string' ? { 'without a name': vectors } : vectors;
  const told = Object.entries(named as Record<string, Schemas['VectorParams']>).map(
    ([vector, { size, distance }]) => `${vector} (${size}, ${distance})`,
  );
  return told.length === 0 ? 'no vectors' : told.join(', ');
}
