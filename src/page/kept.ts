/** What is worked out once for a page's tree. */
import type { Document } from 'domhandler';

/**
 * Keeps a value with a tree, on the tree itself: V8 takes what a WeakMap holds for alive until its slow collection, and
 * a value that leads back to its tree would keep every page till then.
 */
export class KeptWithTree<T> {
  readonly #key = Symbol('kept');

  get(tree: Document): T | undefined {
    return (tree as Keeping<T>)[this.#key];
  }

  set(tree: Document, value: T): void {
    (tree as Keeping<T>)[this.#key] = value;
  }
}

type Keeping<T> = Document & { [key: symbol]: T | undefined };
