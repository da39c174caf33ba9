/** What of the Store has been read: by time, and by document. */
interface Window {
  readonly from: number;
  readonly to: number;
}

export class Windows {
  readonly #margin: number;
  readonly #read: Window[] = [];
  readonly #documents = new Set<string>();

  /** `margin`: what lies so near may be linked, in milliseconds. */
  constructor(margin: number) {
    this.#margin = margin;
  }

  isNew(documentId: string): boolean {
    return !this.#documents.has(documentId);
  }

  know(documentId: string): void {
    this.#documents.add(documentId);
  }

  /** What is to be read for these spans, and counts as read from now on. */
  toRead(spans: readonly Window[]): readonly Window[] {
    const margin = this.#margin;
    const windows = unread(
      spans.map(({ from, to }) => ({ from: from - margin, to: to + margin })),
      this.#read,
    );
    this.#read.push(...windows);
    return windows;
  }
}

/** The parts of windows that were not read yet, joined where they touch. */
function unread(windows: readonly Window[], read: readonly Window[]): readonly Window[] {
  const joined: { from: number; to: number }[] = [];
  for (const window of windows.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && window.from <= last.to) last.to = Math.max(last.to, window.to);
    else joined.push({ ...window });
  }
  return joined.flatMap((window) =>
    read.reduce<readonly Window[]>((left, done) => left.flatMap((one) => minus(one, done)), [window]),
  );
}

function minus({ from, to }: Window, done: Window): readonly Window[] {
  if (done.to < from || done.from > to) return [{ from, to }];
  const parts = [
    { from, to: done.from },
    { from: done.to, to },
  ];
  return parts.filter((part) => part.to > part.from);
}
