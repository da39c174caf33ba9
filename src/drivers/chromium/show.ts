/** One page in a context of its own: shown, waited for, serialised. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { CodedError } from '../../ports/errors.ts';
import type { FetchResponse } from '../../ports/fetcher.ts';
import type { SocksProxy } from './proxy.ts';
import { createTraffic, type Traffic } from './routes.ts';
import { PROBE, serialise } from './script.ts';

export interface ShowOptions {
  readonly userAgent: string;
  /** The page's way out. After `close` what is on its way fails, and so does what is asked for later. */
  readonly proxy: SocksProxy;
  /** A page that does not come to rest is taken as it is after this time. */
  readonly settleMs: number;
  readonly maxRequests: number;
  /** UTF-16 code units of the serialisation. */
  readonly maxLength: number;
}

/** How long nothing may happen until a page counts as done; longer while it has hardly any text. */
const QUIET_MS = 500;
const EMPTY_QUIET_MS = 1_500;
/** Less text than this, in characters, is hardly any: no page leads elsewhere that has more. */
const HARDLY_ANY = 250;
const PROBE_EVERY_MS = 100;
/** What the rest of a page gets whose loading was cut. */
const REST_MS = 3_000;

/** A context that shares nothing with others: no cookies, cache, service workers, downloads or permissions. */
export function openContext(browser: Browser, { userAgent, proxy }: ShowOptions): Promise<BrowserContext> {
  return browser.newContext({
    userAgent,
    proxy: { server: proxy.url },
    serviceWorkers: 'block',
    acceptDownloads: false,
    viewport: { width: 1280, height: 1600 },
  });
}

/** Shows the page, and answers with its serialisation, or with a redirect to where it leads. Throws BODY_TOO_LARGE. */
export async function show(
  context: BrowserContext,
  response: FetchResponse,
  options: ShowOptions,
): Promise<FetchResponse> {
  const traffic = createTraffic(response, options.maxRequests);
  context.on('requestfinished', traffic.ended);
  context.on('requestfailed', traffic.ended);
  await context.route('**/*', traffic.handle);
  const page = await context.newPage();
  // popups go; their requests are refused already
  context.on('page', (popup) => void popup.close().catch(() => {}));
  return Promise.race([crash(page, response.url), shown(context, page, traffic, response, options)]);
}

/** Rejects when the page's process dies, as for want of memory: its questions would stay without an answer. */
function crash(page: Page, url: string): Promise<never> {
  return new Promise((_, reject) => {
    page.once('crash', () => reject(new CodedError('RENDER_FAILED', 'the page crashed', { value: url })));
  });
}

async function shown(
  context: BrowserContext,
  page: Page,
  traffic: Traffic,
  response: FetchResponse,
  options: ShowOptions,
): Promise<FetchResponse> {
  const world = await openWorld(context, page);
  // until the document is there; what it is made of may take longer, or for ever
  await page.goto(response.url, { waitUntil: 'commit', timeout: 0 });
  let sight = await settled(world, traffic, options.settleMs);
  if (sight.loading) {
    // a script that does not arrive holds up the rest of the page: without it, the rest is there
    options.proxy.close();
    sight = await settled(world, traffic, REST_MS);
  }
  if (traffic.leadsTo !== null && sight.size < HARDLY_ANY) return redirect(response, traffic.leadsTo);
  const { length, html } = await world.evaluate<{ length: number; html: string | null }>(serialise(options.maxLength));
  if (html === null) throw new CodedError('BODY_TOO_LARGE', `${length} characters when shown`, { value: response.url });
  const headers = { ...response.headers, 'content-type': 'text/html; charset=utf-8' };
  return { ...response, headers, body: Buffer.from(html.toWellFormed()), rendered: true };
}

interface World {
  evaluate<T>(expression: string): Promise<T>;
}

/** A world of our own inside the page: its scripts cannot reach it. */
async function openWorld(context: BrowserContext, page: Page): Promise<World> {
  const session: CDPSession = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const create = () => session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  return {
    async evaluate(expression) {
      // asked for each time: the same name gives the same world, until the document is another one
      const { executionContextId } = await create();
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId: executionContextId,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
  };
}

interface Sight {
  /** Characters of the page's text, that of its scripts included. */
  readonly size: number;
  /** It is still being parsed. */
  readonly loading: boolean;
}

/** Waits until the page is at rest: parsed, nothing on its way, its text as long as before. */
async function settled(world: World, traffic: Traffic, settleMs: number): Promise<Sight> {
  const start = performance.now();
  let [size, since] = [-1, start];
  for (;;) {
    const seen = await world.evaluate<Sight>(PROBE);
    const now = performance.now();
    if (seen.size !== size || seen.loading || traffic.pending > 0) [size, since] = [seen.size, now];
    const quiet = size < HARDLY_ANY ? EMPTY_QUIET_MS : QUIET_MS;
    if (now - since >= quiet || now - start >= settleMs) return seen;
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
}

function redirect(response: FetchResponse, location: string): FetchResponse {
  return { ...response, status: 302, headers: { location }, body: new Uint8Array(), rendered: true };
}
