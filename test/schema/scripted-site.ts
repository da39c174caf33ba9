/** A site whose templates and rules are mere names, so that what reads what, and how well, is the test's to say. */
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type { PageWork, SamplePage } from '../../src/ports/page-work.ts';
import type { Owner, Store } from '../../src/ports/store.ts';
import { Learner, type LearnerDeps, type Lesson, type Study } from '../../src/schema/learner.ts';
import type { PageOutcome } from '../../src/schema/learning/records.ts';
import { isLive } from '../../src/schema/life.ts';
import type { Considered, Profile, Proposal, Rules } from '../../src/schema/profile.ts';
import { ownerOf } from '../contract/harness.ts';
import { css, rules } from './apply-support.ts';
import { withNewPlace } from './place.ts';

export const SITE = 'paper.example';
const GAMMA = 0.8;

/** Utility of rules of a template (`A`, or a better `A+`) on pages of one. */
export type Worth = (rule: string, template: string) => number;

/** Rules read their own template, and nothing else. */
export const strict: Worth = (rule, template) => (rule.replaceAll('+', '') === template ? 0.95 : 0.1);

/** Structures: those of `A` and `A2` are alike, those of `A` and `B` are not. */
function structureOf(template: string): Int8Array {
  const structure = new Int8Array(512);
  structure[template.charCodeAt(0)] = 100;
  structure[256 + template.charCodeAt(template.length - 1)] = 60;
  return structure;
}

const templateOf = ({ page }: SamplePage): string => Buffer.from(page.bytes).toString().split(' ')[0] ?? '';
const ruleOf = ({ fields }: Rules): string => fields.text?.selectors[0]?.value ?? '';
const proposalOf = (rule: string): Proposal => ({
  rules: rules(css(rule)),
  origin: { kind: 'deterministic', name: rule, promptVersion: null },
});

export class ScriptedSite {
  now = 1_800_000_000_000;
  worth: Worth = strict;
  /** What induction proposes for pages of a template. */
  proposes: (template: string) => readonly string[] = (template) => [template];
  inductions = 0;
  /** All that was asked to be read again. */
  readonly reread: string[] = [];
  readonly changed: string[] = [];
  readonly store: Store;
  readonly #owner: Owner;
  readonly #learner: Learner;
  #pages = 0;

  constructor(store: Store, owner: Owner, changes: Partial<LearnerDeps> = {}) {
    this.store = store;
    this.#owner = owner;
    const settings = { samples: 5, attempts: 3, profiles: 8, ask: 1_000 };
    this.#learner = new Learner({ store, pages: this.#work(), propose: null, neighbours: null, settings, ...changes });
  }

