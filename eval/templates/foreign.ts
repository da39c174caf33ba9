/** Matches of pages with profiles of other sites: the page's own site has none. */
import { createScanIndex } from '../../src/drivers/scan/index.ts';
import { applyProfiles } from '../../src/schema/apply.ts';
import { openSample } from '../../src/schema/induce/sample.ts';
import { candidatesFor } from '../../src/schema/match.ts';
import type { LiveProfile } from '../../src/schema/profile.ts';
import { rhoOf } from '../../src/schema/rho.ts';
import { wordsF1 } from '../../src/schema/words.ts';
import { learn, rounded, sampleOf } from '../learned.ts';
import type { Fingerprinted } from './pages.ts';
import { type Template, templatesBySite } from './profiles.ts';

/** A profile is learned from so many pages, at most. */
const LEARNED_FROM = 4;
/** A foreign profile that reads the page so well is no false match. */
const READ_WELL = 0.9;

export async function falseMatches(pages: readonly Fingerprinted[]): Promise<Record<string, unknown>> {
  const templates = [...templatesBySite(pages).values()].flat().filter((template) => template.pages.length > 1);
  const profiles = new Map(templates.map((template, at) => [`${at}`, profileOf(`${at}`, template)]));
  const index = createScanIndex();
  await index.upsert(
    templates.map(({ site, structure, semantics }, at) => ({
      profileId: `${at}`,
      version: 1,
      site,
      language: null,
      status: 'active' as const,
      vectors: { structure, semantics },
    })),
  );
  const counts = { matched: 0, published: 0, well: 0, unknown: 0 };
  for (const page of pages) {
    const candidates = await candidatesFor(page, index);
    if (candidates.length === 0) continue;
    counts.matched += 1;
    const live = await Promise.all(candidates.map(({ profileId }) => profiles.get(profileId)?.()));
    const read = await readBy(
      page,
      live.filter((profile) => profile != null),
    );
    console.error(
      'matched',
      page.site,
      candidates.map(({ site, score }) => `${site} ${rounded(score)}`).join(', '),
      read,
    );
    if (read === null) continue;
    counts.published += 1;
    if (Number.isNaN(read)) counts.unknown += 1;
    else if (read >= READ_WELL) counts.well += 1;
  }
  const perThousand = (count: number) => rounded((1000 * count) / pages.length);
  return {
    pages: pages.length,
    profiles: templates.length,
    ...counts,
    falsePerThousandBeforeUtility: perThousand(counts.matched - counts.well),
    falsePerThousand: perThousand(counts.published - counts.well),
  };
}

/** Learned when it is first needed; null where there is nothing to learn. */
function profileOf(id: string, { site, pages }: Template): () => Promise<LiveProfile | null> {
  let made: Promise<LiveProfile | null> | null = null;
  const make = async (): Promise<LiveProfile | null> => {
    const winner = await learn(pages.slice(0, LEARNED_FROM).map(({ page }) => sampleOf(page)));
    if (winner === null) return null;
    const { fragility, proposal } = winner;
    const rho = rhoOf({ rules: proposal.rules, fragility }, { uses: 0, valid: 0 });
    return { id, version: 1, site, rules: proposal.rules, rho, foreign: true };
  };
  return () => {
    made ??= make();
    return made;
  };
}

/** Words F1 of what the profiles read; NaN where nobody knows the page's text; null where none is valid. */
async function readBy({ page, text }: Fingerprinted, profiles: readonly LiveProfile[]): Promise<number | null> {
  const { readable, metadata } = await openSample(sampleOf(page));
  const { recognised } = applyProfiles(profiles, readable, metadata);
  if (recognised === null) return null;
  return text === null ? Number.NaN : wordsF1(recognised.found.text, text);
}
