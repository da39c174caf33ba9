import { errors } from 'undici';
import { type Code, CodedError } from '../../ports/errors.ts';

/** What went wrong underneath, by the codes of Node, undici and llhttp. Everything else is a connection that broke. */
const MEANINGS: readonly (readonly [pattern: RegExp, code: Code, detail: string])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, 'DNS_FAILED', 'the host name cannot be resolved'],
  [/^(UND_ERR_\w*TIMEOUT|ETIMEDOUT)$/, 'FETCH_TIMEOUT', 'the server did not answer in time'],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/, 'BODY_TOO_LARGE', 'the headers are larger than allowed'],
  [/^HPE_/, 'HTTP_CLIENT_ERROR', 'the answer is not HTTP'],
];

/** The CodedError for an error of a request before its headers were there; a bug stays what it is. */
export function requestFailure(error: unknown, url: string): unknown {
  const coded = codedIn(error);
  if (coded !== null) return coded;
  const code = codeOf(error);
  if (code === null || code === 'UND_ERR_INVALID_ARG') return error;
  const [, meaning, detail] = MEANINGS.find(([pattern]) => pattern.test(code)) ?? [];
  return new CodedError(meaning ?? 'CONNECT_FAILED', detail ?? `no connection (${code})`, { value: url, cause: error });
}

/** The CodedError for a body that broke off. */
export function bodyFailure(error: unknown, url: string): unknown {
  return codedIn(error) ?? new CodedError('CONNECT_FAILED', 'the connection broke', { value: url, cause: error });
}

function codedIn(error: unknown): CodedError | null {
  if (error instanceof CodedError) return error;
  return error instanceof Error && error.cause !== undefined ? codedIn(error.cause) : null;
}

function codeOf(error: unknown): string | null {
  // undici leaves the code out where llhttp's number has no name
  if (error instanceof errors.HTTPParserError) return error.code ?? 'HPE_UNKNOWN';
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
