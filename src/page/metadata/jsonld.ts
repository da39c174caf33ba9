/** schema.org in JSON-LD: which node is the page's article, and what it says. */
import { isObject, type Json, type JsonObject, listOf, parseLoose } from './json.ts';
import { comparable, paragraphs, plain } from './plain.ts';

const MAX_NODES = 5000;

/** What the page's structured data says about its article; empty where it says nothing. */
export interface StructuredData {
  readonly headline: string | null;
  readonly name: string | null;
  readonly authors: readonly string[];
  readonly datePublished: string | null;
  readonly dateModified: string | null;
  readonly dateCreated: string | null;
  /** Names of the publisher and of the web site. */
  readonly siteNames: readonly string[];
  readonly articleBody: string | null;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly language: string | null;
  /** False behind a paywall; null where nothing is said. */
  readonly accessibleForFree: boolean | null;
  /** There is a node of an article. */
  readonly isArticle: boolean;
}

/** Better kinds first. */
const KINDS: readonly RegExp[] = [
  /(?:article|posting|reportage|opinionnews|liveblog)$/i,
  /^(?:report|recipe|howto|review|techarticle|discussionforumposting|videoobject|podcastepisode|question|event|book|qapage|course|dataset)$/i,
  /^(?:webpage|itempage|aboutpage|medicalwebpage|creativework|product)$/i,
];

