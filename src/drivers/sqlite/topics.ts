import { CodedError } from '../../ports/errors.ts';
import type { TopicSettings } from '../../ports/log.ts';
import type { Connection } from './connection.ts';
import type { Writer } from './writer.ts';

export interface Partition {
  readonly id: number;
  readonly topic: string;
  readonly partition: number;
}

export interface Topic {
  readonly partitions: readonly Partition[];
  readonly retentionMs: number | null;
  readonly compact: boolean;
  readonly maxBytes: number;
}

interface TopicRow {
  topic: string;
  retention_ms: number | null;
  compact: number;
  max_bytes: number;
}

/** The topics of the file, by their names without the prefix. */
export class Topics {
  readonly #reader: Connection;
  readonly #prefix: string;
  #known: ReadonlyMap<string, Topic> = new Map();
  #partitions: ReadonlyMap<number, Partition> = new Map();

  constructor(reader: Connection, prefix: string) {
    this.#reader = reader;
    this.#prefix = prefix;
    this.#load();
  }

  /** Creates and changes what differs from the settings; partitions are only ever added. */
  async ensure(writer: Writer, wanted: readonly TopicSettings[]): Promise<void> {
    this.#load();
    const different = wanted.filter((settings) => !this.#matches(settings));
    if (different.length === 0) return;
    await writer.transaction(() => {
      for (const settings of different) this.#write(writer.connection, settings);
    });
    this.#load();
  }

  /** Throws TOPIC_MISMATCH where one is missing, or has fewer partitions: the owner makes the other settings fit. */
  check(wanted: readonly TopicSettings[]): void {
    this.#load();
    for (const { topic, partitions } of wanted) {
      const found = this.#known.get(topic)?.partitions.length ?? 0;
      if (found >= partitions) continue;
      throw new CodedError('TOPIC_MISMATCH', 'a topic is missing, or too small (`quakewire run` makes it)', {
        value: { topic: this.#prefix + topic, partitions, found },
      });
    }
  }

  /** Throws where the topic was never ensured, by this process or another. */
  get(name: string): Topic {
    const topic = this.#known.get(name) ?? this.#load().get(name);
    if (topic === undefined) throw new Error(`there is no topic ${name}`);
    return topic;
  }

  partition(topic: string, partition: number): Partition {
    const found = this.get(topic).partitions[partition];
    if (found === undefined) throw new Error(`there is no partition ${partition} of ${topic}`);
    return found;
  }

  byId(id: number): Partition | undefined {
    return this.#partitions.get(id);
  }

  all(): Iterable<Topic> {
    return this.#load().values();
  }

  #matches(settings: TopicSettings): boolean {
    const topic = this.#known.get(settings.topic);
    return (
      topic !== undefined &&
      topic.partitions.length >= settings.partitions &&
      topic.retentionMs === settings.retentionMs &&
      topic.compact === settings.compact &&
      topic.maxBytes === settings.maxBytes
    );
  }

  #write(connection: Connection, settings: TopicSettings): void {
    const name = this.#prefix + settings.topic;
    connection.run(
      `INSERT INTO topics (topic, retention_ms, compact, max_bytes) VALUES (?, ?, ?, ?) ON CONFLICT (topic) DO UPDATE
       SET retention_ms = excluded.retention_ms, compact = excluded.compact, max_bytes = excluded.max_bytes`,
      name,
      settings.retentionMs,
      settings.compact ? 1 : 0,
      settings.maxBytes,
    );
    for (let partition = 0; partition < settings.partitions; partition++) {
      connection.run('INSERT INTO partitions (topic, partition) VALUES (?, ?) ON CONFLICT DO NOTHING', name, partition);
    }
  }

  #load(): ReadonlyMap<string, Topic> {
    const partitions = this.#reader
      .all<Partition>('SELECT id, topic, partition FROM partitions ORDER BY topic, partition')
      .filter(({ topic }) => topic.startsWith(this.#prefix))
      .map((row) => ({ ...row, topic: row.topic.slice(this.#prefix.length) }));
    const ofTopic = Map.groupBy(partitions, ({ topic }) => topic);
    const topics = this.#reader
      .all<TopicRow>('SELECT topic, retention_ms, compact, max_bytes FROM topics')
      .filter(({ topic }) => topic.startsWith(this.#prefix))
      .map((row): [string, Topic] => {
        const name = row.topic.slice(this.#prefix.length);
        return [name, topicOf(row, ofTopic.get(name) ?? [])];
      });
    this.#partitions = new Map(partitions.map((partition) => [partition.id, partition]));
    this.#known = new Map(topics);
    return this.#known;
  }
}

function topicOf(row: TopicRow, partitions: readonly Partition[]): Topic {
  return { partitions, retentionMs: row.retention_ms, compact: row.compact === 1, maxBytes: row.max_bytes };
}
