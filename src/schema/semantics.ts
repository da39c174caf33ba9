/** Semantic fingerprints through the embedder, which takes tens of milliseconds: pages of one structure share one. */
import type { Embedder } from '../ports/models.ts';
import { cosine, toFloats } from './fingerprint.ts';
import { MATCH } from './thresholds.ts';

const DEADLINE_MS = 2_000;
/** Structures remembered of a site, and sites. */
const MOST_STRUCTURES = 8;
const MOST_SITES = 2_000;

interface Known {
  readonly structure: Float32Array;
  readonly semantics: Float32Array;
}

interface Pending {
  readonly structure: Float32Array;
  readonly semantics: Promise<Float32Array | null>;
}

export class SemanticFingerprints {
  readonly #embedder: Embedder;
  /** Those used last are at the end of the sites, and at the start of a site's. */
  readonly #sites = new Map<string, readonly Known[]>();
  /** Those that are being made: pages that come together share them too. */
  readonly #pending = new Map<string, readonly Pending[]>();

  constructor(embedder: Embedder) {
    this.#embedder = embedder;
  }

  /**
   * Of a page, by its structure and skeleton. Null where the skeleton says too little, and where the embedder is down
   * or slow. Never throws.
   */
  async of(site: string, structure: Int8Array, skeleton: string, signal: AbortSignal): Promise<Float32Array | null> {
    if (skeleton.length < MATCH.skeleton) return null;
    const floats = toFloats(structure);
    const known = nearest(this.#sites.get(site) ?? [], floats);
    if (known !== null) {
      this.#use(site, known);
      return known.semantics;
    }
    const pending = nearest(this.#pending.get(site) ?? [], floats);
    return (pending ?? this.#make(site, floats, skeleton, signal)).semantics;
  }

  #make(site: string, structure: Float32Array, skeleton: string, signal: AbortSignal): Pending {
    const one: Pending = { structure, semantics: this.#embed(skeleton, signal) };
    this.#pending.set(site, [...(this.#pending.get(site) ?? []), one]);
    void one.semantics.then((semantics) => {
      const others = this.#pending.get(site)?.filter((other) => other !== one) ?? [];
      if (others.length > 0) this.#pending.set(site, others);
      else this.#pending.delete(site);
      if (semantics !== null) this.#use(site, { structure, semantics });
    });
    return one;
  }

  async #embed(skeleton: string, signal: AbortSignal): Promise<Float32Array | null> {
    if (this.#embedder.health().state === 'down' || signal.aborted) return null;
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
    try {
      const [vector] = await this.#embedder.embed([skeleton], deadline);
      return vector ?? null;
    } catch {
      return null;
    }
  }

  #use(site: string, one: Known): void {
    const others = (this.#sites.get(site) ?? []).filter((other) => other !== one);
    this.#sites.delete(site);
    this.#sites.set(site, [one, ...others].slice(0, MOST_STRUCTURES));
    const [oldest] = this.#sites.keys();
    if (this.#sites.size > MOST_SITES && oldest !== undefined) this.#sites.delete(oldest);
  }
}

function nearest<T extends { readonly structure: Float32Array }>(
  known: readonly T[],
  structure: Float32Array,
): T | null {
  let best: T | null = null;
  let highest: number = MATCH.sameStructure;
  for (const one of known) {
    const score = cosine(one.structure, structure);
    if (score < highest) continue;
    best = one;
    highest = score;
  }
  return best;
}
