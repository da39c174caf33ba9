import type { Clock } from '../../ports/clock.ts';
import type { KafkaLogger } from './logging.ts';

export interface KafkaOptions {
  /** host:port */
  readonly brokers: readonly string[];
  readonly clientId: string;
  /** PEM texts; null: no TLS, or none of this part. */
  readonly tls: { readonly ca: string | null; readonly cert: string | null; readonly key: string | null } | null;
  readonly sasl: {
    readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    readonly username: string;
    readonly password: string;
  } | null;
  /** Before the names of topics, groups and transactions. */
  readonly topicPrefix: string;
  /** Whether missing topics are created and partitions added, or everything is only checked. */
  readonly create: boolean;
  /** Replicas of a topic that is created; -1: as the brokers are set. */
  readonly replication: number;
  /** A member that is not heard of for so long loses its partitions. */
  readonly sessionTimeoutMs: number;
  /** The brokers abort a transaction that is open for so long. */
  readonly transactionTimeoutMs: number;
  readonly compression: 'none' | 'gzip' | 'zstd';
  readonly logger: KafkaLogger;
  readonly clock: Clock;
  /** No topic keeps records longer, whatever its settings say. */
  readonly maxRetentionMs: number;
  /** A superseded record of a compacted topic stays at least so long. */
  readonly compactionLagMs: number;
}
