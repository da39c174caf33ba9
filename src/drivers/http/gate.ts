import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { CodedError } from '../../ports/errors.ts';
import type { Gate } from '../../ports/gate.ts';
import {
  type Address,
  contains,
  embedded,
  isMapped,
  isMetadataAddress,
  isMetadataName,
  isPublic,
  type Network,
  parseAddress,
  parseNetwork,
} from './addresses.ts';
import { BLOCKED_PORTS } from './ports.ts';

type Resolve = (
  host: string,
  options: { all: true; family: number; hints: number },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export interface GateOptions {
  /** Networks (CIDR) and single addresses that are allowed although they are not public. */
  readonly allowedNetworks: readonly string[];
  /** Ports that may be connected to; by default all but those that the Fetch standard blocks. */
  readonly allowedPorts?: readonly number[];
  /** How names are resolved; the system's way by default. */
  readonly resolve?: Resolve;
}

/**
 * Public addresses pass, and those that the configuration names. A metadata service must be named by its very address:
 * a network that happens to contain it isn't enough. An IPv4-mapped address passes where its IPv4 address is named.
 * Throws CONFIG_INVALID.
 */
export function createGate(options: GateOptions): Gate {
  const networks = options.allowedNetworks.map(readNetwork);
  const portAllowed = portRule(options.allowedPorts);

  function checkAddress(text: string): void {
    const address = parseAddress(text);
    if (address === null || !isAllowed(address, networks))
      throw refused('the address is not public, and not among http.allow', text);
  }

  function checkUrl(url: URL): void {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new CodedError('URL_SCHEME', 'neither http nor https', { value: url.href });
    }
    const host = bareHost(url);
    if (host === '') throw new CodedError('URL_INVALID', 'no host', { value: url.href });
    if (isMetadataName(host)) throw refused('the host is a metadata service', host);
    if (!portAllowed(portOf(url))) throw refused('the port is not allowed', url.host);
    if (parseAddress(host) !== null) checkAddress(host);
  }

  return { checkUrl, checkAddress, lookup: guardedLookup(options.resolve ?? systemLookup, networks) };
}

/** Resolves as usual, then drops what is not allowed; refuses where nothing is left. */
function guardedLookup(resolve: Resolve, networks: readonly Network[]): LookupFunction {
  return (host, options, callback) => {
    const family = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : (options.family ?? 0);
    resolve(host, { all: true, family, hints: options.hints ?? 0 }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const allowed = addresses.filter(({ address }) => {
        const parsed = parseAddress(address);
        return parsed !== null && isAllowed(parsed, networks);
      });
      const [first] = allowed;
      if (first === undefined) {
        return callback(refused('the host resolves to no allowed address', `${host} (${list(addresses)})`), []);
      }
      if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function isAllowed(address: Address, networks: readonly Network[]): boolean {
  const inner = embedded(address);
  if (inner !== null && isMapped(address)) return isNamed(inner, networks);
  if (inner !== null && !isAllowed(inner, networks)) return false;
  return isNamed(address, networks) || (isPublic(address) && !isMetadataAddress(address));
}

function isNamed(address: Address, networks: readonly Network[]): boolean {
  const single = isMetadataAddress(address);
  return networks.some((network) => (!single || isSingle(network)) && contains(network, address));
}

function isSingle([address, prefix]: Network): boolean {
  return prefix === (address.kind() === 'ipv4' ? 32 : 128);
}

function readNetwork(text: string): Network {
  const network = parseNetwork(text);
  if (network === null) throw new CodedError('CONFIG_INVALID', 'neither a network nor an address', { value: text });
  return network;
}

function portRule(allowed: readonly number[] | undefined): (port: number) => boolean {
  if (allowed === undefined) return (port) => !BLOCKED_PORTS.has(port);
  return (port) => allowed.includes(port);
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}

function list(addresses: readonly LookupAddress[]): string {
  return addresses.map(({ address }) => address).join(', ');
}

function refused(detail: string, value: string): CodedError {
  return new CodedError('ADDRESS_REFUSED', detail, { value });
}
