/** Pages of the test corpora with their truth. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageInput } from '../src/page/reading.ts';
import { corpus } from '../test/quality/corpora.ts';

export interface TruePage {
  readonly id: string;
  readonly page: PageInput;
  /** Site or publisher: whose template it is; null where the corpus does not say. */
  readonly site: string | null;
  /** The body; null where the truth has none. */
  readonly text: string | null;
  /** The manifest's line. */
  readonly line: Readonly<Record<string, unknown>>;
}

/** A page without an address gets one of its site, or of nowhere. */
const NOWHERE = 'page.invalid';

/** Pages of one corpus in the manifest's order. Throws where the corpora are not there: QUAKEWIRE_CORPORA says where. */
export function pagesOf(name: string): TruePage[] {
  const folder = corpus(`corpora/${name}`);
  if (folder === null) throw new Error(`there is no corpus ${name}: set QUAKEWIRE_CORPORA`);
  const lines = gunzipSync(readFileSync(join(folder, 'manifest.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  return lines.map((line) => toPage(folder, JSON.parse(line)));
}

function toPage(folder: string, line: Record<string, unknown>): TruePage {
  const stored = readFileSync(join(folder, String(line.file)));
  const bytes = String(line.file).endsWith('.gz') ? gunzipSync(stored) : stored;
  const site = textOf(line.site) ?? textOf(line.publisher) ?? textOf(line.domain);
  const url = textOf(line.url) ?? `https://${site ?? NOWHERE}/${encodeURIComponent(String(line.id))}`;
  const truth = (line.truth ?? {}) as Record<string, unknown>;
  const paragraphs = Array.isArray(truth.body_paragraphs) ? truth.body_paragraphs.join('\n') : null;
  return {
    id: String(line.id),
    page: { bytes, url, contentType: null, hints: {}, now: Date.now() },
    site,
    text: textOf(truth.body_text) ?? paragraphs,
    line,
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
