/** What logs and metrics hear of records. */
import { causeOf } from '../../topics/parked.ts';
import { CodedError, isHalt } from '../ports/errors.ts';
import type { Settlement } from './commit.ts';
import type { Flight } from './flight.ts';
import type { Surroundings } from './handling.ts';

type Ears = Pick<Surroundings, 'clock' | 'logger' | 'meter'>;

/** What every line about a record says. */
export function namingOf(processor: string, { input, span }: Flight<unknown>): object {
  return { processor, input, ...(span?.traceId && { traceId: span.traceId }) };
}

/** Reading failed, and nothing is down; of what passes by itself the log's driver has told. */
export function tellReading(processor: string, error: unknown, { logger }: Pick<Ears, 'logger'>): void {
  const fields = { err: error, processor };
  if (isHalt(error)) logger.debug(fields, 'reading failed for a moment');
  else logger.error(fields, 'reading failed');
}

/** A record's outcome was committed. */
export function tellEnd(processor: string, { flight, outcome }: Settlement<unknown>, ears: Ears): void {
  const { clock, meter } = ears;
  outcome.committed?.();
  meter.count('records', { processor, outcome: outcome.kind });
  meter.time('record', { processor }, Math.max(0, clock.now() - flight.record.timestamp));
  if (outcome.cause !== undefined) tellCause(processor, { flight, outcome }, ears);
  flight.endTrace(outcome.kind, outcome.cause);
}

/** Whoever looks for a failure finds it in the topic; a retry is nobody's business unless it ends as one. */
function tellCause(processor: string, { flight, outcome }: Settlement<unknown>, { logger, meter }: Ears): void {
  const { kind, facts, cause } = outcome;
  const { code, message } = causeOf(cause);
  meter.count(kind === 'retry' ? 'retries' : 'failures', { processor, code });
  const fields = { ...namingOf(processor, flight), ...facts };
  // an expected failure needs no stack
  if (!(cause instanceof CodedError)) logger.error({ ...fields, err: cause }, 'a bug');
  else if (kind === 'retry') logger.debug({ ...fields, code, message }, 'will be tried again');
  else logger.warn({ ...fields, code, message }, 'failed');
}
