/** Inside the container: drops headline, short labels around the text, link lists and repeated blocks. */
import type { AnyNode } from 'domhandler';
import { collapse } from '../space.ts';
import { BODY } from '../thresholds.ts';
import { isCall } from './offers.ts';
import { type Block, isProse, isRegion, type Region } from './regions.ts';

/** A headline with more marks and spaces than letters would be as many times as long as its letters. */
const MAX_SPELLING = 3;

/** Drops what is no text of the container, in `dropped`. `titles`: known headlines, the likeliest first. */
export function trim(
  container: Region,
  dropped: Set<AnyNode>,
  titles: readonly string[],
  standfirst: readonly Block[],
): void {
  const drop = (block: Block): void => {
    for (const text of block.texts) dropped.add(text);
  };
  const seen = new Set(standfirst.map(({ text }) => text));
  const [headline = '', ...others] = titles.map(normal);
  const longest = MAX_SPELLING * Math.max(0, ...titles.map(({ length }) => length));
  const kept: Block[] = [];
  let started = false;
  for (const block of listBlocks(container, dropped)) {
    const name = block.text.length > longest ? null : normal(block.text);
    const isHeadline = name === headline || (!started && name !== null && others.includes(name));
    const repeated = block.size >= BODY.repeatSize && seen.has(block.text);
    if (block.listed) kept.push(block);
    else if (repeated || isHeadline || isNavigation(block) || isCall(block.text) || (!started && isByline(block)))
      drop(block);
    else kept.push(block);
    seen.add(block.text);
    started ||= isProse(block);
  }
  const first = kept.findIndex(isContent);
  const last = kept.findLastIndex(isContent);
  kept.forEach((block, at) => {
    if (at < first || at > last) drop(block);
  });
}

/** Mostly links, without a sentence around them. */
function isNavigation({ linkShare, size, stops }: Block): boolean {
  return linkShare > BODY.maxLinkShare && (stops < 2 || size * (1 - linkShare) < BODY.unlinkedSize);
}

/** A day and a time, or who wrote it, before the text begins. */
function isByline({ text, size, stops }: Block): boolean {
  if (size > BODY.bylineSize) return false;
  return BYLINE.test(text) || (YEAR.test(text) && TIME.test(text) && !(stops > 0 && WORDS.test(text)));
}

const BYLINE =
  /^(?:by|von|par|por|di|da|door|av|af|przez|автор|авторы|текст|от|mətn|yazan|oleh)(?![\p{L}\p{N}])[^.!?]*$|^(?:published|posted|updated|last updated|stand|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|atualizado|pubblicato|aggiornato|опубликовано|обновлено|жарияланды|opublikowano|data publikacji|gepubliceerd|publisert|publicerad|güncelleme|yayınlanma)(?!\p{L})/iu;
/** A sentence of that many words tells what happened then, as an agency’s first line does. */
const WORDS = /^(?:\S+\s+){9}/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const TIME = /(?<!\d)\d{1,2}\s?[:.h]\s?\d{2}(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?!\d)/;

/** What a text may begin or end with. */
function isContent(block: Block): boolean {
  return isProse(block) || (block.stops > 0 && block.size > 30) || /^(?:td|th|li|p|pre)$/.test(block.tag);
}

function listBlocks(region: Region, dropped: ReadonlySet<AnyNode>, blocks: Block[] = []): Block[] {
  for (const item of region.items) {
    if (!isRegion(item)) blocks.push(item);
    else if (!dropped.has(item.element)) listBlocks(item, dropped, blocks);
  }
  return blocks;
}

export function normal(text: string): string {
  return collapse(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
