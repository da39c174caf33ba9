/** What runs in a worker thread. */
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { type Recognise, readPage } from '../page/read.ts';
import type { PageResult, PageTask, SamplePage } from '../ports/page-work.ts';
import { applyProfiles } from './apply.ts';
import { skeletonOf, structureOf } from './fingerprint.ts';
import { induce } from './induce/induce.ts';
import { induceFields } from './induce/requirements.ts';
import type { Proposal } from './profile.ts';
import { trial } from './trial.ts';
import { definedFields } from './values.ts';

export const jobs = {
  read,
  induce,
  requirements: induceFields,
  trial: ({ proposals, pages }: { proposals: readonly Proposal[]; pages: readonly SamplePage[] }) =>
    trial(proposals, pages),
};

/** Reads a page with the profiles that may fit, and prepares its bytes for the Store. Throws CodedErrors of the page group. */
async function read({ page, profiles, skeleton, fields: defined = {} }: PageTask): Promise<PageResult> {
  const watch = new Stopwatch();
  const seen = { ...NOTHING_SEEN };
  const recognise: Recognise = (readable, metadata) => {
    seen.structure = structureOf(readable.tree);
    watch.lap('match');
    const { recognised, profile, considered, fields } = applyProfiles(profiles, readable, metadata);
    Object.assign(seen, { profile, considered, fields: { ...definedFields(defined, readable.tree), ...fields } });
    if (skeleton && recognised === null) seen.skeleton = skeletonOf(readable.tree);
    return recognised;
  };
  const reading = await readPage(page, recognise, watch.lap);
  const hash = createHash('sha256').update(page.bytes).digest('hex');
  // a view of a larger buffer would be cloned with all of it
  const compressed = new Uint8Array(zstdCompressSync(page.bytes));
  watch.lap('hash');
  return { hash, compressed, reading, ...seen, stages: watch.stages, ms: watch.total };
}

/** Milliseconds by stage. */
class Stopwatch {
  readonly stages: Record<string, number> = {};
  total = 0;
  #last = performance.now();

  readonly lap = (stage: string): void => {
    const now = performance.now();
    this.stages[stage] = now - this.#last;
    this.total += now - this.#last;
    this.#last = now;
  };
}

type Seen = { -readonly [Key in 'fields' | 'profile' | 'considered' | 'structure' | 'skeleton']: PageResult[Key] };

const NOTHING_SEEN: Seen = { fields: {}, profile: null, considered: [], structure: new Int8Array(512), skeleton: null };
