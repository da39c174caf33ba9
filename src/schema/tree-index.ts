/** The elements of a page by tag, id and class attribute: most selectors need look at few of them. */
import { type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { KeptWithTree } from '../page/kept.ts';

/** Lists of places in `all`, rising. */
type Places = ReadonlyMap<string, readonly number[]>;

export interface TreeIndex {
  /** In document order. */
  readonly all: readonly Element[];
  readonly byTag: Places;
  readonly byId: Places;
  /** By the whole attribute: a page has few of them. */
  readonly byClasses: Places;
}

/** As long as its tree; a tree that selectors run on changes no more. */
const known = new KeptWithTree<TreeIndex>();

/** The index of a page, made when it is first asked for. */
export function indexOf(tree: Document): TreeIndex {
  let index = known.get(tree);
  if (index === undefined) {
    index = build(tree);
    known.set(tree, index);
  }
  return index;
}

/** Elements at these places. */
export function elementsAt({ all }: TreeIndex, places: readonly number[] | undefined): Element[] {
  return places === undefined ? [] : places.map((place) => all[place] as Element);
}

/** Elements whose class attribute has a part. */
export function withClassPart(index: TreeIndex, part: string): Element[] {
  const places: number[] = [];
  for (const [classes, at] of index.byClasses) if (classes.includes(part)) places.push(...at);
  return elementsAt(
    index,
    places.sort((one, other) => one - other),
  );
}

function build(tree: Document): TreeIndex {
  const all: Element[] = [];
  const byTag = new Map<string, number[]>();
  const byId = new Map<string, number[]>();
  const byClasses = new Map<string, number[]>();
  const visit = ({ children }: ParentNode): void => {
    for (const child of children) {
      if (!isTag(child)) continue;
      const place = all.push(child) - 1;
      put(byTag, child.name, place);
      const { id, class: classes } = child.attribs;
      if (id !== undefined) put(byId, id, place);
      if (classes !== undefined) put(byClasses, classes, place);
      visit(child);
    }
  };
  visit(tree);
  return { all, byTag, byId, byClasses };
}

function put(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [place]);
  else list.push(place);
}
