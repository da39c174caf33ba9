import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { breakingChanges, type Document } from '../../scripts/asyncapi/changes.ts';
import { asyncapi } from '../../scripts/asyncapi/document.ts';
import type { JsonSchema } from '../../scripts/asyncapi/json-schema.ts';

const ROOT = new URL('../../', import.meta.url);
/** The contracts as last released; replaced by hand with topics/asyncapi.json when a version is tagged. */
const RELEASED = new URL('../fixtures/asyncapi.json', import.meta.url);

const now = asyncapi() as unknown as Document;

test('within a major version there are only additions to what was last released', () => {
  const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as Document;
  assert.deepEqual(breakingChanges(released, now), []);
});

test('nor to what the last tag published', (t) => {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  if (tag === null) return t.skip('no version is tagged in this clone');
  const tagged = git('show', `${tag}:topics/asyncapi.json`);
  if (tagged === null) return t.skip(`${tag} has no topics/asyncapi.json`);
  assert.deepEqual(breakingChanges(JSON.parse(tagged) as Document, now), []);
});

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 });
  return status === 0 ? stdout.trim() : null;
}

const value = (properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

interface Topic {
  readonly direction?: 'in' | 'out' | undefined;
  readonly major?: number;
  readonly partitions?: number;
  readonly key?: string;
  readonly policy?: string;
  readonly maxBytes?: number;
  readonly retentionMs?: number;
}

/** A document of one topic `t`. */
const published = (payload: JsonSchema, topic: Topic = {}): Document => ({
  channels: {
    t: {
      ...(topic.direction && { 'x-public': topic.direction }),
      bindings: {
        kafka: {
          partitions: topic.partitions ?? 8,
          topicConfiguration: {
            'cleanup.policy': [topic.policy ?? 'delete'],
            'max.message.bytes': topic.maxBytes ?? 1_000,
            'retention.ms': topic.retentionMs ?? 1_000,
          },
        },
      },
    },
  },
  components: {
    messages: {
      t: {
        headers: value({}),
        payload,
        contentType: 'application/json',
        bindings: { kafka: { key: { type: 'string', description: topic.key ?? 'id' } } },
        'x-major-version': topic.major ?? 1,
      },
    },
  },
});

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const kinds = (...names: string[]): JsonSchema => ({ type: 'string', enum: names });

const CASES: readonly {
  readonly what: string;
  readonly before: JsonSchema;
  readonly after: JsonSchema;
  /** What a topic that others read, and one that others write, says to it; undefined: nothing. */
  readonly out?: RegExp;
  readonly in?: RegExp;
}[] = [
  { what: 'an optional member more', before: value({ a: text }), after: value({ a: text, b: count }) },
  {
    what: 'a required member more',
    before: value({ a: text }, ['a']),
    after: value({ a: text, b: count }, ['a', 'b']),
    in: /t\.b: newly required/,
  },
  {
    what: 'a member less',
    before: value({ a: text, b: text }, ['a', 'b']),
    after: value({ a: text }, ['a']),
    out: /^t\.b: removed$/,
    in: /^t\.b: removed$/,
  },
  {
    what: 'a required member that may now be missing',
    before: value({ a: text }, ['a']),
    after: value({ a: text }),
    out: /t\.a: no longer required/,
  },
  {
    what: 'another type',
    before: value({ a: text }),
    after: value({ a: count }),
    out: /t\.a: new type/,
    in: /t\.a: old type/,
  },
  {
    what: 'a type that may be null now',
    before: value({ a: text }),
    after: value({ a: { type: ['string', 'null'] } }),
    out: /t\.a: new type null/,
  },
  {
    what: 'a null less',
    before: value({ a: { anyOf: [value({ b: text }), { type: 'null' }] } }),
    after: value({ a: value({ b: text }) }),
    in: /t\.a: old type null/,
  },
  { what: 'a value more', before: kinds('x'), after: kinds('x', 'y'), out: /new value "y"/ },
  { what: 'a value less', before: kinds('x', 'y'), after: kinds('x'), in: /removed value "y"/ },
  {
    what: 'a value more where readers were told',
    before: { ...kinds('x'), 'x-extensible': true },
    after: { ...kinds('x', 'y'), 'x-extensible': true },
  },
  { what: 'any text instead of some values', before: kinds('x'), after: text, out: /any value instead of "x"/ },
  { what: 'integers of numbers', before: { type: 'number' }, after: { type: 'integer' }, in: /old type number/ },
  { what: 'a lower bound less', before: count, after: { type: 'integer' }, out: /minimum none/ },
  { what: 'longer texts', before: { ...text, maxLength: 5 }, after: { ...text, maxLength: 9 }, out: /maxLength 9/ },
  {
    what: 'a pattern more',
    before: text,
    after: { ...text, pattern: '^a' },
    in: /pattern null is not "\^a"/,
  },
  {
    what: 'a member less, deep inside',
    before: value({ a: { type: 'array', items: value({ b: text }) } }),
    after: value({ a: { type: 'array', items: value({}) } }),
    out: /t\.a\[\]\.b: removed/,
    in: /t\.a\[\]\.b: removed/,
  },
  {
    what: 'other values of a map',
    before: { type: 'object', additionalProperties: text },
    after: { type: 'object', additionalProperties: count },
    out: /t\.\*: new type integer/,
    in: /t\.\*: old type string/,
  },
  {
    what: 'a kind more',
    before: { oneOf: [value({ kind: { const: 'x' } }, ['kind'])] },
    after: { oneOf: [value({ kind: { const: 'x' } }, ['kind']), value({ kind: { const: 'y' } }, ['kind'])] },
    out: /t\.kind: new value "y"/,
  },
  { what: 'other words', before: { ...text, description: 'one' }, after: { ...text, description: 'two' } },
];

for (const { what, before, after, ...says } of CASES) {
  test(`${what}: ${says.out ? 'a fault' : 'fine'} for readers, ${says.in ? 'a fault' : 'fine'} for writers`, () => {
    for (const direction of ['out', 'in'] as const) {
      const faults = breakingChanges(published(before, { direction }), published(after, { direction }));
      const expected = says[direction];
      if (expected === undefined) assert.deepEqual(faults, [], direction);
      else assert.match(faults.join('\n'), expected, direction);
    }
    const inside = breakingChanges(published(before), published(after));
    assert.equal(inside.length > 0, says.out !== undefined || says.in !== undefined, 'our own topic: both');
  });
}

test('publishers may send no less, and subscribers find it no shorter; among ourselves both may change', () => {
  const faults = (direction: Topic['direction'], before: Topic, after: Topic) =>
    breakingChanges(published(text, { ...before, direction }), published(text, { ...after, direction }));
  for (const direction of ['in', 'out'] as const) {
    assert.deepEqual(faults(direction, {}, { maxBytes: 999 }), ['t: max.message.bytes 999 instead of 1000']);
    assert.deepEqual(faults(direction, {}, { retentionMs: 999 }), ['t: retention.ms 999 instead of 1000']);
    assert.deepEqual(faults(direction, { retentionMs: -1 }, {}), ['t: retention.ms 1000 instead of -1']);
    assert.deepEqual(faults(direction, {}, { maxBytes: 1_001, retentionMs: -1 }), []);
  }
  assert.deepEqual(faults(undefined, {}, { maxBytes: 999, retentionMs: 999 }), []);
});

test('the topic itself stays: its partitions, key, policy, direction, and that it is there', () => {
  const before = published(text, { direction: 'out' });
  const faults = (topic: Topic) => breakingChanges(before, published(text, { direction: 'out', ...topic })).join('\n');
  assert.equal(faults({}), '');
  assert.match(faults({ partitions: 9 }), /partitions 9 instead of 8/);
  assert.match(faults({ key: 'host' }), /key .*host/);
  assert.match(faults({ policy: 'compact' }), /cleanup\.policy/);
  assert.match(faults({ direction: 'in' }), /x-public "in" instead of "out"/);
  const gone = { channels: {}, components: { messages: {} } };
  assert.deepEqual(breakingChanges(before, gone), ['t: removed']);
  assert.deepEqual(breakingChanges(gone, before), []);
});

test('a new major version may hold something else, but never an older one', () => {
  const at = (major: number, payload: JsonSchema) => published(payload, { direction: 'out', major });
  assert.deepEqual(breakingChanges(at(1, text), at(2, count)), []);
  assert.match(breakingChanges(at(2, text), at(1, text)).join(), /major version 1 after 2/);
});

const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<JsonSchema>(text, count, { type: 'boolean' }, { type: ['string', 'null'] }, kinds('x', 'y'), {}),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    tie('schema').map((items) => ({ type: 'array', items })),
    tie('schema').map((additionalProperties) => ({ type: 'object', additionalProperties })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 3 })
      .chain((properties) => fc.subarray(Object.keys(properties)).map((required) => value(properties, required))),
  ),
}));

test('no schema breaks itself, and what breaks readers breaks writers when it is undone', () => {
  fc.assert(
    fc.property(schema, schema, fc.constantFrom('in' as const, 'out' as const, undefined), (one, other, direction) => {
      const of = (payload: JsonSchema) => published(value({ it: payload }), { direction });
      assert.deepEqual(breakingChanges(of(one), of(one)), []);
      const reads = breakingChanges(published(one, { direction: 'out' }), published(other, { direction: 'out' }));
      const undone = breakingChanges(published(other, { direction: 'in' }), published(one, { direction: 'in' }));
      const withoutRemoved = (faults: readonly string[]) =>
        faults.filter((fault) => !fault.endsWith(': removed')).length;
      if (reads.length === 0) assert.equal(withoutRemoved(undone), 0);
    }),
  );
});
