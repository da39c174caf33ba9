/** One competition of proposals: induced from some pages, measured on them and on one that was held out. */
import { CodedError } from '../../ports/errors.ts';
import type { PageWork } from '../../ports/page-work.ts';
import { judge, passes } from '../competition.ts';
import type { Contender, Induced, Profile, Proposal, Rules, Trial, TrialPage } from '../profile.ts';
import { type DefinedFields, definedBy, withFields } from './defined.ts';
import type { Sample } from './samples.ts';

/** Longer rules are no template's: a profile must fit into a record. Characters as JSON. */
const MAX_RULES = 100_000;

/** Proposals of a language model for what induction found on some pages; none where it is slow or down. */
export type Propose = (induced: Induced, signal: AbortSignal) => Promise<readonly Proposal[]>;

/** Rules of other sites' profiles whose pages look like this one. */
export type Neighbours = (page: Sample['row'], signal: AbortSignal) => Promise<readonly Proposal[]>;

export interface ContestDeps {
  readonly pages: Pick<PageWork, 'induce' | 'trial'>;
  readonly propose: Propose | null;
  readonly neighbours: Neighbours | null;
  /** Rules of user-defined fields that a site's profiles shall have. */
  readonly defined?: (site: string) => DefinedFields;
  /** `ask`: how long the model may take over its proposals, in milliseconds. */
  readonly settings: { readonly ask: number };
}

export interface Contest {
  /** Its trial on the samples and on the page that was held out. */
  readonly winner: Trial;
  readonly contenders: readonly Contender[];
  /** Whether the winner read the page that was held out; false where none was. */
  readonly passed: boolean;
  /** What rules scored on the samples and the page held out, and on the others. */
  of(rules: Rules): { readonly here: readonly TrialPage[]; readonly elsewhere: readonly TrialPage[] };
}

export interface Entrants {
  /** What is learned from. */
  readonly samples: readonly Sample[];
  /** What is tried on, and not learned from. */
  readonly held: Sample | null;
  /** Pages that do not decide who wins, but what the winner may replace. */
  readonly others?: readonly Sample[];
  /** Rules that are there already. */
  readonly known: readonly Proposal[];
  /** Rules that are only tried, and cannot win. */
  readonly measured?: readonly Proposal[];
  /** Ask the model and the neighbours too. */
  readonly all: boolean;
}

/** Runs rules on pages; no trials where the work overruns on one of them. */
export async function tryOut(
  { pages }: Pick<ContestDeps, 'pages'>,
  proposals: readonly Proposal[],
  samples: readonly Sample[],
  signal: AbortSignal,
): Promise<readonly Trial[]> {
  return (await unlessRejected(() => pages.trial(proposals, samples.map(bare), signal))) ?? [];
}

export const proposalOf = ({ rules, origin }: Profile): Proposal => ({ rules, origin });

/** Lets proposals compete; null where none can be used. A page on which the work overruns makes none. */
export async function contest(deps: ContestDeps, entrants: Entrants, signal: AbortSignal): Promise<Contest | null> {
  return unlessRejected(() => compete(deps, entrants, signal));
}

/** What pages cannot be learned from fails by its own, and not the record. */
async function unlessRejected<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CodedError && error.disposition === 'reject') return null;
    throw error;
  }
}

async function compete(deps: ContestDeps, entrants: Entrants, signal: AbortSignal): Promise<Contest | null> {
  const { samples, held, others = [], known, measured = [] } = entrants;
  const defined = definedBy([...known, ...measured], deps.defined?.(samples[0]?.row.site ?? '') ?? {});
  const proposals = await proposalsFor(deps, entrants, defined, signal);
  if (proposals.length === 0) return null;
  const all = [...samples, ...(held === null ? [] : [held]), ...others];
  const trials = await deps.pages.trial([...proposals, ...measured], all.map(bare), signal);
  const learnedFrom = samples.map(({ hash }) => hash);
  const competing = trials.slice(0, proposals.length);
  const { winner, contenders } = judge(competing.map((trial) => ({ ...trial, pages: on(trial, learnedFrom) })));
  if (winner === null) return null;
  const here = held === null ? learnedFrom : [...learnedFrom, held.hash];
  const elsewhere = others.map(({ hash }) => hash);
  const of = (rules: Rules) => {
    const whole = withFields(rules, defined);
    const isTheirs = ({ proposal }: Trial) => isSameRules(proposal.rules, rules) || isSameRules(proposal.rules, whole);
    const trial = trials.find(isTheirs);
    return { here: on(trial, here), elsewhere: on(trial, elsewhere) };
  };
  const { here: pages } = of(winner.proposal.rules);
  const passed = pages.some((page) => page.hash === held?.hash && passes(page));
  return { winner: { ...winner, pages }, contenders, passed, of };
}

const on = (trial: Trial | undefined, hashes: readonly string[]): readonly TrialPage[] =>
  trial?.pages.filter(({ hash }) => hashes.includes(hash)) ?? [];

export const isSameRules = (one: Rules, other: Rules): boolean => JSON.stringify(one) === JSON.stringify(other);

async function proposalsFor(
  deps: ContestDeps,
  { samples, known, all }: Entrants,
  defined: DefinedFields,
  signal: AbortSignal,
): Promise<Proposal[]> {
  const induced = await deps.pages.induce(samples.map(bare), signal);
  const [first] = samples;
  const asked = all ? await ask(deps, induced, signal) : [];
  const near = all && first !== undefined ? await deps.neighbours?.(first.row, signal) : [];
  const unique = new Map<string, Proposal>();
  for (const proposal of [...known, ...induced.proposals, ...(near ?? []), ...asked]) {
    const rules = withFields(proposal.rules, defined);
    const key = JSON.stringify(rules);
    if (key.length <= MAX_RULES && !unique.has(key)) unique.set(key, { ...proposal, rules });
  }
  return [...unique.values()];
}

/** A model that takes too long proposes nothing. */
async function ask({ propose, settings }: ContestDeps, induced: Induced, signal: AbortSignal) {
  if (propose === null) return [];
  const timeout = AbortSignal.timeout(settings.ask);
  try {
    return await propose(induced, AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && !signal.aborted) return [];
    throw error;
  }
}

/** What a worker needs of a sample. */
const bare = ({ hash, page }: Sample) => ({ hash, page });
