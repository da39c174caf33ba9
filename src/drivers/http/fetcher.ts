import type { Clock } from '../../ports/clock.ts';
import type { Fetcher } from '../../ports/fetcher.ts';
import type { Gate } from '../../ports/gate.ts';
import { createClient } from './client.ts';

export interface HttpFetcherOptions {
  readonly gate: Gate;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly connectTimeoutMs: number;
  /** For the whole of a request, from the name's resolution to the body's last byte. */
  readonly timeoutMs: number;
  /** Bytes on the wire. */
  readonly maxBodyBytes: number;
  /** Bytes after all content encodings are undone. */
  readonly maxUnpackedBytes: number;
  /** Bytes of a response's status line and headers; 64 KB by default. */
  readonly maxHeaderBytes?: number;
  /** Connections to one origin at the same time; 4 by default. */
  readonly maxConnectionsPerOrigin?: number;
}

const ACCEPT = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.5';

/**
 * Pages over HTTP/1.1. Statuses are not judged here, and only a 2xx answer's body is read. Throws the caller's abort
 * reason, or ADDRESS_REFUSED, URL_*, DNS_FAILED, CONNECT_FAILED, FETCH_TIMEOUT, BODY_TOO_LARGE, BODY_ENCODING, and
 * HTTP_CLIENT_ERROR for an answer that is not HTTP.
 */
export function createHttpFetcher(options: HttpFetcherOptions): Fetcher {
  const { maxBodyBytes, maxUnpackedBytes } = options;
  const limits = { maxBodyBytes, maxUnpackedBytes, overflow: 'refuse' } as const;
  const client = createClient({ ...options, limits, accept: ACCEPT });
  return { fetch: (request) => client.get(request), close: () => client.close() };
}
