import type { PageInput, Reading } from '../page/reading.ts';

/** A page read, with what the Store keeps of its bytes. */
export interface PageResult {
  /** sha256 of the raw bytes, hexadecimal. */
  readonly hash: string;
  /** The raw bytes, compressed with zstd. */
  readonly compressed: Uint8Array;
  readonly reading: Reading;
  /** Milliseconds of work inside the worker. */
  readonly ms: number;
}

/** Page work away from the main thread. Throws CodedErrors of the page group, PAGE_DEADLINE and PAGE_HEAP included. */
export interface PageReader {
  read(page: PageInput, signal: AbortSignal): Promise<PageResult>;
  close(): Promise<void>;
}
