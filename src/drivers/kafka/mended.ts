/** What is wrong in kafkajs 2.2.4, the last of its releases, where it cannot be avoided. */
import { createRequire } from 'node:module';

interface RequestQueue {
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

interface Connection {
  connecting?: Promise<unknown> | null;
  connect(): Promise<unknown>;
}

const require = createRequire(import.meta.url);

/** Mends kafkajs, once for the process. */
export function mendKafkajs(): void {
  if (mended) return;
  mended = true;
  const queues: { prototype: RequestQueue } = require('kafkajs/src/network/requestQueue');
  const connections: { prototype: Connection } = require('kafkajs/src/network/connection');
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
