/** Standfirsts: what several pages have, alone in its element, between headline and text, each another sentence. */

import { suspicionOf } from '../../page/body/boilerplate.ts';
import { type Block, isRegion, type Region } from '../../page/body/regions.ts';
import { stableClasses } from './compounds.ts';
import { type Draft, headlineIn, isKept } from './draft.ts';
import { blocksIn } from './labels.ts';

const MIN_SIZE = 40;
const MAX_SIZE = 600;
const MAX_LINKS = 0.3;
const MIN_PAGES = 2;

/** Keeps the standfirsts that no fallback saw. */
export function addStandfirsts(drafts: readonly Draft[]): void {
  const found = new Map<string, { draft: Draft; block: Block }[]>();
  for (const draft of drafts) {
    const [first] = candidatesIn(draft);
    if (first === undefined) continue;
    const key = signatureOf(first.region);
    found.set(key, [...(found.get(key) ?? []), { draft, block: first }]);
  }
  for (const some of found.values()) {
    if (some.length < MIN_PAGES || new Set(some.map(({ block }) => block.text)).size < some.length) continue;
    for (const { draft, block } of some) for (const text of block.texts) draft.kept.add(text);
  }
}

/** Sentences between the headline and the first block of the text. */
function candidatesIn(draft: Draft): Block[] {
  const headline = headlineIn(draft);
  const blocks = [...blocksIn(draft.region)];
  const from = headline === null ? -1 : blocks.indexOf(headline);
  const to = blocks.findIndex((block, at) => at > from && isKept(block, draft.kept));
  return from === -1 || to === -1 ? [] : blocks.slice(from + 1, to).filter(isStandfirst);
}

function isStandfirst({ size, stops, linkShare, region, text }: Block): boolean {
  if (size < MIN_SIZE || size > MAX_SIZE || stops === 0 || linkShare > MAX_LINKS) return false;
  if (region.items.length > 1 || !/[.!?…։।。؟»”"]$/u.test(text)) return false;
  for (let at: Region | null = region; at !== null; at = at.parent) {
    const kind = suspicionOf(at.element)?.kind;
    if (kind === 'caption' || kind === 'boilerplate' || kind === 'comments') return false;
  }
  return region.items.every((item) => !isRegion(item));
}

function signatureOf({ element, parent }: Region): string {
  const own = `${element.name}${stableClasses(element.attribs.class).join('')}`;
  return parent === null ? own : `${parent.element.name}${stableClasses(parent.element.attribs.class).join('')} ${own}`;
}
