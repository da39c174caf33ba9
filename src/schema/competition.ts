/** Which proposal wins. */
import type { Contender, Trial, TrialPage } from './profile.ts';

export interface Judgement {
  /** Null where no proposal may be used. */
  readonly winner: Trial | null;
  /** All of them, the best first. */
  readonly contenders: readonly Contender[];
}

/** What a perfectly fragile proposal loses. */
const FRAGILITY_COST = 0.05;
/** Agreement with the fallbacks says as much as so much utility. */
const AGREEMENT_WORTH = 1;

/** The proposal with the best measured utility, less what fragility and strangeness cost, among those that are valid. */
export function judge(trials: readonly Trial[]): Judgement {
  const ranked = [...trials].sort((one, other) => scoreOf(other) - scoreOf(one));
  const winner = ranked.find(isUsable) ?? null;
  const contenders = ranked.map((trial) => ({
    origin: trial.proposal.origin,
    utility: meanUtility(trial),
    won: trial === winner,
  }));
  return { winner, contenders };
}

/** Mean utility over the pages, in [0, 1]. */
export function meanUtility({ pages }: Trial): number {
  return mean(pages.map(({ utility }) => utility));
}

/** Whether a profile may be believed on a page that it was not learned from. */
export function passes({ valid, agreement, utility, fallback }: TrialPage): boolean {
  return valid && (agreement >= MIN_AGREEMENT || utility > fallback);
}

const MIN_AGREEMENT = 0.7;
const MAX_OUTLIERS = 1 / 3;

function isUsable({ pages }: Trial): boolean {
  const wrong = pages.filter((page) => !passes(page) && !isPlain(page)).length;
  return pages.length > 0 && wrong <= MAX_OUTLIERS * pages.length;
}

/** The text is what the pages together show: if it looks strange, the page is. No profile becomes active by such pages. */
function isPlain({ agreement }: TrialPage): boolean {
  return agreement >= SAME;
}

const SAME = 0.9;

function scoreOf(trial: Trial): number {
  const agreement = mean(trial.pages.map((page) => page.agreement));
  return meanUtility(trial) + AGREEMENT_WORTH * agreement - FRAGILITY_COST * trial.fragility;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
