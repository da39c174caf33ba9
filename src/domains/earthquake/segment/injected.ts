/**
 * Text that is addressed to machines. It is taken out before anything is read: what it claims stands beside the words that
 * give it away. Of a paragraph as a whole, or from the sentence on that begins it; what readers read before stays.
 */
import { sentencesOf } from '../text/sentences.ts';
import { type Marks, marksOf, mayAddress } from './address.ts';
import { withoutBlobs } from './hidden.ts';

/** A text of the same length without what speaks to machines. */
export function forReaders(text: string): string {
  // lines of white space are no paragraphs: nothing is counted that is not there
  const open = withoutBlobs(text).replace(/^[^\S\n]+$/gmu, drop);
  return mayAddress(open) ? withoutAddresses(open) : open;
}

function drop(part: string): string {
  return '\n'.repeat(part.length);
}

/** Whether a paragraph is addressed to a language model, a parser or a bot rather than to readers. */
export function isForMachines(paragraph: string): boolean {
  return forReaders(paragraph).trim() === '';
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function withoutAddresses(text: string): string {
  let clean = '';
  let from = 0;
  for (const { start, end } of addressesIn(text)) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    clean += text.slice(from, begin) + drop(text.slice(begin, end));
    from = end;
  }
  return clean + text.slice(from);
}

/** What speaks to machines, line by line, with the lines that belong to it. */
function addressesIn(text: string): readonly Span[] {
  const lines = [...text.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) => ({ line, index }));
  const spans: Span[] = [];
  let before: 'prose' | 'address' | 'heading' = 'prose';
  for (const { line, index } of lines) {
    const begins = beginsIn(line);
    const goesOn =
      begins === null && ((before === 'heading' && SHORT.test(line)) || (before !== 'prose' && marked(line)));
    if (begins !== null || goesOn) spans.push(spanOf(text, line, index, begins ?? 0));
    if (begins !== null) before = /[:：{]\s*$/u.test(line) ? 'heading' : 'address';
    else if (!goesOn) before = 'prose';
  }
  return spans;
}

/** Lines under an address that end in a colon: no prose, but "magnitude: 9.1". */
const SHORT = /^(?!.*[.!?…。]["”»)\]]*\s*$).{0,120}$/u;

function marked(line: string): boolean {
  const { machine, order } = marksOf(line.slice(0, SAMPLE));
  return machine || order;
}

/** To the bracket that closes what was opened, or to the end of the line. */
function spanOf(text: string, line: string, index: number, begins: number): Span {
  const start = index + begins;
  const closed = closing(text.slice(start, start + SAMPLE));
  return { start, end: closed === null ? index + line.length : start + closed };
}

const OPEN = '[({（［';
const CLOSE = '])}）］';
/** What is shorter is a heading of what follows it, in UTF-16 code units. */
const HEADING = 60;

/** Behind the bracket that closes the first sign; null: that is none, or it does not close, or only holds a heading. */
function closing(text: string): number | null {
  if (!OPEN.includes(text.charAt(0))) return null;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (OPEN.includes(text.charAt(at))) depth += 1;
    if (CLOSE.includes(text.charAt(at)) && --depth === 0) return at < HEADING ? null : at + 1;
  }
  return null;
}

/** How much of a line is looked at. */
const SAMPLE = 4000;
/** Prose before an address that is not its own beginning: 100 characters, or 40 of a script that says more with one. */
const PROSE = /^.{100}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].{40}/su;

/** Where in a line an address begins; null: nowhere. */
function beginsIn(line: string): number | null {
  const sample = line.slice(0, SAMPLE);
  if (!mayAddress(sample)) return null;
  const sentences = sentencesOf('', sample).map(({ start, raw }) => ({ start, marks: marksOf(raw) }));
  const together = sentences.some(({ marks }) => marks.machine) && sentences.some(({ marks }) => marks.order);
  const isSign = ({ speaks, machine, order }: Marks) => speaks || (together && (machine || order));
  const first = sentences.find(({ marks }) => isSign(marks));
  if (first === undefined) return null;
  return PROSE.test(sample.slice(0, first.start)) ? first.start : 0;
}
