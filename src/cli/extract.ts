import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifier } from '../../topics/contract.ts';
import type { Workbench } from '../main.ts';
import { CodedError } from '../ports/errors.ts';
import type { PageResult, PageWork } from '../ports/page-work.ts';
import type { DefinedFields } from '../schema/learning/defined.ts';
import { action, dataOption, embeddedConfigFor, note, printJson, type Register, wholeNumber } from './common.ts';
import { learnFields, readRequirements } from './requirements.ts';
import { inputOf, pagesOf, type SourcePage, siteOfSource } from './sources.ts';

interface Options {
  readonly data?: string;
  readonly passes: string;
  readonly requirements?: string;
}

export const registerExtract: Register = (program) => {
  program
    .command('extract')
    .description('read pages from files, learning their templates, and print what they say, one JSON line a page')
    .argument(
      '<path...>',
      'WARC files, HTML files (gzipped or not), or folders of them, with manifest.jsonl.gz or without',
    )
    .option('--passes <n>', 'read all pages this many times and print the last pass', '1')
    .option('--requirements <file>', 'learn user-defined fields from the labelled pages that this JSON file names')
    .addOption(dataOption())
    .action(
      action(async (paths: string[], options: Options) => {
        const passes = wholeNumber('--passes', options.passes, 1);
        const scratch = options.data === undefined ? await mkdtemp(join(tmpdir(), 'quakewire-extract-')) : null;
        try {
          const wanted = options.requirements === undefined ? null : await readRequirements(options.requirements);
          await withWorkbench(options.data ?? (scratch as string), async ({ bench, pages, defined }) => {
            if (wanted !== null) await learnFields(wanted, pagesOf(paths), pages, defined);
            for (let pass = 1; pass <= passes; pass++) await extract(paths, bench, pass === passes);
          });
        } finally {
          if (scratch !== null) await rm(scratch, { recursive: true, force: true });
        }
      }),
    );
};

async function withWorkbench(
  data: string,
  work: (open: { bench: Workbench; pages: PageWork; defined: Map<string, DefinedFields> }) => Promise<void>,
): Promise<void> {
  const { openWorkbench } = await import('../main.ts');
  const open = await openWorkbench(embeddedConfigFor({ data, 'log.level': 'error' }), 'quakewire extract');
  try {
    await work(open);
  } finally {
    await open.close();
  }
}

/** One page after the other, in the order given: each may be read by what those before it taught. */
async function extract(paths: readonly string[], bench: Workbench, last: boolean): Promise<void> {
  let pages = 0;
  let failed = 0;
  for await (const page of pagesOf(paths)) {
    pages += 1;
    const line = await lineOf(page, bench);
    if ('error' in line) failed += 1;
    if (last) await printJson(line);
  }
  if (!last) return;
  note(`${pages} pages, ${failed} without a document`);
  if (failed === pages) process.exitCode = 1;
}

async function lineOf(page: SourcePage, bench: Workbench): Promise<object> {
  const { id, url } = page;
  try {
    if (page.failure) throw page.failure;
    const task = { documentId: identifier(id), site: siteOfSource(page), page: inputOf(page) };
    const result = await bench.read(task, new AbortController().signal);
    return { id, url, ...extracted(result) };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { id, url, title: null, text: '', error: { code: error.code, message: error.message } };
  }
}

function extracted({ reading, fields, profile, ms }: PageResult) {
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
    fields,
    path,
    profile: profile === null ? null : { id: profile.id, version: profile.version },
    utility,
    ms: Math.round(ms * 10) / 10,
  };
}
