import {
  type Cluster,
  type ClusterMetadata,
  decodeMetadata,
  EncoderOfKafkajs,
  errorOfCode,
  type ProtocolRequest,
} from './kafkajs.ts';

const API_KEY = 3;
/** Brokers of 2.0 and later know it. */
const API_VERSION = 6;
export const UNKNOWN_TOPIC_OR_PARTITION = 3;
export const LEADER_NOT_AVAILABLE = 5;
/** The leader of a partition that has none. */
export const NO_LEADER = -1;

/**
 * Lets a cluster ask for metadata in our way: kafkajs, told of no topic, asks for all that there are; and where one of them
 * is gone, or one of its partitions has no leader, it learns nothing of all the others either.
 */
export function askCalmly({ brokerPool }: Cluster): void {
  const { createBroker } = brokerPool;
  brokerPool.createBroker = (options) => {
    const broker = createBroker(options);
    return Object.assign(broker, {
      metadata: (topics: readonly string[] = []) => broker.connectionPool.send(metadataRequest(topics)),
    });
  };
}

/** The leaders of a topic's partitions, or NO_LEADER. Throws kafkajs's errors, where the brokers have no such topic, say. */
export function leadersOf({ brokerPool }: Cluster, topic: string): ReadonlyMap<number, number> {
  const found = brokerPool.metadata?.topicMetadata.find((one) => one.topic === topic);
  const code = found?.topicErrorCode ?? UNKNOWN_TOPIC_OR_PARTITION;
  if (found === undefined || code !== 0) throw errorOfCode(code);
  return new Map(found.partitionMetadata.map(({ partitionId, leader }) => [partitionId, leader]));
}

/** https://kafka.apache.org/protocol#The_Messages_Metadata */
function metadataRequest(topics: readonly string[]): ProtocolRequest<ClusterMetadata> {
  const encode = async () => {
    const encoder = new EncoderOfKafkajs().writeInt32(topics.length);
    for (const topic of topics) encoder.writeString(topic);
    return encoder.writeBoolean(false);
  };
  return {
    request: { apiKey: API_KEY, apiName: 'Metadata', apiVersion: API_VERSION, encode },
    response: { decode: decodeMetadata, parse: async (metadata) => metadata },
  };
}
