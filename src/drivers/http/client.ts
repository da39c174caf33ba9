import type { Dispatcher } from 'undici';
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { FetchRequest, FetchResponse } from '../../ports/fetcher.ts';
import { type BodyLimits, readBody } from './body.ts';
import { createDispatcher, type DispatcherOptions } from './dispatcher.ts';
import { requestFailure } from './failures.ts';
import { flatten } from './headers.ts';

export interface ClientOptions extends DispatcherOptions {
  readonly clock: Clock;
  readonly userAgent: string;
  /** For the whole of a request, from the name's resolution to the body's last byte. */
  readonly timeoutMs: number;
  readonly limits: BodyLimits;
  /** The Accept header. */
  readonly accept: string;
}

export interface Client {
  get(request: FetchRequest): Promise<FetchResponse>;
  close(): Promise<void>;
}

/** What is read of a body that nobody wants, to keep the connection. */
const DRAIN_BYTES = 64 * 1024;

/** GET through the gate, bounded in time and bytes. Redirects are answers like others. */
export function createClient(options: ClientOptions): Client {
  const dispatcher = createDispatcher(options);
  return {
    get: (request) => withDeadline(options, request, (signal) => exchange(dispatcher, options, { ...request, signal })),
    close: () => dispatcher.destroy(),
  };
}

async function exchange(
  dispatcher: Dispatcher,
  options: ClientOptions,
  { url, signal, hold }: FetchRequest,
): Promise<FetchResponse> {
  const target = URL.parse(url);
  if (target === null) throw new CodedError('URL_INVALID', 'not a URL', { value: url });
  options.gate.checkUrl(target);
  const response = await request(dispatcher, options, target, signal);
  const headers = flatten(response.headers);
  return {
    url,
    status: response.statusCode,
    headers,
    body: await bodyOf(response, headers, { ...options.limits, hold }, signal, url),
    fetchedAt: options.clock.now(),
  };
}

async function request(
  dispatcher: Dispatcher,
  { userAgent, accept }: ClientOptions,
  target: URL,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const headers = { 'user-agent': userAgent, accept, 'accept-encoding': 'gzip, deflate, br, zstd' };
  const { origin, pathname, search } = target;
  try {
    return await dispatcher.request({ method: 'GET', origin, path: `${pathname}${search}`, headers, signal });
  } catch (error) {
    throw requestFailure(error, target.href);
  }
}

async function bodyOf(
  response: Dispatcher.ResponseData,
  headers: Readonly<Record<string, string>>,
  limits: BodyLimits,
  signal: AbortSignal,
  url: string,
): Promise<Uint8Array> {
  if (response.statusCode >= 200 && response.statusCode < 300) return readBody(response.body, headers, limits, url);
  // the status has been said: how the rest ends matters to nobody
  await response.body.dump({ limit: DRAIN_BYTES, signal }).catch(() => {});
  return new Uint8Array();
}

/** Runs `work` until the caller's signal or the deadline stops it; then the reason is thrown, whatever `work` threw. */
async function withDeadline<T>(
  { clock, timeoutMs }: ClientOptions,
  { url, signal }: FetchRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const cancel = clock.after(timeoutMs, () => {
    stop.abort(new CodedError('FETCH_TIMEOUT', `no complete answer within ${timeoutMs} ms`, { value: url }));
  });
  try {
    return await work(stop.signal);
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    cancel();
    signal.removeEventListener('abort', onAbort);
  }
}
