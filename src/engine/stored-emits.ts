/**
 * The Committer where Log and Store are two databases.
 *
 * A work's way: (Store transaction) effects done, emits kept -> (Log transaction) emits published, place moved -> (the
 * partition's next Store transaction) kept emits dropped. Whoever is given the partition between two of these steps
 * finds the kept emits, and where the place says that their delivery is not finished, answers it with them.
 *
 * Who may write to the Store: the Log gives partitions and tells older members apart from newer ones, the Store only
 * knows who came last. So after its epoch was raised, an assignment is confirmed by the Log before it changes anything: a
 * late comer of an older assignment may so take the epoch from the rightful owner, who then begins anew, but cannot use it.
 */
import { type Batch, type Committer, LATER, type Work } from '../ports/committer.ts';
import { CodedError, isHalt } from '../ports/errors.ts';
import type { Assignment, Log, OutRecord } from '../ports/log.ts';
import type { InputId, KeptEmits, Store, StoreTransaction } from '../ports/store.ts';
import { Tenure } from './tenure.ts';

export interface StoredEmitsDeps {
  readonly log: Pick<Log, 'check' | 'commit' | 'renew'>;
  readonly store: Pick<Store, 'own' | 'keptEmits' | 'transaction'>;
}

/** Bytes of records in one commit after which the rest waits for the next one: its transactions must end in time. */
const ENOUGH_BYTES = 8 * 2 ** 20;

type Failed = Map<Work, unknown>;

/** What a Store transaction did. */
interface Stored {
  readonly kept: readonly KeptEmits[];
  readonly dropped: readonly InputId[];
  readonly failed: ReadonlyMap<Work, unknown>;
}

export class StoredEmitsCommitter implements Committer {
  /** Each assignment has Log transactions of its own. */
  readonly together = false;
  readonly #deps: StoredEmitsDeps;
  readonly #tenures = new WeakMap<Assignment, Promise<Tenure>>();
  readonly #turns = new WeakMap<Assignment, Promise<unknown>>();

  constructor(deps: StoredEmitsDeps) {
    this.#deps = deps;
  }

  assigned(assignment: Assignment): void {
    // a failure is met again, and told, by the first commit
    this.#tenure(assignment).catch(() => undefined);
  }

  commit(batches: readonly Batch[]): Promise<ReadonlyMap<Work, unknown>> {
    const [batch] = batches;
    if (batch === undefined || batches.length > 1) throw new Error('one batch at a time');
    const { assignment } = batch;
    const turn = (): Promise<Failed> => this.#commit(batch);
    const committed = (this.#turns.get(assignment) ?? Promise.resolve()).then(turn, turn);
    this.#turns.set(assignment, committed);
    return committed;
  }

  async #commit(batch: Batch): Promise<Failed> {
    const tenure = await this.#tenure(batch.assignment);
    const failed = repeated(batch.works);
    try {
      await this.#store(tenure, batch, failed);
      await this.#publish(tenure, batch, failed);
    } catch (error) {
      if (!hasCode(error, 'ASSIGNMENT_REVOKED')) throw error;
      for (const work of batch.works) failed.set(work, error);
    }
    return failed;
  }

