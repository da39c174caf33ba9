import type { LookupFunction } from 'node:net';

/**
 * The one gate that sees every request that leaves: fetch, redirect, robots.txt, and a browser's sub-requests.
 * All three checks throw ADDRESS_REFUSED, URL_SCHEME or URL_INVALID.
 */
export interface Gate {
  /** Before anything is resolved: scheme, port, and hosts that are literal addresses. */
  checkUrl(url: URL): void;
  /** Resolves a host name, answering only with addresses that are allowed. */
  readonly lookup: LookupFunction;
  /** The address that a socket is really connected to. */
  checkAddress(address: string): void;
}
