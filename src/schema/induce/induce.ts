/** Wrapper induction: from pages of one template to rules that read them. */
import type { SamplePage } from '../../ports/page-work.ts';
import type { Induced, Proposal, Rules } from '../profile.ts';
import { blocksOf } from './blocks.ts';
import { consensus } from './consensus.ts';
import { findMetadataRules } from './fields.ts';
import { outlineOf } from './outline.ts';
import { proposeText } from './propose.ts';
import { Queries } from './queries.ts';
import { findRepeats } from './repeats.ts';
import { openSamples, type Sample } from './sample.ts';
import { STRATEGIES } from './strategies.ts';

/** Candidates and deterministic proposals for pages of one template. Pages that cannot be read are left out. */
export async function induce(pages: readonly SamplePage[]): Promise<Induced> {
  const samples = await openSamples(pages);
  const [first] = samples;
  if (first === undefined) return { proposals: [], blocks: [], outline: '' };
  const queries = new Queries();
  return {
    proposals: await propose(samples, queries),
    blocks: blocksOf(samples, queries),
    outline: outlineOf(first.readable.tree),
  };
}

async function propose(samples: readonly Sample[], queries: Queries): Promise<Proposal[]> {
  const proposals = new Map<string, Proposal>();
  const evidence = { samples, agreed: consensus(samples) };
  const { fields, formatting } = findMetadataRules(samples, queries);
  for (const { name, label, eligible } of STRATEGIES) {
    const text = proposeText(await label(evidence), queries, eligible);
    if (text === null) continue;
    const bare: Rules = { ...text, fields: { ...text.fields, ...fields }, repeats: [], formatting };
    const rules = { ...bare, repeats: findRepeats(bare, samples) };
    const key = JSON.stringify(rules);
    if (!proposals.has(key))
      proposals.set(key, { rules, origin: { kind: 'deterministic', name, promptVersion: null } });
  }
  return [...proposals.values()];
}