  /** Does the works' effects, and keeps what they give rise to; those that had been done already are left alone. */
  async #store(tenure: Tenure, batch: Batch, failed: Failed): Promise<void> {
    const isNew = (work: Work): boolean => work.effects !== null && tenure.answer(work) === null;
    const works = batch.works.filter((work) => isNew(work) && !failed.has(work));
    const [first] = works;
    if (first === undefined) return;
    await this.#prove(tenure, batch);
    try {
      const run = (tx: StoreTransaction): Promise<Stored> => this.#run(tx, tenure, works);
      const stored = await this.#deps.store.transaction(tenure.owner, first.input, run);
      tenure.dropped(stored.dropped);
      for (const kept of stored.kept) tenure.keep(kept);
      for (const [work, error] of stored.failed) failed.set(work, error);
    } catch (error) {
      // somebody else has the epoch, or it is unknown whether this was committed: what is kept must be looked up again
      if (hasCode(error, 'ASSIGNMENT_REVOKED')) this.#deps.log.renew(batch.assignment);
      else if (isHalt(error)) this.#tenures.delete(batch.assignment);
      else if (works.length === 1) return void failed.set(first, error);
      throw error;
    }
  }

  /** May run more than once, each time from the start: all that it found out is in its answer. */
  async #run(tx: StoreTransaction, tenure: Tenure, works: readonly Work[]): Promise<Stored> {
    const { owner, published } = tenure;
    const kept: KeptEmits[] = [];
    const failed: Failed = new Map();
    let bytes = 0;
    await tx.dropEmits(owner, published);
    for (const work of works) {
      if (bytes >= ENOUGH_BYTES) {
        failed.set(work, LATER);
        continue;
      }
      const part = (): Promise<KeptEmits> => this.#apply(tx, work);
      try {
        // a single work needs no part of its own: it fails with its transaction
        const one = await (works.length === 1 ? part() : tx.attempt(part));
        kept.push(one);
        bytes += sizeOf(one.emits);
      } catch (error) {
        if (works.length === 1 || isHalt(error)) throw error;
        failed.set(work, error);
      }
    }
    await tx.keepEmits(owner, kept);
    return { kept, dropped: published, failed };
  }

  async #apply(tx: StoreTransaction, { input, offset, digest = '', effects, emits }: Work): Promise<KeptEmits> {
    const answered = (await effects?.(tx)) ?? [];
    const kept = { input, offset, digest, emits: [...answered, ...emits] };
    this.#deps.log.check(kept.emits);
    return kept;
  }

  async #publish(tenure: Tenure, batch: Batch, failed: Failed): Promise<void> {
    const { assignment, works, progress } = batch;
    const emits = new Map<Work, readonly OutRecord[]>();
    let bytes = 0;
    for (const work of works) {
      if (failed.has(work)) continue;
      const error = bytes >= ENOUGH_BYTES ? LATER : this.#checkUnkept(tenure, work);
      if (error !== null) {
        failed.set(work, error);
        continue;
      }
      const records = tenure.answer(work) ?? work.emits;
      emits.set(work, records);
      bytes += sizeOf(records);
    }
    const done = [...emits.keys()];
    if (done.length === 0 && works.length > 0) return;
    try {
      await this.#deps.log.commit(assignment, progress(done), [...emits.values()].flat());
      tenure.proven = true;
    } catch (error) {
      const isOwn = works.length === 1 && !isHalt(error) && !hasCode(error, 'ASSIGNMENT_REVOKED');
      if (!isOwn) throw error;
      // the Log takes its records never: what was kept of them would be answered for ever
      for (const work of done) failed.set(work, error);
    }
    tenure.publish(done);
  }

  /** The error of a work that has no kept records, and whose own cannot be published. */
  #checkUnkept(tenure: Tenure, work: Work): unknown {
    if (tenure.answer(work) !== null) return null;
    try {
      this.#deps.log.check(work.emits);
      return null;
    } catch (error) {
      return error;
    }
  }

  async #prove(tenure: Tenure, { assignment, progress }: Batch): Promise<void> {
    if (tenure.proven) return;
    await this.#deps.log.commit(assignment, progress([]), []);
    tenure.proven = true;
  }

  #tenure(assignment: Assignment): Promise<Tenure> {
    const known = this.#tenures.get(assignment);
    if (known !== undefined) return known;
    const begun = Tenure.begin(assignment, this.#deps.store);
    this.#tenures.set(assignment, begun);
    begun.catch(() => {
      if (this.#tenures.get(assignment) === begun) this.#tenures.delete(assignment);
    });
    return begun;
  }
}

/** What a transaction keeps it keeps by input. */
function repeated(works: readonly Work[]): Failed {
  const inputs = new Set<InputId>();
  const later: Failed = new Map();
  for (const work of works) {
    if (inputs.has(work.input)) later.set(work, LATER);
    inputs.add(work.input);
  }
  return later;
}

function sizeOf(records: readonly OutRecord[]): number {
  return records.reduce((sum, { value }) => sum + value.length, 0);
}

function hasCode(error: unknown, code: CodedError['code']): boolean {
  return error instanceof CodedError && error.code === code;
}
