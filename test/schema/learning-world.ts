/** read and learn over a Store of their own, without log and engine: every record to its end, one at a time. */

import { createScanIndex } from '../../src/drivers/scan/index.ts';
import type { Processor } from '../../src/engine/processor.ts';
import type { Fetcher } from '../../src/ports/fetcher.ts';
import type { OutRecord } from '../../src/ports/log.ts';
import type { PageWork } from '../../src/ports/page-work.ts';
import type { Owner, Store } from '../../src/ports/store.ts';
import { createLearn } from '../../src/processors/learn/learn.ts';
import { createRead } from '../../src/processors/read/read.ts';
import { KnownProfiles } from '../../src/schema/known.ts';
import type { LearnerDeps } from '../../src/schema/learner.ts';
import type { Profile } from '../../src/schema/profile.ts';
import { Recogniser } from '../../src/schema/recognise.ts';
import { jobs } from '../../src/worker.ts';
import { decode, encode, identifier } from '../../topics/contract.ts';
import { type Document, documents } from '../../topics/documents.ts';
import { fetch } from '../../topics/fetch.ts';
import { type LearnRecord, learn } from '../../topics/learn.ts';
import { type SchemaRecord, schemas } from '../../topics/schemas.ts';
import { ownerOf } from '../contract/harness.ts';
import { contextAt, record } from '../processors/place.ts';
import { withNewPlace } from './place.ts';

export const START = 1_800_000_000_000;

/** What a worker does, here and now. */
export const inProcess: PageWork = {
  read: (task) => jobs.read(task),
  induce: (pages) => jobs.induce(pages),
  trial: (proposals, pages) => jobs.trial({ proposals, pages }),
  requirements: (pages) => jobs.requirements(pages),
  structure: async (document) => jobs.structure(document),
  questions: async (task) => jobs.questions(task),
  judge: async (task) => jobs.judge(task),
  close: async () => {},
};

export class LearningWorld {
  now = START;
  /** Whether the reader hears of changed profiles at once. */
  hears = true;
  readonly documents: Document[] = [];
  readonly schemas: SchemaRecord[] = [];
  /** Every record that was handled, by topic. */
  readonly handled: OutRecord[] = [];
  readonly store: Store;
  readonly #read: Processor;
  readonly #learn: Processor;
  readonly #owners: Readonly<Record<string, Owner>>;
  readonly #pages = new Map<string, string | Uint8Array>();
  readonly #known: KnownProfiles;
  #inputs = 0;

  constructor(store: Store, owners: Readonly<Record<string, Owner>>, changes: Partial<LearnerDeps>) {
    this.store = store;
    this.#owners = owners;
    this.#known = new KnownProfiles(store, () => this.now);
    const recogniser = new Recogniser({
      pages: inProcess,
      known: this.#known,
      index: createScanIndex(),
      semantics: null,
      onDegraded: (error) => {
        throw error;
      },
    });
    const settings = { deadlineMs: 1_000, maxHops: 1, claimMs: 1_000, admission: { visits: 9, bytes: 1e9 } };
    const web = { fetcher: this.#fetcher(), politeness: null, renderer: null };
    this.#read = createRead({ ...web, recogniser, store, settings }) as unknown as Processor;
    this.#learn = createLearn({
      store,
      pages: inProcess,
      propose: null,
      neighbours: null,
      deadlineMs: 1_000,
      settings: { samples: 5, attempts: 3, profiles: 8, ask: 1_000 },
      ...changes,
    }) as unknown as Processor;
  }

  #fetcher(): Fetcher {
    return {
      fetch: async ({ url }) => ({
        url,
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: bytesOf(this.#pages.get(url) ?? ''),
        fetchedAt: this.now,
      }),
      close: async () => {},
    };
  }

  /** A page is published, read, learned from, and all that follows. A second later. */
  async visit(url: string, html: string | Uint8Array): Promise<Document | undefined> {
    await this.visitAll([{ url, html }]);
    return this.documents.findLast(({ id }) => id === identifier(url));
  }

  /** Pages are published together: all are read before anything is learned from them. */
  async visitAll(pages: readonly { readonly url: string; readonly html: string | Uint8Array }[]): Promise<void> {
    this.now += 1_000;
    for (const { url, html } of pages) this.#pages.set(url, html);
    await this.drain(
      pages.map(({ url }) => encode(fetch, { documentId: identifier(url), url, location: url, hops: 0 })),
    );
  }

  async ask(request: LearnRecord): Promise<void> {
    this.now += 1_000;
    await this.drain([encode(learn, request)]);
  }

  /** Handles records and those that follow from them. */
  async drain(records: OutRecord[]): Promise<void> {
    for (let next = records.shift(); next !== undefined; next = records.shift()) {
      this.handled.push(next);
      if (next.topic === documents.topic) this.documents.push(decode(documents, next));
      else if (next.topic === schemas.topic) this.#changed(decode(schemas, next));
      else records.push(...(await this.#handle(next.topic === fetch.topic ? this.#read : this.#learn, next)));
    }
  }

  #changed(change: SchemaRecord): void {
    this.schemas.push(change);
    if (this.hears) this.#known.drop(change.current.site);
  }

  async #handle(processor: Processor, { topic, key, value, headers }: OutRecord): Promise<OutRecord[]> {
    const incoming = { ...record({ ...headers }), topic, key, value };
    const answer = await processor.handle(processor.decode(incoming), incoming, contextAt(this.now));
    if (answer.kind !== 'done') throw 'cause' in answer ? answer.cause : new Error(answer.kind);
    const owner = this.#owners[processor.name];
    if (owner === undefined || answer.effects === null) return [...answer.emits];
    this.#inputs += 1;
    const more = await this.store.transaction(owner, `${topic}/0/${this.#inputs}`, answer.effects);
    return [...answer.emits, ...more];
  }

  profiles(site: string): Promise<readonly Profile[]> {
    return this.store.profiles({ site });
  }
}

const bytesOf = (html: string | Uint8Array): Uint8Array => (typeof html === 'string' ? Buffer.from(html) : html);

export async function withWorld(
  test: (world: LearningWorld) => Promise<void>,
  changes: Partial<LearnerDeps> = {},
): Promise<void> {
  await withNewPlace(async (instance) => {
    const owners = { read: await ownerOf(instance, 'read'), learn: await ownerOf(instance, 'learn') };
    await test(new LearningWorld(instance.store, owners, changes));
  });
}
