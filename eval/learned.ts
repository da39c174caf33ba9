/** Learning and reading as the daemon does, without its topics and its Store. */
import { createHash } from 'node:crypto';
import type { PageInput } from '../src/page/reading.ts';
import type { SamplePage } from '../src/ports/page-work.ts';
import { applyRules } from '../src/schema/apply.ts';
import { judge } from '../src/schema/competition.ts';
import { induce } from '../src/schema/induce/induce.ts';
import { openSample } from '../src/schema/induce/sample.ts';
import type { Rules, Trial } from '../src/schema/profile.ts';
import { trial } from '../src/schema/trial.ts';

export function sampleOf(page: PageInput): SamplePage {
  return { hash: createHash('sha256').update(page.bytes).digest('hex'), page };
}

/** The winner of the competition on these pages; null where there is none. */
export async function learn(pages: readonly SamplePage[]): Promise<Trial | null> {
  const { proposals } = await induce(pages);
  return judge(await trial(proposals, pages)).winner;
}

export interface Both {
  /** The profile's text, whether valid or not; '' where it selects nothing. */
  readonly profile: string;
  readonly valid: boolean;
  readonly fallback: string;
}

/** What rules and what the fallbacks read on a page. */
export async function readBoth(rules: Rules, page: SamplePage): Promise<Both> {
  const { readable, metadata, fallback } = await openSample(page);
  const { text, valid } = applyRules(rules, readable, metadata);
  return { profile: text, valid, fallback: fallback?.text ?? '' };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
