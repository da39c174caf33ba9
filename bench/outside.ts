/** Publishes and subscribes on Kafka with a client that is not quakewire, and tells how long documents took. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentId } from '../src/page/url.ts';
import { Client } from '../test/chaos/client.ts';
import { GROUPS } from '../test/chaos/kafka.ts';
import type { Python } from '../test/support/python.ts';

const DOCUMENTS_MS = 300_000;
const REST_MS = 300_000;
const LOOK_MS = 100;

export class Outside {
  readonly #client: Client;
  readonly #prefix: string;

  private constructor(client: Client, prefix: string) {
    this.#client = client;
    this.#prefix = prefix;
  }

  /** The topics must be there. */
  static async open(python: Python, brokers: string, prefix: string, folder: string): Promise<Outside> {
    const groups = Object.entries(GROUPS).map(([group, topic]) => [prefix + group, prefix + topic]);
    const client = new Client(python, brokers, Object.fromEntries(groups), join(folder, 'client.log'));
    await client.follow(`${prefix}documents`);
    return new Outside(client, prefix);
  }

  /** Publishes all at once; answers the milliseconds until the last document was read. `key`: one for all of them. */
  async through(pages: readonly string[], key?: string): Promise<number> {
    const sent = await this.#client.send(`${this.#prefix}urls`, pages, key);
    return Math.max(...(await this.#documentsOf(pages))) - sent;
  }

  /** Publishes a page every `gap` milliseconds; answers how long each took to be read, in milliseconds. */
  async paced(pages: readonly string[], gap: number): Promise<readonly number[]> {
    const started = performance.now();
    const sent: number[] = [];
    for (const [at, page] of pages.entries()) {
      await sleep(Math.max(0, started + at * gap - performance.now()));
      sent.push(await this.#client.send(`${this.#prefix}urls`, [page]));
    }
    const seen = await this.#documentsOf(pages);
    return seen.map((when, at) => when - (sent[at] as number));
  }

  /**
   * Waits until everything is done, what was learned and is read again included. Two equal looks: a record may slip from a
   * topic that was looked at later to one that was looked at before.
   */
  async rest(): Promise<void> {
    const end = performance.now() + REST_MS;
    let before: string | null = null;
    while (performance.now() < end) {
      const ends = await this.#client.finishedEnds();
      if (ends !== null && ends === before) return;
      before = ends;
      await sleep(LOOK_MS);
    }
    throw new Error('the daemons did not come to rest');
  }

  close(): void {
    this.#client.close();
  }

  /** When the document of each page was read, in milliseconds since the epoch. */
  async #documentsOf(pages: readonly string[]): Promise<number[]> {
    const end = performance.now() + DOCUMENTS_MS;
    const ids = pages.map(documentId);
    for (;;) {
      const seen = await this.#client.seen();
      if (ids.every((id) => seen.has(id))) return ids.map((id) => seen.get(id) as number);
      if (performance.now() > end) throw new Error('documents did not come');
      await sleep(LOOK_MS);
    }
  }
}
