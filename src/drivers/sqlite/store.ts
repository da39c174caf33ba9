import type {
  InputId,
  NamedPlace,
  Owner,
  Store,
  StoreLimits,
  StoreTransaction,
  Truncation,
} from '../../ports/store.ts';
import type { StoreQueries } from '../sql/queries.ts';
import { StoreReads } from '../sql/store-reads.ts';
import { GroupCommit } from './group-commit.ts';
import type { Probe } from './probe.ts';
import type { Writer } from './writer.ts';

export interface StoreParts {
  readonly writer: Writer;
  /** Throws ASSIGNMENT_REVOKED; called inside of each of an owner's transactions. */
  readonly checkOwner: (owner: Owner) => void | Promise<void>;
  /** On the write connection, for transactions. */
  readonly writing: StoreQueries;
  /** On the read connection. */
  readonly reading: StoreQueries;
  readonly probe: Probe;
  close(): Promise<void>;
}

interface SlotRequest {
  readonly host: string;
  readonly gapMs: number;
  readonly now: number;
  readonly latest: number;
}

/** The Store on the embedded file. */
export class SqliteStore extends StoreReads implements Store {
  readonly #parts: StoreParts;
  readonly #slots: GroupCommit<SlotRequest, number | null>;

  constructor(parts: StoreParts) {
    super(parts.reading);
    this.#parts = parts;
    this.#slots = new GroupCommit(
      (work) => parts.writer.transaction(work, { durable: false }),
      (slot) => parts.writing.reserveSlot(slot),
    );
  }

  transaction<T>(owner: Owner, _input: InputId, work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const { writer, checkOwner, writing } = this.#parts;
    return writer.transaction(async () => {
      await checkOwner(owner);
      return work(writing);
    });
  }

  own(processor: string, partition: number): Promise<Owner> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.owners.own(processor, partition));
  }

  noteTruncation(truncation: Truncation): Promise<void> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.owners.noteTruncation(truncation));
  }

  acknowledgeTruncations(): Promise<number> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.owners.acknowledgeTruncations());
  }

  movePlace(place: NamedPlace, seen: number | null): Promise<void> {
    const { writer, writing } = this.#parts;
    return writer.transaction(() => writing.places.movePlace(place, seen));
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

  close(): Promise<void> {
    return this.#parts.close();
  }
}
