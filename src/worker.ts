/** What runs in a worker thread: composition root of the work on pages, and on the documents that came of them. */
import { structure } from './domains/earthquake/structure.ts';
import { jobs as pageJobs } from './schema/worker.ts';

export const jobs = { ...pageJobs, structure };
