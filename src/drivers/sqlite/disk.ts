import { statfsSync } from 'node:fs';
import { CodedError } from '../../ports/errors.ts';
import { systemError } from './errors.ts';

const RECHECK_MS = 1000;

/** Keeps the last bytes of the disk free. */
export class DiskGuard {
  readonly #folder: string;
  readonly #minFreeBytes: number;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string, minFreeBytes: number) {
    this.#folder = folder;
    this.#minFreeBytes = minFreeBytes;
  }

  /** Throws DISK_FULL; looks at the disk at most once a second, and again at every call while it is full. */
  check(): void {
    if (performance.now() - this.#checkedAt < RECHECK_MS) return;
    this.look();
    this.#checkedAt = performance.now();
  }

  /** Looks at once. Throws DISK_FULL, STORE_UNAVAILABLE. */
  look(): void {
    const free = this.#freeBytes();
    if (free >= this.#minFreeBytes) return;
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    throw new CodedError('DISK_FULL', `less than ${this.#minFreeBytes} bytes are free in ${this.#folder}`, {
      value: free,
    });
  }

  #freeBytes(): number {
    try {
      const { bavail, bsize } = statfsSync(this.#folder);
      return bavail * bsize;
    } catch (cause) {
      throw systemError('the data folder cannot be examined', this.#folder, cause);
    }
  }
}
