/** The page's tree: one streaming pass, bounded in depth and size, so that whatever walks it later is too. */
import { type ChildNode, type Document, Element, isTag, isText } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';
import { CodedError } from '../ports/errors.ts';
import { endHead } from './implied-body.ts';

/** Browsers stop nesting at 512; a recursion of this depth is far from any stack limit. */
const MAX_DEPTH = 2_000;
const MAX_NODES = 400_000;

class BoundedHandler extends DomHandler {
  /** Tables with rows outside of any section. */
  readonly bareTables = new Set<Element>();
  #nodes = 0;

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
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
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
