/** A page's two fingerprints. */
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { remembering } from '../page/memo.ts';
import { stableClass } from './class-names.ts';

const DIMENSIONS = 512;

/** Paths without any class are on every site's pages. Fitted with `npm run eval -- --set profile-first`. */
const CLASSLESS_WEIGHT = 0.5;

/**
 * Structure: hashed shingles of tag.class paths, 512 dimensions, quantised to signed bytes. Texts, attributes other than
 * `class`, the order of classes, and what in them looks generated change nothing.
 */
export function structureOf(tree: Document): Int8Array {
  const counts = new Map<number, number>();
  const visit = (parent: Document | Element, above: number, over: number): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      const own = nameOf(child);
      const path = (mix(mix(over, above), own) & ~CLASSED) | ((own | above | over) & CLASSED);
      counts.set(path, (counts.get(path) ?? 0) + 1);
      visit(child, own, above);
    }
  };
  visit(tree, 0, 0);
  return quantised(folded(counts));
}

/** The bit of a name, and of a path, that says that there is a class in it. */
const CLASSED = 1;

/** By tag, and by classes as they are spelled: a site's pages have the same ones. */
const NAMES = new Map<string, (classes: string) => number>();
const MOST_TAGS = 200;

/** One number for a tag with its classes. */
function nameOf({ name, attribs }: Element): number {
  let ofClasses = NAMES.get(name);
  if (ofClasses === undefined) {
    ofClasses = remembering((classes) => named(name, classes));
    if (NAMES.size < MOST_TAGS) NAMES.set(name, ofClasses);
  }
  return ofClasses(attribs.class ?? '');
}

function named(tag: string, classes: string): number {
  const stable = new Set(classes.split(/\s+/).map(stableClass).filter(Boolean));
  let name = hash(tag);
  // a sum, so that the order of classes does not count
  for (const one of stable) name = (name + mix(1, hash(one))) | 0;
  return (name & ~CLASSED) | (stable.size > 0 ? CLASSED : 0);
}

function folded(counts: ReadonlyMap<number, number>): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const [path, count] of counts) {
    const at = (path >>> 1) & (DIMENSIONS - 1);
    const sign = path < 0 ? -1 : 1;
    vector[at] = (vector[at] ?? 0) + sign * ((path & CLASSED) === 0 ? CLASSLESS_WEIGHT : 1) * (1 + Math.log(count));
  }
  return vector;
}

/** Scaled so that the largest component is 127. */
function quantised(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const bytes = new Int8Array(vector.length);
  if (largest === 0) return bytes;
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.round((127 * (vector[at] ?? 0)) / largest);
  return bytes;
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Two numbers to one, every bit of which depends on both (MurmurHash3's finaliser). */
function mix(one: number, other: number): number {
  let value = Math.imul(one, 0x9e3779b1) ^ other;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** About 256 tokens of MiniLM. */
const SKELETON_SIZE = 1_000;
/** Shorter words are abbreviations, which say nothing. */
const WORD_SIZE = 3;
/** Pages with fewer characters of class words are known by their links' labels as well. */
const FEW_WORDS = 300;
/** Longer ones are headlines. */
const LABEL_SIZE = 25;

/**
 * The text that the semantic fingerprint is made of: the words of the class names, each once, in the page's order. They
 * are what the template's authors call its parts, in whatever language the pages are. Where those are few, the labels
 * of links too.
 */
export function skeletonOf(tree: Document): string {
  const classes = new Set<string>();
  const labels = new Set<string>();
  walk(tree, ({ name, attribs, children }) => {
    classes.add(attribs.class ?? '');
    if (name === 'a') labels.add(labelOf(children));
  });
  labels.delete('');
  const said = [...new Set([...classes].flatMap(wordsOf))].join(' ');
  return (said.length < FEW_WORDS ? [said, ...labels].join(', ') : said).slice(0, SKELETON_SIZE);
}

function wordsOf(classes: string): string[] {
  const names = classes.split(/\s+/).map(stableClass);
  return names.flatMap((name) => name.split('-')).filter((word) => word.length >= WORD_SIZE);
}

function labelOf(children: readonly ChildNode[]): string {
  const [first] = children;
  const text = first !== undefined && isText(first) ? first.data.trim() : '';
  return text.length <= LABEL_SIZE ? text : '';
}

function walk(parent: Document | Element, visit: (element: Element) => void): void {
  for (const child of parent.children) {
    if (!isTag(child)) continue;
    visit(child);
    walk(child, visit);
  }
}

/** A stored structural fingerprint as numbers: signed bytes, whatever they were read as. */
export function toFloats(bytes: Int8Array | Uint8Array): Float32Array {
  return Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Mean of the vectors' directions; null for none. Vectors without length do not count. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array | null {
  const counted = vectors.filter((vector) => lengthOf(vector) > 0);
  const [first] = counted;
  if (first === undefined) return null;
  const mean = new Float32Array(first.length);
  for (const vector of counted) {
    const scale = 1 / (lengthOf(vector) * counted.length);
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + scale * (vector[at] ?? 0);
  }
  return mean;
}

/** Cosine of two vectors, in [-1, 1]; 0 where one has no length. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const lengths = lengthOf(one) * lengthOf(other);
  return lengths === 0 ? 0 : dot(one, other) / lengths;
}

const lengthOf = (vector: ArrayLike<number>): number => Math.sqrt(dot(vector, vector));

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
