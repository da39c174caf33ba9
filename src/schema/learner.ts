/** Learns a site's templates from how its pages were read. The only writer of profiles. */
import { type Code, CodedError } from '../ports/errors.ts';
import type { OutcomeRow } from '../ports/learning-store.ts';
import { toFloats } from './fingerprint.ts';
import { Ledger } from './learning/ledger.ts';
import type { LearnerDeps } from './learning/place.ts';
import { type Lesson, type LostPage, NOTHING, type PageOutcome, type Study } from './learning/records.ts';
import { obey } from './learning/requests.ts';
import { sendBack } from './learning/rereading.ts';
import { review } from './learning/review.ts';
import { isSame, rowsOf } from './learning/rows.ts';
import { learnFromWaiting } from './learning/waiting.ts';
import { KIN } from './thresholds.ts';

export type { Neighbours, Propose } from './learning/contest.ts';
export type { LearnerDeps, LearnSettings } from './learning/place.ts';
export type { Lesson, Reread, RereadRequest, Study } from './learning/records.ts';

/**
 * One record at a time per site: what it reads of the site must not change until the lesson's changes are made. The
 * same record again, after them, changes nothing.
 */
export class Learner {
  readonly #deps: LearnerDeps;

  constructor(deps: LearnerDeps) {
    this.#deps = deps;
  }

  /** Throws PROFILE_UNKNOWN for a request; failures of pages are part of the lesson. `now` in milliseconds since the epoch. */
  async study(record: Study, now: number, signal: AbortSignal): Promise<Lesson> {
    const ledger = await Ledger.open(this.#deps.store, record.site, now);
    if (record.kind === 'outcome') return this.#outcome(ledger, record, signal);
    if (record.kind === 'reread') await sendBack(this.#deps, ledger, record);
    else if (record.kind === 'request')
      await this.#within(ledger, signal, (end) => obey(this.#deps, ledger, record, end));
    else missed(ledger, record);
    return ledger.lesson();
  }

  /** Learning that takes too long is an attempt without a result: else its record would come again, and take as long. */
  async #within(ledger: Ledger, signal: AbortSignal, work: (end: AbortSignal) => Promise<void>): Promise<void> {
    const { budgetMs } = this.#deps;
    if (budgetMs === undefined) return work(signal);
    const budget = AbortSignal.timeout(budgetMs);
    try {
      await work(AbortSignal.any([signal, budget]));
    } catch (error) {
      if (!budget.aborted || signal.aborted || error instanceof CodedError) throw error;
      ledger.failed();
    }
  }

  async #outcome(ledger: Ledger, outcome: PageOutcome, signal: AbortSignal): Promise<Lesson> {
    const { store } = this.#deps;
    const structure = toFloats(new Uint8Array(Buffer.from(outcome.structure, 'base64')));
    const kin = new Set(ledger.kinOf(structure, KIN.structure).map(({ id }) => id));
    const rows = rowsOf(outcome, (id) => kin.has(id));
    const known = await store.outcomesOfDocument(outcome.documentId);
    if (rows.every((row) => known.some((other) => isSame(other, row)))) return NOTHING;
    ledger.record(rows);
    await this.#within(ledger, signal, (end) => this.#learn(ledger, rows, !outcome.reread, end));
    return ledger.lesson();
  }

  async #learn(ledger: Ledger, rows: readonly OutcomeRow[], isFresh: boolean, signal: AbortSignal): Promise<void> {
    for (const row of rows) if (row.profileId !== null) await review(this.#deps, ledger, row, isFresh, signal);
    const unread = rows.find(({ profileId }) => profileId === null);
    if (unread !== undefined && isFresh && !ledger.hasTried)
      await learnFromWaiting(this.#deps, ledger, unread, { tried: rows, asked: false }, signal);
  }
}

/** A page that is gone says nothing of its profile; one that is no document any more is content that is missing. */
function missed(ledger: Ledger, { code }: LostPage): void {
  if (code !== ('PAGE_GONE' satisfies Code)) ledger.count('missing-content');
}
