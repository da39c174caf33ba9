/** Takes out of the tree what is no text of the page, and what a browser would not show. */
import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { isHidden } from './body/hidden.ts';
import { sizeOf } from './space.ts';
import { TEXTLESS } from './tags.ts';

/** Shorter runs of text are labels, whoever hides them. */
const PROSE_SIZE = 40;

export interface Sanitised {
  /** Text of substance was hidden, and is gone. */
  readonly hiddenTextDropped: boolean;
}

/**
 * Removes scripts, styles, comments, form controls and hidden elements, in place. A hidden element with most of the
 * page's prose is one that a script unveils: it stays.
 */
export function sanitise(document: Document): Sanitised {
  removeTextless(document);
  const prose = new Map<Element, number>();
  const total = countProse(document, false, prose);
  let hiddenTextDropped = false;
  const removeHidden = (parent: ParentNode): void => {
    filterChildren(parent, (child) => {
      if (!isTag(child)) return true;
      const hidden = prose.get(child);
      if (hidden !== undefined && 2 * hidden <= total) {
        hiddenTextDropped ||= hidden > 0;
        return false;
      }
      removeHidden(child);
      return true;
    });
  };
  removeHidden(document);
  return { hiddenTextDropped };
}

function removeTextless(parent: ParentNode): void {
  filterChildren(parent, (child, before) => {
    if (isText(child)) return true;
    if (!isTag(child) || TEXTLESS.has(child.name)) return false;
    if (child.name === 'noscript') return isLazyImage(child, before);
    removeTextless(child);
    return true;
  });
}

/** A noscript may hold the only picture where a script would have made one. */
function isLazyImage(noscript: Element, before: ChildNode | null): boolean {
  if (before !== null && isTag(before) && before.name === 'img') return false;
  noscript.children = noscript.children.filter((child) => isTag(child) && /^(?:img|picture|figure)$/.test(child.name));
  return noscript.children.length > 0;
}

/** Characters of prose outside of links, by hidden element too. */
function countProse(node: ParentNode, linked: boolean, hidden: Map<Element, number>): number {
  let chars = 0;
  for (const child of node.children) {
    if (isText(child)) {
      const size = linked ? 0 : sizeOf(child.data.trim());
      if (size >= PROSE_SIZE) chars += size;
    } else if (isTag(child)) {
      const inside = countProse(child, linked || child.name === 'a', hidden);
      if (isHidden(child)) hidden.set(child, inside);
      chars += inside;
    }
  }
  return chars;
}

function filterChildren(parent: ParentNode, keep: (child: ChildNode, before: ChildNode | null) => boolean): void {
  const kept: ChildNode[] = [];
  let before: ChildNode | null = null;
  for (const child of parent.children) {
    if (!keep(child, before)) continue;
    child.prev = kept.at(-1) ?? null;
    if (child.prev !== null) child.prev.next = child;
    child.next = null;
    kept.push(child);
    if (!isText(child) || child.data.trim() !== '') before = child;
  }
  parent.children = kept;
}
