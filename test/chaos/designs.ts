/** How the sites of a chaos run build their pages: layouts that differ in their elements, in class names that differ by site. */
import { type Article, articleOf, articleTitle, IMPRINT, PAPER } from './article.ts';

export interface Design {
  /** Of LAYOUTS. */
  readonly layout: number;
  /** Part of every class name … */
  readonly word: string;
  /** … but that of the article's own element. */
  readonly inner: string;
}

/** The page of an article. `scripted`: without a text until its script has run. */
export function pageOf(number: number, { layout, word, inner }: Design, scripted = false): string {
  const article = articleOf(number);
  const body = LAYOUTS[layout % LAYOUTS.length]?.(article, word, inner) ?? '';
  return document(article, scripted ? shownByScript(body) : body);
}

/** The site of that number: a few share their design, as sites of one publisher do. */
export function designOf(site: number): Design {
  const own = site < UNSHARED ? site : site - UNSHARED;
  const word = WORDS[own % WORDS.length] as string;
  return { layout: own, word, inner: word };
}

/**
 * What a redesign makes of it: all is built otherwise, or only the article's element has another name, and something
 * else has the name that it had.
 */
export function redesigned({ layout, word }: Design, whole: boolean): Design {
  const named = `${word}-new`;
  return whole ? { layout: layout + 1, word: named, inner: named } : { layout, word, inner: named };
}

const UNSHARED = 30;
const WORDS = 'amber birch cedar delta ember fjord grove hazel inlet jetty knoll larch maple'.split(' ');

type Layout = (article: Article, word: string, inner: string) => string;

const LAYOUTS: readonly Layout[] = [
  (article, word, inner) => `
<nav class="${word}-nav">${links(['Home', 'Region', 'Weather', 'About'])}</nav>
${formerly('story', word, inner)}
<article class="${inner}-story">
<h1>${article.title}</h1>
<p class="${word}-byline">By ${article.author}, ${article.printedDate}</p>
${paragraphs(article, more(article, `${word}-more`))}
</article>
<aside class="${word}-aside"><h4>Also read</h4><ul><li>${next(article)}</li></ul></aside>
<footer class="${word}-foot">${IMPRINT} <a href="/contact">Contact</a></footer>`,

  (article, word, inner) => `
<div id="page"><div class="${word}-bar"><ul>${items(['Front page', 'Sport', 'Markets'])}</ul></div>
${formerly('text', word, inner)}<div class="${word}-main"><div class="${word}-head"><h1 class="${word}-title">${article.title}</h1>
<time class="${word}-time" datetime="${article.date}T08:30:00+05:00">${article.printedDate}</time></div>
<div class="${inner}-text">${paragraphs(article, `<div class="${word}-related">${next(article)}</div>`)}</div></div>
<div class="${word}-bottom"><p>${IMPRINT}</p></div></div>`,

  (article, word, inner) => `
<header class="${word}-masthead"><p>${PAPER}</p><nav>${links(['News', 'Letters'])}</nav></header>
${formerly('content', word, inner)}
<main><section class="${word}-entry"><h2>${article.title}</h2><address>${article.author}</address>
<section class="${inner}-content">${paragraphs(article, `<figure class="${word}-ad"><a href="/offers">Offers of the week</a></figure>`)}</section></section>
<section class="${word}-list"><h3>Latest</h3><ol>${items(['One more report', 'A second report', 'A third one'])}</ol></section></main>
<footer><small>${IMPRINT}</small></footer>`,

  (article, word, inner) => `
<table class="${word}-frame"><tr><td class="${word}-left">${links(['Index', 'Archive', 'Search'])}${formerly('copy', word, inner)}</td>
<td class="${inner}-copy"><h1>${article.title}</h1><div class="${word}-date">${article.printedDate}</div>
${paragraphs(article, `<div class="${word}-tip">${next(article)}</div>`)}</td></tr>
<tr><td colspan="2" class="${word}-end">${IMPRINT}</td></tr></table>`,

  (article, word, inner) => `
<div class="${word}-shell"><ul class="${word}-menu">${items(['Today', 'Culture', 'Valley'])}</ul>${formerly('body', word, inner)}
<div itemscope class="${word}-item"><h1 itemprop="headline">${article.title}</h1><span class="${word}-by">${article.author}</span>
<div itemprop="articleBody" class="${inner}-body">${paragraphs(article, `<aside class="${word}-box">${more(article, `${word}-inner`)}</aside>`)}</div></div>
<div class="${word}-legal"><span>${IMPRINT}</span></div></div>`,
];

function document({ title, date }: Article, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} | ${PAPER}</title>
<meta property="og:title" content="${title}">
<meta property="article:published_time" content="${date}T08:30:00+05:00">
</head>
<body>${body}
</body>
</html>
`;
}

function shownByScript(body: string): string {
  const text = JSON.stringify(body).replaceAll('</', '<\\/');
  return `<div id="root"></div><script>document.getElementById('root').innerHTML = ${text};</script>`;
}

/** The article's paragraphs, and something that is none of them after the second. */
function paragraphs({ paragraphs: all }: Article, other: string): string {
  const tagged = all.map((one) => `<p>${one}</p>`);
  return [...tagged.slice(0, 2), other, ...tagged.slice(2)].join('\n');
}

/** Nothing before the redesign. */
const formerly = (name: string, word: string, inner: string): string =>
  word === inner ? '' : `<div class="${word}-${name}"><p>Cloudy with some sun, 14 degrees.</p></div>`;
const next = ({ number }: Article): string =>
  `<a href="/news/story-${number + 1}">Read also: ${articleTitle(number + 1)}</a>`;
const more = (article: Article, name: string): string =>
  `<div class="${name}"><p>Write to our editors whenever you know more about this.</p>${next(article)}</div>`;
const links = (names: readonly string[]): string => names.map((name) => `<a href="/${name}">${name}</a>`).join(' ');
const items = (names: readonly string[]): string =>
  names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');
