/** A server of the tests as a process that cannot outlive them: when this process ends in whatever way, so does the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';

// starts the server, says its id, and kills it when the other end of descriptor 3 is gone, for which a kill -9 of its holder is enough
const KEEPER =
  '"$@" </dev/null 3<&- & pid=$!; echo $pid >&3; (cat >/dev/null; kill -9 $pid) <&3 2>/dev/null & wait $pid';

export interface ServerOptions {
  readonly cwd: string;
  /** A file that its output is added to. */
  readonly log: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Runs it as this user and group. */
  readonly uid?: number;
  readonly gid?: number;
}

export class ServerProcess {
  readonly #keeper: ChildProcess;
  readonly #exited: Promise<void>;
  readonly pid: number;
  #ended = false;

  private constructor(keeper: ChildProcess, link: Socket, pid: number) {
    this.#keeper = keeper;
    this.pid = pid;
    const last = () => this.signal('SIGKILL');
    process.once('exit', last);
    this.#exited = once(keeper, 'exit').then(() => {
      this.#ended = true;
      process.off('exit', last);
      link.destroy();
    });
    // a test process may end though its servers run
    keeper.unref();
    link.unref();
  }

  /** Answers once the process is there, which says nothing of whether it serves yet. */
  static async start(command: string, args: readonly string[], options: ServerOptions): Promise<ServerProcess> {
    const { log: path, ...rest } = options;
    const log = openSync(path, 'a');
    const stdio = ['ignore', log, log, 'pipe'] as const;
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', command, ...args], {
      ...rest,
      detached: true,
      stdio: [...stdio],
    });
    closeSync(log);
    const link = keeper.stdio[3] as Socket;
    const [said] = await once(link, 'data');
    return new ServerProcess(keeper, link, Number(said));
  }

  get ended(): boolean {
    return this.#ended;
  }

  signal(name: NodeJS.Signals): void {
    if (this.#ended) return;
    try {
      process.kill(this.pid, name);
    } catch {
      // it has just gone, and its keeper has not said so yet
    }
  }

  /** kill -9; answers when it is gone. */
  kill(): Promise<void> {
    return this.stop('SIGKILL', 0);
  }

  /** Asks it to end with `signal`, and kills it if that took longer than `ms`. */
  async stop(signal: NodeJS.Signals, ms: number): Promise<void> {
    if (this.#ended) return;
    this.#keeper.ref();
    const timer = setTimeout(() => this.signal('SIGKILL'), ms);
    this.signal(signal);
    await this.#exited;
    clearTimeout(timer);
  }
}
