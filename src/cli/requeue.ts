import { decode, encode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { type FetchRecord, fetch } from '../../topics/fetch.ts';
import { type ParkedRecord, unpark } from '../../topics/parked.ts';
import { urls } from '../../topics/urls.ts';
import { HEADER, withoutHistory } from '../engine/headers.ts';
import type { Data } from '../main.ts';
import { CODES, CodedError } from '../ports/errors.ts';
import type { Headers, Log, LogRecord, OutRecord } from '../ports/log.ts';
import { action, configFor, dataOption, jsonOption, note, print, type Register, stopSignal } from './common.ts';
import { readAsGroup } from './group.ts';
import { everything, readFailure } from './records.ts';

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
          const codes = code === undefined ? await codesOf(opened) : [code];
          let requeued = 0;
          for (const one of codes) if (!stop.aborted) requeued += await requeue(opened, one, json ?? false, stop);
          note(`${requeued} sent back`);
          if (stop.aborted) process.exitCode = 130;
        } finally {
          await opened.close();
        }
      }),
    );
};

async function codesOf({ log }: Data): Promise<string[]> {
  const codes = new Set<string>();
  for await (const record of everything(log, failures.topic)) {
    const failure = readFailure(record);
    if (failure !== null) codes.add(failure.code);
  }
  return [...codes];
}

/** A group per code: its place passes over the failures with other codes, which keep places of their own. */
async function requeue(data: Data, code: string, json: boolean, stop: AbortSignal): Promise<number> {
  let requeued = 0;
  const sent = new Map<LogRecord, string>();
  const handle = async (record: LogRecord) => {
    const failure = readFailure(record);
    if (failure?.code !== code) return [];
    const back = wayBack(data.log, failure, record);
    if (back === null) return [];
    sent.set(record, told(failure, back.topic, json));
    return [back];
  };
  const committed = async (records: readonly LogRecord[]) => {
    const lines = records.flatMap((record) => sent.get(record) ?? []);
    sent.clear();
    requeued += lines.length;
    for (const line of lines) await print(line);
  };
  await readAsGroup(data, {
    group: `requeue.${code}`,
    topic: failures.topic,
    follow: false,
    stop,
    handle,
    committed,
  });
  return requeued;
}

function told({ code, url, documentId, key }: ParkedRecord, topic: string, json: boolean): string {
  return json ? JSON.stringify({ topic, code, url, documentId }) : `${code} ${url ?? key ?? ''} -> ${topic}`;
}

/** Null, with a note, where the original is not what its topic's contract says, or larger than its topic takes. */
function wayBack(log: Log, failure: ParkedRecord, { partition, offset }: LogRecord): OutRecord | null {
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
