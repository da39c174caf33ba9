/** Pages through a whole daemon in this process: first the sites are learned, then pages of known sites are measured. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Daemon, startDaemon } from '../src/main.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { type Cost, startCost } from './bare.ts';
import { type ArticleServer, localConfig } from './place.ts';

export interface FlowOptions {
  /** Those that name the servers, if any. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Some processors only. */
  readonly only?: readonly string[];
}

/** Six of each of the 40 sites. */
export const FIRST_PAGES = 240;
/** Nothing more was finished for so long, and nothing is in flight: everything is done. */
const QUIET_MS = 600;
const LOOK_MS = 10;

export class Flow {
  readonly #daemon: Daemon;
  readonly #server: ArticleServer;
  readonly #folder: string;
  #next = 0;

  private constructor(daemon: Daemon, server: ArticleServer, folder: string) {
    this.#daemon = daemon;
    this.#server = server;
    this.#folder = folder;
  }

  static async open(server: ArticleServer, { settings = {}, only }: FlowOptions = {}): Promise<Flow> {
    const folder = await mkdtemp(join(tmpdir(), 'quakewire-bench-'));
    const daemon = await startDaemon(localConfig(folder, settings), { name: 'bench', ...(only && { only }) });
    return new Flow(daemon, server, folder);
  }

  /** Publishes so many new pages, and waits until nothing more is done about them; the wait itself is not counted. */
  async through(pages: number): Promise<Cost> {
    const numbers = Array.from({ length: pages }, () => this.#next++);
    const before = this.#finished('read');
    const cost = startCost();
    await this.#daemon.log.append(numbers.map((number) => encode(urls, { url: this.#server.spread(number) })));
    let last = { cost: cost(pages), done: -1, at: performance.now() };
    while (this.#finished('read') - before < pages || this.#inFlight() > 0 || performance.now() - last.at < QUIET_MS) {
      const done = this.#finished();
      if (done !== last.done) last = { cost: cost(pages), done, at: performance.now() };
      await sleep(LOOK_MS);
    }
    return last.cost;
  }

  /** Seconds until 40 sites' first pages are read, the sites learned, and the pages read again. */
  async learn(): Promise<number> {
    return (await this.through(FIRST_PAGES)).seconds;
  }

  async close(): Promise<void> {
    await this.#daemon.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Records that were finished and committed: by one processor, or by all. */
  #finished(processor?: string): number {
    return this.#daemon.meter
      .counted('records')
      .filter(({ labels }) => labels.outcome !== 'wait' && (processor === undefined || labels.processor === processor))
      .reduce((sum, { value }) => sum + value, 0);
  }

  #inFlight(): number {
    return this.#daemon.engine.load().reduce((sum, { inFlight }) => sum + inFlight, 0);
  }
}
