/** Entries as points, and points as neighbours. */
import { createHash } from 'node:crypto';
import type { Schemas } from '@qdrant/js-client-rest';
import { z } from 'zod';
import { type Neighbour, unitVectors, type VectorEntry, type VectorQuery } from '../../ports/vector-index.ts';

/** Namespace of the ids (RFC 9562, version 5); any constant would do, but it must stay. */
const NAMESPACE = Buffer.from('7c1f4be08d2a5e3b9f60a1d4c2e87b35', 'hex');

/** What is read back of a payload. */
const payloadSchema = z.object({ profileId: z.string(), version: z.number(), site: z.string() });
const placeSchema = payloadSchema.omit({ site: true });

/** Points have numbers or UUIDs for names: one follows from a profile's id. */
export function pointId(profileId: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(profileId).digest();
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Throws VECTOR_INVALID. */
export function pointOf({ vectors, ...payload }: VectorEntry): Schemas['PointStruct'] {
  const { structure, semantics } = unitVectors(vectors);
  const { profileId, version, site, language, status } = payload;
  return {
    id: pointId(profileId),
    payload: { profileId, version, site, language, status },
    vector: {
      ...(structure !== null && { structure: Array.from(structure) }),
      ...(semantics !== null && { semantics: Array.from(semantics) }),
    },
  };
}

export function filterOf({ status, site, notSite, language }: VectorQuery['filter']): Schemas['Filter'] {
  const is = (key: string, value: string) => ({ key, match: { value } });
  return {
    must: [
      ...(status === undefined ? [] : [{ key: 'status', match: { any: [...status] } }]),
      ...(site === undefined ? [] : [is('site', site)]),
      ...(language === undefined ? [] : [is('language', language)]),
    ],
    must_not: notSite === undefined ? [] : [is('site', notSite)],
  };
}

/** Null for what is not ours. */
export function neighbourOf({ payload, score }: Schemas['ScoredPoint']): Neighbour | null {
  const { data } = payloadSchema.safeParse(payload);
  return data === undefined ? null : { ...data, score: Math.max(-1, Math.min(1, score)) };
}

/** Profile and version; null for what is not ours. */
export function placeOf({ payload }: Schemas['Record']): readonly [string, number] | null {
  const { data } = placeSchema.safeParse(payload);
  return data === undefined ? null : [data.profileId, data.version];
}
