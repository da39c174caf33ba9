/** A document as rules walk it: sentences of title and text, with offsets. */
import { fold } from './fold.ts';

export type SourceName = 'title' | 'text';

export interface Sentence {
  /** Place in the document; the title's come first. */
  readonly index: number;
  readonly paragraph: number;
  readonly source: SourceName;
  /** Where it begins in its source, in UTF-16 code units. */
  readonly start: number;
  readonly raw: string;
  readonly folded: string;
}

/** Sentences of a document, in their order. A line is at least one sentence of its own. */
export function sentencesOf(title: string, text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  for (const [source, whole] of [
    ['title', title],
    ['text', text],
  ] as const) {
    for (const line of whole.matchAll(/[^\n]+/gu)) {
      for (const { start, raw } of split(line[0])) {
        sentences.push({
          index: sentences.length,
          paragraph,
          source,
          start: line.index + start,
          raw,
          folded: fold(raw),
        });
      }
      paragraph += 1;
    }
  }
  return sentences;
}

/** An end is a stop, then white space, then no lower-case letter; or a full-width stop. */
const END = /[.!?…]["”»’)\]]*(?=\s+["“«„([]*[^\s\p{Ll}])|[。！？؟।]["”』」)]*/gu;

function* split(line: string): Iterable<{ start: number; raw: string }> {
  let start = 0;
  for (const end of line.matchAll(END)) {
    const stop = end.index + end[0].length;
    const before = line.slice(Math.max(start, end.index - 12), end.index + 1);
    if (
      (isAbbreviation(before) && !endsAnyway(before, line.slice(stop, stop + 16))) ||
      isDayOfMonth(before, line.slice(stop, stop + 8))
    )
      continue;
    yield* trimmed(line, start, stop);
    start = stop;
  }
  yield* trimmed(line, start, line.length);
}

function* trimmed(line: string, from: number, to: number): Iterable<{ start: number; raw: string }> {
  const part = line.slice(from, to);
  const raw = part.trim();
  if (raw !== '') yield { start: from + part.indexOf(raw), raw };
}

/** A single letter, or one of few short words, before the stop. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|st|mr|mrs|dr|no|mt|lat|long?|mag|aprox|prov|nr|bzw|jan|feb|aug|sept?|oct|nov|dec|a\.m|p\.m|u\.s|тыс|млн|обл|ул|им|см|рис|χλμ|т\.н|doç|prof|sr|sra|км|св|д|г|гг)\.$/iu;

function isAbbreviation(upToStop: string): boolean {
  return ABBREVIATION.test(upToStop);
}

function endsAnyway(upToStop: string, rest: string): boolean {
  return (HOUR.test(upToStop) && BEGINS.test(rest)) || (LENGTH.test(upToStop) && NAME_BEGINS.test(rest));
}

/** "12 км. Погибших нет", but "12 км. ЮВ". */
const LENGTH = /(?:км|χλμ)\.$/u;
const NAME_BEGINS = /^\s+["“«„([]*\p{Lu}\p{Ll}/u;

/** After "at 4 p.m." a sentence may end, and does where such a word has a capital letter. */
const HOUR = /[ap]\.m\.$/iu;
const BEGINS =
  /^\s+["“]?(?:An?|The|Its?|In|At|On|No|There|This|That|These|They|He|She|We|One|Two|Three|Several|Some|Many|More|About|Around|According|Another|Both|Earlier|Later|After|As|But|Nobody|Officials|Authorities|Police|Residents)\s/u;

/** "8. Dezember": an ordinal. */
function isDayOfMonth(upToStop: string, after: string): boolean {
  return (
    /(?:^|\s)[0-3]?\d\.$/.test(upToStop) && /^\s(?:jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i.test(after)
  );
}
