/** XPath over our tree: the nodes as an XPath engine wants them, made as it comes to them. */
import { createRequire } from 'node:module';
import { type AnyNode, Document, type Element, isDocument, isTag, isText } from 'domhandler';
import type { IDomFacade, Node } from 'fontoxpath';
import { spend } from './steps.ts';

/** An element, the document, a text or an attribute, with what the engine reads from nodes itself. */
interface XNode extends Node {
  /** The element itself, the text, or an attribute's element. */
  readonly node: AnyNode;
  /** An attribute's value. */
  readonly value: string;
  readonly localName: string;
  readonly nodeName: string;
  readonly name: string;
  readonly namespaceURI: null;
  readonly prefix: null;
}

/** A node that an XPath selected: an element, or the value of an attribute or text at one. */
export interface Selected {
  readonly element: Element;
  /** Null for the element itself. */
  readonly value: string | null;
}

const ELEMENT = 1;
const ATTRIBUTE = 2;
const TEXT = 3;
const DOCUMENT = 9;

/** Without ranges, variables and functions of one's own, an expression does no more than it looks at nodes. */
const UNBOUNDED = /[${}#]|(?<![\w@/:-])to(?![\w-])/;
const STRING = /"[^"]*"|'[^']*'/g;
const CALL = /([\w:-]+)\s*\(/g;
const CALLABLE: ReadonlySet<string> = new Set(
  (
    'and or not div mod union intersect except eq ne lt le gt ge text node element attribute comment position last ' +
    'count contains starts-with ends-with substring substring-before substring-after string string-length ' +
    'normalize-space translate concat matches lower-case upper-case name local-name number boolean true false exists'
  ).split(' '),
);

/** The engine keeps every expression that it has compiled; beyond so many, it is told not to. */
const MAX_KEPT = 2_000;
const kept = new Set<string>();

/** Throws where an XPath cannot be parsed, selects no nodes, or uses what has no bound. */
export function checkXPath(value: string): void {
  const bare = value.replace(STRING, "''");
  const unbounded =
    UNBOUNDED.exec(bare)?.[0] ??
    [...bare.matchAll(CALL)].map(([, name = '']) => name).find((name) => !isCallable(name));
  if (unbounded !== undefined) throw new Error(`not to be used in a selector: ${unbounded}`);
  evaluateXPath(value, new Document([]));
}

/** What follows an axis, as in child::text(), is asked for itself. */
function isCallable(name: string): boolean {
  return CALLABLE.has(name.replace(/^.*::/, ''));
}

/** What an XPath selects of a page, in document order. Throws what the engine throws, and TooManySteps. */
export function evaluateXPath(value: string, tree: Document): Selected[] {
  // it takes 20 ms to load, and most threads never need it
  const engine: typeof import('fontoxpath') = createRequire(import.meta.url)('fontoxpath');
  if (kept.size < MAX_KEPT) kept.add(value);
  const facade = new Facade();
  const options = { namespaceResolver: () => null, disableCache: !kept.has(value) };
  const nodes = engine.evaluateXPathToNodes<XNode>(value, facade.wrap(tree), facade, null, options);
  return nodes.flatMap((node) => selectedBy(node) ?? []);
}

function selectedBy({ nodeType, node, value }: XNode): Selected | null {
  if (isTag(node)) return { element: node, value: nodeType === ATTRIBUTE ? value : null };
  const parent = isText(node) ? node.parent : null;
  return isText(node) && parent !== null && isTag(parent) ? { element: parent, value: node.data } : null;
}

class Facade implements IDomFacade {
  readonly #wrapped = new Map<AnyNode, XNode>();

  wrap(node: AnyNode): XNode {
    let wrapped = this.#wrapped.get(node);
    if (wrapped === undefined) {
      const name = isTag(node) ? node.name : '';
      wrapped = xnode(node, isTag(node) ? ELEMENT : isDocument(node) ? DOCUMENT : TEXT, name, '');
      this.#wrapped.set(node, wrapped);
    }
    return wrapped;
  }

  getAllAttributes(element: XNode): never[] {
    spend(1);
    const { node } = element;
    const attributes = isTag(node) ? Object.entries(node.attribs) : [];
    return attributes.map(([name, value]) => xnode(node, ATTRIBUTE, name, value)) as never[];
  }

  getAttribute({ node }: XNode, name: string): string | null {
    spend(1);
    return isTag(node) ? (node.attribs[name] ?? null) : null;
  }

  getChildNodes({ node, nodeType }: XNode): XNode[] {
    if (nodeType === ATTRIBUTE || !('children' in node)) return [];
    spend(node.children.length + 1);
    return node.children.filter(isSeen).map((child) => this.wrap(child));
  }

  getData({ node, nodeType, value }: XNode): string {
    spend(1);
    if (nodeType === ATTRIBUTE) return value;
    return isText(node) ? node.data : '';
  }

  getFirstChild({ node, nodeType }: XNode): XNode | null {
    if (nodeType === ATTRIBUTE || !('children' in node)) return null;
    return this.#seen(node.children[0] ?? null, 'next');
  }

  getLastChild({ node, nodeType }: XNode): XNode | null {
    if (nodeType === ATTRIBUTE || !('children' in node)) return null;
    return this.#seen(node.children.at(-1) ?? null, 'prev');
  }

  getNextSibling({ node, nodeType }: XNode): XNode | null {
    return nodeType === ATTRIBUTE ? null : this.#seen(node.next, 'next');
  }

  getPreviousSibling({ node, nodeType }: XNode): XNode | null {
    return nodeType === ATTRIBUTE ? null : this.#seen(node.prev, 'prev');
  }

  getParentNode({ node, nodeType }: XNode): XNode | null {
    spend(1);
    if (nodeType === ATTRIBUTE) return this.wrap(node);
    return node.parent === null ? null : this.wrap(node.parent);
  }

  #seen(from: AnyNode | null, direction: 'next' | 'prev'): XNode | null {
    let at = from;
    for (spend(1); at !== null && !isSeen(at); at = at[direction]) spend(1);
    return at === null ? null : this.wrap(at);
  }
}

function isSeen(node: AnyNode): boolean {
  return isTag(node) || isText(node);
}

function xnode(node: AnyNode, nodeType: number, name: string, value: string): XNode {
  return { node, nodeType, value, name, localName: name, nodeName: name, namespaceURI: null, prefix: null };
}
