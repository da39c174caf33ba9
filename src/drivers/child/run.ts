/** One run of a child process: from its fork to its end. */
import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fromData } from '../../ports/error-data.ts';
import { CodedError } from '../../ports/errors.ts';
import type { FromChild, ToChild } from './protocol.ts';

/** The part of the program's logger that is used. */
export interface ChildLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface RunOptions {
  /** For the log and for errors. */
  readonly name: string;
  /** Calls `serve`. */
  readonly module: URL;
  /** Handed to the module's `start`. */
  readonly settings: unknown;
  /** On top of the program's own environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly logger: ChildLogger;
}

/** The process ended before it answered. */
export class ChildEnded extends CodedError {
  constructor(name: string, cause: string) {
    super('MODEL_DOWN', `the process of ${name} ended before it answered (${cause})`);
  }
}

export interface Run {
  readonly pid: number | undefined;
  /** What the child says of itself. Rejects with the error of a child that can never start, or with ChildEnded. */
  readonly ready: Promise<unknown>;
  /** Why it ended. */
  readonly ended: Promise<string>;
  /** One at a time. An abort tells the child; it answers all the same. Throws what the child throws, or ChildEnded. */
  ask(method: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  kill(cause: string): void;
}

const LONGEST_LINE = 500;
/** Of what native code wrote last, this much is told as the cause of its end. */
const LAST_LINES = 3;

export function startRun(options: RunOptions): Run {
  const child = fork(fileURLToPath(options.module), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...options.env },
  });
  const lastLines = captureOutput(child, options);
  const ready = Promise.withResolvers<unknown>();
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  let killedFor: string | null = null;
  let over: string | null = null;
  let nextId = 0;

  child.on('message', (message: FromChild) => {
    if (message.kind === 'ready') ready.resolve(message.info);
    else if (message.kind === 'unfit') ready.reject(fromData(message.error));
    else if (message.kind === 'result') answers.get(message.id)?.resolve(message.result);
    else answers.get(message.id)?.reject(fromData(message.error));
  });
  const ended = endOf(child).then((how) => {
    const said = lastLines.length > 0 ? `${how}: ${lastLines.join(' | ')}` : how;
    const cause = killedFor ?? said;
    over = cause;
    for (const one of [ready, ...answers.values()]) one.reject(new ChildEnded(options.name, cause));
    return cause;
  });
  ready.promise.catch(() => {});
  post(child, { kind: 'start', settings: options.settings });

  return {
    pid: child.pid,
    ready: ready.promise,
    ended,
    async ask(method, input, signal) {
      if (over !== null) throw new ChildEnded(options.name, over);
      const id = nextId++;
      const answer = Promise.withResolvers<unknown>();
      answers.set(id, answer);
      const cancel = () => post(child, { kind: 'cancel', id });
      signal.addEventListener('abort', cancel, { once: true });
      post(child, { kind: 'request', id, method, input });
      try {
        return await answer.promise;
      } finally {
        answers.delete(id);
        signal.removeEventListener('abort', cancel);
      }
    },
    kill(cause) {
      killedFor ??= cause;
      child.kill('SIGKILL');
    },
  };
}

/** What is sent to a child that is going is lost: its end answers instead. */
function post(child: ChildProcess, message: ToChild): void {
  if (child.connected) child.send(message, () => {});
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // a turn later, when what it wrote last has been read
    child.once('exit', (code, signal) =>
      setImmediate(resolve, signal === null ? `exit code ${code}` : `signal ${signal}`),
    );
  });
}

/** Everything that native code writes goes to the log; the answer holds the last lines. */
function captureOutput(child: ChildProcess, { name, logger }: RunOptions): readonly string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (text) => {
      if (text.trim() === '') return;
      const line = text.slice(0, LONGEST_LINE);
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      logger.warn({ child: name, line }, 'a child process wrote');
    });
  }
  return last;
}
