/** What an HTTP answer means. */
import { CodedError } from '../../ports/errors.ts';
import type { FetchResponse } from '../../ports/fetcher.ts';

export type Meaning = { readonly kind: 'page' } | { readonly kind: 'redirect'; readonly location: URL };

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const FORBIDDEN: ReadonlySet<number> = new Set([401, 403, 407, 451]);
/** A server's wish for a pause is honoured up to here. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** Throws the HTTP_ errors, REDIRECT_INVALID and BODY_EMPTY. `now` in milliseconds since the epoch. */
export function meaningOf(response: FetchResponse, now: number): Meaning {
  const { status, url } = response;
  if (REDIRECTS.has(status)) return { kind: 'redirect', location: redirectTarget(response) };
  if (status === 204 || status === 205)
    throw new CodedError('BODY_EMPTY', `the server answered ${status}`, { value: url });
  if (status >= 200 && status < 300) return { kind: 'page' };
  throw statusError(response, now);
}

function statusError({ status, url, headers }: FetchResponse, now: number): CodedError {
  const said = `the server answered ${status}`;
  if (status === 404) return new CodedError('HTTP_NOT_FOUND', said, { value: url });
  if (status === 410) return new CodedError('HTTP_GONE', said, { value: url });
  if (FORBIDDEN.has(status)) return new CodedError('HTTP_FORBIDDEN', said, { value: url });
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now);
  if (status === 429) return new CodedError('HTTP_THROTTLED', said, { value: url, retryAfterMs });
  if (status >= 500) return new CodedError('HTTP_SERVER_ERROR', said, { value: url, retryAfterMs });
  return new CodedError('HTTP_CLIENT_ERROR', said, { value: url });
}

function redirectTarget({ status, url, headers }: FetchResponse): URL {
  const location = headers.location ?? '';
  const target = location === '' ? null : URL.parse(location, url);
  if (target === null || !/^https?:$/.test(target.protocol) || target.username !== '' || target.password !== '') {
    throw new CodedError('REDIRECT_INVALID', `the server answered ${status} without a usable location`, {
      value: location,
    });
  }
  target.hash = '';
  return target;
}

/** Retry-After in seconds or as a date, to milliseconds from now, within bounds; 0 where there is none. */
export function parseRetryAfter(value: string | undefined, now: number): number {
  if (value === undefined) return 0;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_RETRY_AFTER_MS) : 0;
}
