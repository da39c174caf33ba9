/** Chains of compatible reports. Reports that are alike in all that is compared are one class, so that each pair of classes is compared once. */
import { type Comparing, FAR, type Likeness } from './likeness.ts';
import { OpenClasses } from './open-classes.ts';
import type { Features, Sighting } from './sighting.ts';
import { isOwn, type Withdrawal } from './withdrawal.ts';

export interface LinkClass {
  /** As if published at any time. */
  readonly features: Features;
  readonly sightings: Set<Sighting>;
  readonly withdrawals: Set<Withdrawal>;
}

/** Its time is known to the minute, or it takes something back. */
export function isExact({ features, withdrawals }: LinkClass): boolean {
  return features.span.at !== null || withdrawals.size > 0;
}

export class Links {
  readonly #likeness: Likeness;
  readonly #least: number;
  readonly #classes = new Map<string, LinkClass>();

  readonly #farMinutes: number;

  constructor({ likeness, tolerances }: Comparing) {
    this.#likeness = likeness;
    this.#least = Math.max(-tolerances.incompatible, FAR + 1);
    this.#farMinutes = tolerances.farMinutes;
  }

  /** To be filled with what may be reached. */
  open(classes: Iterable<LinkClass> = []): OpenClasses<LinkClass> {
    return new OpenClasses(this.#farMinutes, classes);
  }

  addSighting(sighting: Sighting): LinkClass {
    const found = this.#classOf(sighting.signature, sighting);
    found.sightings.add(sighting);
    return found;
  }

  addWithdrawal(withdrawal: Withdrawal): LinkClass {
    const found = this.#classOf(withdrawal.key, withdrawal);
    found.withdrawals.add(withdrawal);
    return found;
  }

  /** What is compatible with it. */
  linked(one: LinkClass, open: OpenClasses<LinkClass>): readonly LinkClass[] {
    return open.near(one).filter((other) => other !== one && this.#compatible(one, other));
  }

  #compatible(a: LinkClass, b: LinkClass): boolean {
    const withdraws = a.withdrawals.size > 0 || b.withdrawals.size > 0;
    // a retraction also takes reports whose time is hours off
    const features = withdraws ? { ...a.features, span: b.features.span } : a.features;
    return this.#likeness(features, b.features) >= this.#least && mayConcern(a, b) && mayConcern(b, a);
  }

  #classOf(signature: string, features: Features): LinkClass {
    let found = this.#classes.get(signature);
    if (found === undefined) {
      const open = { ...features, publishedTo: Number.POSITIVE_INFINITY };
      found = { features: open, sightings: new Set(), withdrawals: new Set() };
      this.#classes.set(signature, found);
    }
    return found;
  }
}

/** A retraction that does not say of what is of its own site's reports. */
function mayConcern({ withdrawals }: LinkClass, { sightings }: LinkClass): boolean {
  for (const withdrawal of withdrawals) {
    if (!withdrawal.specific && ![...sightings].some((sighting) => isOwn(withdrawal, sighting))) return false;
  }
  return true;
}
