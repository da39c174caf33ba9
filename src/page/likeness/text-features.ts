/** What a text looks like in numbers, whatever its language and script. */
import { look, type Seen } from './look.ts';
import { CALL, CAPITAL, CLOSING, COLON, COMMA, DIGIT, GARBLED, SEPARATOR, STOP } from './marks.ts';
import type { Surroundings } from './surroundings.ts';

/** In the order of the vector. Sizes count ideographs twice; a share of words is -1 where there are none. */
export const TEXT_FEATURES = [
  'size (log)',
  'lines (log)',
  'mean size of a line (log)',
  'largest line, share',
  'paragraphs, share of size',
  'lines that end a sentence, share of size',
  'lines without any mark, share of size',
  'short lines, share of lines',
  'short lines, share of size',
  'said once, share of size',
  'links, share',
  'digits, share',
  'capitals, share',
  'sentence ends, per 100',
  'commas, per 100',
  'calls and questions, share of sentence ends',
  'separators, per line',
  'colons, per line',
  'times of day, per line',
  'tabs, per line',
  'garbled, share',
  'closing quotes and brackets, per 100',
  'first line, size (log)',
  'last line, size (log)',
  'last line ends a sentence',
  'spread of line sizes',
  'paragraphs, share of the first quarter of lines',
  'paragraphs, share of the last quarter of lines',
  'short lines with a year or time, share of lines',
  'changes between paragraphs and other lines, per line',
  'largest run of paragraphs, share of size',
  'paragraphs, share of the page’s',
  'paragraphs, share of the page’s largest cluster',
  'paragraphs, share of the page’s that are not suspected',
  'page: suspected paragraphs, share',
  'paragraphs, share of those under the page’s headline',
  'page: paragraphs outside of the largest cluster, share',
  'page: paragraphs under the headline, share',
  'page: articles',
  'page: paragraphs (log)',
  'page: links, share',
  'size, share of the page’s',
  'page: size of paragraphs (log)',
  'words of the title, share found',
  'words of the title, share found at the start',
  'words of the description, share found',
] as const;

/** Where a text begins, in characters. */
const START = 600;
const MAX_SIZE = 200_000;

/** The vector of a text; `linkShare` in [0, 1]; without `around`, the page has nothing but the text. */
export function textFeatures(text: string, linkShare: number, around: Surroundings | null): Float64Array {
  const seen = look(text.slice(0, MAX_SIZE));
  const { lines, kinds } = seen;
  const size = Math.max(1, seen.size);
  const count = Math.max(1, lines);
  const of = (kind: number): number => kinds[kind] ?? 0;
  const ends = of(STOP) + of(CALL);
  const mean = size / count;
  return Float64Array.from([
    Math.log1p(seen.size),
    Math.log1p(lines),
    Math.log1p(mean),
    seen.largest / size,
    seen.paragraphs / size,
    seen.ended / size,
    seen.unmarked / size,
    seen.shortLines / count,
    seen.shortSize / size,
    seen.once / size,
    linkShare,
    of(DIGIT) / size,
    of(CAPITAL) / size,
    (100 * ends) / size,
    (100 * of(COMMA)) / size,
    of(CALL) / Math.max(1, ends),
    of(SEPARATOR) / count,
    of(COLON) / count,
    seen.times / count,
    seen.tabs / count,
    of(GARBLED) / size,
    (100 * of(CLOSING)) / size,
    Math.log1p(seen.first),
    Math.log1p(seen.last),
    seen.lastEnds ? 1 : 0,
    Math.sqrt(Math.max(0, seen.squares / count - mean * mean)) / mean,
    ...course(seen),
    ...onPage(seen, around ?? pageOf(seen, linkShare)),
    ...agreement(text, around),
  ]);
}

function onPage({ paragraphs, size }: Seen, around: Surroundings): readonly number[] {
  const share = (part: number, whole: number): number => Math.min(2, part / Math.max(1, whole));
  return [
    share(paragraphs, around.prose),
    share(paragraphs, around.cluster),
    share(paragraphs, around.prose - around.suspect),
    share(around.suspect, around.prose),
    around.headed === null ? -1 : share(paragraphs, around.headed),
    share(around.prose - around.cluster, around.prose),
    around.headed === null ? -1 : share(around.headed, around.prose),
    around.articles,
    Math.log1p(around.paragraphs),
    share(around.linked, around.size),
    share(size, around.size),
    Math.log1p(around.prose),
  ];
}

/** A page that has nothing but the text. */
function pageOf({ paragraphs, size, course }: Seen, linkShare: number): Surroundings {
  return {
    size,
    linked: linkShare * size,
    prose: paragraphs,
    paragraphs: course.filter((line) => line > 0).length,
    cluster: paragraphs,
    suspect: 0,
    headed: null,
    articles: 0,
    title: null,
    description: null,
  };
}

/** How paragraphs and other lines follow each other. */
function course({ course: sizes, size, dated }: Seen): readonly number[] {
  const quarter = Math.max(1, Math.ceil(sizes.length / 4));
  let [changes, run, longest] = [0, 0, 0];
  sizes.forEach((each, at) => {
    if (at > 0 && each > 0 !== (sizes[at - 1] ?? 0) > 0) changes += 1;
    run = each > 0 ? run + each : 0;
    longest = Math.max(longest, run);
  });
  return [
    paragraphShare(sizes.slice(0, quarter)),
    paragraphShare(sizes.slice(-quarter)),
    dated / Math.max(1, sizes.length),
    changes / Math.max(1, sizes.length),
    longest / Math.max(1, size),
  ];
}

function paragraphShare(sizes: readonly number[]): number {
  let [paragraphs, whole] = [0, 0];
  for (const size of sizes) {
    whole += Math.abs(size);
    if (size > 0) paragraphs += size;
  }
  return paragraphs / Math.max(1, whole);
}

/** Shares of the title's and the description's words that the text has. */
function agreement(text: string, around: Surroundings | null): readonly number[] {
  if (around === null) return [-1, -1, -1];
  const folded = text.slice(0, MAX_SIZE).toLowerCase();
  const { title, description } = around;
  return [shareFound(title, folded), shareFound(title, folded.slice(0, START)), shareFound(description, folded)];
}

const WORD = /[\u3040-\u30ff\u3400-\u9fff]{2}|[\p{L}\p{M}\p{N}]{4,}/gu;
const MAX_WORDS = 30;

function shareFound(some: string | null, folded: string): number {
  const words = some?.toLowerCase().match(WORD)?.slice(0, MAX_WORDS) ?? [];
  if (words.length === 0) return -1;
  return words.filter((word) => folded.includes(word)).length / words.length;
}
