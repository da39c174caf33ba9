/** Which caption belongs to which picture. */
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { isPicture } from '../body/pictures.ts';
import { collapse } from '../space.ts';

/** How far a caption may stand from its picture, in elements. */
const REACH = 6;
/** A figure with more text is a part of the page. */
const MAX_FIGURE = 600;

/** Captions by picture: each goes to the picture before it in their nearest common element, else to the one after. */
export function captionsOf(illustrations: readonly Element[]): Map<Element, string> {
  const first = new Map<Element, Element>();
  for (const picture of illustrations.filter(isPicture)) {
    for (const around of upFrom(picture)) if (!first.has(around)) first.set(around, picture);
  }
  const captions = new Map<Element, string>();
  const last = new Map<Element, Element>();
  for (const element of illustrations) {
    const around = upFrom(element);
    if (isPicture(element)) {
      for (const one of around) last.set(one, element);
      continue;
    }
    const near = around.find((one) => first.has(one));
    const picture = near && (last.get(near) ?? first.get(near));
    const text = collapse(textContent(element));
    if (picture !== undefined && text !== '' && !captions.has(picture)) captions.set(picture, text);
  }
  addFigureTexts(first, captions);
  return captions;
}

/** What figures say besides, where nothing in them is marked as a caption. */
function addFigureTexts(first: ReadonlyMap<Element, Element>, captions: Map<Element, string>): void {
  for (const [figure, picture] of first) {
    if (figure.name !== 'figure' || captions.has(picture)) continue;
    const text = collapse(textContent(figure));
    if (text !== '' && text.length <= MAX_FIGURE) captions.set(picture, text);
  }
}

/** The elements around one, from the inside out. */
function upFrom(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parent; at !== null && isTag(at) && found.length < REACH; at = at.parent) found.push(at);
  return found;
}
