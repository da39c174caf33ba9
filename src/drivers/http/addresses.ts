import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = readonly [address: Address, prefix: number];

/** Global unicast: the only part of IPv6 from which addresses on the Internet are handed out (RFC 4291, 2.4). */
const GLOBAL_UNICAST: Network = [ipaddr.IPv6.parse('2000::'), 3];

/** Clouds answer here with credentials: AWS, Google, Azure (also its wire server), Alibaba, Oracle. */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
  '169.254.169.254',
  '169.254.170.2',
  'fd00:ec2::254',
  'fd20:ce::254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
]);

const METADATA_NAMES: ReadonlySet<string> = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'instance-data',
  'instance-data.ec2.internal',
]);

/** Where an IPv6 address of each form carries an IPv4 address: the index of its first 16-bit part. */
const EMBEDDINGS: Readonly<Record<string, number>> = { ipv4Mapped: 6, rfc6145: 6, rfc6052: 6, '6to4': 1 };

/** An address or a network in CIDR notation; null for anything else. */
export function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = parseAddress(text);
  return address === null ? null : [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** An address as sockets and resolvers spell it; null for anything else, the short forms of IPv4 (127.1) included. */
export function parseAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  const [withoutZone = ''] = text.split('%', 1);
  return ipaddr.IPv6.isValid(withoutZone) ? ipaddr.IPv6.parse(withoutZone) : null;
}

export function contains([network, prefix]: Network, address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, prefix);
}

export function isMetadataName(host: string): boolean {
  return METADATA_NAMES.has(host);
}

export function isMetadataAddress(address: Address): boolean {
  return METADATA_ADDRESSES.has(address.toString());
}

/** Whether the Internet at large could reach it: unicast, and in no range that is special for any reason. */
export function isPublic(address: Address): boolean {
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || contains(GLOBAL_UNICAST, address));
}

/** The IPv4 address inside an IPv4-mapped, translated (NAT64, RFC 6145) or 6to4 address. */
export function embedded(address: Address): ipaddr.IPv4 | null {
  if (!(address instanceof ipaddr.IPv6)) return null;
  const index = EMBEDDINGS[address.range()];
  if (index === undefined) return null;
  return new ipaddr.IPv4(address.toByteArray().slice(2 * index, 2 * index + 4));
}

export function isMapped(address: Address): boolean {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();
}
