/** What a page says around a text: one walk over its tree, for all texts that are tried on it. */
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { suspicionOf } from '../body/boilerplate.ts';
import { collapse } from '../space.ts';
import { BLOCKS, HEADINGS } from '../tags.ts';
import { CALL, COMMA, isWide, kindOf, SPACE, STOP } from './marks.ts';

export interface Surroundings {
  /** Size of the page's visible text, ideographs counted twice. */
  readonly size: number;
  /** … of what of it stands in links. */
  readonly linked: number;
  /** … of its paragraphs: blocks with sentences, not in links, each once. */
  readonly prose: number;
  readonly paragraphs: number;
  /** … of those in parts that are called something else than the text: comments, related stories. */
  readonly suspect: number;
  /** … of the paragraphs of the one element with most of them among its children. */
  readonly cluster: number;
  /**
   * … of the paragraphs of the article that has the headline, or else of the least element that has it and some of
   * them; null without a headline.
   */
  readonly headed: number | null;
  /** How many articles have paragraphs. */
  readonly articles: number;
  readonly title: string | null;
  readonly description: string | null;
}

/** A block of this size with marks of sentences is a paragraph. */
export const PARAGRAPH = 80;

/** Less is not what a headline stands above. */
const MIN_HEADED = 250;

/** Measures a sanitised page. */
export function surroundingsOf(
  tree: Document,
  title: string | null = null,
  description: string | null = null,
): Surroundings {
  const walk = new Walk(title);
  walk.children(tree.children, null, false);
  walk.endBlock(null);
  const cluster = Math.max(0, ...walk.clusters.values());
  const { size, linked, prose, paragraphs, suspect, headed, articles } = walk;
  return { size, linked, prose, paragraphs, suspect, cluster, headed, articles, title, description };
}

class Walk {
  size = 0;
  linked = 0;
  prose = 0;
  paragraphs = 0;
  suspect = 0;
  headed: number | null = null;
  articles = 0;
  readonly clusters = new Map<Element, number>();
  readonly #title: string;
  /** How many elements around are suspected. */
  #suspected = 0;
  #underHeadline = false;
  #headedByArticle = false;
  #block = 0;
  #blockLinked = 0;
  #stops = 0;
  /** Whether white space came last, or nothing. */
  #blank = true;
  /** Of the block's characters: pages show some paragraphs twice. */
  #hash = 0;
  readonly #known = new Set<number>();

  constructor(title: string | null) {
    this.#title = folded(title ?? '');
  }

  children(nodes: readonly ChildNode[], block: Element | null, link: boolean): void {
    for (const node of nodes) {
      if (isText(node)) this.#text(node.data, link);
      else if (isTag(node)) this.#element(node, block, link);
    }
  }

  endBlock(block: Element | null): void {
    this.size += this.#block;
    this.linked += this.#blockLinked;
    const isParagraph = this.#block >= PARAGRAPH && this.#stops > 0 && 2 * this.#blockLinked < this.#block;
    if (isParagraph && !this.#known.has(this.#hash)) {
      this.#known.add(this.#hash);
      this.prose += this.#block;
      this.paragraphs += 1;
      if (this.#suspected > 0) this.suspect += this.#block;
      const parent = block?.parent;
      if (parent && isTag(parent)) this.clusters.set(parent, (this.clusters.get(parent) ?? 0) + this.#block);
    }
    this.#block = 0;
    this.#blockLinked = 0;
    this.#stops = 0;
    this.#hash = 0;
    this.#blank = true;
  }

  #element(element: Element, block: Element | null, link: boolean): void {
    const breaks = BLOCKS.has(element.name);
    if (!breaks) {
      this.children(element.children, block, link || (element.name === 'a' && element.attribs.href !== undefined));
      return;
    }
    this.endBlock(block);
    const before = this.prose;
    const under = this.#underHeadline;
    this.#underHeadline = false;
    const suspected = isSuspect(element) ? 1 : 0;
    this.#suspected += suspected;
    this.children(element.children, element, link);
    this.endBlock(element);
    this.#suspected -= suspected;
    const prose = this.prose - before;
    if (HEADINGS.has(element.name) && this.#isHeadline(element)) this.#underHeadline = true;
    if (this.#underHeadline && prose >= MIN_HEADED) this.#stands(element, prose);
    if (element.name === 'article' && prose > 0) this.articles += 1;
    this.#underHeadline ||= under;
  }

  /** The headline stands in an element with paragraphs. */
  #stands({ name }: Element, prose: number): void {
    const isArticle = name === 'article' && !this.#headedByArticle;
    if (this.headed === null || isArticle) this.headed = prose;
    this.#headedByArticle ||= isArticle;
  }

  #isHeadline(element: Element): boolean {
    if (this.headed !== null || this.#title === '') return false;
    const text = folded(textContent(element.children));
    return text !== '' && (text === this.#title || (text.length >= MIN_HEADLINE && this.#title.startsWith(text)));
  }

  #text(data: string, link: boolean): void {
    let size = 0;
    let blank = this.#blank;
    let hash = this.#hash;
    let stops = 0;
    for (let at = 0; at < data.length; at += 1) {
      const code = data.charCodeAt(at);
      const kind = kindOf(code);
      if (kind === SPACE || code < 33) {
        if (!blank) size += 1;
        blank = true;
        continue;
      }
      blank = false;
      hash = (Math.imul(hash, 31) + code) | 0;
      size += isWide(code) ? 2 : 1;
      if (kind === STOP || kind === COMMA || kind === CALL) stops += 1;
    }
    this.#blank = blank;
    this.#hash = hash;
    this.#stops += stops;
    this.#block += size;
    if (link) this.#blockLinked += size;
  }
}

function isSuspect(element: Element): boolean {
  const kind = suspicionOf(element)?.kind;
  return kind === 'comments' || kind === 'boilerplate';
}

/** A page's title may go on after its headline, if that is long. */
const MIN_HEADLINE = 20;

const folded = (text: string): string => collapse(text).toLowerCase();
