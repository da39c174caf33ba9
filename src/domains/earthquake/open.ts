/** Which fields rules leave open: their words stand in the text without a value, or with two. */
import type { Analysis } from './analyse.ts';
import type { OpenField, Report } from './document.ts';
import type { Told } from './lists/merge.ts';
import { type Draft, mentionsOf } from './segment/draft.ts';
import { ofKind } from './segment/reading.ts';

import { compile } from './text/pattern.ts';

/** Roles whose fields are worth a model's time: those that raise events. */
const ASKED: ReadonlySet<Report['role']> = new Set(['main', 'aftershock', 'foreshock', 'other'] as const);

/** Of what the prose tells: rows of lists have no words beside their values. */
export function openIn({ drafts, language }: Analysis, told: readonly Told[]): readonly OpenField[] {
  const rules = wordsOf(language.quantities, language.unspaced ?? false);
  return told.flatMap(({ report, draft: at }) => {
    const draft = at === null ? undefined : drafts[at];
    if (at === null || draft === undefined || !ASKED.has(report.role)) return [];
    const said = draft.parts.map(({ sentence }) => sentence.folded).join('\n');
    const { ordinal } = report;
    return [...lacking(report, said, rules), ...contradictory(report, draft)].map((field) => ({
      ...{ ordinal, draft: at, field },
    }));
  });
}

type Rules = Readonly<Record<'magnitude' | 'depthKm' | 'intensity', RegExp | null>>;
const compiled = new WeakMap<object, Rules>();

function wordsOf(quantities: Analysis['language']['quantities'], unspaced: boolean): Rules {
  let rules = compiled.get(quantities);
  if (rules === undefined) {
    const rule = (words: string | undefined) => (words ? compile(words, {}, { unspaced }) : null);
    rules = {
      magnitude: rule(quantities.magnitude),
      depthKm: rule(quantities.depth),
      intensity: rule(quantities.intensity),
    };
    compiled.set(quantities, rules);
  }
  return rules;
}

/** Words without a value. */
function lacking(report: Report, said: string, rules: Rules): readonly string[] {
  const has = (rule: RegExp | null) => rule !== null && said.search(rule) !== -1;
  const open: string[] = [];
  if (report.magnitude === null && report.energyClass === null && has(rules.magnitude)) open.push('magnitude');
  if (report.location.depthKm === null && has(rules.depthKm)) open.push('depthKm');
  if (report.intensity === null && has(rules.intensity)) open.push('intensity');
  if (report.originTime === null) open.push('originTime');
  if (report.location.place === null) open.push('place');
  return open;
}

/** Two values that both claim to be the one. */
function contradictory(report: Report, draft: Draft): readonly string[] {
  const all = mentionsOf(draft);
  const open: string[] = [];
  const several = (values: readonly number[]) => new Set(values).size > 1;
  const depths = ofKind(all, 'depth').filter(({ standing }) => standing === 'current');
  if (several(depths.map(({ km }) => km))) open.push('depthKm');
  for (const what of ['deaths', 'injured', 'buildingsDamaged'] as const) {
    const totals = ofKind(all, 'count').filter((count) => count.what === what && count.standing === 'total');
    if (several(totals.map(({ value }) => value))) open.push(what);
  }
  const unnamed = ofKind(all, 'magnitude').filter(({ standing, agency }) => standing === 'current' && agency === null);
  if (report.magnitude !== null && several(unnamed.map(({ value }) => value))) open.push('magnitude');
  return open;
}
