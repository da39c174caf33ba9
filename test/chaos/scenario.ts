/** What a chaos run sends, decided before it starts. */
import { canonicalUrl, documentId } from '../../src/page/url.ts';
import { type Design, designOf, redesigned } from './designs.ts';
import type { Random } from './random.ts';
import { respell } from './spelling.ts';

/** How the server answers for a page. */
export type Kind = 'plain' | 'flaky' | 'redirect' | 'slow' | 'gone' | 'scripted';

export interface Page {
  readonly number: number;
  readonly kind: Kind;
  readonly host: string;
  /** Where it leads, of kind `redirect`. */
  readonly target: string;
  /** Of the site that answers. */
  readonly design: Design;
  readonly url: string;
  readonly id: string;
  readonly expect: 'document' | 'failure';
}

export interface Scenario {
  readonly pages: readonly Page[];
  readonly sends: readonly Send[];
  readonly hosts: readonly string[];
  /** Hosts that are built otherwise from the middle on. */
  readonly redesigned: number;
}

/** In the order in which they are sent. */
export interface Send {
  /** One of its spellings. */
  readonly url: string;
  /** In a browser. */
  readonly render: boolean;
}

export const HOSTS: readonly string[] = Array.from({ length: 40 }, (_, index) => `127.0.1.${index + 1}`);

/** Its robots.txt asks for a delay so long that some of its pages must wait in a retry tier. */
export const STRICT_HOST = '127.0.1.40';
export const STRICT_DELAY_S = 1;
const STRICT_PAGES = 16;

/** Enough for a site's template to be learned while the run lasts, and again after a redesign. */
const PAGES_PER_HOST = 12;
const LEAST_HOSTS = 4;
/** Every third site's pages are built otherwise from the middle of the run on. */
const REDESIGNED = 3;

/** Requests that a page of a kind takes when nothing is killed; a redirect's are one at either host. */
export const REQUESTS: Readonly<Record<Kind, number>> = {
  plain: 1,
  flaky: 3,
  redirect: 2,
  slow: 1,
  gone: 1,
  scripted: 1,
};

/** Plans `records` pages at the server's port; `shown`: some need a browser. The strict host's come first: they take longest. */
export function plan(records: number, port: number, random: Random, shown = false): Scenario {
  const most = HOSTS.length - 1;
  const hosts = HOSTS.slice(0, Math.min(most, Math.max(LEAST_HOSTS, Math.floor(records / PAGES_PER_HOST))));
  const strict = strictPages(records);
  const kinds = kindsOf(records, random, shown);
  const pages = kinds.map((kind, index): Page => {
    const isStrict = kind === 'plain' && index < strict;
    const host = isStrict ? STRICT_HOST : random.pick(hosts);
    const target = random.pick(hosts.filter((other) => other !== host));
    const design = designAt(kind === 'redirect' ? target : host, index >= records / 2);
    return pageAt(index, port, { kind, host, target, design });
  });
  return {
    pages,
    sends: sendsOf(pages, random),
    hosts: strict > 0 ? [...hosts, STRICT_HOST] : hosts,
    redesigned: hosts.filter((_, site) => site % REDESIGNED === 0).length,
  };
}

/** Pages of one kind, spread over hosts that ask for no delay; `most`: so many hosts. */
export function planSteady(records: number, port: number, kind: Kind, most = HOSTS.length): Page[] {
  const hosts = HOSTS.filter((host) => host !== STRICT_HOST).slice(0, most);
  return Array.from({ length: records }, (_, index) => {
    const host = hosts[index % hosts.length] as string;
    return pageAt(index, port, { kind, host, target: host, design: designAt(host, false) });
  });
}

function pageAt(number: number, port: number, how: Pick<Page, 'kind' | 'host' | 'target' | 'design'>): Page {
  const url = canonicalUrl(`http://${how.host}:${port}/news/~desk/story-${number}?edition=main&item=${number}`);
  return { number, ...how, url, id: documentId(url), expect: how.kind === 'gone' ? 'failure' : 'document' };
}

const strictPages = (records: number): number => Math.min(STRICT_PAGES, Math.floor(records / 4));

function designAt(host: string, late: boolean): Design {
  const site = HOSTS.indexOf(host);
  return late && site % REDESIGNED === 0 ? redesigned(designOf(site), site % 2 === 0) : designOf(site);
}

function kindsOf(records: number, random: Random, shown: boolean): Kind[] {
  const kinds: Kind[] = [];
  const add = (kind: Kind, share: number) => kinds.push(...Array<Kind>(Math.round(records * share)).fill(kind));
  add('flaky', 1 / 10);
  add('redirect', 1 / 10);
  add('slow', 1 / 20);
  add('gone', 1 / 20);
  if (shown) add('scripted', 1 / 8);
  const plain = Array<Kind>(Math.max(0, records - kinds.length)).fill('plain');
  const strict = strictPages(records);
  return [...plain.slice(0, strict), ...random.shuffle([...kinds, ...plain.slice(strict)])];
}

/**
 * A fifth is sent twice. Only URLs that become documents: a failure frees its URL, so that a later duplicate of it
 * would be tried, and fail, a second time, as it should.
 */
function sendsOf(pages: readonly Page[], random: Random): Send[] {
  const twice = random
    .shuffle(pages.filter(({ expect }) => expect === 'document'))
    .slice(0, Math.round(pages.length / 5));
  const render = ({ kind }: Page) => kind === 'scripted';
  const sends = [
    ...pages.map((page) => ({ at: page.number, url: page.url, render: render(page) })),
    ...twice.map((page) => ({
      at: random.between(page.number, pages.length),
      url: respell(page.url, random),
      render: render(page),
    })),
  ];
  return sends.sort((one, other) => one.at - other.at).map(({ url, render }) => ({ url, render }));
}
