/** What a page may load. Where its requests may lead is the proxy's matter; here is what would be of no use. */
import type { Request, Route } from 'playwright-core';
import type { FetchResponse } from '../../ports/fetcher.ts';

/** What text may come from. Frames are not: what they show is not the page's own. */
const USEFUL: ReadonlySet<string> = new Set(['script', 'stylesheet', 'xhr', 'fetch', 'eventsource']);

/** An image of one transparent pixel: scripts that replace or remove what did not load leave it alone. */
const PIXEL = {
  status: 200,
  headers: { 'content-type': 'image/gif', 'access-control-allow-origin': '*' },
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** Headers that speak of bytes as they were sent, or would make a download of the page. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

export interface Traffic {
  /** Requests that have no answer yet. */
  readonly pending: number;
  /** Where the page wanted to lead by itself. */
  readonly leadsTo: string | null;
  handle(route: Route): Promise<void>;
  ended(request: Request): void;
}

/** Answers the first navigation with `page`, lets at most `maxRequests` useful requests out, and refuses the rest. */
export function createTraffic(page: FetchResponse, maxRequests: number): Traffic {
  const pending = new Set<Request>();
  let shown = false;
  let requests = 0;
  let leadsTo: string | null = null;

  async function decide(route: Route): Promise<void> {
    const request = route.request();
    const type = request.resourceType();
    if (request.isNavigationRequest()) {
      if (!shown) {
        shown = true;
        return route.fulfill({ status: 200, headers: shownHeaders(page), body: Buffer.from(page.body) });
      }
      if (isMainFrame(request) && leadsElsewhere(request.url(), page.url)) leadsTo ??= request.url();
      return route.abort('aborted');
    }
    if (type === 'image') return route.fulfill(PIXEL);
    requests += 1;
    if (!USEFUL.has(type) || requests > maxRequests) return route.abort('blockedbyclient');
    if (type !== 'eventsource') pending.add(request);
    return route.continue();
  }

  return {
    get pending() {
      return pending.size;
    },
    get leadsTo() {
      return leadsTo;
    },
    // a route whose page was closed meanwhile needs no answer
    handle: (route) => decide(route).catch(() => {}),
    ended: (request) => void pending.delete(request),
  };
}

function shownHeaders({ headers }: FetchResponse): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !NOT_SHOWN.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, name === 'set-cookie' ? separated(value) : value]));
}

/** Cookies that were joined to one header are told apart by the names that follow the commas. */
function separated(cookies: string): string {
  return cookies.replace(/, *(?=[^;,= ]+=)/g, '\n');
}

function isMainFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // the first request of a popup
    return false;
  }
}

/** Whether it is another page, and one that could be asked for. */
function leadsElsewhere(target: string, here: string): boolean {
  const [a, b] = [URL.parse(target), URL.parse(here)];
  if (a === null || b === null || !/^https?:$/.test(a.protocol)) return false;
  a.hash = '';
  b.hash = '';
  return a.href !== b.href;
}
