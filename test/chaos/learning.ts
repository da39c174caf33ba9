/** What learning may not do under kills, and what it did. */
import { articleOf, IMPRINT } from './article.ts';
import type { Ended, Failed, Learned, Profile, Published, Told } from './readback.ts';
import type { Page } from './scenario.ts';

export interface LearningFaults {
  /** Revisions of a document that do not follow each other by one, in the order of the log. */
  readonly revisionGaps: number;
  /** Documents whose last revision has another text than their page. */
  readonly wrongText: number;
  /** Profiles with two versions in use, or two candidates. */
  readonly twoVersions: number;
  /** Profiles of one site in use with the same rules as another. */
  readonly sameRules: number;
  /** Records of `schemas` whose revision is not above the one before. */
  readonly staleChanges: number;
  /** Profiles whose last record of `schemas` is not what the Store holds. */
  readonly untold: number;
  /** Pages of which learn was not told exactly once that they were read first. */
  readonly toldWrongly: number;
  /** Rows of outcomes that are missing, or that no record of `learn` tells of. */
  readonly outcomesDiffer: number;
  /** Counts of faults that are more than the failures that learn was told of. */
  readonly faultsTwice: number;
  /** Pages sent back to be read that nobody heard of again, or heard of twice. */
  readonly rereadsOpen: number;
  /**
   * Documents that were sent back more often than profiles of their site were promoted, and once more where their
   * reader had not heard of one.
   */
  readonly rereadTooOften: number;
  /** Records of learn that ended as failures. */
  readonly failedLessons: number;
}

export function checkLearning(
  pages: readonly Page[],
  { documents, failures }: Ended,
  learned: Learned,
): LearningFaults {
  const { changes, profiles, told, rereads } = learned;
  const byDocument = Map.groupBy(documents, ({ value }) => value.id);
  const firsts = told.filter(({ kind, reread }) => kind === 'outcome' && !reread);
  return {
    revisionGaps: count(byDocument.values(), (all) => !all.every(({ value }, at) => value.revision === at + 1)),
    wrongText: count(pages, ({ id, number }) => isWrong(number, byDocument.get(id)?.at(-1))),
    twoVersions: count(Map.groupBy(profiles, ({ id }) => id).values(), hasTwo),
    sameRules: twins(profiles),
    staleChanges: stale(learned),
    untold: untold(learned),
    toldWrongly: differences(
      [...byDocument.keys()],
      firsts.map(({ documentId }) => documentId),
    ),
    outcomesDiffer: outcomesDiffer(learned, failures),
    faultsTwice: Math.max(0, sum(learned.faults.flatMap((one) => Object.values(one))) - failuresOf(told)),
    rereadsOpen: differences(rereads.map(nameOf), told.filter(isReread).map(nameOf)),
    rereadTooOften: tooOften(learned, changes),
    failedLessons: count(failures, ({ processor }) => processor === 'learn'),
  };
}

export interface LearningFigures {
  /** In use at the end, of so many sites. */
  readonly profiles: number;
  readonly sites: number;
  readonly versions: number;
  /** Versions that came into use, and that drifted. */
  readonly promoted: number;
  readonly drifted: number;
  /** Versions that others took the place of. */
  readonly retired: number;
  readonly rereads: number;
  readonly mostRereadsOfOne: number;
  /** Beyond each document's first. */
  readonly revisions: number;
  /** Documents whose last revision was read with a profile. */
  readonly readByProfile: number;
  /** Documents whose last revision has more than the page's article. */
  readonly noisy: number;
  readonly rendered: number;
}

export function learningFigures({ documents }: Ended, { changes, profiles, rereads }: Learned): LearningFigures {
  const live = profiles.filter(isLive);
  const last = [...Map.groupBy(documents, ({ value }) => value.id).values()].flatMap((all) => all.slice(-1));
  const times = [...Map.groupBy(rereads, ({ documentId }) => documentId).values()].map((all) => all.length);
  return {
    profiles: live.length,
    sites: new Set(live.map(({ site }) => site)).size,
    versions: profiles.length,
    promoted: promotions(changes).length,
    drifted: new Set(
      changes.filter(({ current }) => current.status === 'drifting').map(({ current }) => versionOf(current)),
    ).size,
    retired: count(profiles, ({ status }) => status === 'retired'),
    rereads: rereads.length,
    mostRereadsOfOne: Math.max(0, ...times),
    revisions: documents.length - last.length,
    readByProfile: count(last, ({ value }) => value.path === 'schema'),
    noisy: count(last, ({ value }) => value.text.includes(IMPRINT) || value.text.includes('Read also')),
    rendered: count(last, ({ value }) => value.audit.rendered),
  };
}

