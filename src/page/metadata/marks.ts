/** What class names, ids and tags say about an element: where it stands, and what it holds. */
import type { Element } from 'domhandler';
import { remembering } from '../memo.ts';
import { signalsOf } from './signals.ts';

/** Bits of a set of marks. The first group is inherited by everything inside. */
export const MARK = {
  comment: 1,
  aside: 2,
  navigation: 4,
  footer: 8,
  header: 16,
  article: 32,
  /** An entry of a list of other pages. */
  entry: 64,
  caption: 128,
  /** From here on the element alone is meant. */
  date: 256,
  modified: 512,
  author: 1024,
  headline: 2048,
} as const;

export const INHERITED = 255;
/** What stands there is about something else than the page's article. */
export const ELSEWHERE = MARK.comment | MARK.aside | MARK.navigation | MARK.footer | MARK.entry | MARK.caption;

const BY_TAG: Readonly<Record<string, number>> = {
  aside: MARK.aside,
  nav: MARK.navigation,
  footer: MARK.footer,
  header: MARK.header,
  article: MARK.article,
  figcaption: MARK.caption,
  time: MARK.date,
  h1: MARK.headline,
  h2: MARK.headline,
  h3: MARK.headline,
};

/** Words of class names and ids, in kebab case; each is a pattern. */
const words = (list: string) => new RegExp(`(?:^|[-_ ])(?:${list.trim().split(/\s+/).join('|')})(?=$|[-_ ])`);

/** Names of containers count only on containers. */
const BY_NAME: readonly (readonly [mark: number, pattern: RegExp, containersOnly: boolean])[] = [
  [
    MARK.article,
    words('hentry h-entry article post story articles?-(?:body|content|main) post-(?:body|content)'),
    true,
  ],
  [
    MARK.comment,
    words('comments? comment-?list kommentare? disqus\\w* respond repl(?:y|ies) komment\\w* reviews?-list guestbook'),
    true,
  ],
  [
    MARK.aside,
    words(`sidebar\\d* side-?bar side related\\w* recommend\\w* widgets? popular trending most-?(?:read|viewed|popular)
      latest recent recent-?posts? similar read-?(?:next|also) see-?also more-?(?:news|stories|from|articles|posts)
      outbrain taboola newsletter carousel ticker ultimas podobne souvisejici promo\\w* recirc\\w* upcoming cookies?
      consent popup modal`),
    true,
  ],
  [MARK.entry, words('teasers? cards? list-?item news-?item feed-?item tile thumbnail'), true],
  [MARK.navigation, words('nav navbar navigation menu breadcrumbs? crumbs pagination pager'), true],
  [MARK.footer, words('footer site-?foot copyright colophon imprint foot'), true],
  [MARK.caption, words('wp-caption-text (?:image|photo|media|img)-?(?:caption|credit)'), false],
  [
    MARK.date,
    words(`dates? dat datum time timestamp datetime date-?time pub pubdate publish\\w* posted posted-?on zeit\\w* fecha data
      tarih created dateline submitted dt meta post-?info info byline article-?info day year when release`),
    false,
  ],
  [MARK.modified, words('modif\\w* update\\w* aktualisier\\w* last-?mod\\w* edited revised'), false],
  [
    MARK.author,
    words(`by-?line\\w* authors? author-?name autor\\w* auteurs? verfasser redakteur writers? written-?by reporter
      journalists? contributors? firma yazar vcard posted-?by creator`),
    false,
  ],
  [
    MARK.headline,
    words(`headline head-?line title post-?title article-?title nadpis\\w* titre titulo titular titolo titel ueberschrift
      zagolovok heading`),
    false,
  ],
];

const CONTAINERS_ONLY = BY_NAME.reduce((marks, [mark, , only]) => (only ? marks | mark : marks), 0);

const CONTAINERS = new Set([
  'div',
  'section',
  'ul',
  'ol',
  'li',
  'aside',
  'table',
  'td',
  'article',
  'dl',
  'nav',
  'footer',
  'header',
  'amp-sidebar',
  'form',
]);

/** An element's classes and id; '' where it has none. */
export function namesOf({ attribs }: Element): string {
  const { class: classes = '', id } = attribs;
  return id === undefined ? classes : `${classes} ${id}`;
}

/** The marks of an element by its tag and by what its names say; null where it has none. */
export function marksOf({ name }: Element, said: NamesSaid | null): number {
  if (name === 'body' || name === 'html' || name === 'main') return 0;
  const byTag = BY_TAG[name] ?? 0;
  if (said === null) return byTag;
  return byTag | (CONTAINERS.has(name) ? said.marks : said.marks & ~CONTAINERS_ONLY);
}

/** What names say. */
export interface NamesSaid {
  /** Of a container. */
  readonly marks: number;
  /** Names of a consent layer. */
  readonly consent: boolean;
  /** Names of a bot check. */
  readonly challenge: boolean;
}

/** What classes and ids say, each spelling looked at once. */
export const saidBy: (names: string) => NamesSaid = remembering((names) => ({
  marks: marksOfNames(names),
  ...signalsOf(names),
}));

/** Utility classes run to hundreds of characters; the telling names come first. */
const MAX_NAMES = 400;

function marksOfNames(names: string): number {
  const words = names
    .slice(0, MAX_NAMES)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return BY_NAME.reduce((marks, [mark, pattern]) => (pattern.test(words) ? marks | mark : marks), 0);
}
