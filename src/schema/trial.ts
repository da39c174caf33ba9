/** Measures proposals. */
import type { SamplePage } from '../ports/page-work.ts';
import { applyRules } from './apply.ts';
import { openSamples, type Sample } from './induce/sample.ts';
import { fragilityOf } from './lint.ts';
import type { Proposal, Trial, TrialPage } from './profile.ts';
import { wordsF1 } from './words.ts';

/** Runs every proposal on every page, beside the fallbacks. Pages that cannot be read are left out. */
export async function trial(proposals: readonly Proposal[], pages: readonly SamplePage[]): Promise<readonly Trial[]> {
  const samples = await openSamples(pages);
  return proposals.map((proposal) => ({
    proposal,
    fragility: fragilityOf(proposal.rules),
    pages: samples.map((sample) => tryOn(sample, proposal)),
  }));
}

function tryOn({ hash, readable, metadata, fallback }: Sample, { rules }: Proposal): TrialPage {
  const { text, total, valid, fault } = applyRules(rules, readable, metadata);
  return {
    hash,
    utility: total,
    valid,
    fault,
    agreement: wordsF1(text, fallback?.text ?? ''),
    fallback: fallback?.utility.total ?? 0,
  };
}
