/** Pages of generated sites with their truth: the same for the same seed. */

import type { PageInput } from '../../src/page/reading.ts';
import { Random } from '../chaos/random.ts';
import { truthOf, writeArticle } from './article.ts';
import { renderPage } from './page.ts';
import type { Template } from './template.ts';
import { TONGUES, type Tongue } from './tongues.ts';

export interface GeneratedPage {
  readonly url: string;
  readonly html: string;
  readonly page: PageInput;
  readonly title: string;
  /** The text without the headline. */
  readonly text: string;
  readonly day: string;
}

/** The page of an article's number on a template. */
export function generatedPage(template: Template, number: number): GeneratedPage {
  const random = new Random(template.seed * 1_000_003 + number);
  const article = writeArticle(number, TONGUES[template.tongue] as Tongue, template.makeup, random);
  const html = renderPage(template, article, random);
  const url = `https://${template.site}/news/${number}`;
  const page = {
    bytes: new TextEncoder().encode(html),
    url,
    contentType: 'text/html; charset=utf-8',
    hints: {},
    now: NOW,
  };
  return { url, html, page, title: article.title, text: truthOf(article), day: article.day.toISOString().slice(0, 10) };
}

const NOW = Date.UTC(2026, 10, 30);
