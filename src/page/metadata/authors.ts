/** Who wrote the article: structured data, then the byline nearest to the headline. */
import type { Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { isAuthorLink } from './author-link.ts';
import type { Evidence, Snippet } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';
import { ELSEWHERE, MARK } from './marks.ts';
import { isAccount, isPerson, namesIn } from './names.ts';
import { comparable, squash, textOf } from './plain.ts';
import type { SiteNames } from './site-name.ts';

const META_NAMES = [
  'author',
  'article:author',
  'og:author',
  'og:article:author',
  'article:author_name',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'byl',
  'cxenseparse:author',
  'citation_author',
  'dcsext.author',
  'twitter:data1',
];
const MAX_BYLINE = 160;
/** A byline further down than this, in pieces of the tree, belongs to something else. */
const FAR = 400;

/** The authors in the order that they are named; empty if nobody is. */
export function findAuthors(
  evidence: Evidence,
  data: StructuredData,
  heading: Snippet | null,
  siteNames: SiteNames,
): string[] {
  const offers = [structured(data.authors), metaAuthors(evidence), byline(evidence, heading)].map((names) =>
    names.filter((name) => !isAccount(name)),
  );
  const person = (name: string) => isPerson(name) && !siteNames.isSegment(name);
  const best = offers.find((names) => names.some(person));
  // a newspaper named beside its writers is no writer
  if (best !== undefined) return best.filter((name) => !siteNames.isName(name));
  return offers.find((names) => names.length > 0) ?? [];
}

function structured(values: readonly string[]): string[] {
  return dedupe(values.flatMap(namesIn));
}

function metaAuthors(evidence: Evidence): string[] {
  const found: string[][] = [];
  for (const name of META_NAMES) {
    if (name === 'twitter:data1' && !/written|author|by/i.test(evidence.metas.get('twitter:label1')?.[0] ?? ''))
      continue;
    const names = dedupe((evidence.metas.get(name) ?? []).flatMap(namesIn)).filter((each) => !isAccount(each));
    if (names.length > 0) found.push(names);
  }
  return found.find((names) => names.some(isPerson)) ?? found[0] ?? [];
}

/** The nearest byline that names somebody; persons before desks. */
function byline(evidence: Evidence, heading: Snippet | null): string[] {
  const own = heading === null ? 0 : heading.marks & ELSEWHERE;
  const ranked = evidence.bylines
    .filter(({ text, marks }) => (marks & ELSEWHERE & ~own & ~MARK.entry) === 0 && text.length <= MAX_BYLINE)
    .map((snippet) => ({ snippet, cost: costOf(snippet, heading, own) }))
    .filter(({ cost }) => cost < FAR)
    .sort((one, other) => one.cost - other.cost);
  let desk: string[] = [];
  for (const { snippet } of ranked) {
    const names = namesOf(snippet.element);
    if (names.some((name) => isPerson(name) && !isAccount(name))) return names;
    if (desk.length === 0) desk = names;
  }
  return desk;
}

/** Distance from the headline, before it dearer than after it; microdata and rel=author are sure. */
function costOf({ order, element, marks }: Snippet, heading: Snippet | null, own: number): number {
  const distance = heading === null ? order / 10 : order - heading.order;
  const sure = element.attribs.rel === 'author' || /author/.test(element.attribs.itemprop ?? '') ? -20 : 0;
  const entry = (marks & MARK.entry & ~own) === 0 ? 0 : 60;
  return (distance < 0 ? 60 - distance * 4 : distance) + sure + entry;
}

/** Names in a byline's links and marked names where it has them, else in its text, piece by piece. */
function namesOf(element: Element): string[] {
  const marked = markedNames(element);
  if (marked.length > 0) return dedupe(marked);
  const names: string[] = [];
  let joined = true;
  for (const piece of piecesOf(element)) {
    const found = joined ? namesIn(piece) : [];
    names.push(...found);
    // what follows a name without a conjunction is a role, a date, a button
    joined = names.length === 0 || /^(?:[,;&/|·•]|and|und|et|y|e|и|және|och|og|en|ve)$|[,&]$/iu.test(piece);
  }
  return dedupe(names);
}

function markedNames(element: Element): string[] {
  if (isNameElement(element)) return namesIn(piecesOf(element)[0] ?? '');
  const found: string[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      if (isNameElement(child)) found.push(...namesIn(textOf(child, 100)));
      else visit(child);
    }
  };
  visit(element);
  return found;
}

function isNameElement({ name, attribs }: Element): boolean {
  if (/\bname\b/.test(attribs.itemprop ?? '') || /\b(?:fn|author-?name|byline-?name)\b/.test(attribs.class ?? ''))
    return true;
  return name === 'a' && isAuthorLink(attribs);
}

/** The texts of an element, in order, one for every piece between two tags. */
function piecesOf(element: Element): string[] {
  const pieces: string[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (isText(child)) pieces.push(squash(child.data));
      else if (isTag(child) && child.name !== 'script' && child.name !== 'style') visit(child);
    }
  };
  visit(element);
  return pieces.filter((piece) => piece !== '');
}

function dedupe(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(comparable(name))) known.set(comparable(name), name);
  return [...known.values()];
}
