/** Claims against a model of themselves: random claims, ends and waits. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { StoreTransaction } from '../../src/ports/store.ts';

type Step =
  | { readonly kind: 'claim'; readonly documentId: string; readonly input: string; readonly refresh: boolean }
  | { readonly kind: 'keep'; readonly documentId: string; readonly ttl: number }
  | { readonly kind: 'free'; readonly documentId: string }
  | { readonly kind: 'wait'; readonly ms: number };

const documentId = fc.constantFrom('x', 'y');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('claim'),
    documentId,
    input: fc.constantFrom('a', 'b', 'c'),
    refresh: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('keep'), documentId, ttl: fc.nat(5) }),
  fc.record({ kind: fc.constant('free'), documentId }),
  fc.record({ kind: fc.constant('wait'), ms: fc.nat(4) }),
);

interface Holder {
  readonly input: string | null;
  /** Infinity until the URL's end. */
  readonly until: number;
}

class Simulation {
  readonly #tx: StoreTransaction;
  readonly #held = new Map<string, Holder>();
  #now = 1_800_000_000_000;

  constructor(tx: StoreTransaction) {
    this.#tx = tx;
  }

  async run(one: Step): Promise<void> {
    switch (one.kind) {
      case 'claim':
        assert.equal(await this.#tx.claim({ ...one, now: this.#now }), this.#claim(one));
        return;
      case 'keep': {
        const until = this.#now + one.ttl;
        await this.#tx.keepClaim(one.documentId, until);
        this.#held.set(one.documentId, { input: this.#held.get(one.documentId)?.input ?? null, until });
        return;
      }
      case 'free':
        await this.#tx.freeClaim(one.documentId);
        this.#held.delete(one.documentId);
        return;
      case 'wait':
        this.#now += one.ms;
    }
  }

  #claim({ documentId: id, input, refresh }: Extract<Step, { kind: 'claim' }>): boolean {
    const holder = this.#held.get(id);
    const kept = holder !== undefined && holder.until !== Number.POSITIVE_INFINITY;
    const free = !holder || holder.input === input || (kept && (refresh || holder.until <= this.#now));
    if (free) this.#held.set(id, { input, until: Number.POSITIVE_INFINITY });
    return free;
  }
}

/** Each run begins without claims, in a transaction of `write`. */
export async function claimsDoWhatTheirModelDoes(
  write: (work: (tx: StoreTransaction) => Promise<void>) => Promise<void>,
): Promise<void> {
  const run = (steps: readonly Step[]): Promise<void> =>
    write(async (tx) => {
      for (const id of ['x', 'y']) await tx.freeClaim(id);
      const simulation = new Simulation(tx);
      for (const one of steps) await simulation.run(one);
    });
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 30 }), run), { numRuns: 100 });
}
