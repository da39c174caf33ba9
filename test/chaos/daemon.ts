/** A quakewire command as a process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/quakewire.mjs', import.meta.url));

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class Command {
  readonly #child: ChildProcess;
  readonly exited: Promise<Exit>;
  #ended = false;

  /** Its standard error is added to the file `log`. */
  constructor(args: readonly string[], settings: Readonly<Record<string, string>>, log: string) {
    const file = openSync(log, 'a');
    this.#child = spawn(process.execPath, [BIN, ...args], {
      env: { ...withoutSettings(process.env), ...settings },
      stdio: ['ignore', 'ignore', file],
    });
    closeSync(file);
    const last = () => this.#child.kill('SIGKILL');
    process.once('exit', last);
    this.exited = once(this.#child, 'exit').then(([code, signal]) => {
      this.#ended = true;
      process.off('exit', last);
      return { code, signal };
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get ended(): boolean {
    return this.#ended;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** kill -9; answers whether the process was still there to be killed. */
  async kill(): Promise<boolean> {
    this.#child.kill('SIGKILL');
    return (await this.exited).signal === 'SIGKILL';
  }

  /** SIGTERM; answers with the exit code, null where it took longer than `ms` and had to be killed. */
  async stop(ms: number): Promise<number | null> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), ms);
    this.#child.kill('SIGTERM');
    const { code } = await this.exited;
    clearTimeout(timer);
    return code;
  }
}

/** Lets a signal end the process in the way that ends its commands too. */
export function endChildrenToo(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

interface Line {
  /** ISO 8601. */
  readonly time: string;
  readonly msg: string;
  readonly processor?: string;
}

/** The log lines that a command wrote; a line that a kill cut short is left out. */
export function readLog(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line.startsWith('{') ? [JSON.parse(line)] : [];
      } catch {
        return [];
      }
    });
}

function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(QUAKEWIRE_|KAFKA_|QDRANT_|DATABASE_)/.test(name)),
  );
}
