/** Rules of structural neighbours, as proposals: sites of one system share their templates. */
import type { OutcomeRow } from '../ports/learning-store.ts';
import type { VectorIndex } from '../ports/vector-index.ts';
import { toFloats } from './fingerprint.ts';
import type { KnownProfiles } from './known.ts';
import { LIVE, type Proposal, type Rules } from './profile.ts';
import { MATCH } from './thresholds.ts';

/** Rules of the profiles of other sites that are nearest to a page; none where the index does not answer. */
export async function neighboursOf(
  { site, structure }: Pick<OutcomeRow, 'site' | 'structure'>,
  index: VectorIndex,
  known: KnownProfiles,
): Promise<Proposal[]> {
  const vector = toFloats(structure);
  if (vector.every((value) => value === 0)) return [];
  const filter = { status: LIVE, notSite: site };
  const near = await index.nearest({ name: 'structure', vector, limit: MATCH.proposers, filter }).catch(() => []);
  const profiles = await known.foreign(near.filter(({ score }) => score >= MATCH.proposes));
  return profiles.map(({ id, rules }) => ({
    rules: bare(rules),
    origin: { kind: 'neighbour', name: id, promptVersion: null },
  }));
}

/** Without what is that site's own: the lines that its pages repeat, its name in titles, its users' fields. */
function bare({ fields, exclusions, formatting }: Rules): Rules {
  const { text, title, date } = fields;
  return {
    fields: { ...(text && { text }), ...(title && { title }), ...(date && { date }) },
    exclusions,
    repeats: [],
    formatting: { ...formatting, titleAffixes: [] },
  };
}