  #work(): Pick<PageWork, 'induce' | 'trial'> {
    return {
      induce: async (pages) => {
        this.inductions += 1;
        const templates = [...new Set(pages.map(templateOf))];
        return { proposals: templates.flatMap(this.proposes).map(proposalOf), blocks: [], outline: '' };
      },
      trial: async (proposals, pages) =>
        proposals.map((proposal) => ({
          proposal,
          fragility: 0.1,
          pages: pages.map((page) => {
            const utility = this.worth(ruleOf(proposal.rules), templateOf(page));
            const valid = utility >= GAMMA;
            const fault = valid ? null : ('missing-content' as const);
            return { hash: page.hash, utility, valid, fault, agreement: valid ? 1 : 0, fallback: 0.9 };
          }),
        })),
    };
  }

  /** A new page of a template: published, read with what is live, learned from, and all that follows. */
  async visit(template: string): Promise<PageOutcome> {
    this.#pages += 1;
    return this.read(`${template} ${this.#pages}`, `document-${String(this.#pages).padStart(4, '0')}`, false);
  }

  async read(content: string, documentId: string, reread: boolean): Promise<PageOutcome> {
    this.now += 1_000;
    const url = `https://${SITE}/${documentId}`;
    const pageHash = createHash('sha256').update(content).digest('hex');
    if (!reread) await this.#publish(content, documentId, url, pageHash);
    const at = (await this.store.page(pageHash))?.fetchedAt ?? this.now;
    const outcome = await this.#outcome(content, { documentId, url, pageHash, at, reread });
    await this.study(outcome);
    return outcome;
  }

  async #publish(content: string, documentId: string, url: string, hash: string): Promise<void> {
    const page = { hash, documentId, url, site: SITE, contentType: null, fetchedAt: this.now, rendered: false };
    const texts = { rawText: '', mainText: '', parsed: '{}', searchResult: null };
    const times = { created: this.now, updated: this.now };
    await this.store.transaction(this.#owner, `read/0/${this.#pages}`, async (tx) => {
      await tx.putPage({ ...page, language: null, country: null, bytes: zstdCompressSync(content) });
      const identity = { id: documentId, url, site: SITE, pageHash: hash };
      await tx.putDocument({ ...identity, ...texts, ...times, revision: 1, status: 'published' });
    });
  }

  async #outcome(content: string, seen: Pick<PageOutcome, 'documentId' | 'url' | 'pageHash' | 'at' | 'reread'>) {
    const template = content.split(' ')[0] ?? '';
    const live = (await this.profiles()).filter(isLive);
    const considered = live.map((profile): Considered => {
      const utility = this.worth(ruleOf(profile.rules), template);
      const { id, version, site } = profile;
      return { id, version, site, utility, valid: utility >= GAMMA, fault: utility >= GAMMA ? null : 'wrong-element' };
    });
    const [best] = considered.filter(({ valid }) => valid).sort((one, other) => other.utility - one.utility);
    return {
      kind: 'outcome' as const,
      site: SITE,
      ...seen,
      path: best === undefined ? ('fallback:density' as const) : ('schema' as const),
      profile: best === undefined ? null : { id: best.id, version: best.version, site: best.site },
      utility: best?.utility ?? 0.9,
      considered,
      rendered: false,
      language: 'en',
      country: null,
      structure: Buffer.from(structureOf(template).buffer).toString('base64'),
      semantics: null,
    };
  }

  /** Studies a record, makes its changes, and follows what it leads to. */
  async study(record: Study): Promise<Lesson> {
    const lesson = await this.#learner.study(record, this.now, new AbortController().signal);
    await this.store.transaction(this.#owner, `learn/0/${this.#pages}`, (tx) => lesson.changes(tx));
    this.changed.push(...lesson.changed);
    for (const request of lesson.more) await this.study(request);
    for (const { documentId, pageHash } of lesson.reread) {
      this.reread.push(documentId);
      const content = await this.#contentOf(pageHash);
      if (content !== null) await this.read(content, documentId, true);
    }
    return lesson;
  }

  async #contentOf(hash: string): Promise<string | null> {
    const { zstdDecompressSync } = await import('node:zlib');
    const page = await this.store.page(hash);
    return page === null ? null : zstdDecompressSync(page.bytes).toString();
  }

  ask(
    action: 'pin' | 'unpin' | 'retire' | 'learn' | 'roll-back',
    profile: string | null = null,
    version: number | null = null,
  ) {
    this.now += 1_000;
    return this.study({ kind: 'request', site: SITE, action, profile, version });
  }

  profiles(): Promise<readonly Profile[]> {
    return this.store.profiles({ site: SITE });
  }

  /** Rule, version and status of every version, by rule, then version. */
  async summary(): Promise<string[]> {
    const profiles = await this.profiles();
    return profiles.map(({ rules: one, version, status }) => `${ruleOf(one)} v${version} ${status}`).sort();
  }
}

export async function withSite(
  test: (site: ScriptedSite) => Promise<void>,
  changes: Partial<LearnerDeps> = {},
): Promise<void> {
  await withNewPlace(async (instance) => {
    await test(new ScriptedSite(instance.store, await ownerOf(instance, 'learn'), changes));
  });
}
