/** What becomes of the record (or, for `exit`, of the program) that met the error; `tell`: there is none any more. */
export type Disposition = 'retry' | 'reject' | 'halt' | 'exit' | 'tell';

interface CodeEntry {
  readonly disposition: Disposition;
  /** One sentence for the README's table; a test keeps the two in step. */
  readonly meaning: string;
}

/** Every error code there is. The README's table is generated from it. */
export const CODES = {
  // what publishers send
  RECORD_EMPTY: { disposition: 'reject', meaning: 'the record has no value' },
  RECORD_MALFORMED: { disposition: 'reject', meaning: 'the value is neither a URL, nor JSON, nor UTF-8 text' },
  RECORD_INVALID: { disposition: 'reject', meaning: "the value is JSON but breaks the topic's contract" },
  RECORD_TOO_LARGE: { disposition: 'reject', meaning: "the record exceeds its topic's size limit" },
  CLOUDEVENT_INVALID: { disposition: 'reject', meaning: 'the CloudEvent lacks an attribute or its data' },
  URL_INVALID: { disposition: 'reject', meaning: 'the URL cannot be parsed, or has no public host' },
  URL_SCHEME: { disposition: 'reject', meaning: 'the URL is neither http nor https' },
  URL_CREDENTIALS: { disposition: 'reject', meaning: 'the URL carries a user name or password' },
  URL_TOO_LONG: { disposition: 'reject', meaning: 'the URL is longer than 8,192 characters' },
  EXPIRED: {
    disposition: 'reject',
    meaning: "the record's notAfter, or its age limit, passed before it could be done",
  },
  // fetching
  ADDRESS_REFUSED: { disposition: 'reject', meaning: 'the host is, or resolves to, an address that is not allowed' },
  ROBOTS_DISALLOWED: { disposition: 'reject', meaning: "the site's robots.txt forbids the page" },
  ROBOTS_UNREACHABLE: { disposition: 'retry', meaning: 'robots.txt could not be read (server error or no answer)' },
  DNS_FAILED: { disposition: 'retry', meaning: 'the host name could not be resolved' },
  CONNECT_FAILED: { disposition: 'retry', meaning: 'no connection, or it broke, or TLS failed' },
  FETCH_TIMEOUT: { disposition: 'retry', meaning: 'the server did not answer in time' },
  HTTP_NOT_FOUND: { disposition: 'reject', meaning: 'the server answered 404' },
  HTTP_GONE: { disposition: 'reject', meaning: 'the server answered 410' },
  HTTP_FORBIDDEN: { disposition: 'reject', meaning: 'the server answered 401, 403, 407 or 451' },
  HTTP_CLIENT_ERROR: {
    disposition: 'reject',
    meaning: 'the server answered with another 4xx, or with no usable status',
  },
  HTTP_THROTTLED: { disposition: 'retry', meaning: 'the server answered 429' },
  HTTP_SERVER_ERROR: { disposition: 'retry', meaning: 'the server answered 5xx' },
  REDIRECT_INVALID: { disposition: 'reject', meaning: 'a redirect without a usable location' },
  REDIRECT_LIMIT: { disposition: 'reject', meaning: 'too many redirects' },
  BODY_TOO_LARGE: { disposition: 'reject', meaning: 'the body is larger than allowed, compressed or unpacked' },
  BODY_ENCODING: { disposition: 'reject', meaning: 'the content encoding is unknown, or its data is corrupt' },
  NOT_IN_ARCHIVE: { disposition: 'reject', meaning: 'the WARC file has no response for this URL' },
  // reading a page
  BODY_EMPTY: { disposition: 'reject', meaning: 'the response has no body, or only white space' },
  NOT_HTML: { disposition: 'reject', meaning: 'the bytes are not HTML, whatever their label says' },
  CHARSET_GARBLED: { disposition: 'reject', meaning: 'no charset gives readable text' },
  PAGE_TOO_DEEP: { disposition: 'reject', meaning: 'elements are nested deeper, or are more, than any real page' },
  PAGE_DEADLINE: { disposition: 'reject', meaning: 'work on the page overran its deadline and was terminated' },
  PAGE_HEAP: { disposition: 'reject', meaning: "work on the page exhausted its worker's heap" },
  NO_CONTENT: { disposition: 'reject', meaning: 'no reader found a text on the page' },
  CONSENT_PAGE: { disposition: 'reject', meaning: 'the page is a consent or cookie wall, not a document' },
  BOT_CHECK: { disposition: 'reject', meaning: 'the page is a bot check, not a document' },
  ERROR_PAGE: { disposition: 'reject', meaning: 'the page is an error message with a status of success' },
  // rendering
  BROWSER_UNAVAILABLE: { disposition: 'retry', meaning: 'there is no browser, or it could not be started' },
  RENDER_TIMEOUT: { disposition: 'retry', meaning: 'the browser did not finish the page within its deadline' },
  RENDER_FAILED: { disposition: 'retry', meaning: 'the browser could not load or read the page' },
  // learning
  SELECTOR_INVALID: { disposition: 'reject', meaning: 'a selector of a profile cannot be parsed' },
  PROFILE_UNKNOWN: { disposition: 'reject', meaning: 'there is no profile (or no version of it) of this name' },
  PAGE_GONE: { disposition: 'reject', meaning: 'the stored page is no longer there' },
  VECTOR_INVALID: { disposition: 'reject', meaning: 'a vector has another dimension, or no length' },
  MODEL_MISSING: { disposition: 'reject', meaning: "a model's files are not there, or not what the manifest says" },
  MODEL_DOWN: { disposition: 'retry', meaning: "a model's child process is not running" },
  MODEL_TIMEOUT: { disposition: 'retry', meaning: 'a model did not answer within its deadline' },
  MODEL_FAILED: { disposition: 'retry', meaning: 'a model answered with an error, or not in the form asked for' },
  GPU_REQUIRED: { disposition: 'exit', meaning: 'a model was to run on a GPU, and there is none that it can use' },
  // the engine
  CRASHED_WORKER: { disposition: 'reject', meaning: 'the process crashed three times with only this record in flight' },
  RECORD_DEADLINE: { disposition: 'retry', meaning: 'handling took longer than the deadline of its processor' },
  ASSIGNMENT_REVOKED: {
    disposition: 'retry',
    meaning: 'the partition went to another member of the group before the work was committed',
  },
  BUG: { disposition: 'reject', meaning: 'an unexpected error, after a bounded number of tries' },
  // the machine
  LOG_UNAVAILABLE: { disposition: 'halt', meaning: 'the broker cannot be reached, or does not answer' },
  LOG_REFUSED: {
    disposition: 'exit',
    meaning: 'the broker refuses us (authentication, authorisation), or cannot be spoken to',
  },
  TOPIC_MISMATCH: {
    disposition: 'exit',
    meaning:
      'a topic is missing (before the first `run` or `submit` all are), or is not as its contract says, and may not be changed',
  },
  LOG_TRUNCATED: {
    disposition: 'tell',
    meaning:
      'records were deleted from the log before they were read; the daemon is not ready until this is acknowledged',
  },
  INDEX_UNAVAILABLE: { disposition: 'retry', meaning: 'the vector index cannot be reached, or does not answer' },
  INDEX_MISMATCH: { disposition: 'exit', meaning: "the vector index's collection is of another shape" },
  STORE_UNAVAILABLE: { disposition: 'halt', meaning: 'the database cannot be read or written' },
  DISK_FULL: { disposition: 'halt', meaning: 'the disk is full, or has less free space than configured' },
  FILE_LOCKED: { disposition: 'halt', meaning: 'another program holds the database file locked' },
  // starting up
  FILE_OWNED: { disposition: 'exit', meaning: 'another daemon owns the data folder; it is named' },
  DATABASE_OLDER: {
    disposition: 'exit',
    meaning: 'the database’s tables are not there yet, or of an older version: `run` or `submit` makes them',
  },
  DATABASE_NEWER: { disposition: 'exit', meaning: 'the database’s tables were made by a newer version' },
  STORE_REFUSED: {
    disposition: 'exit',
    meaning: 'the database refuses us (authentication, rights, TLS), does not exist, or cannot hold our texts',
  },
  FILE_NEWER: { disposition: 'exit', meaning: 'the database file was written by a newer version' },
  CONFIG_INVALID: { disposition: 'exit', meaning: 'the configuration has faults; all are listed' },
  USAGE: { disposition: 'exit', meaning: 'a command was called wrongly' },
  PORT_TAKEN: { disposition: 'exit', meaning: 'another program listens on the port; it is named' },
  PACKAGE_DAMAGED: { disposition: 'halt', meaning: 'a file of this package is missing or damaged: install it anew' },
  FILE_UNREADABLE: { disposition: 'exit', meaning: 'a file named on the command line cannot be read' },
} as const satisfies Record<string, CodeEntry>;

export type Code = keyof typeof CODES;

/** Options of a {@link CodedError}. */
export interface CodedErrorOptions {
  /** The offending value, cut to 200 characters in the message. */
  value?: unknown;
  cause?: unknown;
  /** For retries: not earlier than this many milliseconds from now. */
  retryAfterMs?: number;
}

/** An error with a code of the documented table; its disposition says what becomes of the record. */
export class CodedError extends Error {
  readonly code: Code;
  readonly value: string | null;
  readonly retryAfterMs: number | null;

  constructor(code: Code, detail: string, options: CodedErrorOptions = {}) {
    const value = options.value === undefined ? null : shorten(options.value);
    super(value === null ? `${code}: ${detail}` : `${code}: ${detail}: ${value}`, { cause: options.cause });
    this.name = 'CodedError';
    this.code = code;
    this.value = value;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  get disposition(): Disposition {
    return CODES[this.code].disposition;
  }
}

/** Whether the error concerns every record: something that all of them need is down. */
export function isHalt(error: unknown): error is CodedError {
  return error instanceof CodedError && error.disposition === 'halt';
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
