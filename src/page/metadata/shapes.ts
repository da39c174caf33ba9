/** What elements and texts of interest look like. */
import type { Element } from 'domhandler';
import { isAuthorLink } from './author-link.ts';
import { MARK } from './marks.ts';

/** The beginning of a script that assigns a page's state. */
export const STATE = /^\s*(?:window\.|self\.|var |let |const )?[\w$.[\]'"]+\s*=\s*(?:JSON\.parse\(|[{[])|__next_f/;

/** Whether an element names an author. */
export function isAuthorElement({ name, attribs }: Element): boolean {
  if (attribs.itemprop !== undefined && /\bauthor\b/.test(attribs.itemprop)) return true;
  return name === 'a' && isAuthorLink(attribs);
}

/** The beginning of a byline in plain text. */
export const BYLINE =
  /^(?:by|von|par|por|di|door|av|oleh|автор(?:ы)?|текст|мәтін|written by|author|autor|作者|文)(?:\s*[:：]\s*|\s+)\p{Lu}\p{L}+/iu;
/** A label whose name is in the next element. */
export const LABEL = /^(?:by|von|par|por|автор|written by|author|autor|words by|text)\s*:?$/i;
export const MAX_BYLINE = 90;

/** `<abbr class="published" title="2019-10-21T00:41:00-03:00">`, and its like. */
export function titleDate(element: Element, title: string | undefined, marks: number): string | undefined {
  if (title === undefined || (element.name !== 'abbr' && (marks & MARK.date) === 0)) return undefined;
  return /\d{4}/.test(title) ? title : undefined;
}
