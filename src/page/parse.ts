/** The page's tree: one streaming pass, bounded in depth and size, so that whatever walks it later is too. */
import { type ChildNode, type Document, Element, isTag, isText } from 'domhandler';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { DomHandler, Parser, type Tokenizer } from 'htmlparser2';
import { CodedError } from '../ports/errors.ts';
import { endHead } from './implied-body.ts';
import { PageTokenizer } from './tokenizer.ts';

/** Browsers stop nesting at 512; a recursion of this depth is far from any stack limit. */
const MAX_DEPTH = 2_000;
const MAX_NODES = 400_000;

/** Elements whose text is as it stands. */
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);

class BoundedHandler extends DomHandler {
  readonly #html: string;
  #parser: Parser | null = null;
  /** Where the next character reference may stand. */
  #ampersand = 0;
  /** Tables with rows outside of any section. */
  readonly bareTables = new Set<Element>();
  #nodes = 0;

  constructor(html: string) {
    super();
    this.#html = html;
  }

  override onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  // the tokenizer reads page after page faster where it does not look for character references itself
  override ontext(data: string): void {
    super.ontext(data.includes('&') && !this.#isRaw() ? decodeHTML(data) : data);
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.#mayHaveReferences()) {
      for (const key in attribs) attribs[key] = decodeHTMLAttribute(attribs[key] as string);
    }
    super.onopentag(name, attribs);
  }

  #isRaw(): boolean {
    const parent = this.tagStack.at(-1);
    return parent !== undefined && 'name' in parent && RAW.has(parent.name) && !this.#parser?.isInForeignContext();
  }

  /** Of the tag that has just been read. */
  #mayHaveReferences(): boolean {
    const { startIndex, endIndex } = this.#parser as Parser;
    if (this.#ampersand < startIndex) {
      const next = this.#html.indexOf('&', startIndex);
      this.#ampersand = next < 0 ? Number.POSITIVE_INFINITY : next;
    }
    return this.#ampersand < endIndex;
  }

  protected override addNode(node: ChildNode): void {
    if (this.tagStack.length > MAX_DEPTH) {
      throw new CodedError('PAGE_TOO_DEEP', 'elements are nested too deep', { value: MAX_DEPTH });
    }
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) {
      throw new CodedError('PAGE_TOO_DEEP', 'the page has too many nodes', { value: MAX_NODES });
    }
    super.addNode(node);
    if (isTag(node) && node.name === 'tr' && node.parent !== null && isTag(node.parent) && node.parent.name === 'table')
      this.bareTables.add(node.parent);
  }
}

/** Parses HTML the forgiving way; rows get the tbody that a browser gives them. Throws PAGE_TOO_DEEP. */
export function parsePage(html: string): Document {
  const handler = new BoundedHandler(html);
  new Parser(handler, { Tokenizer: PageTokenizer as unknown as typeof Tokenizer }).end(html);
  for (const table of handler.bareTables) addBodies(table);
  endHead(handler.root);
  return handler.root;
}

/** Puts each run of rows, with the white space and comments behind them, into a tbody. */
function addBodies(table: Element): void {
  const children: ChildNode[] = [];
  let body: Element | null = null;
  for (const child of table.children) {
    const isRow = isTag(child) && child.name === 'tr';
    if (!isRow && (body === null || isTag(child) || (isText(child) && child.data.trim() !== ''))) body = null;
    else if (body === null) {
      body = new Element('tbody', {});
      append(children, body, table);
    }
    if (body === null) append(children, child, table);
    else append(body.children, child, body);
  }
  table.children = children;
}

function append(children: ChildNode[], child: ChildNode, parent: Element): void {
  const before = children.at(-1) ?? null;
  if (before !== null) before.next = child;
  children.push(child);
  Object.assign(child, { parent, prev: before, next: null });
}
