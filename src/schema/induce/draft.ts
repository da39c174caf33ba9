/** A page while its labels are corrected. */
import type { Element, Text } from 'domhandler';
import type { Body } from '../../page/body/body.ts';
import { readDensest } from '../../page/body/density.ts';
import { type Block, divide, type Region } from '../../page/body/regions.ts';
import { normal } from '../../page/body/trim.ts';
import type { Found } from '../../page/readers.ts';
import { renderText } from '../../page/render/text.ts';
import { wordsF1 } from '../words.ts';
import { blocksIn, keptBy, rootOf } from './labels.ts';
import type { Sample } from './sample.ts';

export interface Draft {
  readonly sample: Sample;
  readonly root: Element;
  readonly region: Region;
  readonly kept: Set<Text>;
}

/** The page as its best fallback labels it; none where there is none. */
export function draftOf(sample: Sample): Draft[] {
  const { readable, fallback } = sample;
  const root = rootOf(readable);
  if (root === null || fallback === null) return [];
  const own = densestLike(sample, fallback);
  const kept = keptBy(readable, root, own ?? fallback.body, fallback.text);
  return [{ sample, root, region: divide(root), kept }];
}

/** Of two readers that agree, the one that knows the page's own elements says more: what it leaves out. */
function densestLike({ readable }: Sample, { body, path, text }: Found): Body | null {
  if (path === 'fallback:density') return body;
  const densest = readDensest(readable.tree, readable.titles, readable.description ?? '');
  return densest !== null && wordsF1(renderText(densest), text) >= AGREEING ? densest : null;
}

const AGREEING = 0.7;

/** The lines of what a page's labels keep. */
export function textOf({ region, kept }: Draft): string {
  return [...blocksIn(region)]
    .filter((block) => isKept(block, kept))
    .map(({ text }) => text)
    .join('\n');
}

export function isKept({ texts }: Block, kept: ReadonlySet<Text>): boolean {
  return texts.some((text) => kept.has(text));
}

/** Leaves a part out, unless it is most of the text. */
export function leaveOut(part: Region, { kept, region }: Draft, most: number): void {
  const blocks = [...blocksIn(part)].filter((block) => isKept(block, kept));
  const size = (some: Iterable<Block>): number => [...some].reduce((sum, block) => sum + block.size, 0);
  if (size(blocks) > most * size([...blocksIn(region)].filter((block) => isKept(block, kept)))) return;
  for (const { texts } of blocks) for (const text of texts) kept.delete(text);
}

/** The page's headline in its text: what is known as such, the only first-level heading, or the last heading before the text. */
export function headlineIn({ region, sample, kept }: Draft): Block | null {
  const known = new Set(sample.metadata.titles.map(normal));
  const blocks = [...blocksIn(region)];
  const headings = blocks.filter(({ tag }) => /^h[12]$/.test(tag));
  const said = headings.filter(({ text }) => known.has(normal(text)));
  const first = headings.filter(({ tag }) => tag === 'h1');
  const start = blocks.findIndex((block) => isKept(block, kept));
  const before = blocks.slice(0, Math.max(0, start)).filter((block) => headings.includes(block));
  const only = first.length === 1 ? first[0] : undefined;
  return said.find(({ tag }) => tag === 'h1') ?? said[0] ?? only ?? before.at(-1) ?? null;
}
