/** The server: one client, so many requests at once, each with its deadline; every failure is a coded error. */
import { QdrantClient, QdrantClientResourceExhaustedError, QdrantClientTimeoutError } from '@qdrant/js-client-rest';
import { CodedError } from '../../ports/errors.ts';
import { createLimit } from '../limit.ts';

export interface ServerOptions {
  /** http:// or https://, with the port if it is not 6333. */
  readonly url: string;
  /** Empty: none is sent. */
  readonly apiKey: string;
  /** For one request, in milliseconds; waiting for a connection does not count. */
  readonly timeoutMs: number;
  /** Requests at once. */
  readonly connections: number;
  /** After a failure so long nobody is made to wait for the server, in milliseconds. */
  readonly restMs?: number;
}

/** Asks the server something. Throws INDEX_UNAVAILABLE. */
export type Ask = <T>(request: (client: QdrantClient) => Promise<T>) => Promise<T>;

const REST_MS = 5_000;

const PORT = 6333;

/** Timeout, too many requests. */
const BUSY = [408, 429];

/** The status of the answer that an error tells of; null where there was none. */
export function statusOf(error: unknown): number | null {
  const cause = error instanceof CodedError ? error.cause : error;
  return cause instanceof Error && 'status' in cause && typeof cause.status === 'number' ? cause.status : null;
}

export class Server {
  readonly #client: QdrantClient;
  readonly #limit: ReturnType<typeof createLimit>;
  readonly #name: string;
  readonly #timeoutMs: number;
  readonly #restMs: number;
  #restsUntil = 0;
  #failures = 0;

  /** Throws CONFIG_INVALID. */
  constructor({ url, apiKey, timeoutMs, connections, restMs = REST_MS }: ServerOptions) {
    const { host, https, port, prefix } = addressOf(url);
    if (!/^[\x21-\x7e]*$/.test(apiKey)) {
      throw new CodedError('CONFIG_INVALID', 'the API key of Qdrant has characters that no header can carry');
    }
    this.#name = `Qdrant at ${host}:${port}`;
    this.#timeoutMs = timeoutMs;
    this.#restMs = restMs;
    this.#limit = createLimit(connections);
    // the key as a header: given as a key, the client would write to the console that http is not secure
    const headers = apiKey === '' ? {} : { 'api-key': apiKey };
    this.#client = new QdrantClient({
      ...{ host, https, port, prefix, headers },
      timeout: timeoutMs,
      maxConnections: connections,
      checkCompatibility: false,
    });
  }

  /** Throws INDEX_UNAVAILABLE. */
  readonly ask: Ask = (request) => this.#limit(() => this.#ask(request));

  /**
   * For a task that does better without an answer than with a late one: it is refused at once while the server is left
   * alone after a failure, or when one happens while it waits for a connection. Throws INDEX_UNAVAILABLE.
   */
  brisk(): Ask {
    if (performance.now() < this.#restsUntil) throw this.#failedJustNow();
    // that one task tries whether the server is back is enough
    if (this.#restsUntil > 0) this.#rest();
    const failures = this.#failures;
    return (request) =>
      this.#limit(async () => {
        if (this.#failures !== failures) throw this.#failedJustNow();
        return this.#ask(request);
      });
  }

  async #ask<T>(request: (client: QdrantClient) => Promise<T>): Promise<T> {
    try {
      const answer = await request(this.#client);
      this.#restsUntil = 0;
      return answer;
    } catch (error) {
      const status = statusOf(error);
      if (status === null || status >= 500 || BUSY.includes(status)) this.#fail();
      throw new CodedError('INDEX_UNAVAILABLE', `${this.#name} ${this.#tell(error, status)}`, { cause: error });
    }
  }

  #fail(): void {
    this.#failures += 1;
    this.#rest();
  }

  #rest(): void {
    this.#restsUntil = performance.now() + this.#restMs;
  }

  #failedJustNow(): CodedError {
    return new CodedError('INDEX_UNAVAILABLE', `${this.#name} failed just now, and is left alone for some seconds`);
  }

  #tell(error: unknown, status: number | null): string {
    if (error instanceof QdrantClientTimeoutError) return `did not answer within ${this.#timeoutMs} ms`;
    if (error instanceof QdrantClientResourceExhaustedError) return 'answered 429';
    if (status === 401 || status === 403) return `refuses the API key, or wants one (${status})`;
    if (status !== null) return `answered ${status}${reasonOf(error)}`;
    return `cannot be reached${codeOf(error)}`;
  }
}

/** What the client makes of a URL is its host, and port 6333 even where 443 is written. Throws CONFIG_INVALID. */
function addressOf(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === null || !isHttp || url.username !== '' || url.password !== '') {
    throw new CodedError('CONFIG_INVALID', 'the URL of Qdrant must be http:// or https://, without a user or password');
  }
  const [, port = PORT] = /^https?:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/i.exec(text.trim()) ?? [];
  const prefix = url.pathname.replace(/\/+$/, '');
  return { host: url.hostname, https: url.protocol === 'https:', port: Number(port), prefix };
}

/** Qdrant's answers to what it refuses: {"status": {"error": "..."}}. */
function reasonOf(error: unknown): string {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : null;
  const status: unknown = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  const reason: unknown = typeof status === 'object' && status !== null && 'error' in status ? status.error : null;
  return typeof reason === 'string' ? `: ${reason.slice(0, 200)}` : '';
}

/** The system's code of a connection that failed, as fetch hides it. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? ` (${code})` : '';
}
