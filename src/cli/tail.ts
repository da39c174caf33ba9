import { topics } from '../../topics/index.ts';
import type { Data } from '../main.ts';
import { CodedError, isHalt } from '../ports/errors.ts';
import type { LogRecord } from '../ports/log.ts';
import { action, configFor, dataOption, printJson, type Register, stopSignal, wholeNumber } from './common.ts';
import { readAsGroup } from './group.ts';
import { Outages } from './outage.ts';

interface Options {
  readonly data?: string;
  readonly from?: string;
  readonly group?: string;
  readonly follow: boolean;
}

const RECORDS_PER_READ = 200;
const POLL_MS = 1_000;
const NAMES = topics.map(({ topic }) => topic).join(', ');

export const registerTail: Register = (program) => {
  program
    .command('tail')
    .description('print the records of a topic as they come, one JSON line each')
    .argument('<topic>', NAMES)
    .option('--from <place>', 'start, end, or an offset in every partition (default: end)')
    .option('--group <name>', 'go on after the last line written for this name; a new one begins at the start')
    .option('--no-follow', 'stop at the end of the topic')
    .addOption(dataOption())
    .action(
      action(async (topic: string, options: Options) => {
        if (!topics.some((known) => known.topic === topic))
          throw new CodedError('USAGE', `no such topic (there are ${NAMES})`, { value: topic });
        if (options.group === '' || (options.group !== undefined && options.from !== undefined)) {
          throw new CodedError('USAGE', '--group takes a name, and no --from beside it');
        }
        const stop = stopSignal();
        const outages = new Outages(options.follow, stop);
        try {
          await tailOpened(topic, options, outages, stop);
        } catch (error) {
          if (!stop.aborted || !isHalt(error)) throw error;
        }
      }),
    );
};

async function tailOpened(topic: string, options: Options, outages: Outages, stop: AbortSignal): Promise<void> {
  const { openData } = await import('../main.ts');
  const data = await outages.through(() => openData(configFor({ data: options.data }), 'quakewire tail'));
  try {
    if (options.group === undefined) await tail(data, topic, options, outages, stop);
    else await tailGroup(data, topic, options.group, options.follow, stop);
  } finally {
    await data.close();
  }
}

async function tail(
  { log }: Data,
  topic: string,
  options: Options,
  outages: Outages,
  stop: AbortSignal,
): Promise<void> {
  const ranges = await outages.through(() => log.ranges(topic));
  const next = new Map(ranges.map((range) => [range.partition, startOf(range, options.from ?? 'end')]));
  while (!stop.aborted) {
    let printed = 0;
    for (const [partition, offset] of next) {
      const records = await outages.through(() => log.read(topic, partition, offset, RECORDS_PER_READ));
      for (const record of records) await printJson(line(record));
      printed += records.length;
      next.set(partition, (records.at(-1)?.offset ?? offset - 1) + 1);
    }
    if (printed === 0 && !options.follow) return;
    if (printed === 0) await outages.through(() => log.changed(topic, POLL_MS, stop));
  }
}

function startOf({ start, end }: { start: number; end: number }, from: string): number {
  if (from === 'start') return start;
  return from === 'end' ? end : wholeNumber('--from', from);
}

/** The place is committed after the lines were written: none is skipped, and after a crash some may come again. */
function tailGroup(data: Data, topic: string, name: string, follow: boolean, stop: AbortSignal): Promise<void> {
  const handle = (record: LogRecord) => printJson(line(record));
  return readAsGroup(data, { group: `tail.${name}`, topic, follow, stop, handle });
}

function line({ topic, partition, offset, key, headers, value }: LogRecord) {
  return { topic, partition, offset, key, headers, value: readable(value) };
}

function readable(value: Uint8Array): unknown {
  const text = Buffer.from(value).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
