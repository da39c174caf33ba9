/** The client that sends and reads back, and is not quakewire: a Python program that takes commands. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Python } from '../support/python.ts';
import type { Row } from './readback.ts';

const PROGRAM = join(import.meta.dirname, 'client.py');

export class Client {
  readonly #commands: Writable;
  readonly #answers: AsyncIterator<string>;
  readonly #lines: Interface;
  #last: Promise<unknown> = Promise.resolve();

  /** `groups`: the topic that each of them reads. Its complaints go to the file `log`. It ends with this process. */
  constructor({ python, env }: Python, brokers: string, groups: Readonly<Record<string, string>>, log: string) {
    const file = openSync(log, 'a');
    const args = [PROGRAM, brokers, JSON.stringify(groups)];
    const child = spawn(python, args, { env, stdio: ['pipe', 'pipe', file] });
    closeSync(file);
    // both were asked for as pipes
    this.#commands = child.stdin as Writable;
    this.#lines = createInterface({ input: child.stdout as Readable });
    this.#answers = this.#lines[Symbol.asyncIterator]();
  }

  /** Answers when it has found the broker. */
  async ready(): Promise<void> {
    await this.#ask({ do: 'ready' });
  }

  /** All in one append; answers when it began, in milliseconds since the epoch. Waits while the broker is away. */
  async send(topic: string, values: readonly string[], key: string | null = null): Promise<number> {
    return Number((await this.#ask({ do: 'send', topic, values, key })).at);
  }

  /** Notes from now on when committed records of a topic come. */
  async follow(topic: string): Promise<void> {
    await this.#ask({ do: 'follow', topic });
  }

  /** When the first record of each key came, in milliseconds since the epoch. */
  async seen(): Promise<ReadonlyMap<string, number>> {
    const { seen } = await this.#ask({ do: 'seen' });
    return new Map(Object.entries(seen as Record<string, number>));
  }

  /** Where the groups' topics end, when each group has finished all of its own; null while there is work left. */
  async finishedEnds(): Promise<string | null> {
    const { ends, open } = await this.#ask({ do: 'look' });
    return open === 0 ? String(ends) : null;
  }

  /** Leaves all committed records in `file`, one a line. */
  async dump(topics: readonly string[], file: string): Promise<Row[]> {
    await this.#ask({ do: 'dump', topics, file });
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Row).sort(byPlace);
  }

  close(): void {
    this.#commands.end();
    this.#lines.close();
  }

  /** One after the other: answers come in the order of the commands. */
  #ask(command: object): Promise<Record<string, unknown>> {
    const answer = this.#last.then(async () => {
      this.#commands.write(`${JSON.stringify(command)}\n`);
      const { value } = await this.#answers.next();
      const said = value === undefined ? { error: 'it ended' } : JSON.parse(value);
      if ('error' in said) throw new Error(`the client that reads back failed: ${said.error}`);
      return said;
    });
    this.#last = answer.catch(() => {});
    return answer;
  }
}

function byPlace(one: Row, other: Row): number {
  return one.topic.localeCompare(other.topic) || one.partition - other.partition || one.offset - other.offset;
}
