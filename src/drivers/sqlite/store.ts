import type {
  OutcomeRow,
  Profile,
  ProfileFilter,
  ProfileStatus,
  ProfileVectors,
  SiteRow,
  Tally,
} from '../../ports/learning-store.ts';
import type {
  DocumentRow,
  InputId,
  KeptEmits,
  Owner,
  PageRow,
  Store,
  StoreLimits,
  StoreTransaction,
  Truncation,
} from '../../ports/store.ts';
import type { StoreQueries } from '../sql/queries.ts';
import { GroupCommit } from './group-commit.ts';
import type { Groups } from './groups.ts';
import type { Probe } from './probe.ts';
import type { Writer } from './writer.ts';

export interface StoreParts {
  readonly writer: Writer;
  readonly groups: Groups;
  /** On the write connection, for transactions. */
  readonly writing: StoreQueries;
  /** On the read connection. */
  readonly reading: StoreQueries;
  readonly probe: Probe;
}

interface SlotRequest {
  readonly host: string;
  readonly gapMs: number;
  readonly now: number;
  readonly latest: number;
}

/** The Store on the embedded file. */
export class SqliteStore implements Store {
  readonly #parts: StoreParts;
  readonly #slots: GroupCommit<SlotRequest, number | null>;

  constructor(parts: StoreParts) {
    this.#parts = parts;
    this.#slots = new GroupCommit(
      (work) => parts.writer.transaction(work, { durable: false }),
      (slot) => parts.writing.reserveSlot(slot),
    );
  }

  /** A group bears its processor's name. Throws ASSIGNMENT_REVOKED where the owner's epoch is over. */
  transaction<T>(owner: Owner, _input: InputId, work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const { writer, groups, writing } = this.#parts;
    return writer.transaction(() => {
      groups.checkEpoch(owner.processor, owner.partition, owner.epoch);
      return work(writing);
    });
  }

  own(processor: string, partition: number): Promise<Owner> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.owners.own(processor, partition));
  }

  keptEmits(owner: Owner): Promise<readonly KeptEmits[]> {
    return this.#parts.reading.owners.keptEmits(owner);
  }

  noteTruncation(truncation: Truncation): Promise<void> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.owners.noteTruncation(truncation));
  }

  truncations(): Promise<readonly Truncation[]> {
    return this.#parts.reading.owners.truncations();
  }

  acknowledgeTruncations(): Promise<number> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.owners.acknowledgeTruncations());
  }

  document(id: string): Promise<DocumentRow | null> {
    return this.#parts.reading.document(id);
  }

  page(hash: string): Promise<PageRow | null> {
    return this.#parts.reading.page(hash);
  }

  profiles(filter: ProfileFilter): Promise<readonly Profile[]> {
    return this.#parts.reading.profiles(filter);
  }

  versionsIn(status: readonly ProfileStatus[]): Promise<ReadonlyMap<string, number>> {
    return this.#parts.reading.versionsIn(status);
  }

  tally(profileId: string, version: number): Promise<Tally> {
    return this.#parts.reading.tally(profileId, version);
  }

  outcomesOf(profileId: string, version: number, limit: number): Promise<readonly OutcomeRow[]> {
    return this.#parts.reading.outcomesOf(profileId, version, limit);
  }

  waiting(site: string, limit: number): Promise<readonly OutcomeRow[]> {
    return this.#parts.reading.waiting(site, limit);
  }

  readBy(...query: Parameters<Store['readBy']>): Promise<readonly OutcomeRow[]> {
    return this.#parts.reading.readBy(...query);
  }

  outcomesOfDocument(documentId: string): Promise<readonly OutcomeRow[]> {
    return this.#parts.reading.outcomesOfDocument(documentId);
  }

  site(site: string): Promise<SiteRow | null> {
    return this.#parts.reading.site(site);
  }

  vectors(profileIds: readonly string[] | null): Promise<readonly ProfileVectors[]> {
    return this.#parts.reading.vectors(profileIds);
  }

  reserveSlot(host: string, gapMs: number, now: number, latest: number): Promise<number | null> {
    return this.#slots.run({ host, gapMs, now, latest });
  }

  probe(): Promise<void> {
    return this.#parts.probe.run();
  }

  sweep(limits: StoreLimits, now: number, limit: number): Promise<number> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.sweep(limits, now, limit), { durable: false, reserve: true });
  }

  async close(): Promise<void> {
    await this.#parts.writer.idle();
  }
}
