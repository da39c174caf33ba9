/** Which of the dates that a page shows is likely the article's: by place, name and neighbourhood. */
import type { Snippet, Stamp } from '../evidence.ts';
import { ELSEWHERE, MARK } from '../marks.ts';
import { textOf } from '../plain.ts';
import { MODIFIED_WORDS, PUBLISHED_WORDS } from './keys.ts';

/** In pieces of the tree, before and after the headline. */
const NEAR_BEFORE = 25;
const NEAR_AFTER = 60;
const NEVER = 1000;
/** A mark of another place is forgiven where the date is announced. */
const AWAY = 150;
const MAX_LINE_COST = 200;

/** Stamps that may be the publication date, the likeliest first. */
export function rankStamps(stamps: readonly Stamp[], heading: Snippet | null): readonly Stamp[] {
  const ranked = stamps.map((each) => ({ each, cost: stampCost(each, heading) })).filter(({ cost }) => cost < NEVER);
  return ranked.sort((one, other) => one.cost - other.cost).map(({ each }) => each);
}

function stampCost(stamp: Stamp, heading: Snippet | null): number {
  const { order, itemprop, marks, element } = stamp;
  const label = `${textOf(element, 60)} ${before(stamp)}`;
  const published = itemprop === 'datepublished' || itemprop === 'uploaddate';
  if (itemprop === 'datemodified' || (!published && ((marks & MARK.modified) !== 0 || MODIFIED_WORDS.test(label))))
    return NEVER;
  const away = elsewhere(marks, heading);
  const announced = published || PUBLISHED_WORDS.test(label);
  if ((away & (MARK.comment | MARK.navigation)) !== 0 || (away !== 0 && !announced && (away & ~MARK.entry) !== 0))
    return NEVER;
  const distance = heading === null ? order : Math.abs(order - heading.order);
  const near = Math.min(distance, 700);
  return (published ? near - 500 : near) + (away === 0 ? 0 : AWAY);
}

/** Lines that may show the publication date, the likeliest first. */
export function nearLines(lines: readonly Snippet[], heading: Snippet | null): readonly Snippet[] {
  const ranked = lines
    .map((line) => ({ line, cost: lineCost(line, heading) }))
    .filter(({ cost }) => cost < MAX_LINE_COST);
  return ranked.sort((one, other) => one.cost - other.cost).map(({ line }) => line);
}

function lineCost(line: Snippet, heading: Snippet | null): number {
  const { text, order, marks } = line;
  const away = elsewhere(marks, heading);
  const announced = PUBLISHED_WORDS.test(text) || PUBLISHED_WORDS.test(before(line));
  if ((away & (MARK.comment | MARK.navigation)) !== 0 || (away !== 0 && !announced && (away & ~MARK.entry) !== 0))
    return NEVER;
  const named = (marks & MARK.date) !== 0 ? 0 : 30;
  const modified = MODIFIED_WORDS.test(text) || (marks & MARK.modified) !== 0 ? 90 : 0;
  return named + modified + (announced ? -20 : 0) + distanceCost(order, heading) + (away === 0 ? 0 : 60);
}

function distanceCost(order: number, heading: Snippet | null): number {
  if (heading === null) return 60;
  const distance = order - heading.order;
  if (distance >= 0) return distance <= NEAR_AFTER ? distance / 2 : 100;
  return -distance <= NEAR_BEFORE ? 5 - distance : 100;
}

/** Marks of another place than the headline's own. */
function elsewhere(marks: number, heading: Snippet | null): number {
  return marks & ELSEWHERE & ~(heading?.marks ?? 0);
}

/** The text just before an element, or before its parent: a label. */
function before({ element }: Snippet): string {
  for (const start of [element, element.parent]) {
    for (let sibling = start?.prev ?? null; sibling !== null; sibling = sibling.prev) {
      const text = 'data' in sibling ? sibling.data : 'children' in sibling ? textOf(sibling, 40) : '';
      if (text.trim() !== '') return text.trim().slice(-40);
    }
  }
  return '';
}
