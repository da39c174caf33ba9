import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';

export const fetchRecord = z.object({
  documentId: z.string(),
  /** The URL as intake canonicalised it: what the document's id is made of. */
  url: z.string(),
  /** Where to ask now: after a redirect to another host no longer `url`. */
  location: z.string(),
  hops: z.number().int().min(0),
  language: z.string().optional(),
  country: z.string().optional(),
  render: z.enum(['auto', 'never', 'always']).optional(),
  refresh: z.boolean().optional(),
  withdraw: z.boolean().optional(),
  /** Nothing is fetched: the stored page is read again, as this profile was promoted. */
  reread: z.object({ pageHash: z.string(), profile: z.string(), version: z.number().int() }).optional(),
});
export type FetchRecord = z.infer<typeof fetchRecord>;

export const fetch: Contract<FetchRecord> = {
  topic: 'fetch',
  description: 'accepted URLs, and stored pages to be read again, keyed by the host to be asked',
  public: null,
  schema: fetchRecord,
  version: 1,
  partitions: 8,
  retentionMs: 7 * DAY_MS,
  compact: false,
  maxBytes: 64 * 1024,
  keyed: 'host (and port) to be asked',
  key: (value) => new URL(value.location).host,
  orderKey: (value) => value.documentId,
  eventId: ({ documentId, hops, reread }) =>
    reread ? `${documentId}/${reread.pageHash}/${reread.profile}/${reread.version}` : `${documentId}/${hops}`,
};
