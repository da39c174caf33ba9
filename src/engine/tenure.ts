/** What the committer knows of one assignment in the Store: in whose name it writes, and what waits there to be published. */
import type { Work } from '../ports/committer.ts';
import type { Assignment, OutRecord } from '../ports/log.ts';
import type { InputId, KeptEmits, Owner, Store } from '../ports/store.ts';
import { finishedAt } from './place.ts';

export class Tenure {
  readonly owner: Owner;
  /** The Log confirmed the assignment since the owner's epoch was raised: no later assignment can have come before it. */
  proven = false;
  readonly #kept = new Map<InputId, KeptEmits>();
  readonly #published = new Set<InputId>();

  private constructor(owner: Owner) {
    this.owner = owner;
  }

  /** Becomes the owner, and looks up what those before have done and not published. */
  static async begin({ group, partition, committed }: Assignment, store: Pick<Store, 'own' | 'keptEmits'>) {
    const tenure = new Tenure(await store.own(group, partition));
    const finished = committed && finishedAt(committed);
    for (const kept of await store.keptEmits(tenure.owner)) {
      if (finished?.has(kept.offset)) tenure.#published.add(kept.input);
      else tenure.keep(kept);
    }
    return tenure;
  }

  /** Published, and still kept: they can go. */
  get published(): readonly InputId[] {
    return [...this.#published];
  }

  keep(kept: KeptEmits): void {
    this.#kept.set(kept.input, kept);
  }

  /** What this very delivery gave rise to when its effects were committed; null where they were not. */
  answer({ input, offset, digest = '' }: Work): readonly OutRecord[] | null {
    const kept = this.#kept.get(input);
    // at the same place of a log that was made anew there is another record
    return kept?.offset === offset && kept.digest === digest ? kept.emits : null;
  }

  /** What was kept of the works, or of others at their places, need not be kept any more. */
  publish(works: readonly Work[]): void {
    for (const { input, offset } of works) {
      if (this.#kept.get(input)?.offset !== offset) continue;
      this.#kept.delete(input);
      this.#published.add(input);
    }
  }

  dropped(inputs: readonly InputId[]): void {
    for (const input of inputs) this.#published.delete(input);
  }
}
