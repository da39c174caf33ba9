import { createHash } from 'node:crypto';
import { CodedError } from '../ports/errors.ts';
import { isTracking } from './tracking.ts';

const MAX_LENGTH = 8192;

/**
 * One spelling for every address of one page. Beyond what the WHATWG parser does (case and punycode of the host,
 * default port, dot segments) it removes the fragment, the host's trailing dots, tracking parameters and an empty
 * query, sorts parameters by name (values of one name keep their order) and spells percent-encodings as RFC 3986 6.2.2 says.
 * Idempotent. Throws URL_INVALID, URL_SCHEME, URL_CREDENTIALS, URL_TOO_LONG.
 */
export function canonicalUrl(raw: string): string {
  if (raw.length > MAX_LENGTH) throw new CodedError('URL_TOO_LONG', 'the URL is too long', { value: raw });
  const url = URL.parse(raw);
  if (url === null) throw new CodedError('URL_INVALID', 'not a URL', { value: raw });
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new CodedError('URL_SCHEME', 'neither http nor https', { value: raw });
  }
  if (url.username !== '' || url.password !== '') {
    // only the host is named: a failure is published and logged, a password must not be
    throw new CodedError('URL_CREDENTIALS', 'a URL with a user name or password', { value: url.host });
  }
  dropTrailingDots(url, raw);
  const canonical = `${url.protocol}//${url.host}${respell(url.pathname)}${canonicalQuery(url.search)}`;
  if (canonical.length > MAX_LENGTH) throw new CodedError('URL_TOO_LONG', 'the URL is too long', { value: raw });
  return canonical;
}

/** The id of the document at a canonical URL: the first 128 bits of its sha256, hexadecimal. */
export function documentId(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

function dropTrailingDots(url: URL, raw: string): void {
  if (!url.hostname.endsWith('.')) return;
  url.hostname = url.hostname.replace(/\.+$/, '');
  // the setter ignores what makes no valid host
  if (url.hostname.endsWith('.')) throw new CodedError('URL_INVALID', 'no usable host', { value: raw });
}

function canonicalQuery(search: string): string {
  const parameters = respell(search.slice(1))
    .split('&')
    .filter((parameter) => parameter !== '' && !isTracking(nameOf(parameter)))
    .sort((one, other) => compare(nameOf(one), nameOf(other)));
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Escapes what RFC 3986 knows as neither unreserved nor reserved, a lone percent sign too; unescapes the unreserved. */
function respell(part: string): string {
  return part.replace(/%([0-9a-f]{2})|[%"<>[\\\]^`{|} ]/gi, (found, hex: string | undefined) => {
    if (hex === undefined) return escapeAscii(found);
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : `%${hex.toUpperCase()}`;
  });
}

function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
