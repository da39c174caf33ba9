/** What the commands share: the configuration with their options, output, errors. */
import { type Command, Option } from 'commander';
import { loadConfig } from '../config/load.ts';
import type { Config } from '../config/schema.ts';
import { CodedError } from '../ports/errors.ts';

export const dataOption = () =>
  new Option('--data <folder>', 'folder of the embedded database (default: QUAKEWIRE_DATA, or .quakewire)');
export const jsonOption = (what: string) => new Option('--json', what);

/** The configuration, with command-line options by key. */
export function configFor(overrides: Readonly<Record<string, unknown>>): Config {
  return loadConfig(process.env, overrides);
}

/** As `configFor`, but everything is in the data folder, whatever servers the configuration names: for work of its own. */
export function embeddedConfigFor(overrides: Readonly<Record<string, unknown>>): Config {
  return configFor({ 'kafka.brokers': '', 'database.url': '', 'qdrant.url': '', 'service.port': 0, ...overrides });
}

/** Control characters but line feed and tab, and what turns the direction of writing around. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** As JSON writes them: what pages say, their class names too, must not command whoever's terminal shows it. */
export function harmless(text: string): string {
  return text.replace(UNSEEN, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** One line on standard output; resolves when it is written, so that a slow reader slows the command. */
export function print(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${harmless(line)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

export function printJson(value: unknown): Promise<void> {
  return print(JSON.stringify(value));
}

/** Progress and notes go to standard error. */
export function note(text: string): void {
  process.stderr.write(`${harmless(text)}\n`);
}

/** Runs a command's action; a coded error ends the process with exit code 2 for wrong usage, 1 otherwise. */
export function action<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    try {
      await work(...args);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      note(`quakewire: ${error.message}`);
      process.exitCode = error.code === 'USAGE' || error.code === 'CONFIG_INVALID' ? 2 : 1;
    }
  };
}

/** Aborts at SIGINT or SIGTERM; a second signal ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}

const ORPHAN_LOOK_MS = 500;

/**
 * Ends this process in order when its parent is gone, where the parent is only in between: npm's shell, which dies of
 * a signal without passing it on, or the wrapper in bin/, which an older Node needs.
 */
export function endWithParent(): void {
  const between = ['start', 'npx'].includes(process.env.npm_lifecycle_event ?? '');
  if (!between && process.env.QUAKEWIRE_WRAPPED === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.emit('SIGTERM');
  }, ORPHAN_LOOK_MS);
  timer.unref();
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A whole number from an option. Throws USAGE. */
export function wholeNumber(name: string, value: string, least = 0): number {
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
  throw new CodedError('USAGE', `${name} takes a whole number from ${least} on`, { value });
}

export type Register = (program: Command) => void;
