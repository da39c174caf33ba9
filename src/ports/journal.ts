/** A few lines that survive a crash of this process, though not of the machine. Synchronous: a crash leaves no time. */
export interface Journal {
  /** The lines that were there when it was opened; a last one that was cut off is left out. */
  readonly lines: readonly string[];
  write(line: string): void;
  /** Puts these lines in the place of all others. */
  rewrite(lines: readonly string[]): void;
  close(): void;
}
