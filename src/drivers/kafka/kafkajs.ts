/**
 * The parts of kafkajs that we build on, typed: connections, protocol, metadata. Its consumer and producer are not among
 * them: they have no revocation, look a coordinator up before every request, and retry what must not be retried here.
 * The package's files are plain CommonJS; its version is pinned, and it is no longer changed.
 */
import { createRequire } from 'node:module';
import type { Admin } from 'kafkajs';

/** A request and what its answer is read with. */
export interface ProtocolRequest<T> {
  readonly request: {
    readonly apiKey: number;
    readonly apiName: string;
    readonly apiVersion: number;
    encode(): Promise<Encoder>;
  };
  readonly response: { decode(payload: Buffer): Promise<T>; parse(decoded: T): Promise<T> };
  readonly requestTimeout?: number;
}

export interface Encoder {
  readonly buffer: Buffer;
  writeInt8(value: number): Encoder;
  writeInt16(value: number): Encoder;
  writeInt32(value: number): Encoder;
  writeInt64(value: number | string): Encoder;
  writeBoolean(value: boolean): Encoder;
  writeString(value: string | null): Encoder;
  writeUVarInt(value: number): Encoder;
  writeUVarIntString(value: string): Encoder;
  writeBuffer(value: Buffer): Encoder;
}

/** A record to be written; a header's values in their order. */
export interface Message {
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, readonly (Buffer | null)[]>>;
  readonly timestamp: number;
}

/** Who writes, and in which of its lives. */
export interface ProducerIdentity {
  readonly transactionalId: string;
  readonly producerId: string;
  readonly producerEpoch: number;
}

export interface TopicPartitions {
  readonly topic: string;
  readonly partitions: readonly number[];
}

export interface GroupMember {
  readonly memberId: string;
  readonly memberMetadata: Buffer;
}

export interface Joined {
  readonly generationId: number;
  readonly leaderId: string;
  readonly memberId: string;
  readonly members: readonly GroupMember[];
}

/** One broker, by its id. Every method throws kafkajs's errors. */
export interface Broker {
  readonly nodeId: number | string;
  readonly connectionPool: { send<T>(request: ProtocolRequest<T>): Promise<T> };
  findGroupCoordinator(request: {
    groupId: string;
    coordinatorType: number;
  }): Promise<{ readonly coordinator: { readonly nodeId: number } }>;
  joinGroup(request: {
    groupId: string;
    sessionTimeout: number;
    rebalanceTimeout: number;
    memberId: string;
    groupProtocols: readonly { readonly name: string; readonly metadata: Buffer }[];
  }): Promise<Joined>;
  syncGroup(request: {
    groupId: string;
    generationId: number;
    memberId: string;
    groupAssignment: readonly { readonly memberId: string; readonly memberAssignment: Buffer }[];
  }): Promise<{ readonly memberAssignment: Buffer }>;
  heartbeat(request: { groupId: string; groupGenerationId: number; memberId: string }): Promise<unknown>;
  leaveGroup(request: { groupId: string; memberId: string }): Promise<unknown>;
  describeGroups(request: { groupIds: readonly string[] }): Promise<unknown>;
  listOffsets(request: {
    isolationLevel: number;
    topics: readonly {
      readonly topic: string;
      readonly partitions: readonly { readonly partition: number; readonly timestamp: number }[];
    }[];
  }): Promise<{
    readonly responses: readonly {
      readonly partitions: readonly { readonly partition: number; readonly offset: string }[];
    }[];
  }>;
  initProducerId(request: {
    transactionalId: string;
    transactionTimeout: number;
  }): Promise<{ readonly producerId: string; readonly producerEpoch: number }>;
  addPartitionsToTxn(request: ProducerIdentity & { readonly topics: readonly TopicPartitions[] }): Promise<unknown>;
  addOffsetsToTxn(request: ProducerIdentity & { readonly groupId: string }): Promise<unknown>;
  txnOffsetCommit(
    request: ProducerIdentity & {
      readonly groupId: string;
      readonly topics: readonly {
        readonly topic: string;
        readonly partitions: readonly {
          readonly partition: number;
          readonly offset: string;
          readonly metadata: string;
        }[];
      }[];
    },
  ): Promise<unknown>;
  endTxn(request: ProducerIdentity & { readonly transactionResult: boolean }): Promise<unknown>;
}

