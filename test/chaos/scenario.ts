/** What a chaos run sends, decided before it starts. */
import { canonicalUrl, documentId } from '../../src/page/url.ts';
import type { Random } from './random.ts';
import { respell } from './spelling.ts';

/** How the server answers for a page. */
export type Kind = 'plain' | 'flaky' | 'redirect' | 'slow' | 'gone';

export interface Page {
  readonly number: number;
  readonly kind: Kind;
  readonly host: string;
  /** Where it leads, of kind `redirect`. */
  readonly target: string;
  readonly url: string;
  readonly id: string;
  readonly expect: 'document' | 'failure';
}

export interface Scenario {
  readonly pages: readonly Page[];
  /** Spellings in the order in which they are sent. */
  readonly sends: readonly string[];
}

export const HOSTS: readonly string[] = Array.from({ length: 40 }, (_, index) => `127.0.1.${index + 1}`);

/** Its robots.txt asks for a delay so long that some of its pages must wait in a retry tier. */
export const STRICT_HOST = '127.0.1.40';
export const STRICT_DELAY_S = 1;
const STRICT_PAGES = 16;

/** Requests that a page of a kind takes when nothing is killed; a redirect's are one at either host. */
export const REQUESTS: Readonly<Record<Kind, number>> = { plain: 1, flaky: 3, redirect: 2, slow: 1, gone: 1 };

/** Plans `records` pages at the server's port. The strict host's come first: they take longest. */
export function plan(records: number, port: number, random: Random): Scenario {
  const hosts = HOSTS.filter((host) => host !== STRICT_HOST);
  const strict = Math.min(STRICT_PAGES, Math.floor(records / 4));
  const kinds = kindsOf(records, random);
  const pages = kinds.map((kind, index): Page => {
    const isStrict = kind === 'plain' && index < strict;
    const host = isStrict ? STRICT_HOST : random.pick(hosts);
    const target = random.pick(hosts.filter((other) => other !== host));
    const url = canonicalUrl(`http://${host}:${port}/news/~desk/story-${index}?edition=main&item=${index}`);
    const expect = kind === 'gone' ? 'failure' : 'document';
    return { number: index, kind, host, target, url, id: documentId(url), expect };
  });
  return { pages, sends: sendsOf(pages, random) };
}

function kindsOf(records: number, random: Random): Kind[] {
  const kinds: Kind[] = [];
  const add = (kind: Kind, share: number) => kinds.push(...Array<Kind>(Math.round(records * share)).fill(kind));
  add('flaky', 1 / 10);
  add('redirect', 1 / 10);
  add('slow', 1 / 20);
  add('gone', 1 / 20);
  const strict = Math.min(STRICT_PAGES, Math.floor(records / 4));
  const plain = Array<Kind>(Math.max(0, records - kinds.length)).fill('plain');
  return [...plain.slice(0, strict), ...random.shuffle([...kinds, ...plain.slice(strict)])];
}

/**
 * A fifth is sent twice. Only URLs that become documents: a failure frees its URL, so that a later duplicate of it
 * would be tried, and fail, a second time, as it should.
 */
function sendsOf(pages: readonly Page[], random: Random): string[] {
  const twice = random
    .shuffle(pages.filter(({ expect }) => expect === 'document'))
    .slice(0, Math.round(pages.length / 5));
  const sends = [
    ...pages.map(({ number, url }) => ({ at: number, url })),
    ...twice.map(({ number, url }) => ({ at: random.between(number, pages.length), url: respell(url, random) })),
  ];
  return sends.sort((one, other) => one.at - other.at).map(({ url }) => url);
}
