/** When the article was published: sources in order of trust, never another page's date or a later change. */
import type { PublishedAt } from '../reading.ts';
import type { DateContext, FoundDate } from './date/found.ts';
import { findDate, fromEpoch } from './date/parse.ts';
import type { Evidence, Snippet, Stamp } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';
import { ELSEWHERE, MARK } from './marks.ts';
import { textOf } from './plain.ts';

const PUBLISHED_METAS = [
  'article:published_time',
  'article:published',
  'og:article:published_time',
  'og:published_time',
  'datepublished',
  'date_published',
  'datepublication',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publishdate',
  'publish-date',
  'publish_date',
  'published-date',
  'publication_date',
  'publicationdate',
  'originalpublicationdate',
  'article.published',
  'article_date_original',
  'date.issued',
  'dc.date.issued',
  'dcterms.issued',
  'dcterms.date',
  'dc.date',
  'dc.date.created',
  'dcterms.created',
  'cxenseparse:recs:publishtime',
  'cxenseparse:publishtime',
  'bt:pubdate',
  'ptime',
  'rnews:datepublished',
  'timestamp',
  'citation_publication_date',
  'citation_date',
  'mediator_published_time',
  'article.created',
  'datecreated',
  'date',
  'created',
  'release_date',
  'prism.publicationdate',
  'pub_date',
  'published_time_telegram',
  'sorce:published',
  'vr:published_time',
];
const MODIFIED_METAS = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'date.modified',
  'dcterms.modified',
  'dc.date.modified',
  'last-modified',
  'lastmod',
  'revised',
];
const MODIFIED_WORDS =
  /updat|modif|aktuali[sz]|geändert|mis à jour|actualiz|aggiorna|atuali|обновл|измен|жаңарт|оновлен|güncel|bijgewerkt|uppdater|oppdater|opdater|zaktualiz|diperbarui|更新|수정|ενημερ|edited|changed|stand:/iu;
const PUBLISHED_WORDS =
  /publi|veröffentlicht|erschienen|posted|опублик|жариялан|создан|добавлен|yayın|publik|dipublikasikan|发布|公開|입력|creat|gepost/iu;
const NEAR_BEFORE = 25;
const NEAR_AFTER = 60;

/** Chooses the publication date. `heading` is where the headline stands. */
export function findPublished(
  evidence: Evidence,
  data: StructuredData,
  heading: Snippet | null,
  url: string,
  context: DateContext,
): PublishedAt | null {
  const strict = { ...context, monthFirst: context.monthFirst };
  return (
    stamp(data.datePublished, 'jsonld', strict) ??
    metaDate(evidence, PUBLISHED_METAS, strict) ??
    elementDate(evidence.stamps, heading, strict) ??
    lineDate(evidence.lines, heading, strict) ??
    urlDate(url, strict) ??
    stamp(data.dateCreated ?? data.dateModified, 'jsonld', strict) ??
    metaDate(evidence, MODIFIED_METAS, strict)
  );
}

function published(found: FoundDate | null, source: string): PublishedAt | null {
  return found === null
    ? null
    : { value: found.value, precision: found.precision, zone: found.zone, raw: found.raw, source };
}

function stamp(value: string | null | undefined, source: string, context: DateContext): PublishedAt | null {
  if (value === null || value === undefined || value === '') return null;
  return published(fromEpoch(value.trim(), context.now) ?? findDate(compact(value), context), source);
}

/** 20240517 alone is a date only where a date must stand. */
function compact(value: string): string {
  return value.trim().replace(/^(\d{4})(\d\d)(\d\d)(?=$|\s|T)/, '$1-$2-$3');
}

function metaDate(evidence: Evidence, names: readonly string[], context: DateContext): PublishedAt | null {
  for (const name of names) {
    for (const value of evidence.metas.get(name) ?? []) {
      const found = stamp(value, 'meta', context);
      if (found !== null) return found;
    }
  }
  return null;
}

/** `time`, `abbr` and microdata: published ones first, then the nearest to the headline. */
function elementDate(stamps: readonly Stamp[], heading: Snippet | null, context: DateContext): PublishedAt | null {
  const own = heading === null ? 0 : heading.marks & ELSEWHERE;
  const ranked = stamps
    .filter(({ marks }) => (marks & ELSEWHERE & ~own) === 0)
    .map((each) => ({ each, cost: stampCost(each, heading) }))
    .sort((one, other) => one.cost - other.cost);
  for (const { each, cost } of ranked) {
    if (cost >= 1000 && heading !== null) break;
    const found = stamp(each.text, each.itemprop === null ? 'time' : 'microdata', context);
    if (found !== null) return found;
  }
  return null;
}

function stampCost({ order, itemprop, marks, element }: Stamp, heading: Snippet | null): number {
  const distance = heading === null ? order : Math.abs(order - heading.order);
  const label = `${textOf(element, 60)} ${element.prev !== null && 'data' in element.prev ? element.prev.data : ''}`;
  const modified = itemprop === 'datemodified' || (marks & MARK.modified) !== 0 || MODIFIED_WORDS.test(label);
  if (modified) return 1000;
  return itemprop === 'datepublished' || itemprop === 'uploaddate' ? distance - 500 : Math.min(distance, 900);
}

/** Visible text near the headline, or in an element that is named for a date. */
function lineDate(lines: readonly Snippet[], heading: Snippet | null, context: DateContext): PublishedAt | null {
  const own = heading === null ? 0 : heading.marks & ELSEWHERE;
  const ranked = lines
    .filter(({ marks }) => (marks & ELSEWHERE & ~own) === 0)
    .map((line) => ({ line, cost: lineCost(line, heading) }))
    .filter(({ cost }) => cost < 200)
    .sort((one, other) => one.cost - other.cost);
  for (const { line } of ranked) {
    const found = findDate(line.text, context);
    if (found !== null && mostlyDate(line, found)) return published(found, 'text');
  }
  return null;
}

function lineCost({ text, order, marks }: Snippet, heading: Snippet | null): number {
  const named = (marks & MARK.date) !== 0 ? 0 : 30;
  const modified = MODIFIED_WORDS.test(text) || (marks & MARK.modified) !== 0 ? 90 : 0;
  const announced = PUBLISHED_WORDS.test(text) ? -20 : 0;
  return named + modified + announced + distanceCost(order, heading);
}

function distanceCost(order: number, heading: Snippet | null): number {
  if (heading === null) return 60;
  const distance = order - heading.order;
  if (distance >= 0) return distance <= NEAR_AFTER ? distance / 2 : 100;
  return -distance <= NEAR_BEFORE ? 5 - distance : 100;
}

/** A date inside a sentence is what the article is about. */
function mostlyDate({ text }: Snippet, found: FoundDate): boolean {
  return text.length <= 60 || found.raw.length * 4 >= text.length || found.index < 12;
}

function urlDate(url: string, context: DateContext): PublishedAt | null {
  const path = URL.parse(url)?.pathname ?? '';
  const match = /(?<!\d)((?:19|20)\d\d)[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(path);
  if (match === null) return null;
  return published(findDate(`${match[1]}-${match[2]}-${match[3]}`, context), 'url');
}
