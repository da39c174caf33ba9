/** Semantic fingerprints through the embedder, which takes tens of milliseconds: pages of one structure share one. */
import type { Embedder } from '../ports/models.ts';
import { cosine, toFloats } from './fingerprint.ts';
import { MATCH } from './thresholds.ts';

const DEADLINE_MS = 2_000;
/** Structures remembered per site, and sites. */
const PER_SITE = 8;
const SITES = 2_000;

interface Known {
  readonly structure: Float32Array;
  readonly semantics: Float32Array;
}

export class SemanticFingerprints {
  readonly #embedder: Embedder;
  readonly #sites = new Map<string, readonly Known[]>();

  constructor(embedder: Embedder) {
    this.#embedder = embedder;
  }

  /** Of a page, by its structure and skeleton; null where the embedder is down or slow. Never throws. */
  async of(site: string, structure: Int8Array, skeleton: string, signal: AbortSignal): Promise<Float32Array | null> {
    const floats = toFloats(structure);
    const known = this.#sites.get(site) ?? [];
    const same = nearest(known, floats);
    if (same !== null) return same.semantics;
    const semantics = await this.#embed(skeleton, signal);
    if (semantics !== null) this.#remember(site, { structure: floats, semantics });
    return semantics;
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

  /** The sites and structures used last stay. */
  #remember(site: string, one: Known): void {
    const others = this.#sites.get(site) ?? [];
    this.#sites.delete(site);
    this.#sites.set(site, [one, ...others].slice(0, PER_SITE));
    const [oldest] = this.#sites.keys();
    if (this.#sites.size > SITES && oldest !== undefined) this.#sites.delete(oldest);
  }
}

function nearest(known: readonly Known[], structure: Float32Array): Known | null {
  let best: Known | null = null;
  let highest: number = MATCH.sameStructure;
  for (const one of known) {
    const score = cosine(one.structure, structure);
    if (score < highest) continue;
    best = one;
    highest = score;
  }
  return best;
}
