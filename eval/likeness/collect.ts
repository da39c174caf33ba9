/** All pages with a truth, and what readers read on them; kept in a file where one is named, as jsdom takes minutes. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pagesOf } from '../pages.ts';
import { type PageReadings, readingsOf } from './readings.ts';
import { type ValueExample, valuesOf } from './values.ts';

export const CORPORA = [
  'zyte-aeb',
  'fundus-evaluation',
  'fundus-tests',
  'wcxb',
  'msvcode-big9-chaos',
  'daniel-waddle',
  'mozilla-readability',
] as const;

/** Those with titles, dates or authors. */
const VALUED: readonly string[] = ['fundus-tests', 'wcxb', 'mozilla-readability'];

/** Readings of every page with a true body. `file`: read if it is there, written if it is not. */
export async function allReadings(file: string | undefined): Promise<PageReadings[]> {
  if (file !== undefined && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as PageReadings);
  }
  const all: PageReadings[] = [];
  if (file !== undefined) writeFileSync(file, '');
  for (const corpus of CORPORA) {
    for (const page of pagesOf(corpus)) {
      // jsdom's windows go only when the event loop turns
      await new Promise(setImmediate);
      const readings = await readingsOf(corpus, page).catch(() => null);
      if (readings === null) continue;
      all.push(readings);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(readings)}\n`);
    }
    console.error(`${corpus}: ${all.length} pages so far`);
  }
  return all;
}

/** Titles, dates and names of every page with true ones. */
export function allValues(): ValueExample[] {
  return VALUED.flatMap((corpus) => pagesOf(corpus)).flatMap((page) => {
    try {
      return valuesOf(page);
    } catch {
      return [];
    }
  });
}
