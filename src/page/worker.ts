import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { readPage } from './read.ts';
import type { PageInput, Reading } from './reading.ts';

export interface PageResult {
  readonly hash: string;
  readonly compressed: Uint8Array;
  readonly reading: Reading;
  readonly ms: number;
}

/** Reads a page inside a worker thread, and prepares its bytes for the Store. Throws CodedErrors of the page group. */
export async function work(page: PageInput): Promise<PageResult> {
  const start = performance.now();
  const reading = await readPage(page);
  const hash = createHash('sha256').update(page.bytes).digest('hex');
  // a view of a larger buffer would be cloned with all of it
  const compressed = new Uint8Array(zstdCompressSync(page.bytes));
  return { hash, compressed, reading, ms: performance.now() - start };
}
