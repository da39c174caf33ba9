/**
 * Takes out of Qdrant's OpenAPI document what the driver's requests and answers are checked against.
 * By hand, for another version: node test/qdrant/openapi-extract.ts docs/redoc/master/openapi.json v1.18.3
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Json = { readonly [key: string]: unknown };

const COLLECTION = '/collections/{collection_name}';
const USED: Readonly<Record<string, readonly string[]>> = {
  [COLLECTION]: ['get', 'put', 'delete'],
  [`${COLLECTION}/index`]: ['put'],
  [`${COLLECTION}/points`]: ['put'],
  [`${COLLECTION}/points/delete`]: ['post'],
  [`${COLLECTION}/points/query`]: ['post'],
  [`${COLLECTION}/points/scroll`]: ['post'],
};
const DROPPED = new Set(['description', 'summary', 'tags', 'example', 'title', 'deprecated', 'default', 'operationId']);

/** Without prose; OpenAPI's `nullable` as JSON Schema says it. */
function bare(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isMap || (!DROPPED.has(key) && key !== 'nullable'));
  const made = Object.fromEntries(
    kept.map(([key, one]) => [key, bare(one, !isMap && (key === 'properties' || key === 'responses'))]),
  );
  if (isMap || !('nullable' in value)) return made;
  return kept.length === 0 ? { type: 'null' } : { anyOf: [made, { type: 'null' }] };
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('$ref' in value && typeof value.$ref === 'string') yield value.$ref.split('/').at(-1) as string;
  for (const one of Object.values(value)) yield* namesIn(one);
}

function extract(document: { paths: Record<string, Json>; components: { schemas: Json } }, version: string): Json {
  const paths = Object.fromEntries(
    Object.entries(USED).map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((method) => [method, bare(document.paths[path]?.[method])])),
    ]),
  );
  const schemas: Record<string, unknown> = {};
  const pending = [...namesIn(paths)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (name in schemas) continue;
    schemas[name] = bare(document.components.schemas[name]);
    pending.push(...namesIn(schemas[name]));
  }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
  const source = `github.com/qdrant/qdrant, docs/redoc/master/openapi.json of ${version}: what these endpoints use of it, without prose`;
  return { source, license: 'Apache-2.0', paths, components: { schemas: sorted } };
}

const [file, version] = process.argv.slice(2);
if (file === undefined || version === undefined) throw new Error('usage: openapi-extract.ts OPENAPI_JSON VERSION');
const extracted = extract(JSON.parse(readFileSync(file, 'utf8')), version);
writeFileSync(new URL('../fixtures/qdrant/openapi.json', import.meta.url), `${JSON.stringify(extracted)}\n`);
