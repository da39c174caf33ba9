import type { StoreTransaction } from '../../src/ports/store.ts';

/** A transaction whose rows are not kept: each change is only counted, by the document that it names. */
export function countingTransaction(change: (documentId: string) => void): StoreTransaction {
  const count = async (first: unknown = '') => change(typeof first === 'string' ? first : '');
  const nothing = async () => null;
  const none = async () => [];
  return {
    attempt: (part) => part(),
    keepEmits: count,
    dropEmits: count,
    claim: async () => true,
    keepClaim: count,
    freeClaim: count,
    document: nothing,
    putDocument: count,
    putPage: count,
    profiles: none,
    versionsIn: async () => new Map(),
    tally: async () => ({ uses: 0, valid: 0, chosen: 0, meanUtility: 0 }),
    outcomesOf: none,
    waiting: none,
    readBy: none,
    outcomesOfDocument: none,
    site: nothing,
    vectors: none,
    putProfile: count,
    putOutcomes: count,
    putSite: count,
    putVectors: count,
    quakes: {
      reports: nothing,
      reportsBetween: none,
      reportsOf: none,
      event: nothing,
      eventsOf: none,
      events: none,
      answer: nothing,
      answersAbout: none,
      putAnswer: async (answer) => change(answer.documentId),
      putReports: async (row) => change(row.documentId),
      putEvent: async (event) => change(event.eventId),
    },
  };
}
