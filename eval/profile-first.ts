/** Does a page find its template among all sites' by the vectors alone, and does a page of an unknown site find none? */
import { cosine } from '../src/schema/fingerprint.ts';
import { matchOf } from '../src/schema/match.ts';
import { grouped, rounded } from './learned.ts';
import { falseMatches } from './templates/foreign.ts';
import { ARCHIVE, type Fingerprinted, fingerprintedPages } from './templates/pages.ts';
import { type Template, templatesBySite, templatesOf } from './templates/profiles.ts';

/** How a page and a template compare. */
type Measure = (page: Fingerprinted, template: Template) => number;

const semanticsOf: Measure = ({ semantics }, template) =>
  semantics === null || template.semantics === null ? -1 : cosine(semantics, template.semantics);

const MEASURES: Readonly<Record<string, Measure>> = {
  structure: (page, template) => cosine(page.structure, template.structure),
  semantics: semanticsOf,
  both: (page, template) => matchBetween(page, template).score,
};

function matchBetween(page: Fingerprinted, template: Template) {
  const semantics = semanticsOf(page, template);
  return matchOf(cosine(page.structure, template.structure), semantics === -1 ? null : semantics);
}

/** Sets whose sites compete together; the archive's publishers are those with so many pages in it. */
const SETS = ['fundus-evaluation', 'msvcode-big9-chaos', ARCHIVE];
const ARCHIVED_PAGES = 5;
/** Many of their pages were saved years apart: figures, not aims. */
const OTHERS = ['fundus-tests', 'wcxb'];

export async function run(): Promise<Record<string, unknown>> {
  const pages = await fingerprintedPages();
  const main = mainPages(pages);
  const rightSiteFirst: Record<string, unknown> = {};
  for (const set of SETS)
    rightSiteFirst[set] = leftOut(
      main.filter(({ sets }) => sets.has(set)),
      main,
    );
  for (const set of OTHERS) {
    const own = pages.filter(({ sets }) => sets.has(set));
    rightSiteFirst[set] = leftOut(own, [...new Set([...main, ...own])]);
  }
  return { pages: pages.length, rightSiteFirst, foreign: await falseMatches(pages) };
}

/** Pages of the sets that compete: of the archive, those of publishers with several. */
function mainPages(pages: readonly Fingerprinted[]): Fingerprinted[] {
  const archived = grouped(
    pages.filter(({ sets }) => sets.has(ARCHIVE)),
    ({ site }) => site,
  );
  return pages.filter(({ sets, site }) => {
    if (sets.has('fundus-evaluation') || sets.has('msvcode-big9-chaos')) return true;
    return sets.has(ARCHIVE) && (archived.get(site)?.length ?? 0) >= ARCHIVED_PAGES;
  });
}

/** Each page against its site's templates without it, and against all other sites': share of the right site first. */
function leftOut(some: readonly Fingerprinted[], all: readonly Fingerprinted[]): Record<string, unknown> {
  const templates = templatesBySite(all);
  const sites = grouped(all, ({ site }) => site);
  const alike = some.filter(({ site }) => (sites.get(site)?.length ?? 0) > 1);
  const right = Object.fromEntries(Object.keys(MEASURES).map((name) => [name, 0]));
  let passes = 0;
  for (const page of alike) {
    const own = templatesOf(
      page.site,
      (sites.get(page.site) ?? []).filter((one) => one !== page),
    );
    const others = [...templates.values()].flat().filter(({ site }) => site !== page.site);
    for (const [name, measure] of Object.entries(MEASURES)) {
      const best = (rivals: readonly Template[]) => Math.max(-1, ...rivals.map((template) => measure(page, template)));
      if (best(own) > best(others)) right[name] = (right[name] ?? 0) + 1;
      else console.error('wrong site by', name, page.site, rounded(best(own)), rounded(best(others)));
    }
    if (own.some((template) => matchBetween(page, template).accepted)) passes += 1;
  }
  const share = (count: number) => rounded(count / Math.max(1, alike.length));
  const shares = Object.entries(right).map(([name, count]) => [name, share(count)]);
  return { pages: alike.length, ...Object.fromEntries(shares), aboveEta: share(passes) };
}
