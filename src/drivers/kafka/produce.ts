import { createRequire } from 'node:module';
import { compress } from './compression.ts';
import { EncoderOfKafkajs, type Message, type ProducerIdentity, type ProtocolRequest } from './kafkajs.ts';

/** Records of one partition, and the number of the first among all that this producer wrote there. */
export interface PartitionData {
  readonly topic: string;
  readonly partition: number;
  readonly firstSequence: number;
  readonly messages: readonly Message[];
}

interface Produced {
  readonly topics: readonly {
    readonly topicName: string;
    readonly partitions: readonly { readonly partition: number; readonly baseOffset: string }[];
  }[];
}

const PRODUCE = 0;
const ALL_REPLICAS = -1;
const PRODUCE_MS = 10_000;
const TRANSACTIONAL = 0x10;
/** From the partition's leader epoch to the checksum's end, which are not part of what it covers. */
const UNCOVERED_BYTES = 21;
const HEAD_BYTES = 61;

/**
 * A produce request, version 7, in a transaction. kafkajs's own cannot write a header without a value, and takes an encoder
 * for every field. https://kafka.apache.org/protocol#The_Messages_Produce
 */
export function produceRequest(
  who: ProducerIdentity,
  data: readonly PartitionData[],
  codec: number,
): ProtocolRequest<Produced> {
  return {
    request: {
      apiKey: PRODUCE,
      apiName: 'Produce',
      apiVersion: 7,
      encode: async () => {
        const encoder = new EncoderOfKafkajs();
        encoder.writeString(who.transactionalId).writeInt16(ALL_REPLICAS).writeInt32(PRODUCE_MS);
        const byTopic = Map.groupBy(data, ({ topic }) => topic);
        encoder.writeInt32(byTopic.size);
        for (const [topic, partitions] of byTopic) {
          encoder.writeString(topic).writeInt32(partitions.length);
          for (const one of partitions) {
            const batch = await encodeBatch(who, one, codec);
            encoder.writeInt32(one.partition).writeInt32(batch.length).writeBuffer(batch);
          }
        }
        return encoder;
      },
    },
    response: responseOfKafkajs,
  };
}

/** A record batch of the format 2: https://kafka.apache.org/documentation/#recordbatch */
export async function encodeBatch(who: ProducerIdentity, data: PartitionData, codec: number): Promise<Buffer> {
  const { messages, firstSequence } = data;
  const timestamps = messages.map(({ timestamp }) => timestamp);
  const [first, last] = [Math.min(...timestamps), Math.max(...timestamps)];
  const records = await compress(encodeRecords(messages, first), codec);
  const batch = Buffer.alloc(HEAD_BYTES + records.length);
  batch.writeInt32BE(batch.length - 12, 8);
  batch.writeInt8(2, 16);
  batch.writeInt16BE(TRANSACTIONAL | codec, 21);
  batch.writeInt32BE(messages.length - 1, 23);
  batch.writeBigInt64BE(BigInt(first), 27);
  batch.writeBigInt64BE(BigInt(last), 35);
  batch.writeBigInt64BE(BigInt(who.producerId), 43);
  batch.writeInt16BE(who.producerEpoch, 51);
  batch.writeInt32BE(firstSequence, 53);
  batch.writeInt32BE(messages.length, 57);
  records.copy(batch, HEAD_BYTES);
  batch.writeUInt32BE(crc32c(batch.subarray(UNCOVERED_BYTES)) >>> 0, 17);
  return batch;
}

function encodeRecords(messages: readonly Message[], firstTimestamp: number): Buffer {
  const parts: Buffer[] = [];
  for (const [at, { key, value, headers, timestamp }] of messages.entries()) {
    const pairs = Object.entries(headers).flatMap(([name, values]) => values.map((one) => [name, one] as const));
    const body = [Buffer.of(0), varint(timestamp - firstTimestamp), varint(at), ...sized(key), ...sized(value)];
    body.push(varint(pairs.length));
    for (const [name, one] of pairs) body.push(...sized(Buffer.from(name)), ...sized(one));
    parts.push(varint(body.reduce((sum, { length }) => sum + length, 0)), ...body);
  }
  return Buffer.concat(parts);
}

function sized(bytes: Buffer | null): Buffer[] {
  return bytes === null ? [NULL] : [varint(bytes.length), bytes];
}

/** A number that is not negative, as zigzag varint. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = 2 * value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Buffer.of(...bytes, rest);
}

const NULL = Buffer.of(1);
const require = createRequire(import.meta.url);
const crc32c: (bytes: Buffer) => number = require('kafkajs/src/protocol/recordBatch/crc32C/crc32C');
const responseOfKafkajs: ProtocolRequest<Produced>['response'] = require('kafkajs/src/protocol/requests/produce/v7/response');
