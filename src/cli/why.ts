import { document as documentSchema } from '../../topics/documents.ts';
import { failures } from '../../topics/failures.ts';
import type { ParkedRecord } from '../../topics/parked.ts';
import type { Data } from '../main.ts';
import type { FieldUtility } from '../page/reading.ts';
import { canonicalUrl, documentId } from '../page/url.ts';
import { CodedError } from '../ports/errors.ts';
import type { OutcomeRow } from '../ports/learning-store.ts';
import type { StoredAnswer } from '../ports/quake-store.ts';
import type { DocumentRow, Store } from '../ports/store.ts';
import { action, configFor, dataOption, jsonOption, print, printJson, type Register } from './common.ts';
import { decimal } from './profile-view.ts';
import { everything, readFailure } from './records.ts';
import { tellUnderWay, type UnderWay, underWay } from './under-way.ts';
import { type ExplainedEvent, explainEvent, type Quakes, quakesOf, tellEvent, tellQuakes } from './why-event.ts';

interface Tried extends Pick<OutcomeRow, 'version' | 'utility' | 'valid' | 'fault' | 'chosen'> {
  readonly id: string;
  /** Whose profile it is, and what it is now; null where it is no longer known. */
  readonly site: string | null;
  readonly status: string | null;
}

interface Published extends Pick<DocumentRow, 'status' | 'revision' | 'site' | 'pageHash'>, Quakes {
  readonly url: string;
  readonly documentId: string;
  readonly path: string;
  readonly profile: { readonly id: string; readonly version: number } | null;
  readonly utility: Readonly<Record<string, FieldUtility>>;
  /** Whether the page's bytes are still there. */
  readonly stored: boolean;
  readonly rendered: boolean;
  /** The stored page was read again, after a profile had been learned; what was no better was not published. */
  readonly reread: boolean;
  readonly considered: readonly Tried[];
  /** What language models were asked about its earthquakes. */
  readonly asked: readonly Asked[];
}

type Asked = Pick<StoredAnswer, 'model' | 'promptVersion' | 'inputHash' | 'output' | 'verdict'>;

interface Failed extends Pick<ParkedRecord, 'code' | 'message'> {
  readonly url: string;
  readonly documentId: string;
  readonly status: 'failed';
}

export const registerWhy: Register = (program) => {
  program
    .command('why')
    .description(
      'how the document at a URL was read: profiles considered, and what each scored; or what an event rests on',
    )
    .argument('<url>', 'address of the document, or its id; or the id of an event')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async (url: string, { data, json }: { data?: string; json?: boolean }) => {
        const { openData } = await import('../main.ts');
        const opened = await openData(configFor({ data }), 'quakewire why');
        try {
          const answer = await explain(opened, url);
          await (json ? printJson(answer) : print(told(answer)));
        } finally {
          await opened.close();
        }
      }),
    );
};

type Answer = Published | UnderWay | Failed | ExplainedEvent;

function told(answer: Answer): string {
  if ('eventId' in answer) return tellEvent(answer);
  if (answer.status === 'submitted') return tellUnderWay(answer);
  return answer.status === 'failed' ? tellFailure(answer) : tell(answer);
}

/** `given`: a URL, or the id of a document or an event. Throws USAGE where nothing is known of it. */
async function explain({ store, log }: Data, given: string): Promise<Answer> {
  const isId = ID.test(given);
  const id = isId ? given.toLowerCase() : idAt(given);
  const row = await store.document(id);
  if (row !== null) return explainDocument(store, isId ? row.url : given, row);
  const event = isId ? await store.quakes.event(id) : null;
  if (event !== null) return explainEvent(store, event);
  // a failure gives its claim up: whoever has one came later
  if (await store.isUnderWay(id, Date.now())) return underWay(log, { url: isId ? null : given, documentId: id });
  let last: ParkedRecord | null = null;
  for await (const record of everything(log, failures.topic)) {
    const failure = readFailure(record);
    if (failure?.documentId === id) last = failure;
  }
  if (last === null)
    throw new CodedError('USAGE', isId ? 'nothing is known of this id: ask by its URL' : NOTHING_KNOWN, {
      value: given,
    });
  const url = isId ? (last.url ?? given) : given;
  return { url, documentId: id, status: 'failed', code: last.code, message: last.message };
}

