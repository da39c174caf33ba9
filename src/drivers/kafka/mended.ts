/** What is wrong in kafkajs 2.2.4, the last of its releases, where it cannot be avoided. */
import { createRequire } from 'node:module';
import { errorOfCode } from './kafkajs.ts';

interface RequestQueue {
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

interface Connection {
  connecting?: Promise<unknown> | null;
  connect(): Promise<unknown>;
}

interface TopicsAnswer {
  readonly topicErrors: readonly {
    readonly topic: string;
    readonly errorCode: number;
    readonly errorMessage: string | null;
  }[];
}

interface TopicsResponse {
  parse(answer: TopicsAnswer): Promise<TopicsAnswer>;
}

const require = createRequire(import.meta.url);

/** Mends kafkajs, once for the process. */
export function mendKafkajs(): void {
  if (mended) return;
  mended = true;
  const queues: { prototype: RequestQueue } = require('kafkajs/src/network/requestQueue');
  const connections: { prototype: Connection } = require('kafkajs/src/network/connection');
  const responses: TopicsResponse[] = [
    require('kafkajs/src/protocol/requests/createTopics/v3/response'),
    require('kafkajs/src/protocol/requests/createPartitions/v1/response'),
  ];
  for (const response of responses) response.parse = keepReasons;
  lookOnlyForWhatWaits(queues.prototype);
  connectOnce(connections.prototype);
}

let mended = false;

/**
 * After its first answer every connection looks for waiting requests each millisecond for ever, although there can be none,
 * by a timer of a negative time, of which Node.js warns.
 */
function lookOnlyForWhatWaits(queue: RequestQueue): void {
  const { scheduleCheckPendingRequests } = queue;
  queue.scheduleCheckPendingRequests = function schedule() {
    if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
  };
}

/** Two who need a connection that is not there yet make a socket each, one of which is never used, nor closed. */
function connectOnce(connection: Connection): void {
  const { connect } = connection;
  connection.connect = function connectShared() {
    this.connecting ??= connect.call(this).finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  };
}

/** What a broker says of a topic that it refuses is dropped, with the topic's name where partitions are added. */
async function keepReasons(answer: TopicsAnswer): Promise<TopicsAnswer> {
  const { KafkaJSAggregateError } = require('kafkajs/src/errors');
  const failed = answer.topicErrors.filter(({ errorCode }) => errorCode !== 0);
  if (failed.length === 0) return answer;
  const errors = failed.map(({ topic, errorCode, errorMessage }) =>
    Object.assign(errorOfCode(errorCode), { topic, ...(errorMessage !== null && { reason: errorMessage }) }),
  );
  throw new KafkaJSAggregateError('topics were not changed', errors);
}
