/** A template's page of one article, as HTML. */
import type { Random } from '../chaos/random.ts';
import { type Article, type Part, phrase, sentence, times } from './article.ts';
import { type Namer, namerOf } from './names.ts';
import type { Template } from './template.ts';
import { TONGUES, type Tongue } from './tongues.ts';

/** What pages are made of, for one page. */
interface Press {
  readonly template: Template;
  readonly tongue: Tongue;
  readonly article: Article;
  readonly name: Namer;
  readonly random: Random;
}

/** `random`: for what is no part of the article. */
export function renderPage(template: Template, article: Article, random: Random): string {
  const tongue = TONGUES[template.tongue] as Tongue;
  const press = { template, tongue, article, name: namerOf(template.naming, template.dialect, template.build), random };
  const html = `<!DOCTYPE html><html${template.language ? ` lang="${tongue.code}"` : ''}>${head(press)}<body>${page(press)}</body></html>`;
  return template.pretty ? html.replace(/<(div|p|section|article|ul|table)/g, '\n  <$1') : html;
}

function head({ template, article, tongue }: Press): string {
  const { metadata, site } = template;
  const title = metadata === 'wrong' ? `${site} | ${tongue.labels.latest}` : `${article.title} | ${site}`;
  const graph =
    metadata === 'none'
      ? ''
      : `<meta property="og:title" content="${metadata === 'wrong' ? site : article.title}"><meta property="og:type" content="article">`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: article.day.toISOString(),
    author: { '@type': 'Person', name: article.author },
    ...(metadata === 'articleBody' ? { articleBody: article.parts.flatMap(wordsOf).join('\n') } : {}),
  };
  const json = /^(?:full|articleBody)$/.test(metadata)
    ? `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    : '';
  return `<head><meta charset="utf-8"><title>${title}</title>${graph}${json}<style>.x{color:red}</style></head>`;
}

function wordsOf(part: Part): string[] {
  return part.kind === 'paragraph' || part.kind === 'heading' || part.kind === 'quote' ? [part.text] : [];
}

function page(press: Press): string {
  const { template, tongue, name } = press;
  const nav = tongue.labels.sections.map((section, at) => `<li><a href="/s/${at}">${section}</a></li>`).join('');
  const header = `<header${name('header')}><a href="/">${template.site}</a><nav${name('nav')}><ul>${nav}</ul></nav></header>`;
  const side = template.sidebar === 'none' ? '' : sidebar(press);
  const content = wrapped(template.wrappers, name, `${article(press)}${comments(press)}`);
  const columns = template.sidebar === 'before' ? side + content : content + side;
  const layout =
    template.body === 'td'
      ? `<table${name('layout')}><tr><td${name('container')}>${columns}</td></tr></table>`
      : `<div${name('layout')}>${columns}</div>`;
  const rights = template.rights === 'footer' ? `<p>${tongue.labels.rights}</p>` : '';
  return `<div${name('page')}>${header}${layout}<footer${name('footer')}><p>© 2026 ${template.site}</p>${rights}</footer></div>`;
}

function wrapped(count: number, name: Namer, html: string): string {
  return count === 0 ? html : `<div${count % 2 === 0 ? name('wrapper') : ''}>${wrapped(count - 1, name, html)}</div>`;
}

function article(press: Press): string {
  const { template, article: one, name } = press;
  const heading = `<${template.titleTag}${name('title')}>${one.title}</${template.titleTag}>`;
  const first = template.order === 'title-first' ? heading + byline(press) : byline(press) + heading;
  const lead = one.standfirst === null ? '' : `<p${name('standfirst')}>${one.standfirst}</p>`;
  const top = /^(?:top|both)$/.test(template.share) ? share(press) : '';
  const bottom = /^(?:bottom|both)$/.test(template.share) ? share(press) : '';
  const inside = `${template.title === 'inside' ? first : ''}${template.standfirst === 'inside' ? lead : ''}${text(press)}${ending(press)}`;
  const before = `${template.title === 'before' ? first : ''}${top}${template.standfirst === 'before' ? lead : ''}`;
  const id = template.numberedIds ? ` data-id="${one.number}" id="post-${one.number}"` : '';
  const outer = template.body === 'article' ? 'div' : 'article';
  return `<${outer}${id === '' ? name('article') : id + withoutId(name('article'))}>${before}${bodyOf(press, inside)}${bottom}${tags(press)}${authorBox(press)}</${outer}>`;
}

function withoutId(attributes: string): string {
  return attributes.replace(/ id="[^"]*"/, '');
}

function bodyOf({ template, name }: Press, inside: string): string {
  const attributes = `${name('body')}${template.itemprop ? ' itemprop="articleBody"' : ''}`;
  if (template.body === 'td') return `<table><tr><td${attributes}>${inside}</td></tr></table>`;
  return `<${template.body}${attributes}>${inside}</${template.body}>`;
}

function byline({ template, article: one, tongue, name }: Press): string {
  const iso = one.day.toISOString();
  const words = `${one.day.getUTCDate()} ${tongue.months[one.day.getUTCMonth()]} ${one.day.getUTCFullYear()}`;
  const date =
    template.date === 'none'
      ? ''
      : template.date === 'time'
        ? `<time${name('date')} datetime="${iso}">${words}</time>`
        : `<span${name('date')}>${words}</span>`;
  return `<div${name('byline')}><span>${tongue.labels.by} ${one.author}</span> ${date}</div>`;
}

/** The text, with what stands between its parts. */
function text(press: Press): string {
  const { template, article: one, random } = press;
  const pieces = one.parts.map((part) => partOf(part, press));
  const boxes: string[] = [];
  if (template.related !== 'none' && random.fraction() < template.boxes) boxes.push(related(press));
  if (template.ads) boxes.push(ad(press), ad(press));
  if (template.newsletter && random.fraction() < template.boxes) boxes.push(newsletter(press));
  boxes.forEach((box, at) => {
    pieces.splice(Math.min(pieces.length - 1, 2 + 3 * at), 0, box);
  });
  return pieces.join(template.paragraphs === 'br' ? '<br><br>' : '');
}

function partOf(part: Part, { template, name }: Press): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${part.text}</h2>`;
    case 'quote':
      return `<blockquote><p>${part.text}</p></blockquote>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    case 'table':
      return `<table>${part.rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    case 'figure':
      return `<figure${name('figure')}><img src="/i/${part.caption.length}.jpg" alt=""><figcaption${name('caption')}>${part.caption}</figcaption></figure>`;
    case 'paragraph':
      return paragraph(part.text, template.paragraphs, name);
  }
}

