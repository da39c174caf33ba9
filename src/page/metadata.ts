/** What a page says about itself: one pass over its unsanitised tree, then one choice for each field. */
import type { Document } from 'domhandler';
import { findAuthors } from './metadata/authors.ts';
import type { DateContext } from './metadata/date/found.ts';
import { findPublished } from './metadata/dates.ts';
import type { Evidence } from './metadata/evidence.ts';
import { gather } from './metadata/gather.ts';
import { readJsonLd, type StructuredData } from './metadata/jsonld.ts';
import { plain } from './metadata/plain.ts';
import { canonicalOf, countryOf, languageLabel, siteOf } from './metadata/site.ts';
import { siteNamesOf } from './metadata/site-name.ts';
import { type ArticleState, readStates } from './metadata/state.ts';
import { findTitles } from './metadata/titles.ts';
import type { Country, PageInput, PublishedAt } from './reading.ts';

export interface Metadata {
  readonly canonicalUrl: string | null;
  /** Registrable domain, private suffixes included; the host where there is none. */
  readonly site: string;
  readonly country: Country | null;
  /** BCP 47 tag that the page (or who sent its URL) labels it with. */
  readonly labelledLanguage: string | null;
  readonly title: string | null;
  /** All candidates for the title, the best first. */
  readonly titles: readonly string[];
  readonly authors: readonly string[];
  readonly publishedAt: PublishedAt | null;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** The article's paragraphs, where the page has them as data. */
  readonly articleBody: string | null;
  readonly image: string | null;
  readonly signals: Signals;
  /** How the page writes dates. */
  readonly dates: DateContext;
}

/** What the tree shows of a page's kind, before it is sanitised. */
export interface Signals {
  /** Structured data or metadata say that this is an article. */
  readonly articleMarkup: boolean;
  /** False behind a paywall; null where nothing is said. */
  readonly accessibleForFree: boolean | null;
  readonly acceptButton: boolean;
  readonly consentLayer: boolean;
  /** Scripts or frames of a bot check. */
  readonly challenge: boolean;
  /** The page reloads itself. */
  readonly refresh: boolean;
  readonly noIndex: boolean;
}

/** A page with less prose than this may have its article in a script. */
const SCARCE_PROSE = 400;

/** Finds a page's metadata in its tree, which must still have its scripts and hidden elements. */
export function findMetadata(tree: Document, page: PageInput): Metadata {
  const evidence = gather(tree);
  const structured = readJsonLd(evidence.jsonLd, page.url, evidence.titleTag);
  const state =
    evidence.proseLength < SCARCE_PROSE && structured.articleBody === null
      ? readStates(evidence.states, evidence.titleTag)
      : null;
  const data = state === null ? structured : withState(structured, state);
  const country = countryOf(page);
  const labelledLanguage = languageLabel(evidence, data.language, page.hints.language);
  const siteNames = siteNamesOf(evidence, data, page.url);
  const { candidates, heading } = findTitles(evidence, data, siteNames);
  const dates = dateContext(page, labelledLanguage, country);
  return {
    canonicalUrl: canonicalOf(evidence, page.url),
    site: siteOf(page.url),
    country,
    labelledLanguage,
    title: candidates[0] ?? null,
    titles: candidates,
    authors: findAuthors(evidence, data, heading, siteNames),
    publishedAt: findPublished({ evidence, data, heading, url: page.url }, dates),
    description:
      metaText(evidence, 'description', 'og:description', 'twitter:description', 'dc.description') ?? data.description,
    keywords: keywordsOf(evidence, data),
    articleBody: data.articleBody,
    image: metaText(evidence, 'og:image', 'twitter:image') ?? data.image,
    signals: signalsOf(evidence, data),
    dates,
  };
}

function signalsOf(evidence: Evidence, data: StructuredData): Signals {
  const says = (name: string, pattern: RegExp) => pattern.test(evidence.metas.get(name)?.[0] ?? '');
  return {
    articleMarkup: data.isArticle || says('og:type', /article/i),
    accessibleForFree: data.accessibleForFree,
    acceptButton: evidence.acceptButton,
    consentLayer: evidence.consentLayer,
    challenge: evidence.challenge,
    refresh: says('refresh', /^\s*\d+/),
    noIndex: says('robots', /noindex/i),
  };
}

function withState(data: StructuredData, state: ArticleState): StructuredData {
  return {
    ...data,
    headline: data.headline ?? state.headline,
    datePublished: data.datePublished ?? state.datePublished,
    authors: data.authors.length > 0 ? data.authors : state.authors,
    articleBody: state.articleBody,
  };
}

function metaText(evidence: Evidence, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = plain(evidence.metas.get(name)?.[0]);
    if (text !== '') return text;
  }
  return null;
}

function keywordsOf(evidence: Evidence, data: StructuredData): string[] {
  const tags = evidence.metas.get('article:tag') ?? [];
  const listed = (evidence.metas.get('keywords') ?? evidence.metas.get('news_keywords') ?? []).flatMap((value) =>
    value.split(/[,;]/),
  );
  const words = [...listed, ...tags, ...data.keywords].map(plain).filter((word) => word !== '' && word.length < 80);
  return [...new Set(words)];
}

/** Where months come first: the United States and the Philippines. */
const MONTH_FIRST_TLD = /\.(?:us|gov|mil|edu|com|org|net|ph)$/;

function dateContext(page: PageInput, label: string | null, country: Country | null): DateContext {
  const tag = label?.toLowerCase() ?? '';
  const primary = tag.split('-')[0] ?? '';
  const host = URL.parse(page.url)?.hostname ?? '';
  const american = /^en-(?:us|ph)\b/.test(tag) || ((tag === 'en' || tag === '') && MONTH_FIRST_TLD.test(host));
  return {
    languages: primary === '' ? [] : [primary],
    monthFirst: american,
    country: country?.value ?? null,
    now: page.now,
  };
}
