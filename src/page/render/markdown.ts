/** The body as CommonMark with GitHub's tables. */
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { type Body, illustratedPartsOf } from '../body/body.ts';
import type { ReadingTable } from '../reading.ts';
import { BLOCKS, HEADINGS, LISTS } from '../tags.ts';
import { sourceOf } from './images.ts';
import { resolve } from './links.ts';

const EMPHASIS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' };

/** `tables`: the body's data tables, by element. */
export function renderMarkdown(body: Body, base: string, tables: ReadonlyMap<Element, ReadingTable>): string {
  const writer = new MarkdownWriter(body, base, tables);
  return body.roots.map((root) => writer.blocks(root).join('\n\n')).join('\n\n');
}

class MarkdownWriter {
  readonly #body: Body;
  readonly #base: string;
  readonly #tables: ReadonlyMap<Element, ReadingTable>;
  /** Inline elements with block elements inside. */
  readonly #blocky = new Set<Element>();

  constructor(body: Body, base: string, tables: ReadonlyMap<Element, ReadingTable>) {
    this.#body = body;
    this.#base = base;
    this.#tables = tables;
    for (const root of body.roots) this.#markBlocky(root);
  }

  /** The blocks inside of an element. */
  blocks(element: Element): string[] {
    const blocks: string[] = [];
    let run = '';
    const endRun = (): void => {
      const text = tidy(run);
      if (text !== '') blocks.push(escapeStart(text));
      run = '';
    };
    for (const part of illustratedPartsOf(element, this.#body)) {
      if (isTag(part) && (BLOCKS.has(part.name) || this.#blocky.has(part))) {
        endRun();
        blocks.push(...this.#block(part));
      } else run += this.#inline(part);
    }
    endRun();
    return blocks;
  }

  #block(element: Element): string[] {
    const { name } = element;
    if (HEADINGS.has(name)) return this.#heading(element);
    if (LISTS.has(name)) return [this.#list(element)].filter((list) => list !== '');
    if (name === 'pre') return [`\`\`\`\n${textContent(element).trimEnd()}\n\`\`\``];
    if (name === 'hr') return [];
    if (name === 'table') {
      const table = this.#tables.get(element);
      if (table !== undefined) return [table.markdown];
    }
    const blocks = this.blocks(element);
    return name === 'blockquote' && blocks.length > 0 ? [indent(blocks.join('\n\n'), '> ', '> ')] : blocks;
  }

  #heading(element: Element): string[] {
    const text = this.blocks(element).join(' ').replaceAll('\n', ' ');
    return text === '' ? [] : [`${'#'.repeat(Number(element.name[1]))} ${text}`];
  }

  #list(element: Element): string {
    const start = Number.parseInt(element.attribs.start ?? '1', 10) || 1;
    let number = element.name === 'ol' ? start : null;
    const items: string[] = [];
    for (const part of illustratedPartsOf(element, this.#body)) {
      if (!isTag(part)) continue;
      const blocks = LISTS.has(part.name) ? [this.#list(part)] : this.blocks(part);
      const text = blocks.join('\n\n').replace(/\n\n(?=(?:- |\d+\. ))/g, '\n');
      if (text === '') continue;
      const bullet = number === null ? '- ' : `${number}. `;
      items.push(indent(text, bullet, ' '.repeat(bullet.length)));
      if (number !== null) number += 1;
    }
    return items.join('\n');
  }

  #inline(node: ChildNode): string {
    if (isText(node)) return escapeText(node.data);
    if (!isTag(node)) return '';
    const { name, attribs } = node;
    if (name === 'br') return '\\\n';
    if (name === 'img' || name === 'amp-img') return this.#image(node);
    if (name === 'code') return code(textContent(node));
    const inner = illustratedPartsOf(node, this.#body)
      .map((part) => this.#inline(part))
      .join('');
    const marks = EMPHASIS[name];
    if (marks !== undefined) return surround(inner, marks, marks);
    const url = name === 'a' && attribs.href !== undefined ? resolve(attribs.href, this.#base) : null;
    return url === null ? inner : surround(inner, '[', `](${escapeUrl(url)})`);
  }

  #image(image: Element): string {
    const src = sourceOf(image, this.#base);
    return src === null ? '' : `![${escapeText(image.attribs.alt ?? '').replaceAll('\n', ' ')}](${escapeUrl(src)})`;
  }

  #markBlocky(element: Element): boolean {
    let found = false;
    for (const child of element.children) {
      if (isTag(child) && this.#markBlocky(child)) found = true;
    }
    const isBlock = BLOCKS.has(element.name);
    if (found && !isBlock) this.#blocky.add(element);
    return found || isBlock;
  }
}

/** Marks hug the words: white space goes outside, nothing is marked without words. */
function surround(text: string, before: string, after: string): string {
  const words = text.trim();
  if (words === '') return text;
  const at = text.indexOf(words);
  return `${text.slice(0, at)}${before}${words}${after}${text.slice(at + words.length)}`;
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return text.trim() === '' ? '' : `${fence}${text.replaceAll('\n', ' ')}${fence}`;
}

function escapeText(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(/[\\`*_[\]<]/g, '\\$&');
}

/** What would make a heading, list or quote of a paragraph. */
function escapeStart(text: string): string {
  return text
    .replace(/^(?:[#>+-]|\d+(?=[.)]\s))/, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)]\s)/, '$1\\$2');
}

function escapeUrl(url: string): string {
  return url.replace(/[()<>\s]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'));
}

function tidy(text: string): string {
  return text
    .replace(/(?:\\\n\s*)+$/, '')
    .replace(/^\s*(?:\\\n\s*)+/, '')
    .split('\\\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\\\n')
    .replace(/(?:\\\n){2,}/g, '\n\n')
    .trim();
}

function indent(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n');
}
