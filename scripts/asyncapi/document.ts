/** The AsyncAPI 3.0 document of every topic, from the contracts in topics/: what publishers and subscribers build on. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { maxBatchBytes } from '../../src/drivers/kafka/topics.ts';
import type { AnyContract } from '../../topics/contract.ts';
import { topics } from '../../topics/index.ts';
import { messageHeaders } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';

const DESCRIPTION = `Publish URLs to \`urls\`; subscribe to \`documents\`, \`schemas\` and \`failures\`.

- Read with isolation level read_committed: what a transaction did not commit was never published.
- Every record of one thing has a revision: ignore one that is not above the one you have.
- Within a major version (the last part of ce_dataschema) there are only additions: ignore members that you do not know.
- Topics without x-public (in, out) are quakewire's own.
- A prefix may stand before every topic's name (QUAKEWIRE_TOPICS_PREFIX).`;

/** The document, as it stands in topics/asyncapi.json. */
export function asyncapi() {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'quakewire',
      version: packageVersion(),
      description: DESCRIPTION,
      contact: { name: 'The quakewire maintainers' },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(topics.map((contract) => [contract.topic, channel(contract)])),
    operations: Object.fromEntries(topics.flatMap(operation)),
    components: {
      messages: Object.fromEntries(topics.map((contract) => [contract.topic, message(contract)])),
    },
  };
}

function channel(contract: AnyContract) {
  const { topic, description, partitions, compact, retentionMs, maxBytes } = contract;
  return {
    address: topic,
    description,
    messages: { [topic]: { $ref: `#/components/messages/${topic}` } },
    bindings: {
      kafka: {
        partitions,
        topicConfiguration: {
          'cleanup.policy': [...(compact ? ['compact'] : []), ...(retentionMs === null ? [] : ['delete'])],
          'retention.ms': retentionMs ?? -1,
          'max.message.bytes': maxBatchBytes(maxBytes),
        },
        bindingVersion: '0.5.0',
      },
    },
    ...(contract.public && { 'x-public': contract.public }),
    'x-max-value-bytes': maxBytes,
  };
}

function message(contract: AnyContract) {
  const { topic, description, version, keyed } = contract;
  return {
    name: topic,
    summary: description,
    contentType: 'application/json',
    headers: messageHeaders(contract),
    payload: payloadSchema(contract),
    bindings: { kafka: { key: { type: ['string', 'null'], description: keyed }, bindingVersion: '0.5.0' } },
    'x-major-version': version,
  };
}

/** What quakewire does; others do the opposite. Its own topics are nobody's else. */
function operation({ topic, public: direction }: AnyContract): [string, object][] {
  if (direction === null) return [];
  const shared = {
    channel: { $ref: `#/channels/${topic}` },
    messages: [{ $ref: `#/channels/${topic}/messages/${topic}` }],
  };
  return direction === 'in'
    ? [
        [
          `receive.${topic}`,
          { action: 'receive', summary: `Publishers send to ${topic}, quakewire receives.`, ...shared },
        ],
      ]
    : [[`send.${topic}`, { action: 'send', summary: `quakewire sends to ${topic}, subscribers receive.`, ...shared }]];
}

/** A contract's value as JSON Schema: open, as additions are allowed, and without what only says how zod checks. */
export function payloadSchema({ schema, public: direction }: AnyContract): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: direction === 'in' ? 'input' : 'output',
    override: ({ jsonSchema }) => simplify(jsonSchema as Record<string, unknown>),
  });
  return made as JsonSchema;
}

function simplify(schema: Record<string, unknown>): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') delete schema.pattern;
  delete schema.propertyNames;
  delete schema.readOnly;
}

function packageVersion(): string {
  const manifest = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
