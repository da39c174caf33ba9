/** intake: whatever publishers send -> accepted URLs, one fetch record each, keyed by host. */
import { encode } from '../../../topics/contract.ts';
import { fetch } from '../../../topics/fetch.ts';
import { type UrlRecord, urls } from '../../../topics/urls.ts';
import { HEADER } from '../../engine/headers.ts';
import { done, type Processor } from '../../engine/processor.ts';
import { canonicalUrl, documentId } from '../../page/url.ts';
import { CodedError } from '../../ports/errors.ts';
import type { OutRecord } from '../../ports/log.ts';
import { readUrlRecord } from './formats.ts';

/** A URL record with its canonical URL and the id of its document. */
interface Accepted extends UrlRecord {
  readonly canonical: string;
  readonly documentId: string;
}

export const intake: Processor<Accepted> = {
  name: 'intake',
  input: urls,
  deadlineMs: 10_000,
  patienceMs: 10_000,

  decode(record) {
    // a log with other limits than ours may have let it through
    if (record.value.length > urls.maxBytes) {
      throw new CodedError('RECORD_TOO_LARGE', `a URL takes at most ${urls.maxBytes} bytes`, {
        value: record.value.length,
      });
    }
    const asked = readUrlRecord(record);
    const canonical = canonicalUrl(asked.url);
    return { ...asked, canonical, documentId: documentId(canonical) };
  },

  facts: (asked) => ({ documentId: asked.documentId, url: asked.canonical }),

  handle(asked, _record, context) {
    const now = context.now();
    if (asked.notAfter !== undefined && Date.parse(asked.notAfter) < now) {
      throw new CodedError('EXPIRED', 'notAfter has passed', { value: asked.notAfter });
    }
    const accepted = [fetchRecord(asked)];
    // a withdrawal concerns a document that already holds its URL: there is nothing to claim
    if (asked.withdraw) return done(accepted);
    const claim = { documentId: asked.documentId, input: context.input, now, refresh: asked.refresh ?? false };
    return done([], async (tx) => {
      if (await tx.claim(claim)) return accepted;
      context.logger.debug({ documentId: asked.documentId, url: asked.canonical }, 'dropped: it is being read, or was');
      return [];
    });
  },
};

function fetchRecord(asked: Accepted): OutRecord {
  const { canonical, documentId, language, country, render, refresh, withdraw, notAfter } = asked;
  const value = {
    documentId,
    url: canonical,
    location: canonical,
    hops: 0,
    language,
    country,
    render,
    refresh,
    withdraw,
  };
  return encode(fetch, value, notAfter === undefined ? {} : { [HEADER.notAfter]: String(Date.parse(notAfter)) });
}
