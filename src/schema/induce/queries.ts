/** Runs the selectors that induction tries: many, on few pages. */
import type { AnyNode, Element } from 'domhandler';
import type { Selector } from '../profile.ts';
import { selectElements } from '../select.ts';
import type { Sample } from './sample.ts';

export const css = (value: string): Selector => ({ language: 'css', value });

/** What selectors select, nothing inside another; remembered. */
export class Queries {
  readonly #known = new Map<Sample, Map<string, readonly Element[]>>();

  select(sample: Sample, { language, value }: Selector): readonly Element[] {
    let known = this.#known.get(sample);
    if (known === undefined) {
      known = new Map();
      this.#known.set(sample, known);
    }
    const key = `${language} ${value}`;
    let found = known.get(key);
    if (found === undefined) {
      found = outermost(selectElements({ language, value }, sample.readable.tree));
      known.set(key, found);
    }
    return found;
  }
}

/** Those in document order that are inside no other. */
function outermost(elements: readonly Element[]): Element[] {
  const all = new Set<AnyNode>(elements);
  return elements.filter((element) => !isInside(element, all));
}

/** Whether one of some nodes is around a node. */
export function isInside(node: AnyNode, all: ReadonlySet<AnyNode>): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (all.has(at)) return true;
  return false;
}
