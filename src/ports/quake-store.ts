/** What the Store knows of earthquakes: what each document says, and the events that follow from it. */

/** The latest list of a document. */
export interface StoredReports {
  readonly documentId: string;
  readonly revision: number;
  /** Reports and retractions in it. */
  readonly entries: number;
  /** The record of the topic `reports`, as JSON text, with hashes of the texts that its document had before. */
  readonly record: string;
  /** Milliseconds since the epoch. */
  readonly updated: number;
}

export type ReportsVersion = Pick<StoredReports, 'documentId' | 'revision'>;

export interface ReportKey {
  readonly documentId: string;
  readonly ordinal: number;
}

export interface StoredEvent {
  readonly eventId: string;
  readonly revision: number;
  readonly status: 'create' | 'update' | 'cancel';
  /** The report that raised it, which keeps its id. */
  readonly founder: ReportKey;
  /** How many reports it had when subscribers were told of it last. */
  readonly told: number;
  /** When it was raised, in milliseconds since the epoch: of two that prove to be one the older id survives. */
  readonly founded: number;
  /** Origin time, in milliseconds since the epoch. */
  readonly at: number;
  /** Stated or inferred, in degrees; null: unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly magnitude: number | null;
  /** The record of the topic `events`, as JSON text. */
  readonly record: string;
  /** Of the last revision, in milliseconds since the epoch. */
  readonly updated: number;
}

/** West, south, east, north, in degrees; west may be above east: across the date line. */
export type Bounds = readonly [number, number, number, number];

/** Times in milliseconds since the epoch, ends included. */
export interface Within {
  readonly from: number;
  readonly to: number;
}

export interface EventFilter {
  /** Origin time at or after, in milliseconds since the epoch. */
  readonly since?: number;
  readonly bounds?: Bounds;
  readonly minMagnitude?: number;
  readonly status?: readonly StoredEvent['status'][];
  /** Goes on behind this one; order is by origin time, then id. */
  readonly after?: Pick<StoredEvent, 'at' | 'eventId'>;
  readonly limit: number;
}

/** What a language model is asked with: at temperature 0 the same has the same answer. */
export interface AnswerKey {
  readonly model: string;
  readonly promptVersion: string;
  /** Of the passages that it was shown. */
  readonly inputHash: string;
}

/** A language model's answer about a field that rules left open: kept for the next who asks the same, and for audits. */
export interface StoredAnswer extends AnswerKey {
  readonly field: string;
  readonly output: string;
  readonly promptTokens: number;
  readonly tokens: number;
  readonly ms: number;
  /** accepted, or why not; of the document that it was asked for. */
  readonly verdict: string;
  readonly documentId: string;
  /** Milliseconds since the epoch. */
  readonly updated: number;
}

export interface QuakeReads {
  /** Whichever document it was asked for. */
  answer(key: AnswerKey): Promise<StoredAnswer | null>;
  /** All that models were asked about a document, the latest first. */
  answersAbout(documentId: string): Promise<readonly StoredAnswer[]>;
  reports(documentId: string): Promise<StoredReports | null>;
  /** Documents with a report or retraction at one of these times, ends included, and the revisions of their lists; by document id. */
  reportsBetween(from: number, to: number): Promise<readonly ReportsVersion[]>;
  /** The lists of these documents, by document id. */
  reportsOf(documentIds: readonly string[]): Promise<readonly StoredReports[]>;
  event(eventId: string): Promise<StoredEvent | null>;
  /** Events, cancelled ones too, that any report of these documents belongs to or has founded; by id. `within`: their origin times. */
  eventsOf(documentIds: readonly string[], within?: Within): Promise<readonly StoredEvent[]>;
  events(filter: EventFilter): Promise<readonly StoredEvent[]>;
}

export interface QuakeWrites {
  /** One for each document that asks; where it asks again, the answer stays, and its verdict and time are new. */
  putAnswer(answer: StoredAnswer): Promise<void>;
  /** `times`: where the document's reports and retractions are to be found, in milliseconds since the epoch. */
  putReports(row: StoredReports, times: readonly number[]): Promise<void>;
  /** `reports`: all that belong to it now; they leave whatever they belonged to. */
  putEvent(event: StoredEvent, reports: readonly ReportKey[]): Promise<void>;
}
