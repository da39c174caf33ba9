import type { BrowserContext } from 'playwright-core';
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { FetchResponse } from '../../ports/fetcher.ts';
import type { Gate } from '../../ports/gate.ts';
import type { Renderer } from '../../ports/renderer.ts';
import { type Member, Pool, type PoolOptions } from './pool.ts';
import { reapLeftovers } from './processes.ts';
import { type SocksProxy, startProxy } from './proxy.ts';
import { openContext, type ShowOptions, show } from './show.ts';
import { Turns } from './turns.ts';

export interface RendererOptions extends PoolOptions, Omit<ShowOptions, 'proxy'> {
  readonly gate: Gate;
  readonly clock: Clock;
  /** Added to what the browser calls itself. */
  readonly userAgent: string;
  /** Shown at the same time; as many may wait. */
  readonly pages: number;
  /** For one page: opening, showing, waiting, serialising. */
  readonly deadlineMs: number;
  readonly connectTimeoutMs: number;
  /** What one page may transfer. */
  readonly maxBytes: number;
  /** Told of what happens to browsers. */
  readonly onEvent: (fields: object, message: string) => void;
}

/** A context that does not close in this time has a browser that hangs. */
const CLOSE_MS = 2_000;

/** Pages in Chromium. No browser is started before the first page. What lies in `folder` is of a dead owner, and goes. */
export function createRenderer(options: RendererOptions): Renderer {
  const pool = new Pool(options);
  const turns = new Turns(options.pages);
  const reaped = reapLeftovers(options.folder).then((browsers) => {
    if (browsers > 0) options.onEvent({ browsers }, 'ended browsers of a daemon that is gone');
  });
  let shown = 0;
  let cause: string | null = null;

  /** What fails for every page is told once, until it works again. */
  async function acquire(): Promise<Member> {
    try {
      const member = await pool.acquire();
      cause = null;
      return member;
    } catch (error) {
      if (cause === null)
        options.onEvent({ err: error }, 'no browser can be started: pages are read from their own bytes');
      cause = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }

  async function inBrowser(page: FetchResponse, signal: AbortSignal): Promise<FetchResponse> {
    await reaped;
    const member = await acquire();
    try {
      return await withProxy(options, (proxy) => inContext(pool, member, { ...options, proxy }, page, signal));
    } finally {
      shown += 1;
      pool.release(member);
    }
  }

  return {
    get full() {
      return turns.full;
    },
    async render(page, signal) {
      const leave = await turns.enter(signal);
      try {
        return await inBrowser(page, signal);
      } finally {
        leave();
      }
    },
    health() {
      const { pid, started } = pool;
      return { pid, showing: turns.active, waiting: turns.waiting, shown, started, cause };
    },
    close: () => pool.close(),
  };
}

async function withProxy<T>(options: RendererOptions, work: (proxy: SocksProxy) => Promise<T>): Promise<T> {
  const proxy: SocksProxy = await startProxy({ ...options, maxConnections: 2 * options.maxRequests });
  try {
    return await work(proxy);
  } finally {
    proxy.close();
  }
}

/** Whatever happens, the context is closed before this returns, or the browser is dead. */
async function inContext(
  pool: Pool,
  member: Member,
  options: RendererOptions & ShowOptions,
  page: FetchResponse,
  signal: AbortSignal,
): Promise<FetchResponse> {
  const { browser, userAgent } = member.chromium;
  const named = { ...options, userAgent: `${userAgent} ${options.userAgent}` };
  let context: BrowserContext | null = null;
  const work = async () => {
    context = await openContext(browser, named);
    return show(context, page, named);
  };
  try {
    return await within(options, page.url, signal, work());
  } catch (error) {
    throw error instanceof CodedError || signal.aborted ? error : failure(error, page.url);
  } finally {
    // an opening that is still under way is one that hangs
    const closed = context === null ? false : await inTime((context as BrowserContext).close());
    if (!closed && browser.isConnected()) {
      options.onEvent({ url: page.url, pid: member.chromium.pid }, 'the browser hangs on a page: it is killed');
      pool.kill(member);
    }
  }
}

function within<T>(
  { clock, deadlineMs }: RendererOptions,
  url: string,
  signal: AbortSignal,
  work: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    const cancel = clock.after(deadlineMs, () =>
      reject(new CodedError('RENDER_TIMEOUT', `not done within ${deadlineMs} ms`, { value: url })),
    );
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => {
      cancel();
      signal.removeEventListener('abort', onAbort);
    });
  });
}

async function inTime(closing: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CLOSE_MS);
    closing
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}

function failure(cause: unknown, url: string): CodedError {
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return new CodedError('RENDER_FAILED', line, { value: url, cause });
}
