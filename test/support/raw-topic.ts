/** A topic as a plain client writes and reads it: bytes. */
import { Kafka, type KafkaMessage, logLevel, type Message } from 'kafkajs';

export type RawMessage = KafkaMessage & {
  readonly partition: number;
};

const clientOf = (brokers: string) => new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING });

/** Appends in this order, each in a batch of its own. */
export async function produce(
  brokers: string,
  topic: string,
  messages: readonly (Message & { readonly partition: number })[],
): Promise<void> {
  const producer = clientOf(brokers).producer();
  await producer.connect();
  for (const message of messages) await producer.send({ topic, messages: [message] });
  await producer.disconnect();
}

/** Reads from the start (committed records only) until `count` records have come. */
export async function consume(brokers: string, topic: string, count: number): Promise<RawMessage[]> {
  const consumer = clientOf(brokers).consumer({ groupId: `reader-${crypto.randomUUID()}`, maxWaitTimeInMs: 100 });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const messages: RawMessage[] = [];
  await new Promise<void>((resolve, reject) => {
    const eachMessage = async ({ partition, message }: { partition: number; message: KafkaMessage }) => {
      messages.push({ ...message, partition });
      if (messages.length === count) resolve();
    };
    consumer.run({ eachMessage }).catch(reject);
  });
  await consumer.disconnect();
  return messages;
}
