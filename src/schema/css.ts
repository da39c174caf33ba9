/** CSS selectors over our tree. */
import { compile } from 'css-select';
import { type AnyNode, type Element, isTag, type ParentNode } from 'domhandler';
import { spend } from './steps.ts';

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

/** A test of elements. Throws where the selector cannot be parsed; the test throws TooManySteps. */
export function compileCss(value: string): (element: Element) => boolean {
  return compile<AnyNode, Element>(value, { adapter });
}

/** The elements below a node that pass a test, in document order. */
export function findAll(test: (element: Element) => boolean, within: ParentNode): Element[] {
  const found: Element[] = [];
  const visit = (parent: ParentNode): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      spend(1);
      if (test(child)) found.push(child);
      visit(child);
    }
  };
  visit(within);
  return found;
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
