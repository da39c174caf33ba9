/** What a browser does where a page forgets to end its head. */
import { type ChildNode, type Document, Element, isComment, isTag, isText } from 'domhandler';

/** Everything else ends the head (HTML standard, 13.2.6.4.4). */
const OF_HEAD = new Set('base basefont bgsound link meta title noscript noframes style script template'.split(' '));

/** Moves what does not belong into the head, and all that follows it there, to the start of the body. */
export function endHead(document: Document): void {
  const html = document.children.find((child): child is Element => isTag(child) && child.name === 'html');
  const parent = html ?? document;
  const head = parent.children.find((child): child is Element => isTag(child) && child.name === 'head');
  const from = head?.children.findIndex((child) => !belongs(child)) ?? -1;
  if (head === undefined || from < 0) return;
  const moved = head.children.splice(from);
  const known = parent.children.find((child): child is Element => isTag(child) && child.name === 'body');
  const body = known ?? new Element('body', {});
  if (known === undefined) parent.children.splice(parent.children.indexOf(head) + 1, 0, body);
  body.children = [...moved, ...body.children];
  for (const changed of [parent, head, body]) relink(changed);
}

function belongs(child: ChildNode): boolean {
  if (isTag(child)) return OF_HEAD.has(child.name);
  return isComment(child) || (isText(child) && child.data.trim() === '');
}

function relink(parent: Document | Element): void {
  for (const [at, child] of parent.children.entries()) {
    Object.assign(child, { parent, prev: parent.children[at - 1] ?? null, next: parent.children[at + 1] ?? null });
  }
}
