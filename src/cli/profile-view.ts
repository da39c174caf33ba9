/** What `profiles` shows of a profile, as data and as text. */
import type { LearningReads, OutcomeRow, SiteRow, Tally } from '../ports/learning-store.ts';
import { currentOf } from '../schema/life.ts';
import type { Contender, Origin, Profile, Rules, Selector } from '../schema/profile.ts';

/** Of a version's uses, so many of the latest say what its faults are. */
const LATEST_USES = 200;

export interface Summary extends Pick<Profile, 'id' | 'site' | 'version' | 'status' | 'origin' | 'baseline'> {
  readonly versions: number;
  /** Of this version; and of all that are known. */
  readonly outcomes: Tally;
  readonly allOutcomes: Tally;
  readonly contenders: readonly Contender[];
}

type Faults = Readonly<Partial<Record<NonNullable<OutcomeRow['fault']>, number>>>;

export interface Survey {
  readonly id: string;
  readonly site: string;
  readonly current: number;
  /** Of all versions. */
  readonly outcomes: Tally;
  readonly versions: readonly (Profile & { readonly outcomes: Tally; readonly faults: Faults })[];
  /** What was tried on the site as a whole. */
  readonly learning: SiteRow | null;
}

/** A profile's version in use, or else the latest, in short. */
export async function summarise(store: LearningReads, versions: readonly Profile[]): Promise<Summary> {
  const { id, site, version, status, origin, baseline, contenders } = current(versions);
  const tallies = await talliesOf(store, versions);
  const outcomes = tallies.get(version) ?? sumOf([]);
  const allOutcomes = sumOf([...tallies.values()]);
  return { id, site, version, status, origin, baseline, outcomes, allOutcomes, contenders, versions: versions.length };
}

/** Everything there is to know of a profile. */
export async function surveyProfile(store: LearningReads, versions: readonly Profile[]): Promise<Survey> {
  const { id, site, version } = current(versions);
  const tallies = await talliesOf(store, versions);
  const surveyed = await Promise.all(
    versions.map(async (one) => ({
      ...one,
      outcomes: tallies.get(one.version) ?? sumOf([]),
      faults: countFaults(await store.outcomesOf(id, one.version, LATEST_USES)),
    })),
  );
  const outcomes = sumOf([...tallies.values()]);
  return { id, site, current: version, outcomes, versions: surveyed, learning: await store.site(site) };
}

export function describeSummary({ site, id, version, status, origin, contenders, ...rest }: Summary): string {
  const { baseline, outcomes, allOutcomes, versions } = rest;
  return [
    `${site}  ${id}  version ${version}, ${status}`,
    `  proposed by ${nameOf(origin)}${competitionOf(contenders)}`,
    `  utility ${decimal(baseline)} when accepted; ${usesOf(outcomes)}`,
    ...allVersionsLines(versions, allOutcomes),
  ].join('\n');
}

export function describeProfile({ id, site, versions, current: inUse, outcomes, learning }: Survey): string {
  const lines = versions
    .toReversed()
    .flatMap((one) => [
      '',
      `version ${one.version}${one.version === inUse ? ' (current)' : ''}: ${one.status}, ${timesOf(one)}`,
      `  proposed by ${nameOf(one.origin)}; learned from ${one.learnedFrom.length} pages${one.rendered ? ', rendered' : ''}`,
      `  utility ${decimal(one.baseline)} when accepted, fragility ${decimal(one.fragility)}; ${usesOf(one.outcomes)}`,
      ...faultLines(one.faults, `faults of the latest ${LATEST_USES} uses`),
      ...ruleLines(one.rules),
      ...contenderLines(one.contenders),
    ]);
  const heads = [`${site}  ${id}`, ...allVersionsLines(versions.length, outcomes), ...siteLines(learning)];
  return [...heads, ...lines].join('\n');
}

export const decimal = (value: number): string => value.toFixed(3);

function current(versions: readonly Profile[]): Profile {
  const found = currentOf(versions);
  if (found === null) throw new Error('a profile without versions');
  return found;
}

/** By version. */
async function talliesOf(store: LearningReads, versions: readonly Profile[]): Promise<ReadonlyMap<number, Tally>> {
  const tallies = versions.map(async ({ id, version }) => [version, await store.tally(id, version)] as const);
  return new Map(await Promise.all(tallies));
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const uses = sum((tally) => tally.uses);
  const utility = sum((tally) => tally.uses * tally.meanUtility);
  const meanUtility = uses === 0 ? 0 : utility / uses;
  return { uses, valid: sum(({ valid }) => valid), chosen: sum(({ chosen }) => chosen), meanUtility };
}

function countFaults(uses: readonly OutcomeRow[]): Faults {
  const counts: Partial<Record<NonNullable<OutcomeRow['fault']>, number>> = {};
  for (const { fault } of uses) if (fault !== null) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}

const nameOf = ({ kind, name, promptVersion }: Origin): string =>
  `${kind} ${name}${promptVersion === null ? '' : ` (prompt ${promptVersion})`}`;

function competitionOf(contenders: readonly Contender[]): string {
  const kinds = Map.groupBy(contenders, ({ origin }) => origin.kind);
  const counts = [...kinds].map(([kind, ones]) => `${ones.length} ${kind}`).join(', ');
  return contenders.length === 0 ? '' : `, of ${contenders.length} proposals (${counts})`;
}

function usesOf({ uses, valid, chosen, meanUtility }: Tally): string {
  if (uses === 0) return 'not used yet';
  return `${uses} uses, ${valid} valid, ${chosen} chosen, mean utility ${decimal(meanUtility)}`;
}

const allVersionsLines = (versions: number, outcomes: Tally): string[] =>
  versions === 1 ? [] : [`  all ${versions} versions: ${usesOf(outcomes)}`];

function timesOf({ validFrom, validTo }: Profile): string {
  return `from ${timeOf(validFrom)} ${validTo === null ? 'on' : `to ${timeOf(validTo)}`}`;
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

function faultLines(faults: Faults, title: string): string[] {
  const counts = Object.entries(faults).map(([fault, count]) => `${fault} ${count}`);
  return counts.length === 0 ? [] : [`  ${title}: ${counts.join(', ')}`];
}

function siteLines(row: SiteRow | null): string[] {
  if (row === null) return [];
  const quiet = row.attempts === 0 ? [] : [`  ${row.attempts} vain attempts; quiet until ${timeOf(row.quietUntil)}`];
  return [...faultLines(row.faults, 'faults of the site’s profiles'), ...quiet];
}

function ruleLines({ fields, exclusions, repeats, formatting }: Rules): string[] {
  const { titleAffixes } = formatting;
  return [
    ...Object.entries(fields).map(
      ([field, { selectors, attribute }]) =>
        `  ${field}: ${selectors.map(spell).join(', else ')}${attribute === null ? '' : `, its ${attribute}`}`,
    ),
    ...exclusions.map((selector) => `  without ${spell(selector)}`),
    ...repeats.map((line) => `  without the line ${JSON.stringify(line)}`),
    ...titleAffixes.map((affix) => `  titles without ${JSON.stringify(affix)}`),
  ];
}

const spell = ({ language, value }: Selector): string => (language === 'css' ? value : `${language} ${value}`);

function contenderLines(contenders: readonly Contender[]): string[] {
  const byUtility = contenders.toSorted((one, other) => other.utility - one.utility);
  return byUtility.map(
    ({ origin, utility, won }) => `  ${won ? 'won ' : 'lost'} ${decimal(utility)} ${nameOf(origin)}`,
  );
}
