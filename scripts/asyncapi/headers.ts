/** The headers of records, as JSON Schema: CloudEvents in Kafka's binary form, and the trace. */
import { type AnyContract, cloudEvent } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import type { JsonSchema } from './json-schema.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ce_specversion: 'version of CloudEvents',
  ce_id: 'the same for the same thing and revision',
  ce_source: 'who wrote it',
  ce_type: 'what happened to what',
  ce_dataschema: 'schema of the value; the last part is its major version',
};

const TRACEPARENT: JsonSchema = {
  type: 'string',
  description: 'W3C trace context; carried from record to record',
  pattern: '^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}',
};

const CAUSE: Readonly<Record<string, string>> = {
  '__connect.errors.topic': 'topic of the original record',
  '__connect.errors.partition': 'its partition',
  '__connect.errors.offset': 'its offset',
  '__connect.errors.connector.name': 'the processor that could not finish it',
  '__connect.errors.exception.class.name': 'the code',
  '__connect.errors.exception.message': 'the message',
};

/** Who publishes to an `in` topic may do without headers; what quakewire writes has them all but the trace. */
export function messageHeaders(contract: AnyContract): JsonSchema {
  const written = cloudEvent(contract, '');
  const isOurs = contract.public !== 'in';
  const attributes = Object.entries(written).map(([name, value]) => [name, attribute(name, value, isOurs)]);
  const cause = contract.topic === failures.topic ? CAUSE : {};
  return {
    type: 'object',
    description: isOurs
      ? 'other headers may come; those that begin with qw- are quakewire’s own'
      : 'all may be left out; where one of the CloudEvent is there, the required ones of CloudEvents must be',
    properties: {
      ...Object.fromEntries(attributes),
      traceparent: TRACEPARENT,
      ...Object.fromEntries(
        Object.entries(cause).map(([name, description]) => [name, { type: 'string', description }]),
      ),
    },
    ...(isOurs && { required: [...Object.keys(written), ...Object.keys(cause)] }),
  };
}

function attribute(name: string, value: string, isOurs: boolean): JsonSchema {
  const description = DESCRIPTIONS[name];
  const isFixed = name === 'ce_specversion' || (isOurs && name !== 'ce_id');
  return { type: 'string', ...(description && { description }), ...(isFixed && { const: value }) };
}
