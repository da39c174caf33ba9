/** A page shrunk to what matters, for a model that writes selectors. */
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { collapse } from '../../page/space.ts';

const MAX_OUTLINE = 6_000;
const MAX_TEXT = 60;
const MAX_ALIKE = 2;
const KEPT = ['id', 'class', 'itemprop', 'role', 'datetime'];

/** HTML with tags, names and the start of each text, at most some 6,000 characters: what is too deep is cut first. */
export function outlineOf(tree: Document): string {
  for (let depth = 24; depth > 4; depth -= 2) {
    const html = tree.children.map((child) => shrink(child, depth)).join('');
    if (html.length <= MAX_OUTLINE) return html;
  }
  return tree.children
    .map((child) => shrink(child, 4))
    .join('')
    .slice(0, MAX_OUTLINE);
}

function shrink(node: ChildNode, depth: number): string {
  if (isText(node)) {
    const text = collapse(node.data);
    return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  }
  if (!isTag(node)) return '';
  if (depth === 0) return '…';
  const inside = childrenOf(node, depth - 1);
  if (inside === '') return '';
  const named = attributesOf(node);
  return named === '' && WRAPPER.test(node.name) ? inside : `<${node.name}${named}>${inside}</${node.name}>`;
}

const WRAPPER = /^(?:div|span|html|body|b|i|strong|em|font|center)$/;

/** Of children that look alike in a row, the first few. */
function childrenOf({ children }: Element, depth: number): string {
  let html = '';
  let last = '';
  let alike = 0;
  for (const child of children) {
    const look = isTag(child) ? `${child.name}${attributesOf(child)}` : 'text';
    const shrunk = shrink(child, depth);
    if (shrunk === '') continue;
    alike = look === last ? alike + 1 : 1;
    last = look;
    if (alike <= MAX_ALIKE) html += shrunk;
  }
  return html;
}

function attributesOf({ attribs }: Element): string {
  return KEPT.flatMap((name) =>
    attribs[name] ? [` ${name}="${attribs[name]?.slice(0, 80).replaceAll('"', "'")}"`] : [],
  ).join('');
}
