/** Runs profiles on a page. */
import { textContent } from 'domutils';
import { isMissing } from '../page/body/article-data.ts';
import { type Body, elementsOf } from '../page/body/body.ts';
import { listingsOf } from '../page/body/listing.ts';
import type { Metadata } from '../page/metadata.ts';
import type { Recognised } from '../page/read.ts';
import { aroundOf, type ReadablePage } from '../page/readers.ts';
import type { FieldUtility } from '../page/reading.ts';
import { linkShareOf } from '../page/render/links.ts';
import { renderText } from '../page/render/text.ts';
import { textUtility, totalUtility } from '../page/utility.ts';
import type { PageResult } from '../ports/page-work.ts';
import { readFields } from './apply-fields.ts';
import { selectBody } from './apply-text.ts';
import type { Considered, Fault, LiveProfile, Rules } from './profile.ts';
import { APPLY } from './thresholds.ts';

export interface Applied extends Pick<PageResult, 'profile' | 'considered' | 'fields'> {
  readonly recognised: Recognised | null;
}

/** What rules read on a page, and how sure that is. */
export interface Outcome {
  /** '' where the text's selectors select nothing. */
  readonly text: string;
  readonly body: Body | null;
  /** Of the text, in [0, 1]. */
  readonly linkShare: number;
  /** By field: `text` always. */
  readonly utility: Readonly<Record<string, FieldUtility>> & { readonly text: FieldUtility };
  /** The method's U(S, D), in [0, 1]. */
  readonly total: number;
  readonly valid: boolean;
  readonly fault: Fault | null;
  /** The page's metadata, with what the rules say better. */
  readonly metadata: Metadata;
  /** User-defined fields by name. */
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** Tries every profile, and takes the one with the greatest utility among those that are valid. */
export function applyProfiles(profiles: readonly LiveProfile[], page: ReadablePage, metadata: Metadata): Applied {
  const considered: Considered[] = [];
  let best: { profile: LiveProfile; outcome: Outcome } | null = null;
  for (const profile of profiles) {
    const outcome = applyRules(profile.rules, page, metadata, profile.rho, profile.foreign);
    const { id, version, site } = profile;
    considered.push({ id, version, site, utility: outcome.total, valid: outcome.valid, fault: outcome.fault });
    if (outcome.valid && (best === null || outcome.total > best.outcome.total)) best = { profile, outcome };
  }
  if (best === null) return { recognised: null, profile: null, considered, fields: {} };
  const { id, version, site } = best.profile;
  const { values } = best.outcome;
  return { recognised: recognisedBy(best.outcome), profile: { id, version, site }, considered, fields: values };
}

function recognisedBy({ body, text, linkShare, utility, metadata }: Outcome): Recognised | null {
  if (body === null) return null;
  const { text: own, ...others } = utility;
  return { found: { body, text, linkShare, path: 'schema', utility: own }, metadata, utility: others };
}

/**
 * Runs rules on a page. `rho` by field, 1 where it is not given: what a proposal is measured with. A selector that
 * cannot be parsed selects nothing. `foreign`: of another site, under stricter guards.
 */
export function applyRules(
  rules: Rules,
  page: ReadablePage,
  metadata: Metadata,
  rho: Readonly<Record<string, number>> = {},
  foreign = false,
): Outcome {
  const fields = readFields(rules, page.tree, metadata, rho);
  const selected = selectBody(rules, page, fields.metadata.titles);
  const body = selected?.body ?? null;
  const text = body === null ? '' : renderText(body);
  const linkShare = body === null ? 0 : linkShareOf(body, text.length);
  const around = { ...aroundOf(page), title: fields.metadata.titles[0] ?? null };
  const utility = { ...fields.utility, text: textUtility(text, linkShare, 'schema', rho.text ?? 1, around) };
  const total = totalUtility(utility);
  const grave = lacksListing(page, body, text) ? 'missing-content' : graveFault(page, text, linkShare, utility.text);
  const gamma = foreign ? APPLY.foreignGamma : APPLY.gamma;
  const valid = grave === null && total >= gamma && utility.text.total >= gamma;
  const fault = grave ?? slightFault(selected?.by ?? 0, valid && fields.missing.length === 0);
  return { text, body, linkShare, utility, total, valid, fault, metadata: fields.metadata, values: fields.fields };
}

/** What no page is published with. */
function graveFault(page: ReadablePage, text: string, linkShare: number, utility: FieldUtility): Fault | null {
  if (text.length < APPLY.minText) return 'missing-content';
  if (page.articleBody !== null && isMissing(page.articleBody, text)) return 'missing-content';
  if (linkShare > APPLY.maxLinkShare || repetition(text) > APPLY.maxRepetition) return 'excessive-noise';
  return utility.semantics < APPLY.minSemantics ? 'wrong-element' : null;
}

function slightFault(by: number, clean: boolean): Fault | null {
  if (by > 0) return 'fragility';
  return clean ? null : 'minor';
}

/** Whether the rules leave out a list of measurements that says more than what they select. */
function lacksListing({ tree }: ReadablePage, body: Body | null, text: string): boolean {
  const listings = listingsOf(tree).filter((table) => textContent(table).length > text.length);
  if (listings.length === 0 || body === null) return false;
  const selected = new Set(elementsOf(body));
  return listings.some((table) => !selected.has(table));
}

/** Share of the text that stands in it before. */
function repetition(text: string): number {
  const lines = text.split('\n');
  let once = 0;
  for (const line of new Set(lines)) once += line.length;
  return 1 - (once + lines.length - 1) / text.length;
}
