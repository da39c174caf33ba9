/** Stored pages that are to be read again, as a profile was promoted that may read them better. */
import { zstdDecompressSync } from 'node:zlib';
import type { PageInput } from '../../page/reading.ts';
import { CodedError } from '../../ports/errors.ts';
import type { PageRow, Store } from '../../ports/store.ts';

/** A stored page's row. Throws PAGE_GONE. */
export async function storedPage(store: Pick<Store, 'page'>, hash: string): Promise<PageRow> {
  const row = await store.page(hash);
  if (row === null) throw new CodedError('PAGE_GONE', 'the page is not stored any more', { value: hash });
  return row;
}

/** What it was read from. Its date is judged by the time at which it was fetched. */
export function inputOf(row: PageRow): PageInput {
  const { bytes, url, contentType, language, country, fetchedAt } = row;
  const hints = { language: language ?? undefined, country: country ?? undefined };
  return { bytes: zstdDecompressSync(bytes), url, contentType, hints, now: fetchedAt };
}
