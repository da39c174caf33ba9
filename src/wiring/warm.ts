/** Worker threads that know the rules before the first document comes: loading the gazetteer takes half a second. */
import type { Clock } from '../ports/clock.ts';
import type { PageWork } from '../ports/page-work.ts';
import type { Closable } from './opened.ts';

/** After the start, when whatever waited there is under way. */
const AFTER_MS = 2_000;
/** Of those that have rules, the languages that most documents come in; others compile theirs in a tenth of a second. */
const LANGUAGES = ['en', 'ru', 'kk', 'tr', 'uz', 'es', 'ky', 'az'];
/** Something for every kind of finder, whatever the language. */
const TEXT = 'M 5.2, 03.05.2024 10:20 UTC (15:20), 12 km NE of Osh, 41.5°N 72.3°E, 10 km, 5 (MSK-64), 12. USGS, EMSC.';

/** Reads a small text per language in each thread, later; what fails is no loss. Closing it stops it. */
export function warmQuakes(pages: Pick<PageWork, 'structure'>, threads: number, clock: Clock): Closable {
  const stop = new AbortController();
  const all = async () => {
    for (const language of LANGUAGES) {
      const document = { title: TEXT, text: TEXT, language, publishedAt: null, country: 'KG', site: null };
      await Promise.all(Array.from({ length: threads }, () => pages.structure(document, stop.signal)));
    }
  };
  const cancel = clock.after(AFTER_MS, () => all().catch(() => {}));
  return {
    async close() {
      cancel();
      stop.abort();
    },
  };
}
