import { decode, encode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { type FetchRecord, fetch } from '../../topics/fetch.ts';
import { type ParkedRecord, unpackValue } from '../../topics/parked.ts';
import { urls } from '../../topics/urls.ts';
import { HEADER, withoutHistory } from '../engine/headers.ts';
import type { Data } from '../main.ts';
import { CODES, CodedError } from '../ports/errors.ts';
import type { LogRecord, OutRecord } from '../ports/log.ts';
import {
  action,
  configFor,
  dataOption,
  jsonOption,
  note,
  print,
  printJson,
  type Register,
  stopSignal,
} from './common.ts';
import { readAsGroup } from './group.ts';
import { everything } from './records.ts';

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
          const codes = code === undefined ? await codesOf(opened) : [code];
          let requeued = 0;
          for (const one of codes) requeued += await requeue(opened, one, json ?? false);
          note(`${requeued} sent back`);
        } finally {
          await opened.close();
        }
      }),
    );
};

async function codesOf({ log }: Data): Promise<string[]> {
  const codes = new Set<string>();
  for await (const record of everything(log, failures.topic)) codes.add(decode(failures, record).code);
  return [...codes];
}

/** A group per code: its place passes over the failures with other codes, which keep places of their own. */
async function requeue(data: Data, code: string, json: boolean): Promise<number> {
  let requeued = 0;
  const handle = async (record: LogRecord) => {
    const failure = decode(failures, record);
    if (failure.code !== code) return [];
    const back = wayBack(failure);
    requeued += 1;
    const { url, documentId, key } = failure;
    await (json
      ? printJson({ topic: back.topic, code, url, documentId })
      : print(`${code} ${url ?? key ?? ''} -> ${back.topic}`));
    return [back];
  };
  await readAsGroup(data, {
    group: `requeue.${code}`,
    topic: failures.topic,
    follow: false,
    stop: stopSignal(),
    handle,
  });
  return requeued;
}

/** A failure goes to the topic that it came from; a page to `urls`, as its failure gave up its claim. */
function wayBack(failure: ParkedRecord): OutRecord {
  const { topic, key, headers } = failure;
  const value = unpackValue(failure);
  if (topic !== fetch.topic) return { topic, key, value, headers: withoutHistory(headers) };
  const { url, language, country, render, refresh, withdraw }: FetchRecord = decode(fetch, { value });
  const end = headers[HEADER.notAfter];
  const notAfter = end === undefined ? undefined : new Date(Number(end)).toISOString();
  return encode(urls, { url, language, country, render, refresh, withdraw, notAfter });
}
