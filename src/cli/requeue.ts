import { decode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { unpackValue } from '../../topics/parked.ts';
import { withoutHistory } from '../engine/headers.ts';
import type { LogRecord } from '../ports/log.ts';
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

interface Options {
  readonly data?: string;
  readonly code?: string;
  readonly json?: boolean;
}

export const registerRequeue: Register = (program) => {
  program
    .command('requeue')
    .description('send failures back to the topics they came from; each goes back once')
    .option('--code <code>', 'only failures with this code; the others stay for later')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line per failure'))
    .action(
      action(async ({ data, code, json }: Options) => {
        const { openData } = await import('../main.ts');
        const opened = await openData(configFor({ data }), 'quakewire requeue');
        let requeued = 0;
        const handle = async (record: LogRecord) => {
          const failure = decode(failures, record);
          if (code !== undefined && failure.code !== code) return null;
          const { topic, key, url, documentId } = failure;
          requeued += 1;
          await (json
            ? printJson({ topic, code: failure.code, url, documentId })
            : print(`${failure.code} ${url ?? key ?? ''} -> ${topic}`));
          return [{ topic, key, value: unpackValue(failure), headers: withoutHistory(failure.headers) }];
        };
        try {
          await readAsGroup(opened, {
            group: 'requeue',
            topic: failures.topic,
            follow: false,
            stop: stopSignal(),
            handle,
          });
          note(`${requeued} sent back`);
        } finally {
          await opened.close();
        }
      }),
    );
};
