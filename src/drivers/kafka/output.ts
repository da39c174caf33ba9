/** More came out than may. */
export class TooLarge extends Error {
  constructor(most: number, options?: ErrorOptions) {
    super(`more than ${most} bytes when decompressed`, options);
    this.name = 'TooLarge';
  }
}

/** Bytes that a decompressor has put out so far, which it copies from as well. Throws TooLarge. */
export class Output {
  #bytes: Buffer;
  #length = 0;
  readonly #most: number;

  constructor(expected: number, most: number) {
    this.#most = most;
    this.#bytes = Buffer.allocUnsafe(Math.min(Math.max(expected, 64), most));
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  append(bytes: Buffer): void {
    this.#reserve(bytes.length);
    this.#length += bytes.copy(this.#bytes, this.#length);
  }

  /** Repeats what was put out `distance` bytes ago; it may run into what it writes itself. */
  repeat(distance: number, length: number): void {
    if (distance < 1 || distance > this.#length) throw new Error('compressed data refers to before its start');
    this.#reserve(length);
    const from = this.#length - distance;
    if (distance >= length) this.#bytes.copyWithin(this.#length, from, from + length);
    else for (let at = 0; at < length; at++) this.#bytes[this.#length + at] = this.#bytes[from + at] as number;
    this.#length += length;
  }

  #reserve(length: number): void {
    const needed = this.#length + length;
    if (needed > this.#most) throw new TooLarge(this.#most);
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.min(this.#most, Math.max(needed, 2 * this.#bytes.length)));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
