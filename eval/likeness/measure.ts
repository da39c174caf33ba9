/** How well a score parts good from bad. */

export interface Scored {
  readonly score: number;
  readonly good: boolean;
}

/** Area under the receiver operating curve: how often a good one scores higher than a bad one; null without both. */
export function areaUnderCurve(all: readonly Scored[]): number | null {
  const ranked = [...all].sort((one, other) => one.score - other.score);
  let [wins, bad, good] = [0, 0, 0];
  for (let from = 0; from < ranked.length; ) {
    let to = from;
    while (to < ranked.length && ranked[to]?.score === ranked[from]?.score) to += 1;
    const tied = ranked.slice(from, to);
    const goods = tied.filter((each) => each.good).length;
    wins += goods * (bad + (tied.length - goods) / 2);
    good += goods;
    bad += tied.length - goods;
    from = to;
  }
  return good === 0 || bad === 0 ? null : wins / (good * bad);
}

/** The greatest threshold that refuses at most this share of the good ones (a score equal to it is accepted). */
export function thresholdFor(all: readonly Scored[], refused: number): number {
  const scores = all.flatMap(({ score, good }) => (good ? [score] : [])).sort((one, other) => one - other);
  return scores[Math.floor(refused * scores.length)] ?? 0;
}

export interface Refusals {
  readonly good: number;
  readonly goodRefused: number;
  readonly bad: number;
  readonly badRefused: number;
}

/** Shares of the good and of the bad ones below a threshold. */
export function refusals(all: readonly Scored[], threshold: number): Refusals {
  const good = all.filter((each) => each.good);
  const bad = all.filter((each) => !each.good);
  const share = (some: readonly Scored[]): number =>
    round(some.filter(({ score }) => score < threshold).length / Math.max(1, some.length));
  return { good: good.length, goodRefused: share(good), bad: bad.length, badRefused: share(bad) };
}

export const round = (value: number | null, digits = 3): number => Number((value ?? Number.NaN).toFixed(digits));
