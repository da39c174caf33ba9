/** The Store: what quakewire knows. Its rows are the truth; everything else is derived from them. */
import type { LearningReads, LearningWrites } from './learning-store.ts';
import type { OutRecord } from './log.ts';
import type { QuakeReads, QuakeWrites } from './quake-store.ts';

/** Who writes: a processor in one assignment of one partition. A stale epoch may change nothing. */
export interface Owner {
  readonly processor: string;
  readonly partition: number;
  readonly epoch: number;
}

/** What an input gave rise to, kept in the Store until it is published. */
export interface KeptEmits {
  readonly input: InputId;
  /** Of the delivery that was handled. */
  readonly offset: number;
  /** Of its record. */
  readonly digest: string;
  readonly emits: readonly OutRecord[];
}

/** Records that were deleted before a processor had read them. */
export interface Truncation {
  readonly processor: string;
  readonly topic: string;
  readonly partition: number;
  /** The place that was committed, and the oldest record that was there. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** How far whoever bears a name has come in a partition: `next` is the offset that it goes on at. */
export interface NamedPlace {
  readonly name: string;
  readonly topic: string;
  readonly partition: number;
  readonly next: number;
}

/** topic/partition/offset of a record's first arrival; kept in a header through retry and defer. */
export type InputId = string;

/** Changes to the Store as one function of a transaction, without any other I/O. Answers with records to emit. */
export type Effects = (tx: StoreTransaction) => Promise<readonly OutRecord[]>;

export type DocumentStatus = 'published' | 'withdrawn';

/** The method's parsed_content row. */
export interface DocumentRow {
  readonly id: string;
  readonly revision: number;
  readonly status: DocumentStatus;
  readonly url: string;
  readonly site: string;
  /** Hash of the raw bytes that the revision was read from. */
  readonly pageHash: string;
  /** The search result that led here, where one did. */
  readonly searchResult: string | null;
  /** T_raw: all text of the selected nodes, before exclusions. */
  readonly rawText: string;
  /** T_main. */
  readonly mainText: string;
  /** The published document, as JSON text. */
  readonly parsed: string;
  /** Milliseconds since the epoch. */
  readonly created: number;
  readonly updated: number;
}

/** A page's raw bytes, compressed with zstd. */
export interface PageRow {
  readonly hash: string;
  readonly documentId: string;
  readonly url: string;
  readonly site: string;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
  readonly fetchedAt: number;
  /** The bytes are a browser's serialisation. */
  readonly rendered: boolean;
  /** What the publisher of the URL said about it. */
  readonly language: string | null;
  readonly country: string | null;
}

export interface ClaimRequest {
  readonly documentId: string;
  /** The record that brings the URL. */
  readonly input: InputId;
  readonly now: number;
  /** Take it although a document holds it. */
  readonly refresh: boolean;
}

export interface StoreTransaction extends LearningReads, LearningWrites {
  /** What documents say about earthquakes, and the events. */
  readonly quakes: QuakeReads & QuakeWrites;
  /**
   * Claims a URL for the record that brought it: `true` if it is free, held by a document whose time is over (or,
   * with `refresh`, by any document), or held by this very input.
   */
  claim(request: ClaimRequest): Promise<boolean>;
  /** The document was published: it keeps its URL until `until` (milliseconds since the epoch). */
  keepClaim(documentId: string, until: number): Promise<void>;
  /** The URL's end was a failure: the next one who brings it is served. */
  freeClaim(documentId: string): Promise<void>;
  document(id: string): Promise<DocumentRow | null>;
  putDocument(row: DocumentRow): Promise<void>;
  putPage(row: PageRow): Promise<void>;
  /** Runs a part of the transaction: whole, or, where it throws, not at all. Parts do not overlap. */
  attempt<T>(part: () => Promise<T>): Promise<T>;
  /** Keeps the owner's records of inputs, each named once, until they are published. Throws where a delivery has some already. */
  keepEmits(owner: Owner, kept: readonly KeptEmits[]): Promise<void>;
  /** They are published: the owner's kept records of these inputs go. */
  dropEmits(owner: Owner, inputs: readonly InputId[]): Promise<void>;
}

/** Of a profile's versions, so many of the latest stay, whatever became of them. */
export const VERSIONS_KEPT = 10;

/** What the sweeper may delete. */
export interface StoreLimits {
  /** Pages older than this go. */
  readonly pageAgeMs: number;
  /** Documents not touched for this long go. */
  readonly documentAgeMs: number;
  /** Of a site's pages that a profile read, only so many of the latest stay; those that no profile read stay until they age. */
  readonly pagesPerProfile: number;
  /** Outcomes older than this go. */
  readonly outcomeAgeMs: number;
  /** Reports and events that were not touched for this long go. */
  readonly eventAgeMs: number;
}

export interface Store extends LearningReads {
  readonly quakes: QuakeReads;
  /**
   * A partition was assigned: raises its epoch, when those who had it before have ended their transactions; they can begin
   * none any more. (Where Log and Store are one file, the Log's assignments are the owners, and nothing is asked for here.)
   */
  own(processor: string, partition: number): Promise<Owner>;
  /** What was done on this partition, by anybody, and perhaps not published. */
  keptEmits(owner: Owner): Promise<readonly KeptEmits[]>;
  /** Notes what was lost; a truncation that is known already stays as it is. */
  noteTruncation(truncation: Truncation): Promise<void>;
  /** Those that nobody has acknowledged, the oldest first. */
  truncations(): Promise<readonly Truncation[]>;
  /** Answers how many there were. */
  acknowledgeTruncations(): Promise<number>;
  /** Places in a topic that are kept for good; brokers forget those of a group that has had no members for some days. */
  places(topic: string): Promise<readonly NamedPlace[]>;
  /** Moves a place, back or forth, from where it was seen (null: nowhere); does nothing where another has moved it since. */
  movePlace(place: NamedPlace, seen: number | null): Promise<void>;
  /**
   * Runs `work` in one transaction on behalf of an input (or of a batch of them, by the name of the first); the owner's
   * epoch is checked first: throws ASSIGNMENT_REVOKED. Where others were in the way `work` runs again from the start.
   */
  transaction<T>(owner: Owner, input: InputId, work: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  /** Whether the URL was claimed, and has not come to its end yet. */
  isUnderWay(documentId: string, now: number): Promise<boolean>;
  document(id: string): Promise<DocumentRow | null>;
  page(hash: string): Promise<PageRow | null>;
  /**
   * Reserves a host's next free time and moves it on by the gap: the answer (milliseconds since the epoch, at
   * least `now`) belongs to the caller alone, across processes. Null, and nothing is moved, where it would be after
   * `latest`. Durable against a crash of this process only.
   */
  reserveSlot(host: string, gapMs: number, now: number, latest: number): Promise<number | null>;
  /** Reads and writes without any record: throws an error of disposition halt where that fails. */
  probe(): Promise<void>;
  /** What answers, with its version; not there where it is no server. */
  about?(): Promise<string>;
  /**
   * Deletes at most `limit` rows that are past their time; answers how many went. Of the versions of a profile before the
   * last VERSIONS_KEPT go, each with its vectors, those that are retired or candidates: never the one of the highest revision.
   */
  sweep(limits: StoreLimits, now: number, limit: number): Promise<number>;
  close(): Promise<void>;
}
