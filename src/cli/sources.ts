/** Pages from the file system: WARC files, HTML files, folders of them with a manifest or without. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { siteOf } from '../page/metadata/site.ts';
import type { PageInput } from '../page/reading.ts';
import { CodedError } from '../ports/errors.ts';

export interface SourcePage {
  readonly id: string;
  readonly url: string | null;
  /** Whose template it has, where the manifest says so. */
  readonly site?: string | null;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
  /** Why the bytes are missing. */
  readonly failure?: CodedError | null;
}

/** Manifest lines carry more (licence, truth); only this concerns reading. */
const manifestLine = z.object({
  id: z.string(),
  file: z.string(),
  url: z.string().nullish(),
  site: z.string().nullish(),
});

const MANIFEST = 'manifest.jsonl.gz';

/** Pages without an address of their own are read as if they came from here (a name that no host can have). */
const NOWHERE = 'page.invalid';

/** A page as its readers take it. */
export function inputOf(page: SourcePage): PageInput {
  const { bytes, contentType } = page;
  return { bytes, url: addressOf(page), contentType, hints: {}, now: Date.now() };
}

/** Whose template a page has: what the manifest says, or its registrable domain. */
export function siteOfSource(page: SourcePage): string {
  return page.site ?? siteOf(addressOf(page));
}

function addressOf({ id, url, site }: SourcePage): string {
  return url ?? `https://${site ?? NOWHERE}/${encodeURIComponent(id)}`;
}

/** All pages under the paths, in the order given. Throws FILE_UNREADABLE. */
export async function* pagesOf(paths: readonly string[]): AsyncGenerator<SourcePage> {
  for (const path of paths) {
    const stats = await stat(path).catch((cause: unknown) => {
      throw unreadable(path, cause);
    });
    if (stats.isDirectory()) yield* pagesOfFolder(path);
    else if (/\.warc(\.gz)?$/.test(path)) yield* pagesOfArchive(path);
    else yield { id: basename(path), url: null, contentType: null, bytes: await read(path) };
  }
}

async function* pagesOfFolder(folder: string): AsyncGenerator<SourcePage> {
  const manifest = join(folder, MANIFEST);
  if (!existsSync(manifest)) return yield* filesOfFolder(folder);
  const lines = Buffer.from(await read(manifest))
    .toString('utf8')
    .split('\n');
  for (const text of lines.filter((line) => line.trim() !== '')) {
    const { id, file, url, site } = parseLine(manifest, text);
    yield { id, url: url ?? null, site: site ?? null, contentType: null, bytes: await read(join(folder, file)) };
  }
}

/** A folder without a manifest: its HTML files by name, folders inside included. */
async function* filesOfFolder(folder: string): AsyncGenerator<SourcePage> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.html?(?:\.gz)?$/i.test(name)).sort();
  if (names.length === 0) {
    const wanted = `neither ${MANIFEST} nor HTML files are in this folder`;
    throw new CodedError('FILE_UNREADABLE', wanted, { value: folder });
  }
  for (const id of names) yield { id, url: null, contentType: null, bytes: await read(join(folder, id)) };
}

async function* pagesOfArchive(path: string): AsyncGenerator<SourcePage> {
  const { openArchive } = await import('../main.ts');
  const archive = await openArchive(path);
  try {
    for await (const { body, ...page } of archive.pages()) yield { id: page.url, ...page, bytes: body };
  } finally {
    await archive.close();
  }
}

function parseLine(manifest: string, text: string) {
  try {
    return manifestLine.parse(JSON.parse(text));
  } catch (cause) {
    const wanted = `a line of ${manifest} names no page (it takes id and file, and url and site where known)`;
    throw new CodedError('FILE_UNREADABLE', wanted, { value: text, cause });
  }
}

async function read(path: string): Promise<Uint8Array> {
  try {
    const bytes = await readFile(path);
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): CodedError {
  return new CodedError('FILE_UNREADABLE', 'cannot be read', { value: path, cause });
}
