/** What is asked of brokers about topics, and that one topic's trouble is not the others'. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Broker, Cluster, ClusterMetadata, ProtocolRequest } from '../../src/drivers/kafka/kafkajs.ts';
import { askCalmly, leadersOf, NO_LEADER } from '../../src/drivers/kafka/metadata.ts';

const METADATA: ClusterMetadata = {
  topicMetadata: [
    {
      topic: 'half',
      topicErrorCode: 0,
      partitionMetadata: [
        { partitionId: 0, leader: 7 },
        { partitionId: 1, leader: NO_LEADER },
      ],
    },
    { topic: 'new', topicErrorCode: 5, partitionMetadata: [] },
  ],
};

/** A cluster that notes what its brokers are sent. */
function clusterOf(sent: ProtocolRequest<unknown>[]): Cluster {
  const send = async (request: ProtocolRequest<unknown>) => {
    sent.push(request);
    return request.response.parse(METADATA);
  };
  const createBroker = () => ({ connectionPool: { send } }) as unknown as Broker;
  return { brokerPool: { createBroker, metadata: METADATA } } as unknown as Cluster;
}

test('who knows of no topic asks for none, not for all, whatever state they are in', async () => {
  const sent: ProtocolRequest<unknown>[] = [];
  const cluster = clusterOf(sent);
  askCalmly(cluster);
  const broker = cluster.brokerPool.createBroker({}) as Broker & { metadata(topics?: string[]): Promise<unknown> };
  assert.equal(await broker.metadata(), METADATA);
  await broker.metadata(['ab']);
  const bytes = await Promise.all(sent.map(async ({ request }) => (await request.encode()).buffer.toString('hex')));
  assert.deepEqual(bytes, [`00000000${'00'}`, `00000001${'0002'}${'6162'}${'00'}`]);
});

test('a partition without a leader, or a topic that is not there yet, says nothing of the others', () => {
  const cluster = clusterOf([]);
  assert.deepEqual(
    [...leadersOf(cluster, 'half')],
    [
      [0, 7],
      [1, NO_LEADER],
    ],
  );
  assert.throws(() => leadersOf(cluster, 'new'), { type: 'LEADER_NOT_AVAILABLE' });
  assert.throws(() => leadersOf(cluster, 'unheard of'), { type: 'UNKNOWN_TOPIC_OR_PARTITION' });
});
