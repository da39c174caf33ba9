/** The page's tree: one streaming pass, bounded in depth and size, so that whatever walks it later is too. */
import type { ChildNode, Document } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';
import { CodedError } from '../ports/errors.ts';

/** Browsers stop nesting at 512; a recursion of this depth is far from any stack limit. */
const MAX_DEPTH = 2_000;
const MAX_NODES = 400_000;

class BoundedHandler extends DomHandler {
  #nodes = 0;

  protected override addNode(node: ChildNode): void {
    if (this.tagStack.length > MAX_DEPTH) {
      throw new CodedError('PAGE_TOO_DEEP', 'elements are nested too deep', { value: MAX_DEPTH });
    }
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) {
      throw new CodedError('PAGE_TOO_DEEP', 'the page has too many nodes', { value: MAX_NODES });
    }
    super.addNode(node);
  }
}

/** Parses HTML the forgiving way; no tbody is added. Throws PAGE_TOO_DEEP. */
export function parsePage(html: string): Document {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  return handler.root;
}
