/** Generated sites: right selectors after three pages, and what happens when the sites change. */

import type { Rules } from '../src/schema/profile.ts';
import { wordsF1 } from '../src/schema/words.ts';
import { generatedPage } from '../test/generated/site.ts';
import { CHANGES, changed, type Template, templateOf } from '../test/generated/template.ts';
import { grouped, learn, readBoth, rounded, sampleOf } from './learned.ts';

const TEMPLATES = 200;
/** A text with this words F1 is right: not a box, a caption or a paragraph too many or too few. */
export const RIGHT = 0.97;

export interface Learned {
  readonly template: Template;
  readonly rules: Rules | null;
  readonly origin: string | null;
  /** Words F1 of the profile's text on a page that it was not learned from. */
  readonly profile: number;
  readonly valid: boolean;
  readonly fallback: number;
}

/** Learns a template from three pages, and reads a fourth. */
export async function learnTemplate(template: Template): Promise<Learned> {
  const winner = await learn([1, 2, 3].map((number) => sampleOf(generatedPage(template, number).page)));
  const rules = winner?.proposal.rules ?? null;
  const fourth = generatedPage(template, 4);
  const both = await readBoth(rules ?? NOTHING, sampleOf(fourth.page));
  return {
    template,
    rules,
    origin: winner?.proposal.origin.name ?? null,
    profile: wordsF1(both.profile, fourth.text),
    valid: both.valid,
    fallback: wordsF1(both.fallback, fourth.text),
  };
}

const NOTHING: Rules = { fields: {}, exclusions: [], repeats: [], formatting: { titleAffixes: [], monthFirst: null } };

/** Shares of templates with right selectors, and of pages after each kind of change that old rules read right, refuse, or read wrong. */
export async function run(): Promise<Record<string, unknown>> {
  const learned: Learned[] = [];
  for (let seed = 1; seed <= TEMPLATES; seed += 1) {
    const one = await learnTemplate(templateOf(seed));
    learned.push(one);
    if (one.profile < RIGHT)
      console.error(seed, one.origin, rounded(one.profile), rounded(one.fallback), one.template.naming);
  }
  const share = (test: (one: Learned) => boolean) => rounded(learned.filter(test).length / learned.length);
  return {
    templates: TEMPLATES,
    right: share(({ profile }) => profile >= RIGHT),
    valid: share(({ valid }) => valid),
    fallbackRight: share(({ fallback }) => fallback >= RIGHT),
    origins: Object.fromEntries(
      [...grouped(learned, ({ origin }) => origin ?? 'none')].map(([name, some]) => [name, some.length]),
    ),
    changes: await afterChanges(learned),
  };
}

async function afterChanges(learned: readonly Learned[]): Promise<Record<string, unknown>> {
  const figures: Record<string, { right: number; refused: number; wrong: number }> = {};
  for (const change of CHANGES) {
    const counts = { right: 0, refused: 0, wrong: 0 };
    for (const { template, rules } of learned) {
      if (rules === null) continue;
      const page = generatedPage(changed(template, change), 5);
      const { profile, valid } = await readBoth(rules, sampleOf(page.page));
      if (!valid) counts.refused += 1;
      else if (wordsF1(profile, page.text) >= RIGHT) counts.right += 1;
      else counts.wrong += 1;
    }
    figures[change] = counts;
  }
  return figures;
}
