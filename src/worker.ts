/** What runs in a worker thread: composition root of the work on pages, and on the documents that came of them. */
import { workerData } from 'node:worker_threads';
import { sharedGazetteer } from './domains/earthquake/places/data.ts';
import { judge } from './domains/earthquake/refine/judge.ts';
import { questionsOf } from './domains/earthquake/refine/questions.ts';
import { structure } from './domains/earthquake/structure.ts';
import { jobs as pageJobs } from './schema/worker.ts';

const memory: unknown = workerData?.shared;
if (memory instanceof SharedArrayBuffer) sharedGazetteer(memory);

export const jobs = { ...pageJobs, structure, questions: questionsOf, judge };
