/** The text of a profile: the nodes that its selectors select, less what is excluded, repeated or no text anywhere. */
import type { AnyNode, Element } from 'domhandler';
import type { Body } from '../page/body/body.ts';
import { type Block, divide, isRegion, type Region } from '../page/body/regions.ts';
import { dropSuspects } from '../page/body/suspects.ts';
import { trim } from '../page/body/trim.ts';
import type { ReadablePage } from '../page/readers.ts';
import { collapse } from '../page/space.ts';
import type { Rules } from './profile.ts';
import { selectElements } from './select.ts';

export interface SelectedBody {
  readonly body: Body;
  /** Which of the text's selectors selected it. */
  readonly by: number;
}

/** `titles`: known headlines, the likeliest first. Null where no selector selects a node with text. */
export function selectBody(rules: Rules, { tree }: ReadablePage, titles: readonly string[]): SelectedBody | null {
  const selectors = rules.fields.text?.selectors ?? [];
  for (const [by, selector] of selectors.entries()) {
    const selected = outermost(selectElements(selector, tree));
    const excluded = new Set(rules.exclusions.flatMap((exclusion) => selectElements(exclusion, tree)));
    const roots = selected.filter((root) => !excluded.has(root));
    const body = roots.length === 0 ? null : refine(roots, excluded, rules.repeats, titles);
    if (body !== null) return { body, by };
  }
  return null;
}

/** Those that are inside of no other, each once. */
function outermost(elements: readonly Element[]): Element[] {
  const all = new Set<AnyNode>(elements);
  return ([...all] as Element[]).filter((element) => {
    for (let at = element.parent; at !== null; at = at.parent) if (all.has(at)) return false;
    return true;
  });
}

function refine(
  roots: readonly Element[],
  excluded: ReadonlySet<AnyNode>,
  repeats: readonly string[],
  titles: readonly string[],
): Body | null {
  const whole = regionOf(roots);
  if (whole === null) return null;
  const excludedCaptions = prune(whole, excluded);
  const { dropped, captions } = dropSuspects(whole);
  for (const element of excluded) dropped.add(element);
  for (const element of excludedCaptions) captions.add(element);
  dropRepeats(whole, new Set(repeats.map(collapse)), dropped);
  trim(whole, dropped, titles, []);
  return { roots, dropped, captions };
}

/** Takes excluded parts out: what is excluded announces no box after it. Answers with the captions among them. */
function prune(region: Region, excluded: ReadonlySet<AnyNode>): Element[] {
  if (excluded.size === 0) return [];
  const captions: Element[] = [];
  const kept = region.items.filter((item) => {
    if (!isRegion(item)) return true;
    if (!excluded.has(item.element)) captions.push(...prune(item, excluded));
    else if (item.suspicion?.kind === 'caption') captions.push(item.element);
    return !excluded.has(item.element);
  });
  region.items.splice(0, region.items.length, ...kept);
  return captions;
}

/** All roots as one region; none of them is suspected, whatever it is called. */
function regionOf(roots: readonly Element[]): Region | null {
  const [first] = roots;
  if (first === undefined) return null;
  if (roots.length === 1) return { ...divide(first), suspicion: null };
  return {
    element: first,
    parent: null,
    suspicion: null,
    listed: false,
    items: roots.map((root) => ({ ...divide(root), suspicion: null })),
  };
}

function dropRepeats(region: Region, repeats: ReadonlySet<string>, dropped: Set<AnyNode>): void {
  if (repeats.size === 0) return;
  for (const item of region.items) {
    if (isRegion(item)) dropRepeats(item, repeats, dropped);
    else if (!item.listed && repeats.has(item.text)) for (const text of (item as Block).texts) dropped.add(text);
  }
}
