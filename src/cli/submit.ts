import { createInterface } from 'node:readline';
import { encode } from '../../topics/contract.ts';
import { type UrlRecord, urls } from '../../topics/urls.ts';
import { canonicalUrl, documentId } from '../page/url.ts';
import { CodedError } from '../ports/errors.ts';
import { readUrlRecord } from '../processors/intake/formats.ts';
import { action, configFor, dataOption, jsonOption, note, print, printJson, type Register } from './common.ts';

interface Options {
  readonly data?: string;
  readonly json?: boolean;
  readonly language?: string;
  readonly country?: string;
  readonly notAfter?: string;
  readonly refresh?: boolean;
}

/** Records of one append from standard input: a bounded piece of memory, one transaction. */
const LINES_PER_APPEND = 1_000;

export const registerSubmit: Register = (program) => {
  program
    .command('submit')
    .description('publish URLs to the topic `urls`; `-` reads them from standard input, one a line, bare or as JSON')
    .argument('<url...>')
    .option('--language <tag>', 'hint: the language of the pages')
    .option('--country <code>', 'hint: the country of the source')
    .option('--not-after <time>', 'the pages are of no use after this time (ISO 8601)')
    .option('--refresh', 'read them again although documents of them exist')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line per URL'))
    .action(
      action(async (given: string[], { data, json, ...hints }: Options) => {
        const { openData } = await import('../main.ts');
        const opened = await openData(configFor({ data }), 'quakewire submit', true);
        let published = 0;
        try {
          for await (const batch of batches(given)) {
            const records = batch.map((line) => toRecord(line, hints));
            const positions = await opened.log.append(records.map((value) => encode(urls, value)));
            published += records.length;
            for (const [index, { url }] of records.entries()) {
              const id = documentId(canonicalUrl(url));
              await (json ? printJson({ url, documentId: id, ...positions[index] }) : print(`${id} ${url}`));
            }
          }
        } catch (error) {
          note(howMany(published, error));
          throw error;
        } finally {
          await opened.close();
        }
      }),
    );
};

function howMany(published: number, error: unknown): string {
  const first = published > 0 ? `the first ${published} were published; ` : '';
  const isRefused = error instanceof CodedError && error.disposition !== 'halt';
  // who was not answered does not know
  if (!isRefused) return `${first}it is not known whether what came next was; submitted again, it is read once`;
  return published > 0 ? `${first}nothing after them was` : 'nothing was published';
}

/** Refuses here what intake would refuse, so that the one who types learns it at once. A line may be JSON too. */
function toRecord(line: string, hints: Partial<UrlRecord>): UrlRecord {
  const asked = readUrlRecord({ value: Buffer.from(line), headers: {} });
  canonicalUrl(asked.url);
  const record = urls.schema.safeParse({ ...asked, ...hints });
  if (record.success) return record.data;
  const faults = record.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new CodedError('USAGE', faults.join('; '), { value: JSON.stringify(hints) });
}

async function* batches(given: readonly string[]): AsyncGenerator<string[]> {
  const typed = given.filter((url) => url !== '-');
  if (typed.length > 0) yield typed;
  if (!given.includes('-')) return;
  let batch: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') batch.push(line.trim());
    if (batch.length < LINES_PER_APPEND) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
