/** The two messages of a SOCKS 5 client (RFC 1928, sections 3 to 5). */

export interface Destination {
  /** A name, or an address as text, without brackets. */
  readonly host: string;
  readonly port: number;
}

export type Incomplete = 'incomplete';

const CONNECT = 1;
const KIND = { ipv4: 1, name: 3, ipv6: 4 } as const;

/** What follows the greeting; null while it is not complete. Versions and methods are not looked at: we need none. */
export function takeGreeting(bytes: Uint8Array): Uint8Array | null {
  const methods = bytes[1];
  return methods === undefined || bytes.byteLength < 2 + methods ? null : bytes.subarray(2 + methods);
}

/** Where a request leads; null for anything but a CONNECT. */
export function destinationOf(bytes: Uint8Array): Destination | null | Incomplete {
  const [version, command, , kind, length] = bytes;
  if (length === undefined) return 'incomplete';
  if (version !== 5 || command !== CONNECT) return null;
  const [start, size] = kind === KIND.name ? [5, length] : [4, kind === KIND.ipv4 ? 4 : 16];
  if (kind !== KIND.name && kind !== KIND.ipv4 && kind !== KIND.ipv6) return null;
  if (bytes.byteLength < start + size + 2) return 'incomplete';
  const host = hostOf(kind, bytes.subarray(start, start + size));
  return { host, port: 256 * (bytes[start + size] ?? 0) + (bytes[start + size + 1] ?? 0) };
}

function hostOf(kind: number, bytes: Uint8Array): string {
  if (kind === KIND.name) return new TextDecoder().decode(bytes);
  if (kind === KIND.ipv4) return bytes.join('.');
  const parts = Array.from({ length: 8 }, (_, at) => 256 * (bytes[2 * at] ?? 0) + (bytes[2 * at + 1] ?? 0));
  return parts.map((part) => part.toString(16)).join(':');
}
