/** How sites name their parts. */
import { Random } from '../chaos/random.ts';

/** What a part is, whatever it is called. */
export type Role =
  | 'page'
  | 'header'
  | 'nav'
  | 'layout'
  | 'container'
  | 'article'
  | 'body'
  | 'standfirst'
  | 'title'
  | 'byline'
  | 'date'
  | 'share'
  | 'related'
  | 'ad'
  | 'newsletter'
  | 'figure'
  | 'caption'
  | 'comments'
  | 'comment'
  | 'sidebar'
  | 'teaser'
  | 'tags'
  | 'author'
  | 'rights'
  | 'footer'
  | 'paragraph'
  | 'wrapper';

export const NAMINGS = [
  'plain',
  'bem',
  'camel',
  'wordpress',
  'modules',
  'styled',
  'emotion',
  'tailwind',
  'ids',
  'terse',
] as const;
export type Naming = (typeof NAMINGS)[number];

/** Attributes of a part; the same for the same build. */
export type Namer = (role: Role) => string;

const WORDPRESS: Partial<Record<Role, string>> = {
  article: 'post type-post status-publish hentry',
  body: 'entry-content',
  title: 'entry-title',
  byline: 'entry-meta',
  standfirst: 'entry-excerpt',
  related: 'yarpp-related',
  share: 'sharedaddy',
  sidebar: 'widget-area',
  caption: 'wp-caption-text',
  figure: 'wp-caption',
  comments: 'comments-area',
};
const TAILWIND = [
  'mt-4 px-2 flex',
  'text-lg leading-7 mb-6',
  'grid gap-4 md:grid-cols-2',
  'w-full max-w-3xl mx-auto',
  'p-4 rounded bg-gray-100',
  'text-sm text-gray-500',
];
/** What a site's programmers call a body. */
const SYNONYMS: Partial<Record<Role, readonly string[]>> = {
  body: ['article-body', 'story-text', 'content', 'post-content', 'news-detail', 'text', 'main-text', 'copy'],
  article: ['article', 'story', 'post', 'news-item', 'material'],
  standfirst: ['lead', 'standfirst', 'intro', 'summary', 'deck'],
  related: ['related', 'read-more', 'see-also', 'more-news', 'inset', 'box'],
  ad: ['ad', 'banner', 'promo', 'slot', 'adv'],
  newsletter: ['newsletter', 'signup', 'subscribe', 'mailing'],
  share: ['share', 'social', 'share-bar', 'sharing'],
  sidebar: ['sidebar', 'aside', 'right-column', 'rail'],
};

/** `build` changes the hashes, `dialect` the words. */
export function namerOf(naming: Naming, dialect: number, build: number): Namer {
  const word = (role: Role): string => {
    const synonyms = SYNONYMS[role] ?? [role];
    return synonyms[dialect % synonyms.length] ?? role;
  };
  const marked = (text: string): string => hashOf(`${text}/${build}`);
  return (role) => attributesFor(naming, role, word(role), marked, dialect);
}

function attributesFor(
  naming: Naming,
  role: Role,
  word: string,
  hash: (text: string) => string,
  dialect: number,
): string {
  const camel = word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const one = (value: string) => ` class="${value}"`;
  switch (naming) {
    case 'plain':
      return one(word);
    case 'bem':
      return one(role === 'article' ? 'b-article' : `b-article__${word} b-article__${word}--wide`);
    case 'camel':
      return one(`${camel}Block`);
    case 'wordpress':
      return one(WORDPRESS[role] ?? word);
    case 'modules':
      return one(`${pascal}_${role}__${hash(role)}`);
    case 'styled':
      return one(`${pascal}-sc-${hash(role).toLowerCase()}-0 ${letters(hash(role))}`);
    case 'emotion':
      return `${one(`css-${hash(role).toLowerCase()}`)} data-testid="${word}"`;
    case 'tailwind':
      return `${one(TAILWIND[hashNumber(role, dialect) % TAILWIND.length] ?? '')}${/^(?:body|related|ad|newsletter|share|standfirst)$/.test(role) ? ` data-component="${word}"` : ''}`;
    case 'ids':
      return /^(?:teaser|comment|related|ad|caption|figure|paragraph|newsletter)$/.test(role)
        ? one(word)
        : ` id="${word}"`;
    case 'terse':
      return one(`${word.slice(0, 3)}${dialect % 7}`);
  }
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six signs, as build tools append them. */
function hashOf(text: string): string {
  const random = new Random(hashNumber(text, 7));
  const signs = Array.from({ length: 4 }, () => random.pick([...ALPHABET]));
  return random.shuffle([...signs, random.pick([...'23456789']), random.pick([...'ABCDEFGH'])]).join('');
}

function letters(hash: string): string {
  return hash
    .replace(/\d/g, 'q')
    .replace(/^(.)(.)/, (_, one: string, other: string) => one.toLowerCase() + other.toUpperCase());
}

function hashNumber(text: string, salt: number): number {
  let value = salt + 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.charCodeAt(0), 0x01000193);
  return value >>> 0;
}
