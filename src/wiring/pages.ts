import { extname } from 'node:path';
import type { Config } from '../config/schema.ts';
import { sharedGazetteer } from '../domains/earthquake/places/data.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { PageWork } from '../ports/page-work.ts';

/** Worker threads that read pages, learn from them, and structure the documents that came of them. */
export async function createPages(config: Config): Promise<PageWork> {
  const { createPageWork } = await import('../drivers/piscina/index.ts');
  const { threads, heap, deadline, learn } = config.pages;
  // with this file's ending: .ts in a clone, .js in the package
  const worker = new URL(`../worker${extname(import.meta.url)}`, import.meta.url);
  return createPageWork({
    threads,
    heapMb: Math.ceil(heap / 1024 ** 2),
    deadlineMs: deadline,
    learnDeadlineMs: learn,
    worker,
    shared: sharedGazetteer(),
    clock: systemClock,
  });
}
