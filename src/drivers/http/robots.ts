import robotsModule, { type Robot } from 'robots-parser';
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { FetchResponse, Robots, RobotsRules } from '../../ports/fetcher.ts';
import type { Gate } from '../../ports/gate.ts';
import { createClient } from './client.ts';
import { createRobotsCache } from './robots-cache.ts';

export interface RobotsOptions {
  readonly gate: Gate;
  readonly clock: Clock;
  /** Its product token, what stands before the first slash, is the name that robots.txt knows us by. */
  readonly userAgent: string;
  readonly connectTimeoutMs: number;
  readonly timeoutMs: number;
  /** How long rules hold; 24 hours by default, and by RFC 9309 never longer. */
  readonly ttlMs?: number;
  /** How long a failure holds; a minute by default. */
  readonly failureTtlMs?: number;
  /** Characters of robots.txt kept in memory, over all origins; 32 million by default. */
  readonly maxCachedCharacters?: number;
}

/** The package's types speak of a default export where its code exports the function itself. */
const parseRobots = robotsModule as unknown as (url: string, text: string) => Robot;

/** What RFC 9309 asks for (2.5, 2.3.1.2). */
const MAX_BYTES = 512 * 1024;
const MAX_REDIRECTS = 5;

/**
 * Characters of rules with wildcards that count. Matching takes their number times the length of the path, on the main
 * thread: a hostile file and address would take seconds; no real file comes near.
 */
const MAX_WILDCARD_CHARACTERS = 32 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

/** robots.txt as RFC 9309 says. Throws ROBOTS_UNREACHABLE, ADDRESS_REFUSED, or the caller's abort reason. */
export function createRobots(options: RobotsOptions): Robots & { close(): Promise<void> } {
  const limits = { maxBodyBytes: MAX_BYTES, maxUnpackedBytes: MAX_BYTES, overflow: 'cut' } as const;
  const client = createClient({ ...options, limits, accept: 'text/plain, */*;q=0.5' });
  const closed = new AbortController();

  async function load(origin: string): Promise<string> {
    try {
      return await follow(`${origin}/robots.txt`, (url) => client.get({ url, signal: closed.signal }));
    } catch (error) {
      throw unreachable(error, origin);
    }
  }

  const cache = createRobotsCache({
    load,
    parse: (origin, text) => parseRobots(`${origin}/robots.txt`, withFewWildcards(text)),
    clock: options.clock,
    ttlMs: Math.min(options.ttlMs ?? DAY_MS, DAY_MS),
    failureTtlMs: options.failureTtlMs ?? 60_000,
    maxCharacters: options.maxCachedCharacters ?? 8_000_000,
  });

  return {
    async rules(url, signal) {
      signal.throwIfAborted();
      const robot = await untilAborted(cache.get(new URL(url).origin), signal);
      return rulesFor(robot, url, options.userAgent);
    },
    async close() {
      closed.abort(new CodedError('ROBOTS_UNREACHABLE', 'closed'));
      await client.close();
    },
  };
}

function rulesFor(robot: Robot, url: string, userAgent: string): RobotsRules {
  const seconds = robot.getCrawlDelay(userAgent);
  const usable = seconds !== undefined && Number.isFinite(seconds) && seconds >= 0;
  return { allowed: robot.isAllowed(url, userAgent) !== false, crawlDelayMs: usable ? seconds * 1000 : null };
}

/** The text that counts: empty, which allows everything, where there is none (4xx, or redirects that lead nowhere). */
async function follow(start: string, get: (url: string) => Promise<FetchResponse>): Promise<string> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, headers, body } = await get(url);
    if (status >= 200 && status < 300) return new TextDecoder().decode(body);
    // too many requests is a server's trouble, as 5xx is, and no permission
    if (status >= 500 || status === 429)
      throw new CodedError('HTTP_SERVER_ERROR', `robots.txt answered ${status}`, { value: url });
    const next = status >= 300 && status < 400 ? URL.parse(headers.location ?? '', url) : null;
    if (next === null || headers.location === undefined) return '';
    url = next.href;
  }
  return '';
}

function withFewWildcards(text: string): string {
  let characters = 0;
  return text.replace(/^[ \t]*(?:dis)?allow[ \t]*:[^\r\n]*\*[^\r\n]*/gim, (rule) => {
    characters += rule.length;
    return characters > MAX_WILDCARD_CHARACTERS ? '' : rule;
  });
}

/** A refused address stays one: trying again would not help. */
function unreachable(error: unknown, origin: string): unknown {
  if (!(error instanceof CodedError)) return error;
  if (error.code === 'ADDRESS_REFUSED' || error.code === 'URL_SCHEME') return error;
  return new CodedError('ROBOTS_UNREACHABLE', error.code, { value: origin, cause: error });
}

/** Others may wait for the same answer: an abort ends this caller's wait, not the request. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