function paragraph(text: string, kind: Template['paragraphs'], name: Namer): string {
  if (kind === 'br') return text;
  return kind === 'div' ? `<div>${text}</div>` : `<p${kind === 'named' ? name('paragraph') : ''}>${text}</p>`;
}

function related({ template, tongue, name, random }: Press): string {
  const link = () => `<a href="/n/${Math.floor(random.between(1, 9999))}">${phrase(tongue, random, 5, 9)}</a>`;
  const { readAlso } = tongue.labels;
  switch (template.related) {
    case 'box':
      return `<div${name('related')}><h3>${readAlso}</h3>${link()}<p>${sentence(tongue, random)}</p></div>`;
    case 'aside':
      return `<aside${name('related')}><p>${readAlso}</p>${link()}</aside>`;
    case 'list':
      return `<div${name('related')}><ul>${times(3, () => `<li>${link()}</li>`).join('')}</ul></div>`;
    default:
      return `<p><strong>${readAlso}:</strong> ${link()}</p>`;
  }
}

function ad({ tongue, name, random }: Press): string {
  return `<div${name('ad')}><span>${tongue.labels.advertisement}</span><p>${sentence(tongue, random)}</p></div>`;
}

function newsletter({ tongue, name }: Press): string {
  return `<div${name('newsletter')}><p>${tongue.labels.newsletter}</p><form><input type="email"></form></div>`;
}

function share({ tongue, name }: Press): string {
  const links = ['Telegram', 'Facebook', 'X'].map((to) => `<a href="https://share.example/${to}">${to}</a>`).join(' ');
  return `<div${name('share')}><span>${tongue.labels.share}</span> ${links}</div>`;
}

function ending({ template, tongue, name }: Press): string {
  return template.rights === 'inside' ? `<p${name('rights')}>${tongue.labels.rights}</p>` : '';
}

function tags({ template, tongue, name, random }: Press): string {
  if (!template.tags) return '';
  return `<ul${name('tags')}>${times(4, () => `<li><a href="/t">${random.pick(tongue.words)}</a></li>`).join('')}</ul>`;
}

function authorBox({ template, article: one, tongue, name, random }: Press): string {
  return template.authorBox ? `<div${name('author')}><b>${one.author}</b><p>${sentence(tongue, random)}</p></div>` : '';
}

function comments({ template, tongue, name, random }: Press): string {
  if (template.comments === 0) return '';
  const each = () =>
    `<div${name('comment')}><b>${random.pick(tongue.names)}</b><p>${sentence(tongue, random)} ${sentence(tongue, random)}</p></div>`;
  return `<section${name('comments')}><h3>${tongue.labels.comments}</h3>${times(template.comments, each).join('')}</section>`;
}

function sidebar({ template, tongue, name, random }: Press): string {
  const teaser = () =>
    `<div${name('teaser')}><a href="/n">${phrase(tongue, random, 5, 9)}</a><p>${sentence(tongue, random)}</p></div>`;
  return `<aside${name('sidebar')}><h3>${tongue.labels.latest}</h3>${times(template.teasers, teaser).join('')}</aside>`;
}
