/** What a site calls itself, so that its name is neither a headline nor an author. */
import type { Evidence } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';
import { comparable, plain } from './plain.ts';
import { siteOf } from './site.ts';

const METAS = [
  'og:site_name',
  'application-name',
  'apple-mobile-web-app-title',
  'twitter:site',
  'publisher',
  'dc.publisher',
  'copyright',
];
/** Spaces around all but the bar; what stands between two of them is a segment. */
const SEPARATOR = /\s+[-–—|·•»«:/>~‹›]{1,2}\s+|\s*[|｜»]\s*|\s+::\s+|(?<=\p{L})\s-\s?/u;
const SEPARATORS = new RegExp(SEPARATOR, 'gu');
const STARTS = new RegExp(`${SEPARATOR.source}|:\\s+`, 'gu');
/** What every separator has. */
const SIGN = /[-–—|·•»«:/>~‹›｜]/;
const MAX_NAME = 40;
/** Shorter labels of domains are parts of too many words. */
const MIN_LABEL = 4;

export class SiteNames {
  readonly #exact: ReadonlySet<string>;
  /** The registrable domain's own label. */
  readonly #label: string;

  constructor(names: readonly string[], url: string) {
    const site = siteOf(url);
    this.#label = comparable(site.split('.')[0] ?? '');
    const all = new Set([...names, site, `www.${site}`, this.#label]);
    this.#exact = new Set([...all].map(comparable).filter((name) => name.length > 1));
  }

  /** Whether a whole text is one of the site's names. */
  isName(text: string): boolean {
    return this.#exact.has(comparable(text));
  }

  /** Whether a text that is comparable already is one of them. */
  isKey(key: string): boolean {
    return this.#exact.has(key);
  }

  /** Whether a part of a title is a name of the site: known, or close to its domain. */
  isSegment(text: string): boolean {
    const key = comparable(text);
    if (this.#exact.has(key)) return true;
    if (this.#label.length < MIN_LABEL || text.length > MAX_NAME || key.length < MIN_LABEL) return false;
    return key.includes(this.#label) || (this.#label.includes(key) && key.length * 2 >= this.#label.length);
  }
}

/** Collects the names that a page gives its site. */
export function siteNamesOf(evidence: Evidence, data: StructuredData, url: string): SiteNames {
  const metas = METAS.flatMap((name) => evidence.metas.get(name) ?? []).map(plain);
  const feeds = evidence.homeNames.map((name) =>
    name.replace(/\s*(?:[»|–-]\s*)?(?:rss|atom|feed|новости|news|comments feed)\s*$/i, ''),
  );
  return new SiteNames([...metas, ...data.siteNames, ...evidence.homeNames, ...feeds], url);
}

/** Takes segments off a title's ends that are the site's name, and only those. */
export function withoutSite(title: string, names: SiteNames): string {
  let rest = title.trim();
  if (!SIGN.test(rest)) return rest;
  for (let pass = 0; pass < 3; pass += 1) {
    const shorter = dropEnd(rest, names) ?? dropStart(rest, names);
    if (shorter === null) return rest;
    rest = shorter;
  }
  return rest;
}

function dropEnd(title: string, names: SiteNames): string | null {
  for (const match of matchesOf(SEPARATORS, title).reverse()) {
    if (names.isSegment(title.slice(match.index + match[0].length))) return title.slice(0, match.index).trim() || null;
  }
  return null;
}

/** Before a colon only a name that is known: a headline may begin with a word of the domain. */
function dropStart(title: string, names: SiteNames): string | null {
  for (const match of matchesOf(STARTS, title)) {
    const start = title.slice(0, match.index);
    const colon = match[0].trim() === ':';
    if (colon ? names.isName(start) : names.isSegment(start))
      return title.slice(match.index + match[0].length).trim() || null;
  }
  return null;
}

/** As matchAll, which makes a new expression each time. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
