/** Pages of the size and make-up of real ones, of three invented templates, from the articles of an invented paper. */
import { articleOf, PAPER } from '../test/chaos/article.ts';

const BASE = 'https://www.canal-courier.example';
const SECTIONS = ['politics', 'economy', 'valley', 'weather', 'sport', 'culture', 'letters', 'science'];
/** Real pages of this size have 20 to 40 paragraphs, some with links. */
const PARAGRAPHS = 24;

export interface RealSize {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** What selects the text in its template. */
  readonly selector: string;
}

interface Template {
  readonly selector: string;
  readonly body: (paragraphs: readonly string[], number: number) => string;
}

const TEMPLATES: readonly Template[] = [
  {
    selector: 'article .story-body',
    body: (paragraphs, number) =>
      `<article class="story story--standard"><div class="story-body" itemprop="articleBody">${paragraphs
        .map((text, at) => `<p class="story-body__text">${text}</p>${at % 8 === 7 ? figure(number, at) : ''}`)
        .join('\n')}</div></article>`,
  },
  {
    selector: '[class*="ArticleBody_content"]',
    body: (paragraphs) =>
      `<main><div class="ArticleBody_content__x7Kq2 css-1a2b3c"><div>${paragraphs
        .map((text) => `<div class="css-9z8y7x"><p>${text}</p></div>`)
        .join('')}</div></div></main>`,
  },
  {
    selector: '#content .entry-content > p',
    body: (paragraphs, number) =>
      `<div id="content"><div class="post-${number} post type-post hentry"><div class="entry-content clearfix">${paragraphs
        .map((text) => `<p style="text-align: justify;">${text}</p>`)
        .join('\n\n')}<aside class="related-box"><h4>More</h4>${teasers(number, 4)}</aside></div></div></div>`,
  },
];

/** The page of a number, of about so many bytes: the same for the same number. */
export function realSizePage(number: number, bytes: number): RealSize {
  const { selector, body } = TEMPLATES[number % TEMPLATES.length] as Template;
  const { title, date, author } = articleOf(number);
  const own = `${head(title, date, author)}<body class="page page--article">${navigation()}
<h1 class="headline" itemprop="headline">${title}</h1>
<div class="byline">By <a rel="author" href="/authors/serova">${author}</a> <time datetime="${date}T08:15:00+05:00">${date}</time></div>
${body(paragraphsOf(number), number)}`;
  const rest = Math.max(0, bytes - own.length);
  // of what is no text, about half is scripts
  const script = `<script>window.layers=window.layers||[];${'layers.push({"slot":"mid","sizes":[[300,250],[728,90]],"on":true});'.repeat(rest / 2 / 62)}</script>`;
  const rail = `<div class="rail">${teasers(number, Math.floor(rest / 2 / teaser(0).length))}</div>`;
  const html = `${own}${rail}${script}<footer class="site-footer"><p>${PAPER}</p></footer></body></html>`;
  return { url: `${BASE}/news/${number}`, bytes: new TextEncoder().encode(html), selector };
}

function paragraphsOf(number: number): string[] {
  const texts: string[] = [];
  for (let at = 0; texts.length < PARAGRAPHS; at += 1) texts.push(...articleOf(number * 100 + at).paragraphs);
  return texts
    .slice(0, PARAGRAPHS)
    .map((text, at) => (at % 5 === 2 ? text.replace(/ (\w+ \w+) /, ` <a href="/topics/${at}">$1</a> `) : text));
}

function head(title: string, date: string, author: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    datePublished: `${date}T08:15:00+05:00`,
    author: [{ '@type': 'Person', name: author }],
    publisher: { '@type': 'Organization', name: PAPER },
  };
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${PAPER}</title>
<meta property="og:title" content="${title}"><meta property="og:site_name" content="${PAPER}">
<meta property="og:type" content="article"><meta name="description" content="${title}">
<script type="application/ld+json">${JSON.stringify(data)}</script>
<style>${'.css-1a2b3c{display:flex;margin:0 auto;padding:4px 8px}'.repeat(60)}</style></head>`;
}

function navigation(): string {
  const links = SECTIONS.map(
    (section) =>
      `<li class="nav__item nav__item--${section}"><a class="nav__link" href="/${section}" data-track="nav">${section}</a></li>`,
  );
  return `<header class="site-header"><nav class="nav nav--main"><ul class="nav__list">${links.join('').repeat(4)}</ul></nav></header>`;
}

function teaser(number: number): string {
  return `<div class="teaser teaser--small js-track" data-id="${number}" data-position="rail"><a class="teaser__link" href="/news/${number}"><img class="teaser__image lazy" data-src="/images/${number}-320.jpg" width="320" height="180" alt=""><span class="teaser__kicker">Valley</span><span class="teaser__title">Report ${number}: what the council heard</span></a></div>\n`;
}

function teasers(from: number, count: number): string {
  return Array.from({ length: count }, (_, at) => teaser(from * 1000 + at)).join('');
}

function figure(number: number, at: number): string {
  return `<figure class="image"><img src="/images/${number}-${at}-1024.jpg" alt="The northern canal"><figcaption class="image__caption">The northern canal in autumn.</figcaption></figure>`;
}
