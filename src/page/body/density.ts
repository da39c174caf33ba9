/**
 * The density-based body reader: of all containers, the one whose text blocks weigh most, prose counting for and
 * navigation against it (maximum subsequence segmentation, Pasternack and Roth 2009, on the tree instead of a line).
 */
import type { AnyNode, Document, Element } from 'domhandler';
import { isTag } from 'domhandler';
import { HEADINGS } from '../tags.ts';
import { BODY } from '../thresholds.ts';
import type { Body } from './body.ts';
import type { Suspicion } from './boilerplate.ts';
import { type Block, divide, isProse, isRegion, type Region } from './regions.ts';
import { trim } from './trim.ts';

/** Finds the body in a sanitised tree; null where no part of the page looks like text. `titles`: known headlines. */
export function readDensest(document: Document, titles: readonly string[]): Body | null {
  const root = document.children.find((child): child is Element => isTag(child) && child.name === 'html');
  const whole = divide(root ?? (document as unknown as Element));
  const facts = measureAll(whole);
  const dropped = new Set<AnyNode>();
  const captions = new Set<Element>();
  dropSuspects(whole, facts, dropped, captions);
  const sums = new Map<Region, number>();
  sumUp(whole, dropped, sums);
  const container = descend(whole, sums);
  if (container === null) return null;
  trim(container, dropped, titles);
  return { roots: [container.element], dropped, captions };
}

interface Facts {
  prose: number;
  size: number;
  linked: number;
}

function measureAll(root: Region): Map<Region, Facts> {
  const all = new Map<Region, Facts>();
  const visit = (region: Region): Facts => {
    const facts: Facts = { prose: 0, size: 0, linked: 0 };
    for (const item of region.items) {
      if (isRegion(item)) {
        const inner = visit(item);
        facts.prose += inner.prose;
        facts.size += inner.size;
        facts.linked += inner.linked;
      } else {
        if (isProse(item)) facts.prose += item.size;
        facts.size += item.size;
        facts.linked += item.size * item.linkShare;
      }
    }
    all.set(region, facts);
    return facts;
  };
  visit(root);
  return all;
}

function dropSuspects(
  root: Region,
  facts: ReadonlyMap<Region, Facts>,
  dropped: Set<AnyNode>,
  captions: Set<Element>,
): void {
  const suspects: Region[] = [];
  let clean = 0;
  const gather = (region: Region): void => {
    for (const item of region.items) {
      if (!isRegion(item)) clean += isProse(item) ? item.size : 0;
      else if (item.suspicion === null) gather(item);
      else suspects.push(item);
    }
  };
  gather(root);
  const whole = facts.get(root)?.prose ?? 0;
  const prose = (region: Region): number => facts.get(region)?.prose ?? 0;
  suspects.sort((one, other) => prose(other) - prose(one));
  // what is forgiven adds its own suspects, none larger than itself
  for (let at = 0; at < suspects.length; at += 1) {
    const suspect = suspects[at];
    if (suspect === undefined) break;
    const fact = facts.get(suspect);
    if (fact === undefined || suspect.suspicion === null) continue;
    if (isSuperfluous(suspect.suspicion, fact, clean, whole)) {
      dropped.add(suspect.element);
      if (suspect.suspicion.kind === 'caption') captions.add(suspect.element);
      continue;
    }
    const before = suspects.length;
    gather(suspect);
    const added = suspects.splice(before);
    suspects.push(...added);
  }
}

function isSuperfluous(suspicion: Suspicion, { prose, size, linked }: Facts, clean: number, whole: number): boolean {
  switch (suspicion.kind) {
    case 'comments':
      return prose === 0 || (clean >= BODY.minRest && clean >= prose * BODY.minRestShare);
    case 'doubtful':
      return prose === 0 || (prose <= whole * BODY.doubtfulShare && linked > size * 0.1);
    default:
      return prose === 0 || (clean >= BODY.minRest && clean >= prose);
  }
}

function sumUp(region: Region, dropped: ReadonlySet<AnyNode>, sums: Map<Region, number>): number {
  let sum = 0;
  for (const item of region.items) {
    if (!isRegion(item)) sum += weigh(item);
    else if (!dropped.has(item.element)) sum += sumUp(item, dropped, sums);
  }
  sums.set(region, sum);
  return sum;
}

function weigh(block: Block): number {
  if (HEADINGS.has(block.tag)) return 0;
  const { size, linkShare } = block;
  if (linkShare > BODY.maxLinkShare) return -Math.min(size, 200) * 0.3;
  if (isProse(block)) return size * (1 - linkShare) ** 2;
  if (block.tag === 'td' || block.tag === 'li' || block.tag === 'p' || block.tag === 'pre')
    return size * 0.5 * (1 - 2 * linkShare);
  return -5;
}

function descend(root: Region, sums: ReadonlyMap<Region, number>): Region | null {
  let best = root;
  let bestSum = sums.get(root) ?? 0;
  for (const [region, sum] of sums) {
    // children come before their parents
    if (sum > bestSum) [best, bestSum] = [region, sum];
  }
  if (bestSum <= 0) return null;
  for (;;) {
    const heir = best.items.find(
      (item): item is Region => isRegion(item) && (sums.get(item) ?? 0) >= bestSum * BODY.descendShare,
    );
    if (heir === undefined) return best;
    best = heir;
  }
}
