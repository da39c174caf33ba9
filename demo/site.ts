/** A demo site: a folder of hand-written articles and one template. README.md says how to add one. */
import { readdirSync, readFileSync } from 'node:fs';
import { nameBuild } from './build-names.ts';
import { fill, type Values } from './template.ts';

/** site.json. */
interface Settings {
  readonly name: string;
  readonly language: string;
  readonly charset: 'utf-8' | 'windows-1251';
  /** Where a site of scripts has its pages' data: `/data` for `/data/path.json`. */
  readonly data?: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  /** Addresses that lead elsewhere: on this site, or (`site`) on another one. */
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly site?: string }[];
  /** Addresses for the demo's list besides the articles: moved, missing, forbidden, walled. */
  readonly alsoListed: readonly string[];
}

/** An article, or a page of the site about itself: front matter, body and comments, apart by lines of dashes. */
interface Article {
  readonly path: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly body: string;
  readonly comments: string;
}

export interface Site extends Settings {
  readonly folder: URL;
  readonly template: string;
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly pages: readonly Article[];
}

/** Reads a site from its folder. */
export function loadSite(folder: URL): Site {
  const settings = JSON.parse(readFileSync(new URL('site.json', folder), 'utf8')) as Settings;
  const articles = loadArticles(new URL('articles/', folder));
  return {
    ...settings,
    folder,
    template: readFileSync(new URL('template.html', folder), 'utf8'),
    articles: articles.sort((a, b) => field(b, 'published').localeCompare(field(a, 'published'))),
    pages: loadArticles(new URL('pages/', folder)),
  };
}

/** The addresses that the demo publishes, as paths. */
export function listedPaths(site: Site): string[] {
  return [...site.articles.map((article) => article.path), ...site.alsoListed];
}

/** Of these, what takes another page back: it is published when the others have been read, as in life. */
export function withdrawalPaths(site: Site): string[] {
  return site.articles.filter(({ meta }) => meta.withdraws === 'yes').map(({ path }) => path);
}

/** The page at a path, or null where there is none. `origin` is the site's own address, without a slash. */
export function renderPage(site: Site, path: string, origin: string): string | null {
  const page = site.pages.find((each) => each.path === path);
  if (page?.meta.bare === 'yes') return page.body;
  const values = pageValues(site, path, origin);
  if (values === null) return null;
  const build = site.articles.find((each) => each.path === path)?.meta.build ?? site.articles[0]?.meta.build;
  const html = fill(site.template, values);
  return build === undefined ? html : nameBuild(html, build);
}

/** What a site's own script makes a page of, where it has one; null where there is nothing at this path. */
export function renderData(site: Site, path: string, origin: string): string | null {
  if (site.data === undefined || !path.startsWith(`${site.data}/`) || !path.endsWith('.json')) return null;
  const page = path.slice(site.data.length, -'.json'.length).replace(/\/index$/, '/');
  const values = pageValues(site, page, origin);
  return values && JSON.stringify(values);
}

function pageValues(site: Site, path: string, origin: string): Values | null {
  const main = mainPart(site, path, origin);
  if (main === null) return null;
  return {
    site: site.name,
    language: site.language,
    charset: site.charset,
    data: `${site.data ?? ''}${path.replace(/\/$/, '/index')}.json`,
    url: origin + path,
    origin,
    title: site.name,
    article: false,
    list: false,
    page: false,
    ...main,
    sections: named(site.sections, '/'),
    latest: site.articles.filter((each) => each.path !== path).map((each) => summary(site, each)),
  };
}

function mainPart(site: Site, path: string, origin: string): Values | null {
  const article = site.articles.find((each) => each.path === path);
  if (article) return { title: field(article, 'title'), article: articleValues(site, article, origin) };
  const page = site.pages.find((each) => each.path === path);
  if (page) return { title: field(page, 'title'), page: { body: page.body } };
  const list = listing(site, path);
  return (
    list && {
      title: list.heading,
      list: { heading: list.heading, items: list.articles.map((each) => summary(site, each)) },
    }
  );
}

function listing(site: Site, path: string): { heading: string; articles: readonly Article[] } | null {
  if (path === '/') return { heading: site.name, articles: site.articles };
  const section = path.match(/^\/([\w-]+)\/$/)?.[1];
  if (section && section in site.sections) {
    const articles = site.articles.filter((each) => each.meta.section === section);
    return { heading: site.sections[section] ?? section, articles };
  }
  const tag = path.match(/^\/tag\/([\w-]+)\/$/)?.[1];
  if (!tag || !(tag in site.tags)) return null;
  const articles = site.articles.filter((each) => words(each, 'tags').includes(tag));
  return { heading: site.tags[tag] ?? tag, articles };
}

function articleValues(site: Site, article: Article, origin: string): Values {
  const section = field(article, 'section');
  return {
    ...summary(site, article),
    section: site.sections[section] ?? section,
    sectionPath: `/${section}/`,
    author: field(article, 'author'),
    published: field(article, 'published'),
    body: article.body,
    comments: article.comments,
    tags: words(article, 'tags').map((tag) => ({ tag: site.tags[tag] ?? tag, tagPath: `/tag/${tag}/` })),
    keywords: words(article, 'tags')
      .map((tag) => site.tags[tag] ?? tag)
      .join(', '),
    related: site.articles.filter((each) => shares(each, article)).map((each) => summary(site, each)),
    jsonLd: jsonLd(site, article, origin),
  };
}

function summary(site: Site, article: Article): Values {
  const section = field(article, 'section');
  return {
    path: article.path,
    headline: field(article, 'title'),
    lead: field(article, 'lead'),
    date: field(article, 'date'),
    section: site.sections[section] ?? section,
    image: article.meta.image ?? '',
    imageAlt: article.meta.imageAlt ?? '',
    imageCaption: article.meta.imageCaption ?? '',
  };
}

function shares(other: Article, article: Article): boolean {
  const tags = words(article, 'tags');
  return other !== article && words(other, 'tags').some((tag) => tags.includes(tag));
}

function jsonLd(site: Site, article: Article, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: origin + article.path,
    headline: field(article, 'title'),
    description: field(article, 'lead'),
    datePublished: field(article, 'published'),
    inLanguage: site.language,
    author: { '@type': 'Person', name: field(article, 'author') },
    publisher: { '@type': 'NewsMediaOrganization', name: site.name, url: `${origin}/` },
    ...(article.meta.image ? { image: [origin + article.meta.image] } : {}),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function named(entries: Readonly<Record<string, string>>, prefix: string): Values[] {
  return Object.entries(entries).map(([slug, name]) => ({ name, path: `${prefix}${slug}/` }));
}

function loadArticles(folder: URL): Article[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return files.map((name) => parseArticle(readFileSync(new URL(name, folder), 'utf8')));
}

function parseArticle(source: string): Article {
  const [, front = '', body = '', comments = ''] = source.split(/^---\n/m);
  const meta = Object.fromEntries(
    front
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
  );
  const path = meta.path;
  if (path === undefined) throw new TypeError(`front matter without a path: ${front}`);
  return { path, meta, body: body.trim(), comments: comments.trim() };
}

function field(article: Article, name: string): string {
  const value = article.meta[name];
  if (value === undefined) throw new TypeError(`${article.path} has no ${name}`);
  return value;
}

function words(article: Article, name: string): string[] {
  return (article.meta[name] ?? '').split(', ').filter(Boolean);
}
