import { workerData } from 'node:worker_threads';
import { CodedError } from '../../ports/errors.ts';
import { type Outcome, type Task, type ThreadData, toData, type Work } from './protocol.ts';

let loading: Promise<{ work: Work }> | null = null;

/** A thread's handler of one task. Loading the work's modules is not counted as work. */
export default async function handle({ page, started }: Task): Promise<Outcome> {
  loading ??= import((workerData as ThreadData).module);
  const { work } = await loading;
  Atomics.store(started, 0, 1);
  Atomics.notify(started, 0);
  try {
    return { result: await work(page) };
  } catch (error) {
    if (error instanceof CodedError) return { error: toData(error) };
    throw error;
  }
}
