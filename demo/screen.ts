/** What the demo shows. */
import type { Series, Timing } from '../src/engine/meter.ts';
import type { Document } from '../topics/documents.ts';
import type { Outcomes } from './outcomes.ts';

/** Where the demo is shown: a terminal, or a file. */
export type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const PLAIN_LINE_MS = 1_000;
const LOOK_MS = 200;

/** A line that is written over on a terminal, and a new line at most once a second elsewhere. */
class Progress {
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

/** Shows the line as it changes until it is over, and leaves the last one standing. */
export async function showUntil(
  isOver: () => Promise<boolean>,
  line: () => Promise<string>,
  out: Screen,
): Promise<void> {
  const progress = new Progress(out);
  while (!(await isOver())) {
    progress.show(await line());
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  progress.end(await line());
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

/** What comes before a stage, and is no share of its time. */
const BEFORE: Readonly<Record<string, string>> = { 'page.wait': 'wait for a free worker' };

/** Milliseconds per stage; the parts of a stage on one line with it. */
export function stages(timed: readonly Series<Timing>[]): string {
  const timings = new Map(timed.map(({ labels, value }) => [labels.stage ?? '', value]));
  const wholes = [...timings].filter(([stage]) => stage in BEFORE || !stage.includes('.'));
  const rows = wholes.flatMap(([stage, { count, totalMs, maxMs }]) => [
    row(BEFORE[stage] ?? stage, (totalMs / count).toFixed(1), `at most ${maxMs.toFixed(1)}, ${count} times`),
    ...partsOf(stage, timings),
  ]);
  return [heading('milliseconds per stage, on average'), ...(rows.length > 0 ? rows : ['  nothing to do'])].join('\n');
}

function partsOf(stage: string, timings: ReadonlyMap<string, Timing>): string[] {
  const parts = [...timings]
    .filter(([name]) => name.startsWith(`${stage}.`) && !(name in BEFORE))
    .map(([name, { count, totalMs }]) => `${name.slice(stage.length + 1)} ${(totalMs / count).toFixed(1)}`);
  return parts.length === 0 ? [] : [`    ${parts.join(', ')}`];
}

const LONG = 120;

/** A document as subscribers get it, long texts cut, and what is short on one line. */
export function pretty(document: Document): string {
  return spread(JSON.parse(JSON.stringify(document, (_, value) => shortened(value))), '');
}

function shortened(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(3));
  if (typeof value !== 'string' || value.length <= LONG) return value;
  return `${value.slice(0, LONG)}… (${value.length} characters)`;
}

function spread(value: unknown, indent: string): string {
  const line = JSON.stringify(value, null, 1)
    .replace(/(?<=\[)\n\s*|\n\s*(?=\])/g, '')
    .replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || (indent !== '' && line.length <= LONG)) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Object.entries(value).map(([key, one]) =>
    Array.isArray(value) ? spread(one, inner) : `${JSON.stringify(key)}: ${spread(one, inner)}`,
  );
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

export function heading(text: string): string {
  return `\n${text}`;
}

function row(name: string, value: string | number, more = ''): string {
  return `  ${name.padEnd(24)}${String(value).padStart(8)}  ${more}`.trimEnd();
}
