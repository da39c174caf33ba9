/** Where the bodies are: what the fallbacks say, corrected by what the pages show together. */
import { Element } from 'domhandler';
import { suspicionOf } from '../../page/body/boilerplate.ts';
import { isRegion, type Region } from '../../page/body/regions.ts';
import { normal } from '../../page/body/trim.ts';
import { namesOf } from './compounds.ts';
import { type Draft, draftOf, isKept, leaveOut, textOf } from './draft.ts';
import { blocksIn, weigh } from './labels.ts';
import { dropRecords, mainOf } from './records.ts';
import type { Labelled } from './roots.ts';
import type { Sample } from './sample.ts';
import { addStandfirsts } from './standfirsts.ts';

export interface Agreed extends Labelled {
  /** The lines of what is kept. */
  readonly text: string;
}

/** The labelled pages; those on which no fallback finds anything are left out. */
export function consensus(samples: readonly Sample[]): Agreed[] {
  const drafts = samples.flatMap(draftOf);
  for (const draft of drafts) {
    dropNamed(draft);
    dropRecords(draft);
    readmit(draft);
  }
  dropRepeats(drafts);
  addStandfirsts(drafts);
  return drafts
    .map((draft) => ({ sample: draft.sample, labels: weigh(draft.root, draft.kept), text: textOf(draft) }))
    .filter(({ labels }) => labels.kept > 0);
}

const MOST_NAMED = 0.5;

/** Parts that attributes besides class and id call something else than text. */
function dropNamed(draft: Draft): void {
  const visit = (region: Region): void => {
    for (const item of region.items) {
      if (!isRegion(item)) continue;
      const kind = kindByNames(item.element);
      if (kind === 'boilerplate' || kind === 'comments' || kind === 'caption') leaveOut(item, draft, MOST_NAMED);
      visit(item);
    }
  };
  visit(draft.region);
}

function kindByNames({ attribs }: Element): string | null {
  const names = namesOf(attribs).join(' ');
  return names === '' ? null : (suspicionOf(new Element('div', { class: names }))?.kind ?? null);
}

const SENTENCE = 40;
const MAX_LINKS = 0.3;

/** Sentences among the paragraphs, in plain elements, that a fallback took for a box because of what stands before them. */
function readmit(draft: Draft): void {
  const main = mainOf(draft);
  if (main === null) return;
  const blocks = [...blocksIn(main)];
  const first = blocks.findIndex((block) => isKept(block, draft.kept));
  const last = blocks.findLastIndex((block) => isKept(block, draft.kept));
  for (const block of blocks.slice(first, last + 1)) {
    const { size, linkShare, text } = block;
    if (size < SENTENCE || linkShare > MAX_LINKS || !/[.!?…։।。؟]$/u.test(text) || !isPlainIn(block.region, main))
      continue;
    for (const node of block.texts) draft.kept.add(node);
  }
}

/** Whether nothing between a region and one around it has a name. */
function isPlainIn(region: Region, around: Region): boolean {
  for (let at: Region | null = region; at !== null && at !== around; at = at.parent) {
    const { class: classes, id } = at.element.attribs;
    if (classes !== undefined || id !== undefined || at.suspicion !== null) return false;
  }
  return true;
}

const REPEATED = 25;

/** Blocks that several articles have word for word. */
function dropRepeats(drafts: readonly Draft[]): void {
  const counts = new Map<string, Set<string>>();
  for (const draft of drafts) {
    const article = normal(draft.sample.metadata.title ?? draft.sample.hash);
    for (const block of blocksIn(draft.region)) {
      if (block.size < REPEATED || !isKept(block, draft.kept)) continue;
      const articles = counts.get(block.text) ?? new Set();
      counts.set(block.text, articles.add(article));
    }
  }
  for (const { region, kept } of drafts) {
    for (const block of blocksIn(region)) {
      if ((counts.get(block.text)?.size ?? 0) > 1) for (const text of block.texts) kept.delete(text);
    }
  }
}
