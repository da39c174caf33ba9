/** What is known of a page that was submitted and has come to no end yet. */
import { decode } from '../../topics/contract.ts';
import type { ParkedRecord } from '../../topics/parked.ts';
import { type RetryTier, retryTiers } from '../../topics/retry.ts';
import { HEADER } from '../engine/headers.ts';
import { returner } from '../engine/returner.ts';
import type { Log, LogRecord } from '../ports/log.ts';

export interface UnderWay {
  readonly url: string | null;
  readonly documentId: string;
  readonly status: 'submitted';
  /** Null where it is being read, or waits for its turn, or was not found among what waits. */
  readonly waiting: Waiting | null;
}

interface Waiting {
  /** The retry tier's topic. */
  readonly topic: string;
  /** Failed tries so far. */
  readonly tries: number;
  readonly code: string;
  readonly message: string;
  /** When it goes back, ISO 8601. */
  readonly due: string;
}

const RECORDS_PER_READ = 200;
/** So many records of a partition are looked through at most: nobody waits at a prompt for a long outage to be read. */
const MOST_PER_PARTITION = 2_000;

/** Looks for the page among what waits in the retry tiers. */
export async function underWay(log: Log, { url, documentId }: Pick<UnderWay, 'url' | 'documentId'>): Promise<UnderWay> {
  for (const tier of retryTiers) {
    for await (const record of waitingIn(log, tier)) {
      const parked = readParked(tier, record);
      if (parked?.documentId !== documentId) continue;
      return { url: url ?? parked.url ?? null, documentId, status: 'submitted', waiting: told(tier, record, parked) };
    }
  }
  return { url, documentId, status: 'submitted', waiting: null };
}

/** What the tier's returner has not brought back yet. */
async function* waitingIn(log: Log, tier: RetryTier): AsyncGenerator<LogRecord> {
  const places = await log.committed(returner(tier).name, tier.topic);
  for (const { partition, start, end } of await log.ranges(tier.topic)) {
    const first = Math.max(start, places.get(partition)?.offset ?? start);
    const last = Math.min(end, first + MOST_PER_PARTITION);
    for (let offset = first; offset < last; ) {
      const records = await log.read(tier.topic, partition, offset, RECORDS_PER_READ);
      if (records.length === 0) break;
      yield* records;
      offset = (records.at(-1)?.offset ?? offset) + 1;
    }
  }
}

/** Null for what is no parked record, which is the returner's to tell of. */
function readParked(tier: RetryTier, record: LogRecord): ParkedRecord | null {
  try {
    return decode(tier, record);
  } catch {
    return null;
  }
}

function told(tier: RetryTier, { timestamp }: LogRecord, { code, message, headers }: ParkedRecord): Waiting {
  const due = new Date(timestamp + tier.delayMs).toISOString();
  return { topic: tier.topic, tries: Number(headers[HEADER.attempts] ?? 0), code, message, due };
}

/** Messages of coded errors begin with the code. */
export function tellUnderWay({ documentId, waiting }: UnderWay): string {
  const begin = `${documentId}  submitted, not done yet: `;
  if (waiting === null) return `${begin}being read, or waiting in a retry tier`;
  const { topic, tries, code, message, due } = waiting;
  const reason = message.startsWith(`${code}: `) ? message : `${code}: ${message}`;
  return `${begin}waiting in ${topic}, due ${due} (failed tries: ${tries}; last: ${reason})`;
}
