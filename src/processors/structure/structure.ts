/** structure: a document revision in, the complete list of what it says about earthquakes out. */
import { decode, encode } from '../../../topics/contract.ts';
import { type Document, documents } from '../../../topics/documents.ts';
import { refine } from '../../../topics/refine.ts';
import { reports } from '../../../topics/reports.ts';
import type { QuakeDocument, Structured } from '../../domains/earthquake/document.ts';
import { recordOf } from '../../domains/earthquake/record.ts';
import { isRelevant } from '../../domains/earthquake/relevant.ts';
import { publishedWithOffset } from '../../domains/earthquake/times.ts';
import { type Answer, type Context, done, type Processor } from '../../engine/processor.ts';
import type { PageWork } from '../../ports/page-work.ts';

const PATIENCE_MS = 10_000;
/** Code units; longer texts are lists of lists, in which there is little to ask for. */
const LONGEST_REFINED = 100_000;
const NOTHING: Structured = { language: null, reports: [], retractions: [], open: [] };

export interface StructureDeps {
  readonly pages: Pick<PageWork, 'structure'>;
  readonly deadlineMs: number;
  /** Whether somebody answers what rules leave open. */
  readonly refines: boolean;
}

export function createStructure(deps: StructureDeps): Processor<Document> {
  return {
    name: 'structure',
    input: documents,
    deadlineMs: deps.deadlineMs,
    patienceMs: PATIENCE_MS,
    decode: (record) => decode(documents, record),
    facts: ({ id, url }) => ({ documentId: id, url }),
    handle: (document, _record, context) => handle(deps, document, context),
  };
}

async function handle({ pages, refines }: StructureDeps, document: Document, context: Context): Promise<Answer> {
  const started = performance.now();
  const asked = quakeDocument(document);
  // most documents are about something else: these are not worth a thread
  const found = isRelevant(asked) ? await context.expose(() => pages.structure(asked, context.signal)) : NOTHING;
  context.time('structure', performance.now() - started);
  if (found.cut !== undefined) context.logger.warn({ documentId: document.id, cut: found.cut }, 'read in part');
  const said = reportsRecord(document, asked, found);
  for (const { role } of found.reports) context.count('reports', { role });
  const open = refines && asked.text.length <= LONGEST_REFINED ? found.open : [];
  const asking = open.length > 0 ? [encode(refine, { rules: said, document: asked, open })] : [];
  return done([encode(reports, said), ...asking]);
}

/** The document as the domain reads it; a withdrawn one says nothing any more. */
function quakeDocument({ status, title, text, language, publishedAt, country, site }: Document): QuakeDocument {
  const said = status === 'withdrawn' ? { title: '', text: '' } : { title: title ?? '', text };
  const from = { publishedAt: publishedAt?.value ?? null, country: country?.value ?? null };
  return { ...said, ...from, publishedAt: publishedWithOffset(from), language, site };
}

/** As the document stands, withdrawn or not, so that copies of its text are known by it. */
function reportsRecord({ id, revision, title, text, audit }: Document, asked: QuakeDocument, found: Structured) {
  // a page without a date was published before it was fetched: an earthquake of these days is one of these days still
  const publishedAt = asked.publishedAt ?? audit.fetchedAt;
  return recordOf(id, revision, { ...asked, title: title ?? '', text, publishedAt }, found);
}
