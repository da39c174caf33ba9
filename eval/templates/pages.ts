/** Every page of the corpora and of the archive with its site and its fingerprints. */
import { createHash } from 'node:crypto';
import { loadConfig } from '../../src/config/load.ts';
import type { Logger } from '../../src/engine/logger.ts';
import { openArchive } from '../../src/main.ts';
import { decodePage } from '../../src/page/decode.ts';
import { siteOf } from '../../src/page/metadata/site.ts';
import { parsePage } from '../../src/page/parse.ts';
import type { PageInput } from '../../src/page/reading.ts';
import { sanitise } from '../../src/page/sanitise.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Embedder } from '../../src/ports/models.ts';
import { skeletonOf, structureOf } from '../../src/schema/fingerprint.ts';
import { MATCH } from '../../src/schema/thresholds.ts';
import { createEmbedder } from '../../src/wiring/models.ts';
import { corpus } from '../../test/quality/corpora.ts';
import { pagesOf, type TruePage } from '../pages.ts';

export const ARCHIVE = 'real-pages';
const CORPORA = [
  'fundus-evaluation',
  'msvcode-big9-chaos',
  'fundus-tests',
  'wcxb',
  'zyte-aeb',
  'daniel-waddle',
  'htmldate-eval',
  'mozilla-readability',
  'kz-sites',
  'swde-sample',
];

export interface Fingerprinted {
  /** Where the same bytes are: corpora, the archive. */
  readonly sets: Set<string>;
  readonly hash: string;
  /** Registrable domain. */
  readonly site: string;
  readonly page: PageInput;
  readonly text: string | null;
  readonly structure: Int8Array;
  /** Null without an embedder, and where the page's classes say too little. */
  readonly semantics: Float32Array | null;
}

/** Pages of a known site, the same bytes once. Pages that cannot be read are left out. */
export async function fingerprintedPages(): Promise<Fingerprinted[]> {
  const found = new Map<string, Omit<Fingerprinted, 'structure' | 'semantics'>>();
  const add = (set: string, site: string | null, page: PageInput, text: string | null): void => {
    if (site === null) return;
    const hash = createHash('sha256').update(page.bytes).digest('hex');
    const known = found.get(hash);
    if (known === undefined) found.set(hash, { sets: new Set([set]), hash, site, page, text });
    else known.sets.add(set);
  };
  for (const name of CORPORA) {
    const pages = pagesOf(name);
    const domains = domainsOf(pages);
    for (const { site, page, text } of pages) add(name, domains.get(site ?? '') ?? null, page, text);
  }
  for await (const page of archivedPages()) add(ARCHIVE, siteOf(page.url), page, null);
  return fingerprints([...found.values()]);
}

/** The commonest domain of each of the corpus's labels for sites; a label that is a domain is its own. */
function domainsOf(pages: readonly TruePage[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { site, line } of pages) {
    if (site === null) continue;
    const domain = siteOf(typeof line.url === 'string' ? line.url : `https://${site}/`);
    const weight = typeof line.url === 'string' ? 1 : 0;
    const ofSite = counts.get(site) ?? new Map<string, number>();
    counts.set(site, ofSite.set(domain, (ofSite.get(domain) ?? 0) + weight));
  }
  const commonest = (ofSite: Map<string, number>) =>
    [...ofSite].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  return new Map([...counts].map(([site, ofSite]) => [site, commonest(ofSite)]));
}

async function* archivedPages(): AsyncGenerator<PageInput> {
  const folder = corpus('warc');
  if (folder === null) throw new Error('there is no archive of real pages: set QUAKEWIRE_CORPORA');
  const archive = await openArchive(`${folder}/real-pages.warc.gz`);
  try {
    for await (const { url, contentType, body, failure } of archive.pages()) {
      if (failure === null) yield { bytes: body, url, contentType, hints: {}, now: Date.now() };
    }
  } finally {
    await archive.close();
  }
}

async function fingerprints(
  pages: readonly Omit<Fingerprinted, 'structure' | 'semantics'>[],
): Promise<Fingerprinted[]> {
  const embedder = await startEmbedder();
  const done: Fingerprinted[] = [];
  try {
    for (const page of pages) {
      const made = await fingerprintsOf(page.page, embedder).catch(() => null);
      if (made !== null) done.push({ ...page, ...made });
      if (done.length % 100 === 0) console.error(`${done.length} of ${pages.length} pages have their fingerprints`);
    }
  } finally {
    await embedder?.close();
  }
  return done;
}

/** Not by SemanticFingerprints: nothing is shared here between pages, and nothing is too slow. */
async function fingerprintsOf(page: PageInput, embedder: Embedder | null) {
  const tree = parsePage(decodePage(page.bytes, page.contentType).html);
  sanitise(tree);
  const skeleton = skeletonOf(tree);
  const texts = skeleton.length < MATCH.skeleton ? [] : [skeleton];
  const [semantics] = (await embedder?.embed(texts, new AbortController().signal)) ?? [];
  return { structure: structureOf(tree), semantics: semantics ?? null };
}

/** Null where its files are not there. */
async function startEmbedder(): Promise<Embedder | null> {
  const say = (fields: object, message: string) => console.error(message, fields);
  const logger: Logger = { debug() {}, info() {}, warn: say, error: say, child: () => logger };
  try {
    return await createEmbedder(loadConfig({}), logger);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'MODEL_MISSING') throw error;
    say({ error: error.message }, 'there is no embedder');
    return null;
  }
}
