/** Which passages of a text are likeliest to say a field. */
import type { Embedder } from '../../../ports/models.ts';
import type { Language } from '../language.ts';
import type { AnyMention, Cue } from '../mentions.ts';
import type { AskedField, FieldPrompt } from '../prompts/prompt.ts';
import type { Reading } from '../segment/reading.ts';
import { fold } from '../text/fold.ts';
import { compile } from '../text/pattern.ts';
import type { Passage } from './split.ts';

/** A passage's likelihood for each field's prompt: only compared within one field. */
export type Score = (prompt: FieldPrompt, passage: Passage) => number;

/** The best passages, at most `most`, in the order of the text. */
export function best(passages: readonly Passage[], score: (passage: Passage) => number, most: number): Passage[] {
  const scored = passages.map((passage, at) => ({ passage, at, score: score(passage) }));
  const chosen = scored.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, most);
  return chosen.sort((a, b) => a.at - b.at).map(({ passage }) => passage);
}

/** By the cosine between a passage and what the prompt asks for. Throws MODEL_DOWN, MODEL_TIMEOUT, MODEL_FAILED. */
export async function scoreByVectors(
  embedder: Embedder,
  prompts: readonly FieldPrompt[],
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<Score> {
  const texts = [...prompts.map(({ query }) => query), ...passages.map(({ text }) => text)];
  const vectors = await embedder.embed(texts, signal);
  const of = new Map<FieldPrompt | Passage, Float32Array | undefined>(
    [...prompts, ...passages].map((one, at) => [one, vectors[at]]),
  );
  return (prompt, passage) => cosine(of.get(prompt), of.get(passage));
}

function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

interface Signs {
  readonly kinds: ReadonlySet<AnyMention['kind']>;
  readonly cues: readonly Cue[];
  /** Names of the quantity. */
  readonly words?: 'magnitude' | 'depth' | 'intensity';
}

const signs = (kinds: readonly AnyMention['kind'][], cues: readonly Cue[], words?: Signs['words']): Signs => ({
  kinds: new Set(kinds),
  cues,
  ...(words !== undefined && { words }),
});

const SIGNS: Readonly<Record<AskedField, Signs>> = {
  magnitude: signs(['magnitude'], ['quake'], 'magnitude'),
  depthKm: signs(['depth'], [], 'depth'),
  intensity: signs(['intensity'], [], 'intensity'),
  originTime: signs(['time'], ['occurred', 'quake']),
  place: signs(['place', 'offset'], ['occurred', 'quake']),
  deaths: signs(['count'], []),
  injured: signs(['count'], []),
  buildingsDamaged: signs(['count'], []),
};

/** By the words and mentions of the field that stand in a passage: without an embedder, and beside one. */
export function scoreByCues(readings: readonly Reading[], language: Language): Score {
  const mentions = readings.flatMap((reading) => reading.mentions);
  return ({ field }, passage) => {
    const { kinds, cues, words } = SIGNS[field];
    const own = mentions.filter((mention) => lies(mention, passage));
    const found = own.filter((mention) =>
      mention.kind === 'cue' ? cues.includes(mention.cue) : kinds.has(mention.kind),
    );
    const named = words === undefined ? 0 : namesIn(passage.text, language, words);
    return found.length + 2 * named;
  };
}

function lies({ source, start, end }: AnyMention, passage: Passage): boolean {
  return source === passage.source && start < passage.end && end > passage.start;
}

function namesIn(text: string, { quantities, unspaced }: Language, words: NonNullable<Signs['words']>): number {
  const rule = quantities[words];
  if (rule === undefined || rule === '') return 0;
  return [...fold(text).matchAll(compile(rule, {}, { unspaced: unspaced ?? false }))].length;
}

/** What has more words of the field comes first; vectors decide between equals. */
export function both(cues: Score, vectors: Score): Score {
  return (prompt, passage) => cues(prompt, passage) + vectors(prompt, passage);
}
