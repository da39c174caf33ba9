import type { Reading } from '../page/reading.ts';
import { CodedError } from '../ports/errors.ts';
import type { PageWork } from '../ports/page-work.ts';
import { action, configFor, dataOption, note, printJson, type Register, wholeNumber } from './common.ts';
import { pagesOf, type SourcePage } from './sources.ts';

interface Options {
  readonly data?: string;
  readonly passes: string;
}

/** Pages without an address of their own are read as if they came from here (a name that no host can have). */
const NOWHERE = 'https://page.invalid/';

export const registerExtract: Register = (program) => {
  program
    .command('extract')
    .description('read pages from files and print what they say, one JSON line a page')
    .argument('<path...>', 'WARC files, HTML files (gzipped or not), or folders with manifest.jsonl.gz')
    .option('--passes <n>', 'read all pages this many times and print the last pass', '1')
    .addOption(dataOption())
    .action(
      action(async (paths: string[], options: Options) => {
        const config = configFor({ data: options.data });
        const { createPages } = await import('../main.ts');
        const passes = wholeNumber('--passes', options.passes, 1);
        const reader = await createPages(config);
        try {
          for (let pass = 1; pass <= passes; pass++)
            await extract(paths, reader, 2 * config.pages.threads, pass === passes);
        } finally {
          await reader.close();
        }
      }),
    );
};

/** Reads some pages ahead, and prints them in the order given. */
async function extract(paths: readonly string[], reader: PageWork, ahead: number, last: boolean): Promise<void> {
  const lines: Promise<object>[] = [];
  let failed = 0;
  const flush = async (keep: number) => {
    while (lines.length > keep) {
      const line = (await lines.shift()) as object;
      if ('error' in line) failed += 1;
      if (last) await printJson(line);
    }
  };
  let pages = 0;
  for await (const page of pagesOf(paths)) {
    pages += 1;
    lines.push(lineOf(page, reader));
    await flush(ahead);
  }
  await flush(0);
  if (!last) return;
  note(`${pages} pages, ${failed} without a document`);
  if (failed === pages) process.exitCode = 1;
}

async function lineOf(page: SourcePage, reader: PageWork): Promise<object> {
  const { id, url } = page;
  const input = { bytes: page.bytes, url: url ?? NOWHERE, contentType: page.contentType, hints: {}, now: Date.now() };
  try {
    if (page.failure) throw page.failure;
    const { reading, ms } = await reader.read(
      { page: input, profiles: [], skeleton: false },
      new AbortController().signal,
    );
    return { id, url, ...extracted(reading), ms: Math.round(ms * 10) / 10 };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { id, url, title: null, text: '', error: { code: error.code, message: error.message } };
  }
}

function extracted(reading: Reading) {
  const { title, text, publishedAt, authors, language, images, tables, links, markdown, path, utility } = reading;
  return {
    title,
    text,
    date: publishedAt?.value ?? null,
    authors,
    language,
    images,
    tables,
    links,
    markdown,
    fields: {},
    path,
    profile: null,
    utility,
  };
}
