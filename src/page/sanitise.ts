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
  const prose = new Map<Element, number>();
  const total = removeTextless(document, false, prose);
  if (prose.size === 0) return { hiddenTextDropped: false };
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

/** Answers with the characters of prose outside of links; `hidden`: those of each hidden element. */
function removeTextless(parent: ParentNode, linked: boolean, hidden: Map<Element, number>): number {
  let chars = 0;
  filterChildren(parent, (child, kept) => {
    if (isText(child)) {
      if (!linked) chars += proseIn(child.data);
      return true;
    }
    if (!isTag(child) || TEXTLESS.has(child.name)) return false;
    if (child.name === 'noscript' && !isLazyImage(child, lastOf(parent.children, kept))) return false;
    const inside = removeTextless(child, linked || child.name === 'a', hidden);
    if (isHidden(child)) hidden.set(child, inside);
    chars += inside;
    return true;
  });
  return chars;
}

/** A noscript may hold the only picture where a script would have made one. */
function isLazyImage(noscript: Element, before: ChildNode | null): boolean {
  if (before !== null && isTag(before) && before.name === 'img') return false;
  noscript.children = noscript.children.filter((child) => isTag(child) && /^(?:img|picture|figure)$/.test(child.name));
  return noscript.children.length > 0;
}

/** The last of the first so many that is more than white space. */
function lastOf(children: readonly ChildNode[], count: number): ChildNode | null {
  for (let at = count - 1; at >= 0; at -= 1) {
    const child = children[at];
    if (child !== undefined && (!isText(child) || child.data.trim() !== '')) return child;
  }
  return null;
}

/** Characters of a text, 0 where it is too short for prose. */
function proseIn(text: string): number {
  // an ideograph counts twice
  if (2 * text.length < PROSE_SIZE) return 0;
  const size = sizeOf(text.trim());
  return size >= PROSE_SIZE ? size : 0;
}

/** In place: most parents lose nothing. `keep` is told how many are kept so far; they stand first. */
function filterChildren(parent: ParentNode, keep: (child: ChildNode, kept: number) => boolean): void {
  const { children } = parent;
  let kept = 0;
  for (const child of children) {
    if (!keep(child, kept)) continue;
    children[kept] = child;
    kept += 1;
  }
  if (kept === children.length) return;
  children.length = kept;
  children.forEach((child, at) => {
    child.prev = children[at - 1] ?? null;
    child.next = children[at + 1] ?? null;
  });
}