const NOTHING_KNOWN =
  'nothing is known of this URL: `quakewire submit` it; if it was submitted a moment ago, ask again while `quakewire run` runs';

const ID = /^[0-9a-f]{32}$/i;

function idAt(url: string): string {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(url))
    throw new CodedError('USAGE', 'neither a document’s id nor a URL, which begins with http:// or https://', {
      value: url,
    });
  return documentId(canonicalUrl(url));
}

async function explainDocument(store: Store, url: string, row: DocumentRow): Promise<Published> {
  const { id, revision, status, site, pageHash } = row;
  const { path, profile, utility, audit } = documentSchema.parse(JSON.parse(row.parsed));
  const outcomes = await store.outcomesOfDocument(id);
  const tried = outcomes.filter(({ profileId }) => profileId !== null);
  const considered = await Promise.all(tried.map((outcome) => withProfile(store, outcome)));
  return {
    url,
    documentId: id,
    status,
    revision,
    site,
    path,
    profile,
    utility,
    pageHash,
    stored: (await store.page(pageHash)) !== null,
    rendered: audit.rendered,
    reread: isReread(outcomes),
    considered: considered.sort((one, other) => other.utility - one.utility),
    asked: (await store.quakes.answersAbout(id)).map(askedOf),
    ...(await quakesOf(store, id)),
  };
}

function askedOf({ model, promptVersion, inputHash, output, verdict }: StoredAnswer): Asked {
  return { model, promptVersion, inputHash, output: output.trim(), verdict };
}

/** Once without a profile, or with another one, and then again. */
function isReread(outcomes: readonly OutcomeRow[]): boolean {
  const unread = outcomes.some(({ profileId }) => profileId === null);
  const chosen = outcomes.filter((outcome) => outcome.chosen);
  return chosen.length > (unread ? 0 : 1);
}

async function withProfile(store: Store, { profileId, ...outcome }: OutcomeRow): Promise<Tried> {
  const id = profileId ?? '';
  const { version, utility, valid, fault, chosen } = outcome;
  const profile = (await store.profiles({ id })).find((one) => one.version === version);
  const { site = null, status = null } = profile ?? {};
  return { id, version, site, status, utility, valid, fault, chosen };
}

/** Messages of coded errors begin with the code. */
const tellFailure = ({ documentId: id, code, message }: Failed): string =>
  `${id}  failed: ${message.startsWith(`${code}: `) ? '' : `${code}: `}${message}`;

function tell(answer: Published): string {
  const { documentId: id, status, revision, path, profile, pageHash, stored, reread, rendered } = answer;
  const reader = profile === null ? '' : ` by profile ${profile.id} version ${profile.version}`;
  const again = profile === null ? 'read again since, which made it no better' : 'read again after it was learned';
  const marks = [reread ? again : '', rendered ? 'rendered' : ''].filter(Boolean);
  return [
    `${id}  ${status}, revision ${revision}`,
    `  as published, read on the path ${path}${reader}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    `  page ${pageHash}${stored ? '' : ', no longer stored'}`,
    ...Object.entries(answer.utility).map(([field, utility]) => `  utility of ${field}: ${termsOf(utility)}`),
    answer.considered.length === 0
      ? '  no profile was considered'
      : '  profiles considered, by the mean utility of the fields that each has selectors for:',
    ...answer.considered.map((one) => `    ${tellTried(one)}`),
    ...(answer.asked.length === 0 ? [] : ['  language models were asked about its earthquakes:']),
    ...answer.asked.map((one) => `    ${one.verdict}: ${one.model} ${one.promptVersion} ${one.output}`),
    ...tellQuakes(answer),
  ].join('\n');
}

const termsOf = ({ total, length, structure, semantics }: FieldUtility): string =>
  `${decimal(total)} (length ${decimal(length)}, structure ${decimal(structure)}, semantics ${decimal(semantics)})`;

function tellTried({ id, version, site, status, utility, valid, fault, chosen }: Tried): string {
  const verdict = chosen ? 'chosen' : valid ? 'valid' : `not valid${fault === null ? '' : `: ${fault}`}`;
  return `${decimal(utility)} ${id} version ${version} of ${site ?? '(unknown)'}, now ${status ?? 'gone'}: ${verdict}`;
}
