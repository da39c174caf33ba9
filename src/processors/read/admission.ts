/** Bounds what fetched pages hold of memory and threads: whoever finds it full comes again a little later. */
export interface AdmissionLimits {
  /** Pages being fetched or read at once. */
  readonly visits: number;
  /** Bytes of bodies that wait to be read, or are being read. */
  readonly bytes: number;
}

/** How long a record waits before it asks again; a deferral, so that waiting does not eat its deadline. Milliseconds. */
export const FULL_WAIT_MS = 100;

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

  /** Counts a visit for as long as `work` takes; `hold` adds the bytes of its body. */
  async during<T>(work: (hold: (bytes: number) => void) => Promise<T>): Promise<T> {
    let held = 0;
    this.#visits += 1;
    try {
      return await work((bytes) => {
        held += bytes;
        this.#bytes += bytes;
      });
    } finally {
      this.#visits -= 1;
      this.#bytes -= held;
    }
  }
}
