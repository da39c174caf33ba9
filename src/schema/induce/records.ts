/** Lists of records: parts alike that each have parts of their own, such as readers' comments and teasers. */
import { type Element, isTag } from 'domhandler';
import { isRegion, type Region } from '../../page/body/regions.ts';
import { type Draft, isKept, leaveOut } from './draft.ts';
import { blocksIn } from './labels.ts';

const MIN_RECORDS = 2;
/** A longer list may be an article in sections. */
const MOST = 0.45;

/** Leaves lists of records out that stand outside of the part with most of the paragraphs. */
export function dropRecords(draft: Draft): void {
  const main = mainOf(draft);
  if (main === null) return;
  const visit = (region: Region): void => {
    if (region === main) return;
    for (const list of recordsIn(region, main)) leaveOut(list, draft, MOST);
    for (const item of region.items) if (isRegion(item)) visit(item);
  };
  visit(draft.region);
}

/** The region with most of the kept text directly inside, or in paragraphs directly inside. */
export function mainOf({ region, kept }: Draft): Region | null {
  let main: Region | null = null;
  let most = 0;
  const visit = (at: Region): void => {
    let own = 0;
    for (const item of at.items) {
      if (!isRegion(item)) own += isKept(item, kept) ? item.size : 0;
      else {
        const isLeaf = item.items.every((inner) => !isRegion(inner));
        if (isLeaf) for (const block of blocksIn(item)) own += isKept(block, kept) ? block.size : 0;
        visit(item);
      }
    }
    if (own > most) [main, most] = [at, own];
  };
  visit(region);
  return main;
}

/** Children of a region that look alike and have several parts each. */
function recordsIn(region: Region, main: Region): Region[] {
  const groups = new Map<string, Region[]>();
  for (const item of region.items) {
    if (!isRegion(item) || !isRecord(item) || isAround(item, main)) continue;
    const key = `${item.element.name} ${item.element.attribs.class ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter((group) => group.length >= MIN_RECORDS).flat();
}

function isRecord({ element }: Region): boolean {
  if (/^(?:p|tr|td|table|tbody|ul|ol|dl|figure|blockquote|h\d|section)$/.test(element.name)) return false;
  const parts = element.children.filter((child): child is Element => isTag(child) && child.name !== 'br');
  return parts.length >= 2;
}

function isAround(region: Region, main: Region): boolean {
  for (let at: Region | null = main; at !== null; at = at.parent) if (at === region) return true;
  return false;
}
