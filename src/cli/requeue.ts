import { decode, encode } from '../../topics/contract.ts';
import { type FetchRecord, fetch } from '../../topics/fetch.ts';
import { type ParkedRecord, unpark } from '../../topics/parked.ts';
import { urls } from '../../topics/urls.ts';
import { HEADER, withoutHistory } from '../engine/headers.ts';
import { CODES, CodedError } from '../ports/errors.ts';
import type { Headers, Log, LogRecord, OutRecord } from '../ports/log.ts';
import { action, configFor, dataOption, jsonOption, note, print, type Register, stopSignal } from './common.ts';
import { type GoneBack, requeue } from './requeueing.ts';

interface Options {
  readonly data?: string;
  readonly code?: string;
  readonly json?: boolean;
}

export const registerRequeue: Register = (program) => {
  program
    .command('requeue')
    .description('send failures back to be tried again; each goes back once')
    .option('--code <code>', 'only failures with this code; the others stay for later')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line per failure'))
    .action(
      action(async ({ data, code, json }: Options) => {
        if (code !== undefined && !(code in CODES))
          throw new CodedError('USAGE', 'there is no such code', { value: code });
        const { openData } = await import('../main.ts');
        const opened = await openData(configFor({ data }), 'quakewire requeue');
        try {
          const stop = stopSignal();
          let requeued = 0;
          const wayBack = (failure: ParkedRecord, record: LogRecord) => wayOf(opened.log, failure, record);
          const gone = async (failures: readonly GoneBack[]) => {
            requeued += failures.length;
            for (const { failure, back } of failures) await print(told(failure, back.topic, json ?? false));
          };
          await requeue(opened, { code: code ?? null, stop, wayBack, gone });
          note(`${requeued} sent back`);
          if (stop.aborted) process.exitCode = 130;
        } finally {
          await opened.close();
        }
      }),
    );
};

function told({ code, url, documentId, key }: ParkedRecord, topic: string, json: boolean): string {
  return json ? JSON.stringify({ topic, code, url, documentId }) : `${code} ${url ?? key ?? ''} -> ${topic}`;
}

/** Null, with a note, where the original is not what its topic's contract says, or larger than its topic takes. */
function wayOf(log: Log, failure: ParkedRecord, { partition, offset }: LogRecord): OutRecord | null {
  try {
    const back = returned(failure);
    log.check([back]);
    return back;
  } catch (error) {
    note(`failures/${partition}/${offset} cannot go back: ${error}`);
    return null;
  }
}

/**
 * A failure goes to the topic that it came from; a page to `urls`, as its failure gave up its claim, unless it was only
 * to be read again.
 */
function returned(failure: ParkedRecord): OutRecord {
  const original = unpark(failure);
  const { topic, value, headers } = original;
  const unchanged = { ...original, headers: withoutHistory(headers) };
  if (topic !== fetch.topic) return unchanged;
  const { url, language, country, render, refresh, withdraw, reread }: FetchRecord = decode(fetch, { value });
  if (reread !== undefined) return unchanged;
  return encode(urls, { url, language, country, render, refresh, withdraw, notAfter: endOf(headers) });
}

/** The last moment that ISO 8601 writes with four digits of the year. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

function endOf(headers: Headers): string | undefined {
  const end = Number(headers[HEADER.notAfter] ?? Number.NaN);
  return Number.isFinite(end) ? new Date(Math.min(end, LAST_MOMENT)).toISOString() : undefined;
}
