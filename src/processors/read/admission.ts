/** Bounds what fetched pages hold of memory and threads: whoever finds it full comes again a little later. */
export interface AdmissionLimits {
  /** Pages being fetched or read at once. */
  readonly visits: number;
  /** Bytes of bodies that wait to be read, or are being read. */
  readonly bytes: number;
}

/** Thrown into a fetch whose body would take more memory than there is: no failure, the record comes again. */
export class NoRoom extends Error {}

/** How long a record waits before it asks again; a deferral, so that waiting does not eat its deadline. Milliseconds. */
export const FULL_WAIT_MS = 100;
/** The same for one that gave up a body: longer, as it asks its host anew. */
export const NO_ROOM_WAIT_MS = 2_000;

export class Admission {
  #visits = 0;
  #bytes = 0;
  readonly #limits: AdmissionLimits;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get full(): boolean {
    return this.#visits >= this.#limits.visits || this.#bytes >= this.#limits.bytes;
  }

  /**
   * Counts a visit for as long as `work` takes; `hold` adds bytes of its body as they arrive, and throws NoRoom where
   * they are too many beside those of others.
   */
  async during<T>(work: (hold: (bytes: number) => void) => Promise<T>): Promise<T> {
    let held = 0;
    this.#visits += 1;
    const hold = (bytes: number) => {
      const others = this.#bytes - held;
      if (others > 0 && this.#bytes + bytes > this.#limits.bytes) throw new NoRoom('no room for the body');
      held += bytes;
      this.#bytes += bytes;
    };
    try {
      return await work(hold);
    } finally {
      this.#visits -= 1;
      this.#bytes -= held;
    }
  }
}
