import { threadId } from 'node:worker_threads';
import type { PageInput } from '../../src/page/reading.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { PageResult, PageTask, SamplePage } from '../../src/ports/page-work.ts';

/** Work that does what the page's path asks for; its hash names the thread that did it. */
const TRIALS: Readonly<Record<string, (page: PageInput) => unknown>> = {
  '/echo': () => null,
  '/loop': () => {
    for (;;) {}
  },
  '/never': () => new Promise(() => {}),
  '/heap': () => {
    const kept: unknown[] = [];
    for (;;) kept.push({ more: [...Array(100).keys()] });
  },
  '/text-heap': () => {
    const kept: string[] = [];
    const text = 'x'.repeat(1024 * 1024);
    for (;;) kept.push(JSON.stringify(text));
  },
  '/slow': () => {
    const end = Date.now() + 100;
    while (Date.now() < end) {}
  },
  '/coded': () => {
    throw new CodedError('PAGE_TOO_DEEP', 'elements nested too deep', { value: '100,000: of them' });
  },
  '/bare': () => {
    throw new CodedError('NO_CONTENT', 'nothing');
  },
  '/bug': () => {
    throw new TypeError('a bug');
  },
  '/exit': () => process.exit(3),
};

async function read({ page }: PageTask): Promise<PageResult> {
  const { pathname } = new URL(page.url);
  await TRIALS[pathname]?.(page);
  return {
    hash: String(threadId),
    compressed: new Uint8Array(page.bytes),
    reading: {} as PageResult['reading'],
    fields: {},
    profile: null,
    considered: [],
    structure: new Int8Array(),
    skeleton: null,
    stages: {},
    ms: 0,
  };
}

/** As many pages as it is given, one after the other. */
async function induce(pages: readonly SamplePage[]): Promise<unknown> {
  for (const { page } of pages) await TRIALS[new URL(page.url).pathname]?.(page);
  return {};
}

export const jobs = { read, induce };
