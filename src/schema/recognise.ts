/** Recognises a page's template: the site's own profiles first, then those of other sites that the vectors find near. */
import type { PageInput } from '../page/reading.ts';
import { CodedError } from '../ports/errors.ts';
import type { PageResult, PageTask, PageWork } from '../ports/page-work.ts';
import type { VectorIndex } from '../ports/vector-index.ts';
import type { KnownProfiles } from './known.ts';
import { candidatesFor } from './match.ts';
import type { SemanticFingerprints } from './semantics.ts';

export interface RecogniserDeps {
  readonly pages: PageWork;
  readonly known: KnownProfiles;
  readonly index: VectorIndex;
  /** Null where there is no embedder: structure alone decides then. */
  readonly semantics: SemanticFingerprints | null;
  /** Told once per failure of what reading can do without. */
  readonly onDegraded: (error: unknown) => void;
}

/** A page read by whatever reads it best. */
export interface Recognition {
  readonly result: PageResult;
  /** Semantic fingerprint; null where none was needed, or none could be made. */
  readonly semantics: Float32Array | null;
}

export class Recogniser {
  readonly #deps: RecogniserDeps;

  constructor(deps: RecogniserDeps) {
    this.#deps = deps;
  }

  /** Whether all that is known of a site was learned from pages that a browser had rendered. */
  async isRendered(site: string): Promise<boolean> {
    return (await this.#deps.known.ofSite(site)).rendered;
  }

  /** A profile's version was told of: where it is not known yet, what is known of its site is looked up again. */
  async expect(site: string, profile: { readonly id: string; readonly version: number }): Promise<void> {
    const { profiles } = await this.#deps.known.ofSite(site);
    const isKnown = profiles.some(({ id, version }) => id === profile.id && version === profile.version);
    if (!isKnown) this.#deps.known.drop(site);
  }

  /** `site`: whose profiles are tried first; `fields`: user-defined ones that hold without a profile. Throws the errors of reading a page. */
  async read(
    page: PageInput,
    site: string,
    signal: AbortSignal,
    fields: PageTask['fields'] = {},
  ): Promise<Recognition> {
    const { pages, known, semantics } = this.#deps;
    const { profiles } = await known.ofSite(site);
    const result = await pages.read({ page, profiles, skeleton: semantics !== null, fields }, signal);
    if (result.profile !== null) return { result, semantics: null };
    const { structure, skeleton } = result;
    const meaning = skeleton === null ? null : ((await semantics?.of(site, structure, skeleton, signal)) ?? null);
    const other = await this.#readForeign(
      { page, profiles: [], skeleton: false, fields },
      site,
      result,
      meaning,
      signal,
    );
    return { result: other ?? result, semantics: meaning };
  }

  async #readForeign(
    task: PageTask,
    site: string,
    own: PageResult,
    semantics: Float32Array | null,
    signal: AbortSignal,
  ): Promise<PageResult | null> {
    const profiles = await this.#neighbours(site, own, semantics);
    if (profiles.length === 0) return null;
    const other = await this.#tryForeign({ ...task, profiles }, signal);
    if (other === null) return null;
    const considered = [...own.considered, ...other.considered];
    const better = other.profile === null ? own : other;
    return { ...better, considered, ms: own.ms + other.ms };
  }

  /** Null where other sites' profiles take too long on the page, or too much: it was read without them. */
  async #tryForeign(task: PageTask, signal: AbortSignal): Promise<PageResult | null> {
    try {
      return await this.#deps.pages.read(task, signal);
    } catch (error) {
      if (error instanceof CodedError && error.disposition === 'reject') return null;
      throw error;
    }
  }

  /** An index that does not answer costs matches with other sites, and nothing else. */
  async #neighbours(site: string, { structure }: PageResult, semantics: Float32Array | null) {
    const { index, known, onDegraded } = this.#deps;
    try {
      return await known.foreign(await candidatesFor({ structure, semantics, site }, index));
    } catch (error) {
      onDegraded(error);
      return [];
    }
  }
}
