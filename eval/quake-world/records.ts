/** Lines of a scenario. */
import type { Report, ReportsRecord, Retraction } from '../../topics/reports.ts';

/** The earthquake that it is about; null: it must raise none. For the scorer alone. */
interface Truth {
  readonly truth: string | null;
}
export type TrueReport = Report & Truth;
export type TrueRetraction = Retraction & Truth;

export interface ScenarioLine extends Omit<ReportsRecord, 'reports' | 'retractions'> {
  readonly reports: readonly TrueReport[];
  readonly retractions: readonly TrueRetraction[];
}

/** A document, in all its revisions. */
export interface Draft {
  readonly documentId: string;
  readonly source: string;
  readonly language: string | null;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  readonly textHash: string;
  /** What its revisions say, the first one first. */
  readonly said: readonly (readonly TrueReport[])[];
  readonly retractions: readonly TrueRetraction[];
}

export function lineOf(draft: Draft, index: number): ScenarioLine {
  const { documentId, source, language, publishedAt, textHash, said, retractions } = draft;
  return {
    documentId,
    documentRevision: index + 1,
    revision: 2 * (index + 1),
    publishedAt: new Date(publishedAt).toISOString(),
    source,
    language,
    textHash: index === 0 ? textHash : `${textHash}-${index}`,
    reports: said[index] ?? [],
    retractions,
  };
}

export function lineText(line: ScenarioLine): string {
  return `${JSON.stringify(line)}\n`;
}
