/** A page's body: where it stands, and what inside is not a part of it. */
import { type AnyNode, type ChildNode, type Element, isTag, isText } from 'domhandler';

export interface Body {
  /** In document order, none inside another. */
  readonly roots: readonly Element[];
  /** Elements and texts inside of the roots that are no part of the text, captions included. */
  readonly dropped: ReadonlySet<AnyNode>;
  /** Elements among the dropped that belong to pictures: figures, captions, credits. */
  readonly captions: ReadonlySet<Element>;
}

/** The children of an element that belong to the text. */
export function partsOf(element: Element, { dropped }: Body): ChildNode[] {
  return element.children.filter((child) => (isTag(child) || isText(child)) && !dropped.has(child));
}

/** The children of an element that belong to the text or to its pictures. */
export function illustratedPartsOf(element: Element, { dropped, captions }: Body): ChildNode[] {
  return element.children.filter((child) =>
    isTag(child) ? !dropped.has(child) || captions.has(child) : isText(child) && !dropped.has(child),
  );
}

/** All elements of the text and its pictures, in document order. */
export function* elementsOf(body: Body): Generator<Element> {
  for (const root of body.roots) yield* elementsIn(root, body);
}

function* elementsIn(root: Element, body: Body): Generator<Element> {
  const stack = [root];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    yield element;
    for (const part of illustratedPartsOf(element, body).reverse()) {
      if (isTag(part)) stack.push(part);
    }
  }
}
