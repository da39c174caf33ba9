/** Articles of invented newspapers, with their exact truth. */
import type { Random } from '../chaos/random.ts';
import type { Tongue } from './tongues.ts';

export type Part =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'figure'; readonly caption: string };

export interface Article {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly day: Date;
  /** Null where the template has none. */
  readonly standfirst: string | null;
  readonly parts: readonly Part[];
}

export interface Makeup {
  readonly standfirst: boolean;
  readonly headings: boolean;
  readonly quotes: boolean;
  readonly lists: boolean;
  readonly tables: boolean;
  readonly figures: boolean;
}

/** An article of 4 to 14 paragraphs. */
export function writeArticle(number: number, tongue: Tongue, makeup: Makeup, random: Random): Article {
  const topic = { ...tongue, words: [...tongue.words, ...subjects(tongue, random)] };
  const parts: Part[] = [];
  const length = Math.floor(random.between(4, 15));
  for (let at = 0; at < length; at += 1) {
    if (makeup.headings && at > 1 && at % 4 === 0) parts.push({ kind: 'heading', text: phrase(topic, random, 3, 6) });
    parts.push({ kind: 'paragraph', text: paragraph(topic, random) });
    if (makeup.figures && at % 5 === 1) parts.push({ kind: 'figure', caption: sentence(topic, random) });
    if (makeup.quotes && at % 6 === 2) parts.push({ kind: 'quote', text: sentence(topic, random) });
    if (makeup.lists && at % 6 === 3) parts.push({ kind: 'list', items: times(4, () => sentence(tongue, random)) });
    if (makeup.tables && at % 8 === 3) parts.push({ kind: 'table', rows: tableRows(tongue, random) });
  }
  return {
    number,
    title: headline(topic, tongue.words.length, random),
    author: random.pick(tongue.names),
    day: new Date(Date.UTC(2026, Math.floor(random.between(0, 10)), 1 + Math.floor(random.between(0, 28)), 9, 30)),
    standfirst: makeup.standfirst ? sentence(topic, random, 14, 22) : null,
    parts,
  };
}

/** The text without the headline, one block a line; captions are none. */
export function truthOf({ standfirst, parts }: Article): string {
  return [standfirst ?? [], ...parts.map(linesOf)].flat().join('\n');
}

/** What an article is about: some words that it says again and again. */
function subjects({ words }: Tongue, random: Random): string[] {
  const few = times(5, () => random.pick(words));
  return times(8, () => few).flat();
}

/** Made of what the article is about. */
function headline({ words, links, ...tongue }: Tongue, from: number, random: Random): string {
  return phrase({ ...tongue, links, words: words.slice(from) }, random, 6, 11);
}

function linesOf(part: Part): string[] {
  if (part.kind === 'figure') return [];
  if (part.kind === 'list') return [...part.items];
  if (part.kind === 'table') return part.rows.map((row) => row.join('\t'));
  return [part.text];
}

function paragraph(tongue: Tongue, random: Random): string {
  return times(Math.floor(random.between(2, 6)), () => sentence(tongue, random)).join(' ');
}

export function sentence(tongue: Tongue, random: Random, low = 8, high = 18): string {
  const words = phrase(tongue, random, low, high).split(' ');
  const comma = Math.floor(words.length / 2);
  const body = words.map((word, at) => (at === comma && words.length > 10 ? `${word},` : word)).join(' ');
  return `${body}${random.fraction() < 0.1 ? '?' : '.'}`;
}

/** Words that begin with a capital and end without a stop. */
export function phrase(tongue: Tongue, random: Random, low: number, high: number): string {
  const words = times(Math.floor(random.between(low, high)), (at) =>
    random.pick(at % 3 === 2 ? tongue.links : tongue.words),
  );
  const [first = '', ...others] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ');
}

function tableRows(tongue: Tongue, random: Random): string[][] {
  return times(4, () => [
    random.pick(tongue.words),
    random.pick(tongue.words),
    String(Math.floor(random.between(10, 99))),
  ]);
}

export function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
