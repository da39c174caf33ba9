import { CodedError } from '../../ports/errors.ts';
import type { Assignment } from '../../ports/log.ts';

const REFUSALS = new Set([
  'TOPIC_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'TRANSACTIONAL_ID_AUTHORIZATION_FAILED',
  'SASL_AUTHENTICATION_FAILED',
  'UNSUPPORTED_SASL_MECHANISM',
  'SECURITY_DISABLED',
  'UNSUPPORTED_VERSION',
  'INVALID_TRANSACTION_TIMEOUT',
  'INVALID_SESSION_TIMEOUT',
]);
const REFUSING_ERRORS = new Set([
  'KafkaJSSASLAuthenticationError',
  'KafkaJSServerDoesNotSupportApiKey',
  'KafkaJSNotImplemented',
]);
/** What a coordinator or leader that moved, or is only just starting, answers. */
const STALE = new Set([
  'NOT_COORDINATOR_FOR_GROUP',
  'GROUP_COORDINATOR_NOT_AVAILABLE',
  'GROUP_LOAD_IN_PROGRESS',
  'NOT_LEADER_FOR_PARTITION',
  'LEADER_NOT_AVAILABLE',
  'REPLICA_NOT_AVAILABLE',
  'FENCED_LEADER_EPOCH',
  'UNKNOWN_LEADER_EPOCH',
  'UNKNOWN_TOPIC_OR_PARTITION',
  'KAFKA_STORAGE_ERROR',
]);

/** Node.js's codes of certificates that are not trusted, and of what is no TLS at all: they stay so. */
const TLS_REFUSALS =
  /^(?:ERR_(?:TLS|SSL|OSSL)_|(?:CERT|CRL|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERROR_IN|PATH_LENGTH)_|(?:INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|EPROTO)$)/;

/** Why brokers do not make or change a topic; they will not the next time either. */
const TOPIC_REFUSALS = new Set([
  'TOPIC_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'POLICY_VIOLATION',
  'INVALID_CONFIG',
  'INVALID_PARTITIONS',
  'INVALID_REPLICATION_FACTOR',
  'INVALID_REPLICA_ASSIGNMENT',
  'INVALID_TOPIC_EXCEPTION',
]);

/** The broker's name of an error (REBALANCE_IN_PROGRESS, say); undefined where no broker answered. */
export function typeOf(error: unknown): string | undefined {
  const { type } = rootOf(error);
  return typeof type === 'string' ? type : undefined;
}

/** Whether what is known of coordinators and leaders is out of date. */
export function isStale(error: unknown): boolean {
  return STALE.has(typeOf(error) ?? '');
}

/** Whether a connection could not be had, or broke: another broker may have the answer. */
export function isUnanswered(error: unknown): boolean {
  return /^KafkaJS(Connection\w*Error|BrokerNotFound)$/.test(String(rootOf(error).name));
}

/** LOG_REFUSED or LOG_UNAVAILABLE, whatever kafkajs threw; a coded error as it is. */
export function codedError(error: unknown, doing: string): CodedError {
  if (error instanceof CodedError) return error;
  const root = rootOf(error);
  // the messages of brokers and sockets name hosts, topics and groups; no message holds a password
  const detail = `${doing}: ${String(root.message)}`;
  return new CodedError(isRefusal(root) ? 'LOG_REFUSED' : 'LOG_UNAVAILABLE', detail, { cause: error });
}

/** The brokers' names of errors, where one request was about several topics. */
export function typesOf(error: unknown): (string | undefined)[] {
  return partsOf(error).map(typeOf);
}

/** TOPIC_MISMATCH where brokers refuse to make or change `topics`, with what they say; any other error as it is. */
export function refusedTopics(error: unknown, topics: readonly string[]): unknown {
  const refusal = partsOf(error)
    .map(rootOf)
    .find(({ type }) => TOPIC_REFUSALS.has(String(type)));
  if (refusal === undefined) return partsOf(error).find((one) => typeOf(one) !== 'TOPIC_ALREADY_EXISTS') ?? error;
  const { topic = topics.join(', '), type: refused, reason = refusal.message } = refusal;
  const detail = `a topic is missing or too small, and the brokers refuse to change that: ${String(reason)}`;
  return new CodedError('TOPIC_MISMATCH', detail, { value: { topic, refused }, cause: error });
}

/** The error of work on an assignment that is over, or became doubtful. */
export function revoked(assignment: Assignment, cause?: unknown): CodedError {
  const { group, topic, partition, epoch } = assignment;
  const value = { group, topic, partition, epoch };
  return new CodedError('ASSIGNMENT_REVOKED', 'the partition is no longer ours', { value, cause });
}

function isRefusal({ name, type, code }: Root): boolean {
  if (REFUSING_ERRORS.has(String(name)) || REFUSALS.has(String(type))) return true;
  return TLS_REFUSALS.test(String(code));
}

function partsOf(error: unknown): readonly unknown[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
}

interface Root {
  readonly name?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  /** Of a topic that was not made: its name, and the broker's own words. */
  readonly topic?: unknown;
  readonly reason?: unknown;
}

/** kafkajs wraps errors when it has tried often enough. */
function rootOf(error: unknown): Root {
  let root: unknown = error;
  while (isObject(root) && !('type' in root && root.type !== undefined) && isObject(root.cause)) root = root.cause;
  return isObject(root) ? root : { message: String(error) };
}

function isObject(value: unknown): value is Root & { readonly cause?: unknown } {
  return typeof value === 'object' && value !== null;
}
