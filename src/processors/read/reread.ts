/** Stored pages that are to be read again, as a profile was promoted that may read them better. */
import { CodedError } from '../../ports/errors.ts';
import type { PageRow, Store } from '../../ports/store.ts';

/** A stored page's row. Throws PAGE_GONE. */
export async function storedPage(store: Pick<Store, 'page'>, hash: string): Promise<PageRow> {
  const row = await store.page(hash);
  if (row === null) throw new CodedError('PAGE_GONE', 'the page is not stored any more', { value: hash });
  return row;
}
