/** Measures proposals. */
import type { SamplePage } from '../ports/page-work.ts';
import { applyRules } from './apply.ts';
import { consensus } from './induce/consensus.ts';
import { openSamples, type Sample } from './induce/sample.ts';
import { fragilityOf } from './lint.ts';
import type { LiveProfile, Proposal, Rules, Trial, TrialPage } from './profile.ts';
import { rhoOf } from './rho.ts';
import { wordsF1 } from './words.ts';

/** Runs every proposal on every page, beside the fallbacks. Pages that cannot be read are left out. */
export async function trial(proposals: readonly Proposal[], pages: readonly SamplePage[]): Promise<readonly Trial[]> {
  const samples = await openSamples(pages);
  const references = new Map(consensus(samples).map(({ sample, text }) => [sample, text]));
  return proposals.map((proposal) => {
    const { rules } = proposal;
    const fragility = fragilityOf(rules);
    // as read will trust it when it is new: what passes here shall not be refused there
    const rho = rhoOf({ rules, fragility }, { uses: 0, valid: 0 });
    const tried = samples.map((sample) => tryOn(sample, rules, rho, references.get(sample)));
    return { proposal, fragility, pages: withoutConstants(tried) };
  });
}

interface Tried extends TrialPage {
  readonly title: string | null;
  readonly text: string;
}

/** The very same text under different headlines is what every page says: a notice, a biography. */
function withoutConstants(tried: readonly Tried[]): TrialPage[] {
  const titles = Map.groupBy(tried, ({ text }) => text);
  return tried.map(({ title, text, ...page }) => {
    const isConstant = text !== '' && titles.get(text)?.some((other) => other.title !== title);
    return isConstant ? { ...page, valid: false, fault: 'wrong-element' } : page;
  });
}

function tryOn(sample: Sample, rules: Rules, rho: LiveProfile['rho'], reference: string | undefined): Tried {
  const { hash, readable, metadata, fallback } = sample;
  const { text, total, valid, fault } = applyRules(rules, readable, metadata, rho);
  return {
    title: metadata.title,
    text,
    hash,
    utility: total,
    valid,
    fault,
    agreement: wordsF1(text, reference ?? fallback?.text ?? ''),
    fallback: fallback?.utility.total ?? 0,
  };
}
