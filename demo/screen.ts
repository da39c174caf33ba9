/** What the demo shows. */
import type { Timing } from '../src/engine/meter.ts';
import type { Document } from '../topics/documents.ts';
import type { Outcomes } from './outcomes.ts';

/** Where the demo is shown: a terminal, or a file. */
export type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const PLAIN_LINE_MS = 1_000;

/** A line that is written over on a terminal, and a new line at most once a second elsewhere. */
export class Progress {
  readonly #out: Screen;
  #last = '';
  #written = Number.NEGATIVE_INFINITY;

  constructor(out: Screen) {
    this.#out = out;
  }

  show(line: string): void {
    if (line === this.#last) return;
    if (this.#out.isTTY) this.#out.write(`\r\x1b[K${line}`);
    else if (performance.now() - this.#written < PLAIN_LINE_MS) return;
    else this.#out.write(`${line}\n`);
    this.#last = line;
    this.#written = performance.now();
  }

  /** Shows the last line, and leaves it standing. */
  end(line: string): void {
    this.#written = Number.NEGATIVE_INFINITY;
    this.show(line);
    if (this.#out.isTTY) this.#out.write('\n');
  }
}

/** Documents per path, failures by code. */
export function tallies({ documents, failures }: Outcomes): string {
  const paths = Map.groupBy(documents.values(), (document) => document.path);
  const codes = Map.groupBy(failures, ([, code]) => code);
  return [
    heading(`${documents.size} documents, by the path on which their text was found`),
    ...[...paths].map(([path, found]) => row(path, found.length)),
    heading(`${failures.size} failures, by code`),
    ...[...codes].flatMap(([code, found]) => [row(code, found.length), ...found.map(([url]) => `    ${url}`)]),
  ].join('\n');
}

/** Milliseconds per stage. */
export function stages(timings: ReadonlyMap<string, Timing>): string {
  const rows = [...timings].map(([stage, { count, totalMs, maxMs }]) =>
    row(stage, (totalMs / count).toFixed(1), `at most ${maxMs.toFixed(1)}, ${count} times`),
  );
  return [heading('milliseconds per stage, on average'), ...(rows.length > 0 ? rows : ['  nothing to do'])].join('\n');
}

/** A document as subscribers get it; lists of short texts on one line. */
export function pretty(document: Document): string {
  const text = '"(?:[^"\\\\]|\\\\.)*"';
  const shortList = new RegExp(`\\[\\s+(${text}(?:,\\s+${text})*)\\s+\\]`, 'g');
  return JSON.stringify(document, null, 2).replace(
    shortList,
    (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`,
  );
}

export function heading(text: string): string {
  return `\n${text}`;
}

function row(name: string, value: string | number, more = ''): string {
  return `  ${name.padEnd(24)}${String(value).padStart(8)}  ${more}`.trimEnd();
}
