/** Stored pages to learn from. */
import { zstdDecompressSync } from 'node:zlib';
import type { OutcomeRow } from '../../ports/learning-store.ts';
import type { SamplePage } from '../../ports/page-work.ts';
import type { PageRow, Store } from '../../ports/store.ts';

export interface Sample extends SamplePage {
  readonly row: OutcomeRow;
  /** What the publisher of its URL said. */
  readonly country: string | null;
}

/** The pages of these outcomes whose bytes are still there, at most `limit`. */
export async function loadSamples(
  store: Pick<Store, 'page'>,
  rows: readonly OutcomeRow[],
  limit: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const row of rows) {
    if (samples.length === limit) break;
    const page = await store.page(row.pageHash);
    if (page !== null) samples.push({ hash: row.pageHash, page: inputOf(page), row, country: page.country });
  }
  return samples;
}

/** What a stored page was read from. Its date is judged by the time at which it was fetched. */
export function inputOf({ bytes, url, contentType, language, country, fetchedAt }: PageRow): SamplePage['page'] {
  const hints = { language: language ?? undefined, country: country ?? undefined };
  return { bytes: zstdDecompressSync(bytes), url, contentType, hints, now: fetchedAt };
}

/** The most frequent value that is one; the first of equals. */
export function mostFrequent(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
