/** correlate: what a document says about earthquakes in, the events that change by it out. */
import { decode, encode } from '../../../topics/contract.ts';
import { events } from '../../../topics/events.ts';
import { type ReportsRecord, reports } from '../../../topics/reports.ts';
import { type Change, Correlator, type Knowledge, timesOf } from '../../domains/earthquake/correlate/index.ts';
import { type Context, type Done, done, type Processor } from '../../engine/processor.ts';
import type { Effects } from '../../ports/store.ts';

const PATIENCE_MS = 10_000;
/** Of a document's first list, as rules alone made it. */
const FIRST_REVISION = 2;

export interface CorrelateDeps {
  readonly knowledge: Knowledge;
  readonly deadlineMs: number;
}

export function createCorrelate({ knowledge, deadlineMs }: CorrelateDeps): Processor<ReportsRecord> {
  const correlator = new Correlator(knowledge);
  return {
    name: 'correlate',
    input: reports,
    deadlineMs,
    patienceMs: PATIENCE_MS,
    decode: (record) => decode(reports, record),
    facts: ({ documentId }) => ({ documentId }),
    handle: (said, { timestamp }, context) =>
      // most documents are about something else, and nothing is older than a first list
      entriesOf(said) === 0 && said.revision === FIRST_REVISION
        ? done()
        : correlated(correlator, said, timestamp, context),
  };
}

function entriesOf({ reports, retractions }: ReportsRecord): number {
  return reports.length + retractions.length;
}

/** Stores the list, and publishes the events that it changes. Of a list not above the one that the Store has only the text's hash counts. */
function correlated(correlator: Correlator, said: ReportsRecord, now: number, context: Context): Done {
  let changes: readonly Change[] = [];
  const effects: Effects = async (tx) => {
    const started = performance.now();
    const found = await correlator.correlate(said, tx.quakes, now);
    changes = found?.changes ?? [];
    if (found === null) return [];
    const { list } = found;
    const { documentId, revision } = list;
    const row = { documentId, revision, entries: entriesOf(list), record: JSON.stringify(list), updated: now };
    await tx.quakes.putReports(row, timesOf(list));
    for (const { event, reports } of changes) await tx.quakes.putEvent(event, reports);
    context.time('correlate', performance.now() - started);
    return changes.filter(({ told }) => told).map(({ record }) => encode(events, record));
  };
  return done([], effects, () => {
    for (const change of changes) if (change.told) tell(change, context);
  });
}

function tell({ event: { eventId, revision, status } }: Change, context: Context): void {
  context.count('events', { status });
  context.logger.info({ eventId, revision, status }, 'event changed');
}
