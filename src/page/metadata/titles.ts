/** The headline: sources that agree with each other, with the site's name taken off where it is known to be that. */
import type { Evidence, Snippet } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';
import { ELSEWHERE, MARK } from './marks.ts';
import { comparable, plain } from './plain.ts';

/** Spaces around all but the colon; what stands between two of them is a segment. */
const SEPARATOR = /\s+[-–—|·•»«:/>~‹›]{1,2}\s+|\s*[|｜»]\s*|\s+::\s+/u;

export interface Titles {
  /** All candidates, the best first. */
  readonly candidates: readonly string[];
  /** Where the headline stands; null if it stands nowhere. */
  readonly heading: Snippet | null;
}

/** Chooses the headline. `siteNames` are names that the site calls itself. */
export function findTitles(evidence: Evidence, data: StructuredData, siteNames: readonly string[]): Titles {
  const names = new Set(siteNames.map(comparable).filter((name) => name.length > 1));
  const tag = plain(evidence.titleTag);
  const shared = [
    metaTitle(evidence, 'og:title'),
    metaTitle(evidence, 'twitter:title'),
    metaTitle(evidence, 'dc.title'),
  ];
  const headline = data.headline ?? data.name ?? '';
  const claims = [headline, ...shared, tag]
    .map((title) => withoutSite(title, names))
    .filter((title) => isTitle(title, names));
  const heading = chooseHeading(evidence.headings, claims, tag, names);
  const best = heading === null ? claims : rank(withoutSite(heading.text, names), claims);
  return { candidates: unique(best), heading };
}

function metaTitle(evidence: Evidence, name: string): string {
  return plain(evidence.metas.get(name)?.[0]);
}

function isTitle(title: string, names: ReadonlySet<string>): boolean {
  const key = comparable(title);
  return key !== '' && !names.has(key);
}

/** Takes segments off that are the site's name, and only those. */
export function withoutSite(title: string, names: ReadonlySet<string>): string {
  let rest = title.trim();
  for (let pass = 0; pass < 3; pass += 1) {
    const shorter = dropEnd(rest, names) ?? dropStart(rest, names);
    if (shorter === null) return rest;
    rest = shorter;
  }
  return rest;
}

function dropEnd(title: string, names: ReadonlySet<string>): string | null {
  for (const match of [...title.matchAll(new RegExp(SEPARATOR, 'gu'))].reverse()) {
    const name = comparable(title.slice(match.index + match[0].length));
    if (names.has(name)) return title.slice(0, match.index).trim() || null;
  }
  return null;
}

function dropStart(title: string, names: ReadonlySet<string>): string | null {
  for (const match of title.matchAll(new RegExp(`${SEPARATOR.source}|:\\s+`, 'gu'))) {
    if (names.has(comparable(title.slice(0, match.index))))
      return title.slice(match.index + match[0].length).trim() || null;
  }
  return null;
}

/** The heading that says what the claims say; where none does, the first of the highest level outside of boxes. */
function chooseHeading(
  headings: readonly Snippet[],
  claims: readonly string[],
  tag: string,
  names: ReadonlySet<string>,
): Snippet | null {
  const usable = headings.filter((heading) => isTitle(withoutSite(heading.text, names), names));
  const keys = claims.map(comparable);
  const scored = usable.map((heading) => ({ heading, score: headingScore(heading, keys, comparable(tag)) }));
  const best = scored.sort((one, other) => other.score - one.score || one.heading.order - other.heading.order)[0];
  return best !== undefined && best.score > 0 ? best.heading : null;
}

function headingScore({ text, marks, element }: Snippet, claims: readonly string[], tag: string): number {
  const key = comparable(text);
  const level = /^h[1-3]$/.test(element.name) ? 4 - Number(element.name[1]) : 0;
  const place = (marks & ELSEWHERE) === 0 ? 1 : -3;
  const main = element.attribs.itemprop === 'headline' ? 1 : 0;
  if (claims.includes(key)) return 20 + level + place + main;
  if (key.length > 10 && (tag.includes(key) || claims.some((claim) => claim.includes(key) || key.includes(claim))))
    return 10 + level + place + main;
  if (level === 0) return 0;
  return place > 0
    ? level * 2 + main + ((marks & MARK.article) === 0 ? 0 : 1) - (claims.length > 0 && level < 3 ? 10 : 0)
    : 0;
}

/** The visible headline first where a claim agrees with it, or none is there to disagree. */
function rank(visible: string, claims: readonly string[]): string[] {
  const key = comparable(visible);
  const agreeing = claims.filter((claim) => comparable(claim) === key);
  return agreeing.length > 0 || key.length > 0 ? [visible, ...claims] : [...claims, visible];
}

function unique(titles: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const title of titles) {
    const key = comparable(title);
    if (key !== '' && !seen.has(key)) seen.set(key, title);
  }
  return [...seen.values()];
}
