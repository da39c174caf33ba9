/**
 * What a schema's change breaks. Whoever reads by one schema what was written by the other must find it valid: for a
 * topic that others read the new schema writes and the old one reads, for one that others write it is the other way
 * round. Members may be added, never removed. Keywords that contracts do not use are compared as they stand.
 */
import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';

/** `new`: the new schema's values are read by the old one; `old`: the other way round. */
export type Writer = 'old' | 'new';

interface Change {
  readonly written: JsonSchema;
  readonly read: JsonSchema;
  readonly writer: Writer;
  readonly path: string;
}

/** Every fault, each with its path; none where the change only adds. */
export function schemaChanges(before: JsonSchema, after: JsonSchema, writer: Writer, path: string): string[] {
  const [written, read] = writer === 'new' ? [after, before] : [before, after];
  return alternatives({ written, read, writer, path });
}

/** Every alternative that is written must be one that is read; which one is meant is told by the least faults. */
function alternatives(change: Change): string[] {
  const [written, read] = [alternativesOf(change.written), alternativesOf(change.read)];
  return written.flatMap((one) => {
    const tries = read.map((other) => single({ ...change, written: one, read: other }));
    return tries.reduce((best, faults) => (weight(faults) < weight(best) ? faults : best));
  });
}

/** An alternative whose only fault is that it lacks members is nearer than any that cannot be read. */
function weight(faults: readonly string[]): number {
  const unreadable = faults.filter((fault) => !fault.endsWith(REMOVED));
  return unreadable.length * 1_000 + faults.length;
}

const REMOVED = ': removed';

/** anyOf, oneOf and lists of types alike. */
function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, ...rest } = schema;
  const inner = anyOf ?? oneOf;
  if (inner !== undefined) return inner.flatMap((one) => alternativesOf({ ...rest, ...one }));
  if (schema.type === undefined || typeof schema.type === 'string') return [schema];
  return schema.type.map((type) => ({ ...schema, type }));
}

function single(change: Change): string[] {
  const { written, read, path } = change;
  if (!isOneOf(written.type, read.type))
    return [`${path}: ${change.writer} type ${written.type ?? 'any'} is not ${read.type}`];
  return [...values(change), ...bounds(change), ...members(change), ...items(change), ...others(change)];
}

function isOneOf(written: JsonSchema['type'], read: JsonSchema['type']): boolean {
  return read === undefined || written === read || (written === 'integer' && read === 'number');
}

function values({ written, read, writer, path }: Change): string[] {
  const allowed = valuesOf(read);
  if (allowed === null || read['x-extensible'] === true) return [];
  const possible = valuesOf(written);
  if (possible === null) return [`${path}: any value instead of ${list(allowed)}`];
  const strange = possible.filter((value) => !allowed.some((other) => isDeepStrictEqual(value, other)));
  return strange.length === 0 ? [] : [`${path}: ${writer === 'new' ? 'new' : 'removed'} value ${list(strange)}`];
}

function valuesOf(schema: JsonSchema): readonly unknown[] | null {
  return 'const' in schema ? [schema.const] : (schema.enum ?? null);
}

const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const LEAST = ['minimum', 'minLength', 'minItems'] as const;
const MOST = ['maximum', 'maxLength', 'maxItems'] as const;

function bounds({ written, read, path }: Change): string[] {
  const low = LEAST.filter(
    (name) => (written[name] ?? Number.NEGATIVE_INFINITY) < (read[name] ?? Number.NEGATIVE_INFINITY),
  );
  const high = MOST.filter(
    (name) => (written[name] ?? Number.POSITIVE_INFINITY) > (read[name] ?? Number.POSITIVE_INFINITY),
  );
  return [...low, ...high].map((name) => `${path}: ${name} ${written[name] ?? 'none'} is beyond ${read[name]}`);
}

function members(change: Change): string[] {
  const { written, read, writer, path } = change;
  const [before, after] = writer === 'new' ? [read, written] : [written, read];
  const removed = Object.keys(before.properties ?? {}).filter((name) => after.properties?.[name] === undefined);
  const missing = (read.required ?? []).filter((name) => !written.required?.includes(name) && !removed.includes(name));
  return [
    ...removed.map((name) => `${path}.${name}${REMOVED}`),
    ...missing.map((name) => `${path}.${name}: ${writer === 'new' ? 'no longer required' : 'newly required'}`),
    ...Object.entries(read.properties ?? {}).flatMap(([name, inner]) => {
      const other = written.properties?.[name];
      return other === undefined
        ? []
        : alternatives({ ...change, written: other, read: inner, path: `${path}.${name}` });
    }),
    ...inside(change, 'additionalProperties', '.*'),
  ];
}

function items(change: Change): string[] {
  return inside(change, 'items', '[]');
}

function inside(change: Change, keyword: 'additionalProperties' | 'items', step: string): string[] {
  const [written, read] = [change.written[keyword] ?? true, change.read[keyword] ?? true];
  if (read === true || written === false) return [];
  const path = `${change.path}${step}`;
  if (read === false) return [`${path}: not allowed by the reader`];
  return alternatives({ ...change, written: written === true ? {} : written, read, path });
}

const KNOWN: ReadonlySet<string> = new Set([
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'properties', 'required', 'additionalProperties', 'items'],
  ...LEAST,
  ...MOST,
]);
const SAYS_NOTHING = /^(description|title|examples|default|deprecated|\$comment|x-.*)$/;

/** What the reader insists on and is not understood here (pattern, format, ...) must be the writer's too. */
function others({ written, read, path }: Change): string[] {
  return Object.keys(read)
    .filter((name) => !KNOWN.has(name) && !SAYS_NOTHING.test(name) && !isDeepStrictEqual(read[name], written[name]))
    .map((name) => `${path}: ${name} ${list([written[name] ?? null])} is not ${list([read[name]])}`);
}