/** Reads all JSON-LD scripts of a page. `url` and `title` tell its article from others. */
export function readJsonLd(scripts: readonly string[], url: string, title: string | null): StructuredData {
  const nodes = scripts.flatMap((script) => flatten(parseLoose(script)));
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  // a reference has nothing but its id
  for (const node of nodes)
    if (Object.keys(node).length > 1 && typeof node['@id'] === 'string') byId.set(node['@id'], node);
  const resolve = (value: Json): Json =>
    isObject(value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value;
  const ranked = rankArticles(nodes, url, title);
  return describe(ranked, nodes, resolve);
}

function describe(
  ranked: readonly JsonObject[],
  nodes: readonly JsonObject[],
  resolve: (value: Json) => Json,
): StructuredData {
  const article = ranked[0];
  const first = <T>(read: (node: JsonObject) => T | null): T | null => {
    for (const node of ranked) {
      const value = read(node);
      if (value !== null) return value;
    }
    return null;
  };
  const text = (key: string) => first((node) => textAt(node, key));
  return {
    headline: text('headline'),
    name: article === undefined ? null : textAt(article, 'name'),
    authors: first((node) => nonEmpty(peopleOf(node, resolve))) ?? [],
    datePublished: text('datePublished') ?? text('uploadDate'),
    dateModified: text('dateModified'),
    dateCreated: text('dateCreated'),
    siteNames: siteNames(nodes, ranked, resolve),
    articleBody: article === undefined ? null : bodyOf(article),
    description: text('description'),
    keywords: first((node) => nonEmpty(keywordsOf(node))) ?? [],
    image: first((node) => imageOf(node.image, resolve)),
    language: first((node) => languageOf(node.inLanguage)),
    accessibleForFree: first((node) => booleanOf(node.isAccessibleForFree)),
    isArticle: article !== undefined && kindOf(article) === 0,
  };
}

function flatten(value: Json | null): JsonObject[] {
  const found: JsonObject[] = [];
  const pending: Json[] = value === null ? [] : [value];
  while (pending.length > 0 && found.length < MAX_NODES) {
    const next = pending.shift();
    if (Array.isArray(next)) pending.unshift(...(next as Json[]));
    else if (isObject(next)) {
      found.push(next);
      // nested nodes count too: an article may be the main entity of its page
      for (const key of [
        '@graph',
        'mainEntity',
        'mainEntityOfPage',
        'author',
        'publisher',
        'isPartOf',
        'itemReviewed',
        'subjectOf',
      ]) {
        const inner = next[key];
        if (typeof inner === 'object' && inner !== null) pending.push(inner as Json);
      }
    }
  }
  return found;
}

function typesOf(node: JsonObject): string[] {
  return listOf(node['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));
}

function kindOf(node: JsonObject): number {
  const types = typesOf(node);
  return KINDS.findIndex((kind) => types.some((type) => kind.test(type)));
}

/** Article nodes, the best first: the right kind, then the page's own address or title. */
function rankArticles(nodes: readonly JsonObject[], url: string, title: string | null): JsonObject[] {
  const wanted = comparable(title ?? '');
  const candidates = nodes.map((node, order) => ({
    node,
    order,
    kind: kindOf(node),
    own: ownership(node, url, wanted),
  }));
  const articles = candidates.filter(({ kind }) => kind >= 0);
  // several articles, none the page's own: a list of others
  const firstKind = articles.filter(({ kind }) => kind === 0);
  const list = firstKind.length > 2 && firstKind.every(({ own }) => own === 0);
  return articles
    .filter(({ kind, own }) => !list || kind > 0 || own > 0)
    .sort((one, other) => one.kind - other.kind || other.own - one.own || one.order - other.order)
    .map(({ node }) => node);
}

function ownership(node: JsonObject, url: string, title: string): number {
  const addresses = [
    node.url,
    node['@id'],
    node.mainEntityOfPage,
    isObject(node.mainEntityOfPage) ? node.mainEntityOfPage['@id'] : null,
  ];
  const path = pathOf(url);
  if (path !== '/' && addresses.some((address) => typeof address === 'string' && pathOf(address) === path)) return 2;
  const headline = comparable(textAt(node, 'headline') ?? textAt(node, 'name') ?? '');
  return headline.length > 8 && (title.includes(headline) || headline.includes(title)) ? 1 : 0;
}

function pathOf(address: string): string {
  return (URL.parse(address)?.pathname ?? address).replace(/\/+$/, '') || '/';
}

function textAt(node: JsonObject, key: string): string | null {
  const value = listOf(node[key]).find((each) => typeof each === 'string' || typeof each === 'number');
  return plain(isObject(node[key]) ? node[key]['@value'] : value) || null;
}

function peopleOf(node: JsonObject, resolve: (value: Json) => Json): string[] {
  const sources = [node.author, node.creator, node.contributor];
  for (const source of sources) {
    const names = listOf(source).flatMap((each) => nameOf(resolve(each)));
    if (names.length > 0) return names;
  }
  return [];
}

function nameOf(value: Json): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (!isObject(value)) return [];
  const given = [value.givenName, value.familyName].map(plain).filter((part) => part !== '');
  const names = listOf(value.name).flatMap((name) => (isObject(name) ? nameOf(name) : [plain(name)]));
  const kept = names.filter((name) => name !== '');
  return kept.length > 0 ? kept : given.length === 2 ? [given.join(' ')] : [];
}

function siteNames(
  nodes: readonly JsonObject[],
  articles: readonly JsonObject[],
  resolve: (value: Json) => Json,
): string[] {
  const publishers = articles.flatMap((node) => listOf(node.publisher)).map(resolve);
  const owners = nodes.filter((node) =>
    typesOf(node).some((type) => /^(?:website|organization|newsmediaorganization)$/i.test(type)),
  );
  return [...publishers, ...owners.filter((node) => node.url === undefined || pathOf(String(node.url)) === '/')]
    .flatMap((node) => (isObject(node) ? [plain(node.name), plain(node.alternateName)] : [plain(node)]))
    .filter((name) => name !== '');
}

/** Paragraphs of a body text, which may be HTML or hold escaped HTML. */
function bodyOf(node: JsonObject): string | null {
  const value = listOf(node.articleBody ?? node.reviewBody).find((each) => typeof each === 'string');
  if (typeof value !== 'string') return null;
  return paragraphs(value).join('\n') || null;
}

function keywordsOf(node: JsonObject): string[] {
  return listOf(node.keywords)
    .flatMap((each) => (typeof each === 'string' ? each.split(/[,;]/) : []))
    .map(plain)
    .filter((word) => word !== '');
}

function imageOf(value: Json | undefined, resolve: (value: Json) => Json): string | null {
  for (const each of listOf(value).map(resolve)) {
    if (typeof each === 'string' && each !== '') return each;
    const url = isObject(each) ? (each.url ?? each.contentUrl) : undefined;
    if (typeof url === 'string' && url !== '') return url;
  }
  return null;
}

function languageOf(value: Json | undefined): string | null {
  const language = listOf(value)[0];
  if (typeof language === 'string') return language;
  return isObject(language) && typeof language.alternateName === 'string' ? language.alternateName : null;
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

function booleanOf(value: Json | undefined): boolean | null {
  const text = String(value ?? '').toLowerCase();
  if (text !== 'true' && text !== 'false') return null;
  return text === 'true';
}
