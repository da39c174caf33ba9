/** CSS selectors over our tree. */
import { compile } from 'css-select';
import { type AnyNode, type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { spend } from './steps.ts';
import { elementsAt, indexOf, type TreeIndex, withClassPart } from './tree-index.ts';

/** What css-select needs to know of a tree; every look at a node is a step. */
const adapter = {
  isTag,
  getAttributeValue: ({ attribs }: Element, name: string): string | undefined => attribs[name],
  getChildren: (node: AnyNode): AnyNode[] => counted('children' in node ? node.children : []),
  getName: ({ name }: Element): string => name,
  getParent: ({ parent }: AnyNode): ParentNode | null => {
    spend(1);
    return parent;
  },
  getSiblings: (node: AnyNode): AnyNode[] => counted(node.parent?.children ?? [node]),
  prevElementSibling: ({ prev }: AnyNode): Element | null => {
    let at = prev;
    for (; at !== null && !isTag(at); at = at.prev) spend(1);
    return at;
  },
  getText: textOf,
  hasAttrib: ({ attribs }: Element, name: string): boolean => Object.hasOwn(attribs, name),
  removeSubsets: (nodes: AnyNode[]): AnyNode[] => nodes,
};

/** A query for the elements of a page, in document order. Throws where the selector cannot be parsed; the query throws TooManySteps. */
export function compileCss(value: string): (tree: Document) => Element[] {
  const test = compile<AnyNode, Element>(value, { adapter });
  const candidatesIn = lastCompound(value);
  return (tree) => {
    const candidates = candidatesIn(indexOf(tree));
    spend(candidates.length);
    return candidates.filter(test);
  };
}

/** The last compound of one selector without escapes: a tag, then names and attributes. */
const LAST =
  /^(?:[^,\\()]*[\s>+~])?([a-z][a-z\d]*)?((?:[.#][a-z_-][\w-]*|\[[a-z-]+(?:[~|^$*]?=(?:"[^"\\]*"|[\w-]+))?\])*)$/i;
const ID = /#([\w-]+)/;
const CLASS = /\.([\w-]+)/;
const ATTRIBUTE = /\[([a-z-]+)/i;
const CLASS_PART = /\[class[~^$*]?="?([^"\]]+)"?\]/;

/** Elements that may match: those with the last compound's id, class, tag or attribute; all where that is not plain to see. */
function lastCompound(value: string): (index: TreeIndex) => readonly Element[] {
  const [, tag, names = ''] = LAST.exec(value.trim()) ?? [];
  const bare = names.replace(/\[[^\]]*\]/g, '');
  const id = ID.exec(bare)?.[1];
  if (id !== undefined) return (index) => elementsAt(index, index.byId.get(id));
  const part = CLASS.exec(bare)?.[1] ?? CLASS_PART.exec(names)?.[1];
  if (part !== undefined) return (index) => withClassPart(index, part);
  if (tag !== undefined) return (index) => elementsAt(index, index.byTag.get(tag.toLowerCase()));
  const attribute = ATTRIBUTE.exec(names)?.[1]?.toLowerCase();
  if (attribute === undefined) return ({ all }) => all;
  return ({ all }) => all.filter(({ attribs }) => attribs[attribute] !== undefined);
}

function counted(nodes: AnyNode[]): AnyNode[] {
  spend(nodes.length);
  return nodes;
}

function textOf(node: AnyNode): string {
  spend(1);
  if ('data' in node) return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
