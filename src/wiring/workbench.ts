/** Reading and learning page by page, without the flow: what is learned from one page helps with the next. */

import { learn } from '../../topics/learn.ts';
import type { Config } from '../config/schema.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { PageInput } from '../page/reading.ts';
import type { Assignment, Listener, Log } from '../ports/log.ts';
import type { PageResult } from '../ports/page-work.ts';
import type { Owner, Store } from '../ports/store.ts';
import { outcomeOf } from '../processors/read/outcome.ts';
import { publish } from '../processors/read/publish.ts';
import { Learner } from '../schema/learner.ts';
import type { DefinedFields } from '../schema/learning/defined.ts';
import type { Recogniser } from '../schema/recognise.ts';
import { openOwned } from './data.ts';
import { learnerDeps } from './learning.ts';
import { createLogger } from './logger.ts';
import { createModels } from './models.ts';
import { Opened } from './opened.ts';
import { createPages } from './pages.ts';
import { createRecognising } from './recognising.ts';

export interface WorkbenchParts {
  readonly log: Log;
  readonly store: Store;
  readonly recogniser: Recogniser;
  readonly learner: Learner;
  /** Rules of user-defined fields, by site: they hold whoever reads a page's text, and profiles take them over. */
  readonly defined: ReadonlyMap<string, DefinedFields>;
  /** A site's profiles changed. */
  changed(site: string): Promise<void>;
}

export interface PageToRead {
  readonly documentId: string;
  /** Whose profiles are tried, and learned. */
  readonly site: string;
  readonly page: PageInput;
}

export class Workbench {
  readonly #parts: WorkbenchParts;
  readonly #owner: Owner;
  /** Pages are of one moment, but come in an order. */
  #at = Date.now();

  private constructor(parts: WorkbenchParts, owner: Owner) {
    this.#parts = parts;
    this.#owner = owner;
  }

  /** Takes the place of `learn` in the data folder. */
  static async open(parts: WorkbenchParts): Promise<Workbench> {
    const { group, partition, epoch } = await takePartition(parts.log);
    return new Workbench(parts, { processor: group, partition, epoch });
  }

  /** Reads a page with what was learned so far, then learns from it. Throws what reading throws. */
  async read({ documentId, site, page }: PageToRead, signal: AbortSignal): Promise<PageResult> {
    const { recogniser, learner, defined } = this.#parts;
    this.#at += 1;
    const recognition = await recogniser.read(page, site, signal, defined.get(site));
    const { url } = page;
    const seen = { site, documentId, url, at: this.#at, rendered: false, reread: false };
    const outcome = outcomeOf(seen, recognition);
    const task = { documentId, url, location: url, hops: 0 };
    const read = { task, page, recognition, outcome, fetchedAt: this.#at, rendered: false };
    await this.#change(documentId, publish(read, this.#at, 0));
    const lesson = await learner.study(outcome, this.#at, signal);
    await this.#change(documentId, (tx) => lesson.changes(tx));
    if (lesson.changed.length > 0) await this.#parts.changed(site);
    return recognition.result;
  }

  #change(input: string, work: Parameters<Store['transaction']>[2]): Promise<unknown> {
    return this.#parts.store.transaction(this.#owner, input, work);
  }
}

/** One partition is as good as another: the owner's epoch is what the Store asks for. */
function takePartition(log: Log): Promise<Assignment> {
  return new Promise((resolve, reject) => {
    const ignore = () => {};
    const listener: Listener = { assigned: resolve, revoked: ignore, records: ignore, failed: reject };
    log.join('learn', learn.topic, listener).catch(reject);
  });
}

/** Opens a workbench over a data folder that no daemon owns. Throws FILE_OWNED, FILE_NEWER, GPU_REQUIRED. */
export async function openWorkbench(config: Config, name: string) {
  const logger = createLogger(config);
  const opened = new Opened();
  try {
    const { log, store } = opened.keep(await openOwned(config, name, logger));
    const pages = opened.keep(await createPages(config));
    const models = opened.keep(await createModels(config, logger));
    const { embedder } = models;
    const recognising = opened.keep(
      await createRecognising({ config, pages, log, store, embedder, logger, clock: systemClock }),
    );
    const defined = new Map<string, DefinedFields>();
    const deps = learnerDeps({ config, store, pages, models, recognising });
    const learner = new Learner({ ...deps, defined: (site) => defined.get(site) ?? {} });
    const bench = await Workbench.open({ log, store, learner, defined, ...recognising });
    return { bench, pages, defined, close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