const LIVE = ['active', 'drifting', 'pinned'];
const isLive = ({ status }: Profile): boolean => LIVE.includes(status);
const isReread = ({ kind, reread }: Told): boolean => kind === 'lost' || (kind === 'outcome' && reread === true);
const nameOf = (page: { documentId: string; pageHash: string }): string => `${page.documentId}/${page.pageHash}`;
const versionOf = ({ id, version }: Pick<Profile, 'id' | 'version'>): string => `${id}/${version}`;

function isWrong(number: number, last: Published | undefined): boolean {
  if (last === undefined) return false;
  const { text } = last.value;
  return !articleOf(number).paragraphs.every((one) => text.includes(one)) || text.split(' of file ').length !== 6;
}

function hasTwo(versions: readonly Profile[]): boolean {
  return versions.filter(isLive).length > 1 || versions.filter(({ status }) => status === 'candidate').length > 1;
}

function twins(profiles: readonly Profile[]): number {
  const live = profiles.filter(isLive);
  return live.length - new Set(live.map(({ site, rules }) => JSON.stringify([site, rules]))).size;
}

function stale({ changes }: Learned): number {
  const last = new Map<string, number>();
  return count(changes, ({ id, current: { revision } }) => {
    const isStale = revision <= (last.get(id) ?? 0);
    last.set(id, revision);
    return isStale;
  });
}

/** Which version a record shows is the program's business, but its revision is the profile's. */
function untold({ changes, profiles }: Learned): number {
  const last = new Map(changes.map(({ id, current }) => [id, current]));
  const byId = Map.groupBy(profiles, ({ id }) => id);
  return count(byId, ([id, versions]) => {
    const current = last.get(id);
    const now = versions.find(({ version }) => version === current?.version);
    const revision = Math.max(...versions.map((one) => one.revision));
    return current === undefined || current.status !== now?.status || current.revision !== revision;
  });
}

/** Rows against what learn was told; of a lesson that failed nothing is expected. A candidate's trial is told to nobody. */
function outcomesDiffer({ told, outcomes }: Learned, failures: readonly Failed[]): number {
  const failed = new Set(failures.filter(({ processor }) => processor === 'learn').map(({ documentId }) => documentId));
  const heard = told.filter(({ kind, documentId }) => kind === 'outcome' && !failed.has(documentId));
  const expected = heard.flatMap((one) => [
    ...(one.considered ?? []).map((tried) => `${nameOf(one)}/${versionOf(tried)}`),
    ...(one.profile === null ? [`${nameOf(one)}//0`] : []),
  ]);
  const found = new Set(outcomes.map((row) => `${nameOf(row)}/${row.profile}/${row.version}`));
  const pages = new Set(told.map(nameOf));
  return count(new Set(expected), (one) => !found.has(one)) + count(outcomes, (row) => !pages.has(nameOf(row)));
}

/** Each considered profile of an unread page may count as one fault, and each lost page. */
function failuresOf(told: readonly Told[]): number {
  return sum(
    told.map(({ kind, profile, considered = [] }) =>
      kind === 'lost' ? 1 : kind === 'outcome' && profile === null ? considered.length : 0,
    ),
  );
}

/** A version comes into use when `schemas` shows it active after something else. */
function promotions(changes: Learned['changes']): Profile[] {
  const last = new Map<string, string>();
  return changes
    .map(({ current }) => current)
    .filter((current) => {
      const before = last.get(current.id);
      const now = `${current.version}/${isLive(current)}`;
      last.set(current.id, now);
      return isLive(current) && now !== before;
    });
}

function tooOften({ rereads, profiles }: Learned, changes: Learned['changes']): number {
  const siteOf = new Map(profiles.map(({ id, site }) => [id, site]));
  const bySite = Map.groupBy(promotions(changes), ({ site }) => site);
  const times = Map.groupBy(rereads, ({ documentId, profile }) => `${documentId} ${siteOf.get(profile)}`);
  const promoted = (profile = '') => bySite.get(siteOf.get(profile) ?? '')?.length ?? 0;
  return count(times, ([, all]) => all.length > 1 + promoted(all[0]?.profile));
}

/** How many times names are more on one side than on the other. */
function differences(one: readonly string[], other: readonly string[]): number {
  const balance = new Map<string, number>();
  for (const name of one) balance.set(name, (balance.get(name) ?? 0) + 1);
  for (const name of other) balance.set(name, (balance.get(name) ?? 0) - 1);
  return sum([...balance.values()].map(Math.abs));
}

function count<T>(all: Iterable<T>, holds: (one: T) => boolean): number {
  return [...all].filter(holds).length;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
