/** Pages of client-side programs: the article stands only in a script, as JSON. */
import { isObject, type Json, type JsonObject, listOf, parseLoose } from './json.ts';
import { comparable, paragraphs, plain } from './plain.ts';

export interface ArticleState {
  readonly headline: string;
  readonly datePublished: string | null;
  readonly authors: readonly string[];
  readonly articleBody: string;
}

const MAX_OBJECTS = 50_000;
const MAX_SCRIPT = 4_000_000;
/** Less text than this is a teaser. */
const MIN_BODY = 200;
const HEADLINE_KEYS = ['headline', 'title', 'name', 'seoTitle', 'hed'];
const DATE_KEYS = [
  'datePublished',
  'publishedAt',
  'publishDate',
  'publish_date',
  'published_at',
  'publicationDate',
  'published',
  'firstPublished',
  'first_publish_date',
  'display_date',
  'pubDate',
  'created_at',
  'createdAt',
  'date',
];
const AUTHOR_KEYS = ['authors', 'author', 'contributors', 'byline', 'bylines', 'credits', 'writers'];
const NO_BODY =
  /^(?:id|url|href|src|type|slug|.*(?:url|path|css|class|description|summary|caption|teaser|related|recommend|comments?|navigation|menu|ads?|seo|meta|legal|policy))$/i;

/** The article in the page's state; null if none of its scripts holds one. */
export function readStates(scripts: readonly string[], title: string | null): ArticleState | null {
  let best: ArticleState | null = null;
  for (const script of scripts) {
    if (script.length > MAX_SCRIPT) continue;
    const state = parseState(script);
    const article = state === null ? null : findArticle(state, comparable(title ?? ''));
    if (article !== null && article.articleBody.length > (best?.articleBody.length ?? 0)) best = article;
  }
  return best;
}

/** JSON as it is, or as the value of an assignment. */
function parseState(script: string): Json | null {
  const text = script.trim();
  if (/^[{[]/.test(text)) return parseLoose(text);
  const quoted = /=\s*JSON\.parse\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*\)/.exec(text)?.[1];
  if (quoted !== undefined) {
    const inner = parseLoose(
      quoted.startsWith("'") ? `"${quoted.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"` : quoted,
    );
    return typeof inner === 'string' ? parseLoose(inner) : null;
  }
  const start = /=\s*(?=[{[])/.exec(text);
  if (start === null) return null;
  const from = start.index + start[0].length;
  return parseLoose(text.slice(from, endOfValue(text, from)).replace(/:\s*undefined\b/g, ':null'));
}

/** The end of a JSON value that starts at `from`: brackets counted outside of strings. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '{' || character === '[')) depth += 1;
    else if (!quoted && (character === '}' || character === ']')) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** The object with a headline and the most text; one whose headline is the page's title wins. */
function findArticle(state: Json, title: string): ArticleState | null {
  let best: { article: ArticleState; score: number } | null = null;
  const pending: Json[] = [state];
  for (let seen = 0; pending.length > 0 && seen < MAX_OBJECTS; seen += 1) {
    const value = pending.pop();
    if (value === undefined) break;
    pending.push(...childrenOf(value));
    const article = isObject(value) ? articleAt(value) : null;
    if (article === null) continue;
    const headline = comparable(article.headline);
    const own = headline.length > 8 && title.includes(headline) ? 10 : 1;
    const score = article.articleBody.length * own;
    if (best === null || score > best.score) best = { article, score };
  }
  return best?.article ?? null;
}

function childrenOf(value: Json): readonly Json[] {
  if (Array.isArray(value))
    return (value as readonly Json[]).filter((each) => typeof each === 'object' && each !== null);
  if (!isObject(value)) return [];
  return Object.values(value).filter((each): each is Json => typeof each === 'object' && each !== null);
}

function articleAt(node: JsonObject): ArticleState | null {
  const headline = HEADLINE_KEYS.map((key) => textOf(node[key])).find((text) => text !== '');
  if (headline === undefined) return null;
  const texts = Object.entries(node).flatMap(([key, value]) =>
    NO_BODY.test(key) || HEADLINE_KEYS.includes(key) ? [] : textsOf(value, 0),
  );
  const articleBody = [...new Set(texts)].join('\n');
  if (articleBody.length < MIN_BODY) return null;
  return {
    headline,
    articleBody,
    datePublished: firstDate(node),
    authors: AUTHOR_KEYS.flatMap((key) => peopleAt(node[key])),
  };
}

/** Paragraphs of a value: strings with the look of prose, of nested values too. */
function textsOf(value: Json | undefined, depth: number): string[] {
  if (typeof value === 'string') return paragraphsOf(value);
  if (depth > 6 || value === undefined || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((each) => textsOf(each, depth + 1));
  if (!isObject(value)) return [];
  // an object with a headline of its own is another article
  if (depth > 0 && HEADLINE_KEYS.some((key) => key !== 'name' && textOf(value[key]).length > 20)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NO_BODY.test(key) ? [] : textsOf(inner, depth + 1)));
}

function paragraphsOf(text: string): string[] {
  if (text.length < 40 || !/[\p{L}\p{N}][\s，。、]/u.test(text) || /^\s*(?:https?:|data:|[{[]|function)/.test(text))
    return [];
  return paragraphs(text).filter((paragraph) => paragraph.length > 1);
}

function textOf(value: Json | undefined): string {
  if (isObject(value)) return plain(value.basic ?? value.rendered ?? value.text ?? value.headline ?? '');
  return plain(value);
}

function firstDate(node: JsonObject): string | null {
  for (const key of DATE_KEYS) {
    const value = node[key];
    if ((typeof value === 'string' && /\d{4}/.test(value)) || typeof value === 'number') return String(value);
  }
  return null;
}

function peopleAt(value: Json | undefined): string[] {
  return listOf(value).flatMap((each) => {
    if (typeof each === 'string') return [each];
    if (!isObject(each)) return [];
    const name = plain(each.name ?? each.displayName ?? each.fullName ?? each.title ?? each.text ?? '');
    return name === '' ? [] : [name];
  });
}
