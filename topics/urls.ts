import { z } from 'zod';
import { type Contract, DAY_MS, identifier } from './contract.ts';

/** What a publisher may say about a URL. Unknown members are ignored, so that publishers may carry their own. */
export const urlRecord = z.object({
  url: z.string().min(1),
  language: z.string().max(35).optional().describe('BCP 47 tag of the page, a hint'),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional()
    .describe('ISO 3166-1 alpha-2 code of the source, a hint'),
  notAfter: z.iso.datetime({ offset: true }).optional().describe('the page is of no use after this time'),
  render: z.enum(['auto', 'never', 'always']).optional().describe('whether a browser reads it'),
  refresh: z.boolean().optional().describe('read it again although a document of it exists'),
  withdraw: z.boolean().optional().describe('publish a withdrawn revision of its document instead of reading it'),
});
export type UrlRecord = z.infer<typeof urlRecord>;

export const urls: Contract<UrlRecord> = {
  topic: 'urls',
  description: 'URLs to read: a bare URL, this JSON, or a CloudEvent (binary or structured) that carries either',
  public: 'in',
  schema: urlRecord,
  version: 1,
  partitions: 8,
  retentionMs: 7 * DAY_MS,
  compact: false,
  maxBytes: 256 * 1024,
  keyed: 'any; the URL where quakewire writes',
  key: (value) => value.url,
  orderKey: () => null,
  eventId: (value) => identifier('urls', value.url),
};
