/** Wrapper induction: from pages of one template to rules that read them. */
import type { SamplePage } from '../../ports/page-work.ts';
import { applyRules } from '../apply.ts';
import type { Induced, Proposal, Rules } from '../profile.ts';
import { APPLY } from '../thresholds.ts';
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
  const { fields, formatting, needed } = findMetadataRules(samples, queries);
  for (const { name, label, eligible } of STRATEGIES) {
    const text = proposeText(await label(evidence), queries, eligible);
    if (text === null) continue;
    const plain: Rules = { ...text, repeats: [], formatting };
    const bare: Rules = { ...plain, fields: { ...text.fields, ...sureOf(fields, needed, plain, samples) } };
    const rules = { ...bare, repeats: findRepeats(bare, samples) };
    const key = JSON.stringify(rules);
    if (!proposals.has(key))
      proposals.set(key, { rules, origin: { kind: 'deterministic', name, promptVersion: null } });
  }
  return [...proposals.values()];
}

/** The needed fields, and those whose values are as sure as a text must be: others would only cost a page its profile. */
function sureOf(
  fields: Rules['fields'],
  needed: readonly string[],
  plain: Rules,
  samples: readonly Sample[],
): Rules['fields'] {
  const whole = { ...plain, fields: { ...plain.fields, ...fields } };
  const totals = samples.map(({ readable, metadata }) => applyRules(whole, readable, metadata).utility);
  const isSure = ([name]: [string, unknown]): boolean =>
    needed.includes(name) || totals.every((utility) => (utility[name]?.total ?? 0) >= APPLY.gamma);
  return Object.fromEntries(Object.entries(fields).filter(isSure));
}