export interface ClusterMetadata {
  readonly topicMetadata: readonly {
    readonly topic: string;
    readonly topicErrorCode: number;
    readonly partitionMetadata: readonly { readonly partitionId: number; readonly leader: number }[];
  }[];
}

/** The brokers of one cluster with what is known of them; one connection each, and one more for reading. */
export interface Cluster {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  refreshMetadata(): Promise<void>;
  refreshMetadataIfNecessary(): Promise<void>;
  addMultipleTargetTopics(topics: readonly string[]): Promise<void>;
  findBroker(which: { readonly nodeId: number | string }): Promise<Broker>;
  getNodeIds(): readonly string[];
  readonly brokerPool: {
    createBroker(options: object): Broker;
    readonly metadata: ClusterMetadata | null;
  };
}

export interface KafkaLogEntry {
  readonly namespace: string;
  readonly level: number;
  readonly log: { readonly message: string; readonly [field: string]: unknown };
}

interface ClusterOptions {
  readonly logger: unknown;
  readonly socketFactory: unknown;
  readonly brokers: readonly string[];
  readonly ssl: object | null;
  readonly sasl: object | null;
  readonly clientId: string;
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
  readonly enforceRequestTimeout: boolean;
  readonly metadataMaxAge: number;
  readonly allowAutoTopicCreation: boolean;
  readonly retry: { readonly retries: number; readonly initialRetryTime: number; readonly maxRetryTime: number };
}

interface FetchRequest {
  readonly replicaId: number;
  readonly maxWaitTime: number;
  readonly minBytes: number;
  readonly maxBytes: number;
  readonly isolationLevel: number;
  readonly topics: readonly {
    readonly topic: string;
    readonly partitions: readonly {
      readonly partition: number;
      readonly fetchOffset: number;
      readonly maxBytes: number;
    }[];
  }[];
}

interface MemberCodec<T> {
  encode(value: T): Buffer;
  decode(bytes: Buffer): T;
}

const require = createRequire(import.meta.url);

export const ClusterOfKafkajs: new (options: ClusterOptions) => Cluster = require('kafkajs/src/cluster');
export const createAdmin: (options: { logger: unknown; retry: ClusterOptions['retry']; cluster: Cluster }) => Admin =
  require('kafkajs/src/admin');
export const createLogger: (options: { level: number; logCreator: () => (entry: KafkaLogEntry) => void }) => unknown =
  require('kafkajs/src/loggers').createLogger;
export const createSocketFactory: () => unknown = require('kafkajs/src/network/socketFactory');
export const EncoderOfKafkajs: new () => Encoder = require('kafkajs/src/protocol/encoder');
export const errorOfCode: (code: number) => Error & { readonly type: string } =
  require('kafkajs/src/protocol/error').createErrorFromCode;
export const fetchRequest: (request: FetchRequest) => ProtocolRequest<never>['request'] =
  require('kafkajs/src/protocol/requests/fetch/v11/request');
export const decodeMetadata: (payload: Buffer) => Promise<ClusterMetadata> =
  require('kafkajs/src/protocol/requests/metadata/v6/response').decode;
export const MemberMetadata: MemberCodec<{
  readonly version: number;
  readonly topics: readonly string[];
  readonly userData: Buffer;
}> = require('kafkajs/src/consumer/assignerProtocol').MemberMetadata;
export const MemberAssignment: {
  encode(value: { version: number; assignment: Readonly<Record<string, readonly number[]>> }): Buffer;
  decode(bytes: Buffer): { readonly assignment: Readonly<Record<string, readonly number[]>> } | null;
} = require('kafkajs/src/consumer/assignerProtocol').MemberAssignment;
