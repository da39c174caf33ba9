/** A page's reading, from its bytes: decode, parse, look, sanitise, find the body, judge, render. */
import { type Document, type Element, isTag } from 'domhandler';
import { CodedError } from '../ports/errors.ts';
import type { Body } from './body/body.ts';
import { decodePage } from './decode.ts';
import { judge } from './judge.ts';
import { detectLanguage } from './language.ts';
import { findMetadata, type Metadata } from './metadata.ts';
import { parsePage } from './parse.ts';
import { type Found, findBody, type ReadablePage } from './readers.ts';
import type { FieldUtility, PageInput, Reading } from './reading.ts';
import { readImages } from './render/images.ts';
import { readLinks } from './render/links.ts';
import { renderMarkdown } from './render/markdown.ts';
import { readTables } from './render/tables.ts';
import { renderText } from './render/text.ts';
import { sanitise } from './sanitise.ts';
import { MAX_TEXT } from './thresholds.ts';
import { dateUtility, titleUtility } from './utility.ts';

/** Reads a page by what is known of its template; null where that does not fit, and the fallbacks are asked. */
export type Recognise = (page: ReadablePage, metadata: Metadata) => Recognised | null;

export interface Recognised {
  readonly found: Found;
  /** What the template says better than the metadata. */
  readonly metadata: Metadata;
  /** Of the template's fields besides the text. */
  readonly utility: Readonly<Record<string, FieldUtility>>;
}

/** Told at the end of each stage of the work, in their order. */
export type Lap = (stage: 'decode' | 'parse' | 'metadata' | 'sanitise' | 'extract' | 'validate' | 'render') => void;

/**
 * Reads a page. Throws CodedErrors of the page group: undecodable, too deep, without a text, or no document at all.
 */
export async function readPage(
  page: PageInput,
  recognise: Recognise = () => null,
  lap: Lap = () => undefined,
): Promise<Reading> {
  const { html } = decodePage(page.bytes, page.contentType);
  lap('decode');
  const tree = parsePage(html);
  lap('parse');
  const base = baseOf(tree, page.url);
  const stated = findMetadata(tree, page);
  lap('metadata');
  const { hiddenTextDropped } = sanitise(tree);
  lap('sanitise');
  const { titles, articleBody, description } = stated;
  const readable = { html, url: page.url, tree, titles, description, articleBody };
  const recognised = recognise(readable, stated);
  const found = recognised?.found ?? (await findBody(readable));
  lap('extract');
  const metadata = recognised?.metadata ?? stated;
  const text = found?.text ?? '';
  const language = detectLanguage(text, metadata.labelledLanguage);
  const verdict = judge({ tree, title: metadata.title, text, linkShare: found?.linkShare ?? 0, metadata, language });
  if (found === null) throw new CodedError('NO_CONTENT', 'no reader found a text', { value: page.url });
  lap('validate');
  const truncated = text.length > MAX_TEXT;
  const reading = {
    ...described(metadata, language),
    ...rendered(found, base, metadata, recognised?.utility ?? {}),
    flags: { ...verdict, truncated, hiddenTextDropped },
  };
  lap('render');
  return reading;
}

type Described =
  | 'canonicalUrl'
  | 'site'
  | 'country'
  | 'language'
  | 'title'
  | 'authors'
  | 'publishedAt'
  | 'description'
  | 'keywords';

function described(metadata: Metadata, language: string | null): Pick<Reading, Described> {
  const { canonicalUrl, site, country, title, authors, publishedAt, description, keywords } = metadata;
  return { canonicalUrl, site, country, language, title, authors, publishedAt, description, keywords };
}

function rendered(
  { body, text, path, utility }: Found,
  base: string,
  metadata: Metadata,
  known: Readonly<Record<string, FieldUtility>>,
): Omit<Reading, Described | 'flags'> {
  const tables = readTables(body);
  return {
    text: text.slice(0, MAX_TEXT),
    rawText: (body.dropped.size === 0 ? text : renderText(whole(body))).slice(0, MAX_TEXT),
    markdown: renderMarkdown(body, base, tables).slice(0, MAX_TEXT),
    images: readImages(body, base, metadata),
    links: readLinks(body, base),
    tables: [...tables.values()],
    path,
    utility: {
      text: utility,
      title: known.title ?? titleUtility(metadata.title, metadata.titles),
      date: known.date ?? dateUtility(metadata.publishedAt),
      ...known,
    },
  };
}

/** The same body with nothing left out. */
function whole(body: Body): Body {
  return { ...body, dropped: new Set() };
}

/** What relative addresses are relative to. */
function baseOf(tree: Document, url: string): string {
  const base = findElement(tree, 'base');
  return (base?.attribs.href !== undefined ? URL.parse(base.attribs.href, url)?.href : undefined) ?? url;
}

/** Not domutils' findOne: that one recurses, and a page may be 2,000 elements deep. */
function findElement(tree: Document, name: string): Element | null {
  const stack = [...tree.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isTag(node)) continue;
    if (node.name === name) return node;
    for (let at = node.children.length - 1; at >= 0; at -= 1) stack.push(node.children[at] as Element);
  }
  return null;
}
