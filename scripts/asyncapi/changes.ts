/** What breaks between two AsyncAPI documents of ours. Within a topic's major version there are only additions. */
import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';
import { schemaChanges, type Writer } from './schema-changes.ts';

export interface Channel {
  readonly 'x-public'?: 'in' | 'out';
  readonly bindings: {
    readonly kafka: { readonly partitions: number; readonly topicConfiguration: TopicConfiguration };
  };
}

type TopicConfiguration = Readonly<Record<string, number | readonly string[]>>;

export interface Message {
  readonly headers: JsonSchema;
  readonly payload: JsonSchema;
  readonly contentType: string;
  readonly bindings: { readonly kafka: { readonly key: JsonSchema } };
  readonly 'x-major-version': number;
}

export interface Document {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
}

/** Every fault, each beginning with its topic. */
export function breakingChanges(before: Document, after: Document): string[] {
  return Object.keys(before.channels).flatMap((topic) => {
    const [old, now] = [partsOf(before, topic), partsOf(after, topic)];
    if (old === null) return [];
    return now === null ? [`${topic}: removed`] : topicChanges(topic, old, now);
  });
}

interface Parts {
  readonly channel: Channel;
  readonly message: Message;
}

function partsOf(document: Document, topic: string): Parts | null {
  const [channel, message] = [document.channels[topic], document.components.messages[topic]];
  return channel === undefined || message === undefined ? null : { channel, message };
}

function topicChanges(topic: string, old: Parts, now: Parts): string[] {
  const [before, after] = [old.message['x-major-version'], now.message['x-major-version']];
  const earlier = after < before ? [`${topic}: major version ${after} after ${before}`] : [];
  const moved = [
    ...differs(topic, 'partitions', old.channel.bindings.kafka.partitions, now.channel.bindings.kafka.partitions),
    ...differs(topic, 'key', old.message.bindings.kafka.key, now.message.bindings.kafka.key),
    ...differs(topic, 'cleanup.policy', policy(old), policy(now)),
    ...lowered(topic, 'max.message.bytes', old, now),
    ...lowered(topic, 'retention.ms', old, now),
    ...differs(topic, 'x-public', old.channel['x-public'], now.channel['x-public']),
    ...differs(topic, 'contentType', old.message.contentType, now.message.contentType),
  ];
  // a new major version is a new contract, but the topic and the order of its records stay
  return after > before ? [...moved] : [...earlier, ...moved, ...contents(topic, old, now)];
}

const policy = ({ channel }: Parts) => channel.bindings.kafka.topicConfiguration['cleanup.policy'];

/** Nothing of what publishers send may come to be refused, nor of what subscribers find be gone sooner. */
function lowered(topic: string, setting: string, old: Parts, now: Parts): string[] {
  if (old.channel['x-public'] === undefined) return [];
  const [before, after] = [old, now].map(({ channel }) => channel.bindings.kafka.topicConfiguration[setting]);
  return limit(after) < limit(before) ? differs(topic, setting, before, after) : [];
}

const limit = (value: unknown) => (value === -1 ? Number.POSITIVE_INFINITY : Number(value));

function differs(topic: string, what: string, before: unknown, after: unknown): string[] {
  return isDeepStrictEqual(before, after)
    ? []
    : [`${topic}: ${what} ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`];
}

function contents(topic: string, old: Parts, now: Parts): string[] {
  const faults = writers(old.channel).flatMap((writer) => [
    ...schemaChanges(old.message.payload, now.message.payload, writer, topic),
    ...schemaChanges(old.message.headers, now.message.headers, writer, `${topic} headers`),
  ]);
  return [...new Set(faults)];
}

/** Who may be a version apart: in our own topics, while processes are replaced one by one, both. */
function writers(channel: Channel): readonly Writer[] {
  if (channel['x-public'] === 'in') return ['old'];
  return channel['x-public'] === 'out' ? ['new'] : ['old', 'new'];
}
