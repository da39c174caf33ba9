/** The headline: sources vote, after the site's name is taken off where it is known to be that. */
import type { Evidence, Snippet } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';
import { ELSEWHERE, MARK } from './marks.ts';
import { comparable, plain } from './plain.ts';
import { type SiteNames, withoutSite } from './site-name.ts';

export interface Titles {
  /** All candidates, the best first. */
  readonly candidates: readonly string[];
  /** Where the headline stands; null if it stands nowhere. */
  readonly heading: Snippet | null;
}

interface Keyed {
  readonly text: string;
  readonly key: string;
}

interface Vote extends Keyed {
  readonly weight: number;
  /** Whether what follows a separator may be something else than the headline. */
  readonly suffixed: boolean;
}

interface Heading extends Keyed {
  readonly snippet: Snippet;
}

/** A lone source's weight orders the sources; two that agree beat any one. */
const WEIGHT = {
  headline: 1.1,
  openGraph: 1.05,
  heading: 1.02,
  tag: 1,
  subheading: 0.9,
  name: 0.8,
  other: 0.3,
} as const;
const MAX_TITLE = 500;
const SEPARATED = /^\s*(?:[-–—|·•»:/]|::)\s/u;

/** Chooses the headline and finds where it stands. */
export function findTitles(evidence: Evidence, data: StructuredData, names: SiteNames): Titles {
  const keyed = keyedBy(names);
  const claims = claimsOf(evidence, data, keyed).filter(({ key }) => key !== '' && !names.isKey(key));
  const headings = evidence.headings
    .map((snippet) => ({ snippet, ...keyed(headingText(snippet)) }))
    .filter(({ key }) => key !== '' && !names.isKey(key));
  const keys = claims.map(({ key }) => key);
  const scored = headings.map((heading) => ({
    ...heading,
    score: headingScore(heading.snippet, heading.key, keys),
  }));
  const best = scored.sort((one, other) => other.score - one.score || one.snippet.order - other.snippet.order)[0];
  const seen = best !== undefined && best.score > 0 ? best : null;
  const ranked = count(seen === null ? claims : [...claims, headingVote(seen, evidence)]);
  const title = comparable(ranked[0] ?? '');
  const exact = scored.find(({ key }) => key === title);
  return { candidates: ranked, heading: exact?.snippet ?? seen?.snippet ?? null };
}

function claimsOf(evidence: Evidence, data: StructuredData, keyed: (title: string) => Keyed): Vote[] {
  const meta = (name: string) => plain(evidence.metas.get(name)?.[0]);
  const offers: readonly (readonly [text: string, weight: number, suffixed: boolean])[] = [
    [data.headline ?? '', WEIGHT.headline, false],
    [meta('og:title'), WEIGHT.openGraph, false],
    [plain(evidence.titleTag), WEIGHT.tag, true],
    [data.name ?? '', WEIGHT.name, true],
    [meta('twitter:title'), WEIGHT.other, true],
    [meta('dc.title'), WEIGHT.other, true],
  ];
  return offers.map(([text, weight, suffixed]) => ({ ...keyed(text.slice(0, MAX_TITLE)), weight, suffixed }));
}

/** Titles without the site's name, each looked at once: a headline stands in many places. */
function keyedBy(names: SiteNames): (title: string) => Keyed {
  const known = new Map<string, Keyed>();
  return (title) => {
    let keyed = known.get(title);
    if (keyed === undefined) {
      const text = withoutSite(title, names);
      keyed = { text, key: comparable(text) };
      known.set(title, keyed);
    }
    return keyed;
  };
}

/** Anchors to copy the section's address end in signs of their own. */
function headingText({ text }: Snippet): string {
  return text.replace(/[\s#¶§\p{Co}]+$/u, '');
}

function headingScore({ marks, element }: Snippet, key: string, claims: readonly string[]): number {
  const level = /^h[1-3]$/.test(element.name) ? 4 - Number(element.name[1]) : 0;
  const place = (marks & ELSEWHERE) === 0 ? 1 : -3;
  const bonus = place + (element.attribs.itemprop === 'headline' ? 1 : 0) + ((marks & MARK.article) === 0 ? 0 : 0.5);
  if (claims.includes(key)) return 20 + level + bonus;
  if (key.length > 10 && claims.some((claim) => claim.includes(key) || key.includes(claim))) return 10 + level + bonus;
  return level === 0 || place < 0 ? 0 : level * 2 + bonus;
}

/** A second-level heading is the headline where the page's own title says less. */
function headingVote({ snippet: { element }, text, key }: Heading, evidence: Evidence): Vote {
  const high =
    element.name === 'h1' ||
    element.attribs.itemprop === 'headline' ||
    key.length > comparable(evidence.titleTag ?? '').length;
  return { text, key, weight: high ? WEIGHT.heading : WEIGHT.subheading, suffixed: false };
}

/** Candidates by the votes they got; of one wording the most trusted source's spelling. */
function count(votes: readonly Vote[]): string[] {
  const groups = new Map<string, { text: string; weight: number; votes: number }>();
  for (const { key, text, weight } of votes) {
    const group = groups.get(key) ?? { text, weight, votes: 0 };
    group.votes += weight;
    groups.set(key, group);
  }
  for (const vote of votes.filter(({ suffixed }) => suffixed)) {
    for (const group of groups.values()) if (startsWithTitle(vote.text, group.text)) group.votes += vote.weight;
  }
  return [...groups.values()]
    .sort((one, other) => other.votes - one.votes || other.weight - one.weight)
    .map(({ text }) => text);
}

/** Whether a title is another one with a section or site after a separator. */
function startsWithTitle(long: string, short: string): boolean {
  return long.length > short.length && long.startsWith(short) && SEPARATED.test(long.slice(short.length));
}
