/** The body as plain text. */
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { type Body, partsOf } from '../body/body.ts';
import { isListing } from '../body/listing.ts';
import { collapse } from '../space.ts';
import { BLOCKS, CELLS } from '../tags.ts';
import { isDataTable } from './grid.ts';

/** One paragraph, list item, heading, table row or line of code a line; the cells of a row are parted by tabs. */
export function renderText(body: Body): string {
  return body.roots.flatMap((root) => linesOf(root, body)).join('\n');
}

/** The lines of one element of the body. */
export function linesOf(element: Element, body: Body): string[] {
  const writer = new Writer(body);
  writer.node(element);
  writer.endLine();
  return writer.lines;
}

class Writer {
  readonly lines: string[] = [];
  readonly #body: Body;
  #line = '';
  #preformatted = 0;

  constructor(body: Body) {
    this.#body = body;
  }

  node(node: ChildNode): void {
    if (isText(node)) this.#text(node.data);
    else if (isTag(node)) this.#element(node);
  }

  endLine(): void {
    const line = this.#preformatted > 0 ? this.#line.trimEnd() : collapse(this.#line);
    if (line.trim() !== '') this.lines.push(line);
    this.#line = '';
  }

  #text(data: string): void {
    if (this.#preformatted === 0) {
      this.#line += data;
      return;
    }
    const [first = '', ...others] = data.split('\n');
    this.#line += first;
    for (const other of others) {
      this.endLine();
      this.#line = other;
    }
  }

  #element(element: Element): void {
    const { name } = element;
    if (name === 'br') return this.endLine();
    if (name === 'table' && isDataTable(element)) return this.#table(element, isListing(element));
    const breaks = BLOCKS.has(name);
    if (breaks) this.endLine();
    if (name === 'pre') this.#preformatted += 1;
    for (const part of partsOf(element, this.#body)) this.node(part);
    if (breaks) this.endLine();
    if (name === 'pre') this.#preformatted -= 1;
  }

  #table(element: Element, listed: boolean): void {
    this.endLine();
    for (const part of partsOf(element, this.#body)) {
      if (!isTag(part)) continue;
      if (part.name === 'tr') this.#row(part, listed);
      else if (/^t(?:body|head|foot)$/.test(part.name)) this.#table(part, listed);
      else this.node(part);
    }
    this.endLine();
  }

  #row(row: Element, listed: boolean): void {
    const cells = partsOf(row, this.#body)
      .filter((part) => isTag(part) && CELLS.has(part.name))
      .map((cell) => linesOf(cell as Element, this.#body).join(' '));
    const joined = cells.join('\t').trimEnd();
    // in a list an empty first cell keeps its place
    const line = listed ? joined : joined.trimStart();
    if (line !== '') this.lines.push(line);
  }
}
