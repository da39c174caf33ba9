import { createRequire } from 'node:module';
import type { Committed } from '../../ports/log.ts';
import { EncoderOfKafkajs, errorOfCode, type ProtocolRequest } from './kafkajs.ts';

const OFFSET_FETCH = 9;

/**
 * OffsetFetch, version 7: the first that can insist on stable offsets. It is answered with UNSTABLE_OFFSET_COMMIT as long
 * as a transaction that moves one of them is open, or its end has not come through; kafkajs's own versions answer with the
 * place before it. https://kafka.apache.org/protocol#The_Messages_OffsetFetch
 */
export function offsetFetch(
  group: string,
  topic: string,
  partitions: readonly number[],
  stable: boolean,
): ProtocolRequest<Map<number, Committed>> {
  return {
    request: {
      apiKey: OFFSET_FETCH,
      apiName: 'OffsetFetch',
      apiVersion: 7,
      encode: async () => {
        const encoder = new EncoderOfKafkajs();
        // the end of a flexible header: no tagged fields
        encoder.writeUVarInt(0).writeUVarIntString(group).writeUVarInt(2).writeUVarIntString(topic);
        encoder.writeUVarInt(partitions.length + 1);
        for (const partition of partitions) encoder.writeInt32(partition);
        return encoder.writeUVarInt(0).writeBoolean(stable).writeUVarInt(0);
      },
    },
    response: { decode: async (payload) => decode(payload), parse: async (places) => places },
  };
}

function decode(payload: Buffer): Map<number, Committed> {
  const places = new Map<number, Committed>();
  const decoder = new DecoderOfKafkajs(payload);
  decoder.readTaggedFields();
  decoder.readInt32();
  decoder.readUVarIntArray(() => {
    decoder.readUVarIntString();
    decoder.readUVarIntArray(() => readPlace(decoder, places));
    decoder.readTaggedFields();
  });
  const code = decoder.readInt16();
  if (code !== 0) throw errorOfCode(code);
  return places;
}

function readPlace(decoder: Decoder, places: Map<number, Committed>): void {
  const partition = decoder.readInt32();
  const offset = Number(decoder.readInt64());
  decoder.readInt32();
  const metadata = decoder.readUVarIntString() ?? '';
  const code = decoder.readInt16();
  decoder.readTaggedFields();
  if (code !== 0) throw errorOfCode(code);
  if (offset >= 0) places.set(partition, { offset, metadata });
}

interface Decoder {
  readInt16(): number;
  readInt32(): number;
  readInt64(): { toString(): string };
  readUVarIntString(): string | null;
  readUVarIntArray(read: () => void): void;
  readTaggedFields(): void;
}

const DecoderOfKafkajs: new (payload: Buffer) => Decoder = createRequire(import.meta.url)(
  'kafkajs/src/protocol/decoder',
);
