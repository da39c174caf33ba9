/**
 * What the rules alone take for a document of 2,000 characters, warm, by language; and for the first one, cold. In time of the
 * processor, so that whatever else runs here does not count.
 */
import { readFileSync } from 'node:fs';
import type { QuakeDocument } from '../src/domains/earthquake/document.ts';
import { percentile, round } from './place.ts';

const LENGTH = 2_000;
/** Rounds over a language's texts before it is measured, and how often each text is read in a row: the clock has steps of 4 ms. */
const WARM_UP = 15;
const IN_A_ROW = 25;

interface Case {
  readonly language: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly published_at: string;
  readonly source_country: string;
}

export async function benchRules(): Promise<object> {
  const { structure } = await import('../src/domains/earthquake/structure.ts');
  const languages: Record<string, object> = {};
  const all: number[] = [];
  for (const [language, documents] of documentsByLanguage()) {
    const timed = (document: QuakeDocument, times = 1) => {
      const started = process.threadCpuUsage();
      for (let turn = 0; turn < times; turn += 1) structure(document);
      const { user, system } = process.threadCpuUsage(started);
      return (((user + system) / 1_000) * (LENGTH / document.text.length)) / times;
    };
    const coldMs = timed(documents[0] as QuakeDocument);
    for (let turn = 0; turn < WARM_UP; turn += 1) for (const document of documents) timed(document);
    const times = documents.map((document) => timed(document, IN_A_ROW));
    all.push(...times);
    languages[language] = {
      medianMs: round(percentile(times, 50)),
      slowestMs: round(Math.max(...times)),
      coldMs: round(coldMs),
    };
  }
  return { medianMs: round(percentile(all, 50)), p99Ms: round(percentile(all, 99)), languages, bar: '5 ms, aim 1 ms' };
}

/** Texts of one language, one after the other until they are long enough. */
function documentsByLanguage(): ReadonlyMap<string, readonly QuakeDocument[]> {
  const cases = ['a', 'b', 'c'].flatMap(casesIn);
  return new Map(
    [...Map.groupBy(cases, ({ language }) => language)].map(([language, own]) => [language, joined(own)] as const),
  );
}

function casesIn(part: string): readonly Case[] {
  const file = new URL(`../test/cases/earthquake-${part}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
}

function joined(cases: readonly Case[]): readonly QuakeDocument[] {
  return cases.map(({ language, title, published_at: publishedAt, source_country: country }, index) => {
    let text = '';
    for (let at = index; text.length < LENGTH; at += 1) text += `${cases[at % cases.length]?.text}\n\n`;
    return { title, text: text.slice(0, LENGTH), language, publishedAt, country, site: null };
  });
}
