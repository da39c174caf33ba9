/** Who wrote the article: structured data, then the byline nearest to the headline. */
import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { Evidence, Snippet } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';
import { ELSEWHERE, MARK } from './marks.ts';
import { isAccount, isDesk, namesIn } from './names.ts';
import { comparable, textOf } from './plain.ts';

const META_NAMES = [
  'author',
  'article:author',
  'og:author',
  'og:article:author',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'byl',
  'cxenseparse:author',
  'article:author_name',
  'citation_author',
  'dcsext.author',
  'twitter:data1',
];
/** "By Jane Doe" in a line of its own. */
const BYLINE =
  /^(?:by|von|par|por|di|автор|авторы|текст|мәтін|oleh|autor|author|written by|作者)\b\s*:?\s*(?=\p{Lu})/iu;
const MAX_BYLINE = 160;

/** The authors in the order that they are named; empty if nobody is. `siteNames` are no authors if a person is. */
export function findAuthors(
  evidence: Evidence,
  data: StructuredData,
  heading: Snippet | null,
  siteNames: readonly string[],
): string[] {
  const sites = new Set(siteNames.map(comparable));
  const offers = [structured(data.authors), metaAuthors(evidence), byline(evidence, heading)].map((names) =>
    names.filter((name) => !isAccount(name)),
  );
  const isPerson = (name: string) => !isDesk(name) && !sites.has(comparable(name));
  return offers.find((names) => names.some(isPerson)) ?? offers.find((names) => names.length > 0) ?? [];
}

/** A name in a list of its own needs no splitting at a comma, but often gets one. */
function structured(values: readonly string[]): string[] {
  return dedupe(values.flatMap(namesIn));
}

function metaAuthors(evidence: Evidence): string[] {
  for (const name of META_NAMES) {
    if (name === 'twitter:data1' && !/written|author|by/i.test(evidence.metas.get('twitter:label1')?.[0] ?? ''))
      continue;
    const names = dedupe((evidence.metas.get(name) ?? []).flatMap(namesIn));
    if (names.length > 0) return names;
  }
  return [];
}

function byline(evidence: Evidence, heading: Snippet | null): string[] {
  const own = heading === null ? 0 : heading.marks & ELSEWHERE;
  const candidates = evidence.bylines.filter(
    ({ text, marks }) => (marks & ELSEWHERE & ~own) === 0 && text.length <= MAX_BYLINE,
  );
  const ranked = candidates
    .map((snippet) => ({ snippet, names: namesOf(snippet), cost: costOf(snippet, heading) }))
    .filter(({ names }) => names.length > 0)
    .sort((one, other) => one.cost - other.cost);
  return ranked[0]?.names ?? [];
}

/** Distance from the headline, before it dearer than after it; microdata and rel=author are sure. */
function costOf({ order, element, marks }: Snippet, heading: Snippet | null): number {
  const distance = heading === null ? order : order - heading.order;
  const sure = element.attribs.rel === 'author' || /author/.test(element.attribs.itemprop ?? '') ? -30 : 0;
  return (distance < 0 ? 40 - distance * 3 : distance) + sure + ((marks & MARK.article) === 0 ? 10 : 0);
}

/** Names in a byline's links where it has links, else in its text. */
function namesOf({ element, text }: Snippet): string[] {
  const linked = innerNames(element).filter((name) => !/^(?:twitter|facebook|x|email)$/i.test(name));
  if (linked.length > 0) return dedupe(linked);
  const stripped = text.replace(BYLINE, '');
  return dedupe(namesIn(stripped)).filter((name) => /^\p{Lu}|^\P{Lu}*$|\p{Lo}/u.test(name));
}

function innerNames(element: Element): string[] {
  const found: string[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      if (isNameElement(child)) found.push(...namesIn(textOf(child, 100)));
      else visit(child);
    }
  };
  if (isNameElement(element) && element.name === 'a') return namesIn(textOf(element, 100));
  visit(element);
  return found;
}

function isNameElement({ name, attribs }: Element): boolean {
  if (/\b(?:name|author)\b/.test(attribs.itemprop ?? '') && name !== 'div') return true;
  if (/\b(?:fn|author-name|byline-name)\b/.test(attribs.class ?? '')) return true;
  return (
    name === 'a' &&
    /\bauthor\b|\/(?:author|autor|people|person|staff|by|team|profile|contributor|reporter|writer|journalist|redak)\w*\//i.test(
      `${attribs.rel ?? ''} ${attribs.href ?? ''}`,
    )
  );
}

function dedupe(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(comparable(name))) known.set(comparable(name), name);
  return [...known.values()];
}
